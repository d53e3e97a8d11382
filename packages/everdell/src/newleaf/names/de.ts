/** Names of Newleaf, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // cards
  'air-balloon': { name: 'Heißluftballon', many: 'Heißluftballons', g: 'm' },
  baker: { name: 'Bäckerin', g: 'f' },
  bank: { name: 'Bank', g: 'f' },
  chipsmith: { name: 'Schmiedehörnchen', many: 'Schmiedehörnchen', g: 'n' },
  'city-hall': { name: 'Rathaus', g: 'n' },
  conductor: { name: 'Schaffner', g: 'm' },
  diplomat: { name: 'Diplomat', g: 'm', acc: 'Diplomaten' },
  'ever-wall': { name: 'Immermauer', g: 'f' },
  'freight-car': { name: 'Frachtwaggon', g: 'm' },
  gardener: { name: 'Gärtner', many: 'Gärtner', g: 'm' },
  greenhouse: { name: 'Gewächshaus', many: 'Gewächshäuser', g: 'n' },
  hotel: { name: 'Hotel', many: 'Hotels', g: 'n' },
  inventor: { name: 'Erfinderin', g: 'f' },
  lamplighter: { name: 'Laternenkäfer', many: 'Laternenkäfer', g: 'm' },
  library: { name: 'Bücherei', g: 'f' },
  locomotive: { name: 'Lokomotive', g: 'f' },
  magician: { name: 'Zauberin', g: 'f' },
  'main-road': { name: 'Hauptstraße', g: 'f' },
  mayor: { name: 'Bürgermeister', g: 'm' },
  miller: { name: 'Müllerin', g: 'f' },
  museum: { name: 'Museum', g: 'n' },
  photographer: { name: 'Fotografin', g: 'f' },
  poet: { name: 'Dichterling', many: 'Dichterlinge', g: 'm' },
  'tea-house': { name: 'Teestube', many: 'Teestuben', g: 'f' },

  // basic-event
  'big-city': 'Großstadt',
  'scenic-flight': 'Ausflug',

  // special-event
  'city-jubilee': 'Stadtjubiläum',
  'ever-wall-tower-constructed': 'Turm der Immermauer errichtet',
  'glow-light-festival': 'Lichterfest',
  'hot-air-balloon-race': 'Ballon-Wettrennen',
  'juniper-jig-dance-contest': 'Juniper Jig Tanzwettbewerb',
  'magic-show': 'Zaubershow',
  'royal-tea': 'Königliche Teeparty',
  'stock-market-boom': 'Die Börse boomt',
  'sunflower-parade': 'Sonnenblumenparade',

  // forest-location
  'forest-four-twigs': '4 Zweige',
  'forest-two-twigs-one-resin': '2 Zweige + 1 Harz',
  'forest-copy-forest': 'Waldort kopieren',

  // location
  knoll: { name: 'Hügel', g: 'm' },
  'station-platform': { name: 'Bahnsteig', g: 'm' },
  'station-cards': 'Karten vom Bahnhof',

  // train-car
  'train-car-berry': '1 Beere',
  'train-car-resin': '1 Harz',
  'train-car-pebble': '1 Kiesel',
  'train-car-any': '1 beliebige',
  'train-car-two-twigs': '2 Zweige',
  'train-car-point': '1 Punkt',

  // visitor
  'bim-little': 'Benni Klein',
  'bosley-tedwardson': 'Bosley Andersson',
  'butterbell-sweetpaw': 'Bärbel Süßpfote',
  'diggs-deepwell': 'Bing Brunnentief',
  'dillweed-quicksniff': 'Dietlieb Schnüffel',
  'dim-dustlight': 'Dorian Dämmerung',
  'dip-dibble': 'Tip Tröpfel',
  'dune-tarrington': 'Sheriff Dan',
  'dwell-northwatch': 'Delf Nordwacht',
  'edvard-triptail': 'Eduard Stolperschweif',
  'frin-stickly': 'Fred Schuster',
  'glindil-frink': 'Gilbert Frink',
  'iggy-silverscale': 'Ignatius Silberschweif',
  'mossy-steptoe': 'Mona Tanzpfote',
  'orin-nimblepaw': 'Ortwin Flinkpfote',
  'oscar-longtale': 'Oskar Langatem',
  'phill-gurgle': 'Phillip Glucks',
  'piff-quillglow': 'Pitt Sternschnuppe',
  'plum-shortclaw': 'Pluto Kurzklaue',
  'quinn-cleanwhisker': 'Quintia Sauberschnauz',
  'reemy-sniggle': 'René Giggel',
  'rivil-ablacus': 'Reginald von Schupp',
  'ruby-dew': 'Rubinia Morgentau',
  'saris-clearwhistle': 'Saria Klarpfiff',
  'sir-trivle-q-s-marqwill-iii': 'Tristan Q. S. Graf Reineke III',
  'skid-shinysnout': 'Snorri Glanznase',
  'snout-puddlehop': 'Snout Pfützenhüpf',
  'triss-peske': 'Trine Petersen',
  'wildell-family': 'Familie Wiesengrün',
  'willow-greengrin': 'Wilma Grinsegrün',
  'wimble-wuffle': 'Willibald Wuffel',
  'yara-and-brun-mayberry': 'Yara & Brun Maibeere',

  // term
  'term-golden-token': {
    name: 'Goldener Besetzt-Marker',
    many: 'Goldene Besetzt-Marker',
    g: 'm',
    acc: 'Goldenen Besetzt-Marker',
  },
  'term-golden-banner': { name: 'goldenes Banner', g: 'n' },
  'newleaf-station': { name: 'Bahnhof', g: 'm' },
  'newleaf-train-car': { name: 'Waggon', many: 'Waggons', g: 'm' },
  'newleaf-visitor': { name: 'Gast', many: 'Gäste', g: 'm' },
  'newleaf-ticket': { name: 'Ticket', many: 'Tickets', g: 'n' },
  'newleaf-outbound': { name: 'Hinfahrt', g: 'f' },
  'newleaf-return': { name: 'Rückfahrt', g: 'f' },
  'newleaf-reservation': { name: 'Reservierung', g: 'f' },
  'newleaf-reservation-token': { name: 'Reserviert-Marker', g: 'm' },
  'newleaf-bag': { name: 'Bahnhof-Beutel', g: 'm' },

  // expansion
  'box-newleaf': 'Newleaf',
  'box-newleaf-cards': 'Newleaf: Wesen und Bauwerke',
  'box-newleaf-forest': 'Newleaf: Waldkarten',
  'box-newleaf-events': 'Newleaf: Besondere Ereignisse',
  'box-newleaf-basic-events': 'Newleaf: Einfache Ereignisse',
  'box-tickets': 'Newleaf: Tickets',
  'box-reservation': 'Newleaf: Reservierung',

  // action
  'action-use-ticket': 'Ticket einsetzen',
  'action-reserve-card': 'Karte reservieren',

  // verb
  'verb-reserve': 'reservieren',
} satisfies NameTable;
