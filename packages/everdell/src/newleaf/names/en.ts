/** Names of Newleaf, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // cards
  'air-balloon': { name: 'Air Balloon', many: 'Air Balloons' },
  baker: 'Baker',
  bank: 'Bank',
  chipsmith: { name: 'Chipsmith', many: 'Chipsmiths' },
  'city-hall': 'City Hall',
  conductor: 'Conductor',
  diplomat: 'Diplomat',
  'ever-wall': 'Ever Wall',
  'freight-car': 'Freight Car',
  gardener: { name: 'Gardener', many: 'Gardeners' },
  greenhouse: { name: 'Greenhouse', many: 'Greenhouses' },
  hotel: { name: 'Hotel', many: 'Hotels' },
  inventor: 'Inventor',
  lamplighter: { name: 'Lamplighter', many: 'Lamplighters' },
  library: 'Library',
  locomotive: 'Locomotive',
  magician: 'Magician',
  'main-road': 'Main Road',
  mayor: 'Mayor',
  miller: 'Miller',
  museum: 'Museum',
  photographer: 'Photographer',
  poet: { name: 'Poet', many: 'Poets' },
  'tea-house': { name: 'Tea House', many: 'Tea Houses' },

  // basic-event
  'big-city': 'Big City',
  'scenic-flight': 'Scenic Flight',

  // special-event
  'city-jubilee': 'City Jubilee',
  'ever-wall-tower-constructed': 'Ever Wall Tower Constructed',
  'glow-light-festival': 'Glow Light Festival',
  'hot-air-balloon-race': 'Hot Air Balloon Race',
  'juniper-jig-dance-contest': 'Juniper Jig Dance Contest',
  'magic-show': 'Magic Show',
  'royal-tea': 'Royal Tea',
  'stock-market-boom': 'Stock Market Boom',
  'sunflower-parade': 'Sunflower Parade',

  // forest-location
  'forest-four-twigs': '4 twigs',
  'forest-two-twigs-one-resin': '2 twigs + 1 resin',
  'forest-copy-forest': 'copy a Forest location',

  // location
  knoll: 'Knoll',
  'station-platform': 'Station',
  'station-cards': 'Station cards',

  // train-car
  'train-car-berry': '1 berry',
  'train-car-resin': '1 resin',
  'train-car-pebble': '1 pebble',
  'train-car-any': '1 any',
  'train-car-two-twigs': '2 twigs',
  'train-car-point': '1 point',

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
  'wildell-family': 'Wildell Family',
  'willow-greengrin': 'Willow Greengrin',
  'wimble-wuffle': 'Wimble Wuffle',
  'yara-and-brun-mayberry': 'Yara & Brun Mayberry',

  // term
  'term-golden-token': { name: 'golden occupied token', many: 'golden occupied tokens' },
  'term-golden-banner': 'golden banner',
  'newleaf-station': 'Station',
  'newleaf-train-car': { name: 'train car', many: 'train cars' },
  'newleaf-visitor': { name: 'visitor', many: 'visitors' },
  'newleaf-ticket': { name: 'ticket', many: 'tickets' },
  'newleaf-outbound': 'outbound',
  'newleaf-return': 'return',
  'newleaf-reservation': 'reservation',
  'newleaf-reservation-token': 'reservation token',
  'newleaf-bag': 'bag',

  // expansion
  'box-newleaf': 'Newleaf',
  'box-newleaf-cards': 'Newleaf: Critters and Constructions',
  'box-newleaf-forest': 'Newleaf: Forest cards',
  'box-newleaf-events': 'Newleaf: special Events',
  'box-newleaf-basic-events': 'Newleaf: basic Events',
  'box-tickets': 'Newleaf: tickets',
  'box-reservation': 'Newleaf: reservation',

  // action
  'action-use-ticket': 'Use your Ticket',
  'action-reserve-card': 'Reserve a Card',

  // verb
  'verb-reserve': 'reserve',
} satisfies NameTable;
