/** Names of Newleaf, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // cards
  'air-balloon': { name: 'Mongolfiera', many: 'Mongolfiere', g: 'f' },
  baker: { name: 'Fornaio', g: 'm' },
  bank: { name: 'Banca', g: 'f' },
  chipsmith: { name: 'Forgiatrucioli', many: 'Forgiatrucioli', g: 'm' },
  'city-hall': { name: 'Municipio', g: 'm' },
  conductor: { name: 'Capotreno', g: 'm' },
  diplomat: { name: 'Diplomatico', g: 'm' },
  'ever-wall': { name: 'Muro Eterno', g: 'm' },
  'freight-car': { name: 'Carro Merci', g: 'm' },
  gardener: { name: 'Giardiniere', many: 'Giardinieri', g: 'm' },
  greenhouse: { name: 'Serra', many: 'Serre', g: 'f' },
  hotel: { name: 'Albergo', many: 'Alberghi', g: 'm' },
  inventor: { name: 'Inventore', g: 'm' },
  lamplighter: { name: 'Lampionaio', many: 'Lampionai', g: 'm' },
  library: { name: 'Biblioteca', g: 'f' },
  locomotive: { name: 'Locomotiva', g: 'f' },
  magician: { name: 'Mago', g: 'm' },
  'main-road': { name: 'Via Principale', g: 'f' },
  mayor: { name: 'Sindaco', g: 'm' },
  miller: { name: 'Mugnaio', g: 'm' },
  museum: { name: 'Museo', g: 'm' },
  photographer: { name: 'Fotografo', g: 'm' },
  poet: { name: 'Poeta', many: 'Poeti', g: 'm' },
  'tea-house': { name: 'Sala da Tè', many: 'Sale da Tè', g: 'f' },

  // basic-event
  'big-city': 'Grande Città',
  'scenic-flight': 'Volo Panoramico',

  // special-event
  'city-jubilee': 'Giubileo Cittadino',
  'ever-wall-tower-constructed': 'Torre del Muro Eterno',
  'glow-light-festival': 'Festa delle Luci',
  'hot-air-balloon-race': 'Gara di Mongolfiere',
  'juniper-jig-dance-contest': 'Gara di Giga del Ginepro',
  'magic-show': 'Spettacolo di Magia',
  'royal-tea': 'Tè Reale',
  'stock-market-boom': 'Boom di Borsa',
  'sunflower-parade': 'Parata dei Girasoli',

  // forest-location
  'forest-four-twigs': '4 rametti',
  'forest-two-twigs-one-resin': '2 rametti + 1 resina',
  'forest-copy-forest': 'copia un luogo Foresta',

  // location
  knoll: { name: 'Poggio', g: 'm' },
  'station-platform': { name: 'Banchina', g: 'f' },
  'station-cards': 'Carte della Stazione',

  // train-car
  'train-car-berry': '1 bacca',
  'train-car-resin': '1 resina',
  'train-car-pebble': '1 ciottolo',
  'train-car-any': '1 a scelta',
  'train-car-two-twigs': '2 rametti',
  'train-car-point': '1 punto',

  // visitor
  'bim-little': 'Bim Little',
  'bosley-tedwardson': 'Bosley Tedwardson',
  'butterbell-sweetpaw': 'Butterbell Sweetpaw',
  'diggs-deepwell': 'Diggs Deepwell',
  'dillweed-quicksniff': 'Dillweed Quicksniff',
  'dim-dustlight': 'Dim Dustlight',
  'dip-dibble': 'Dip Dibble',
  'dune-tarrington': 'Dune Tarrington',
  'dwell-northwatch': 'Dwell Northwatch',
  'edvard-triptail': 'Edvard Triptail',
  'frin-stickly': 'Frin Stickly',
  'glindil-frink': 'Glindil Frink',
  'iggy-silverscale': 'Iggy Silverscale',
  'mossy-steptoe': 'Mossy Steptoe',
  'orin-nimblepaw': 'Orin Nimblepaw',
  'oscar-longtale': 'Oscar Longtale',
  'phill-gurgle': 'Phill Gurgle',
  'piff-quillglow': 'Piff Quillglow',
  'plum-shortclaw': 'Plum Shortclaw',
  'quinn-cleanwhisker': 'Quinn Cleanwhisker',
  'reemy-sniggle': 'Reemy Sniggle',
  'rivil-ablacus': 'Rivil Ablacus',
  'ruby-dew': 'Ruby Dew',
  'saris-clearwhistle': 'Saris Clearwhistle',
  'sir-trivle-q-s-marqwill-iii': 'Sir Trivle Q.S. Marqwill III',
  'skid-shinysnout': 'Skid Shinysnout',
  'snout-puddlehop': 'Snout Puddlehop',
  'triss-peske': 'Triss Peske',
  'wildell-family': 'Famiglia Wildell',
  'willow-greengrin': 'Willow Greengrin',
  'wimble-wuffle': 'Wimble Wuffle',
  'yara-and-brun-mayberry': 'Yara & Brun Mayberry',

  // term
  'term-golden-token': {
    name: 'segnalino occupato dorato',
    many: 'segnalini occupato dorati',
    g: 'm',
  },
  'term-golden-banner': { name: 'stendardo dorato', g: 'm' },
  'newleaf-station': { name: 'Stazione', g: 'f' },
  'newleaf-train-car': { name: 'vagone', many: 'vagoni', g: 'm' },
  'newleaf-visitor': { name: 'visitatore', many: 'visitatori', g: 'm' },
  'newleaf-ticket': { name: 'biglietto', many: 'biglietti', g: 'm' },
  'newleaf-outbound': { name: 'andata', g: 'f' },
  'newleaf-return': { name: 'ritorno', g: 'm' },
  'newleaf-reservation': { name: 'prenotazione', g: 'f' },
  'newleaf-reservation-token': { name: 'segnalino prenotazione', g: 'm' },
  'newleaf-bag': { name: 'sacchetto', g: 'm' },

  // expansion
  'box-newleaf': 'Newleaf',
  'box-newleaf-cards': 'Newleaf: Animali e Costruzioni',
  'box-newleaf-forest': 'Newleaf: carte Foresta',
  'box-newleaf-events': 'Newleaf: Eventi speciali',
  'box-newleaf-basic-events': 'Newleaf: Eventi base',
  'box-tickets': 'Newleaf: biglietti',
  'box-reservation': 'Newleaf: prenotazione',

  // action
  'action-use-ticket': 'Usare il Biglietto',
  'action-reserve-card': 'Riservare una Carta',

  // verb
  'verb-reserve': 'riservare',
} satisfies NameTable;
