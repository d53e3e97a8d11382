/** Names of Newleaf, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // cards
  'air-balloon': { name: 'Montgolfière', many: 'Montgolfières', g: 'f' },
  baker: { name: 'Boulanger', g: 'm' },
  bank: { name: 'Banque', g: 'f' },
  chipsmith: { name: 'Forge-miettes', many: 'Forge-miettes', g: 'm' },
  'city-hall': { name: 'Hôtel de ville', g: 'm' },
  conductor: { name: 'Chef de train', g: 'm' },
  diplomat: { name: 'Diplomate', g: 'm' },
  'ever-wall': { name: 'Muraille éternelle', g: 'f' },
  'freight-car': { name: 'Wagon de marchandises', g: 'm' },
  gardener: { name: 'Jardinier', many: 'Jardiniers', g: 'm' },
  greenhouse: { name: 'Serre', many: 'Serres', g: 'f' },
  hotel: { name: 'Hôtel', many: 'Hôtels', g: 'm' },
  inventor: { name: 'Inventeur', g: 'm' },
  lamplighter: { name: 'Allumeur de réverbères', many: 'Allumeurs de réverbères', g: 'm' },
  library: { name: 'Bibliothèque', g: 'f' },
  locomotive: { name: 'Locomotive', g: 'f' },
  magician: { name: 'Magicien', g: 'm' },
  'main-road': { name: 'Rue principale', g: 'f' },
  mayor: { name: 'Maire', g: 'm' },
  miller: { name: 'Meunier', g: 'm' },
  museum: { name: 'Musée', g: 'm' },
  photographer: { name: 'Photographe', g: 'm' },
  poet: { name: 'Poète', many: 'Poètes', g: 'm' },
  'tea-house': { name: 'Salon de thé', many: 'Salons de thé', g: 'm' },

  // basic-event
  'big-city': 'Grande ville',
  'scenic-flight': 'Vol panoramique',

  // special-event
  'city-jubilee': 'Jubilé de la ville',
  'ever-wall-tower-constructed': 'Tour de la Muraille éternelle',
  'glow-light-festival': 'Fête des lumières',
  'hot-air-balloon-race': 'Course de montgolfières',
  'juniper-jig-dance-contest': 'Concours de gigue du genévrier',
  'magic-show': 'Spectacle de magie',
  'royal-tea': 'Thé royal',
  'stock-market-boom': 'Envolée de la Bourse',
  'sunflower-parade': 'Défilé des tournesols',

  // forest-location
  'forest-four-twigs': '4 brindilles',
  'forest-two-twigs-one-resin': '2 brindilles + 1 résine',
  'forest-copy-forest': 'copier un lieu de Forêt',

  // location
  knoll: { name: 'Butte', g: 'f' },
  'station-platform': { name: 'Quai', g: 'm' },
  'station-cards': 'Cartes de la Gare',

  // train-car
  'train-car-berry': '1 baie',
  'train-car-resin': '1 résine',
  'train-car-pebble': '1 galet',
  'train-car-any': '1 au choix',
  'train-car-two-twigs': '2 brindilles',
  'train-car-point': '1 point',

  // visitor
  'bim-little': 'Bim Lepetit',
  'bosley-tedwardson': 'Bosley Tedwardson',
  'butterbell-sweetpaw': 'Boutondor Sucrepatte',
  'diggs-deepwell': 'Diggs Fondupuits',
  'dillweed-quicksniff': 'Aneth Flairevite',
  'dim-dustlight': 'Dim Poudrelueur',
  'dip-dibble': 'Dip Gouttelet',
  'dune-tarrington': 'Dune Tarrington',
  'dwell-northwatch': 'Dwell Gardenord',
  'edvard-triptail': 'Edvard Trébuchequeue',
  'frin-stickly': 'Frin Collepatte',
  'glindil-frink': 'Glindil Frink',
  'iggy-silverscale': 'Iggy Écaillargent',
  'mossy-steptoe': 'Moussie Trottemenu',
  'orin-nimblepaw': 'Orin Vivepatte',
  'oscar-longtale': 'Oscar Longconte',
  'phill-gurgle': 'Phill Glouglou',
  'piff-quillglow': 'Piff Brillepique',
  'plum-shortclaw': 'Prune Courtegriffe',
  'quinn-cleanwhisker': 'Quinn Moustachenette',
  'reemy-sniggle': 'Rémi Ricanet',
  'rivil-ablacus': 'Rivil Ablacus',
  'ruby-dew': 'Rubis Rosée',
  'saris-clearwhistle': 'Saris Clairsifflet',
  'sir-trivle-q-s-marqwill-iii': 'Sire Trivle Q.S. Marqwill III',
  'skid-shinysnout': 'Skid Brillemuseau',
  'snout-puddlehop': 'Snout Sauteflaque',
  'triss-peske': 'Triss Peske',
  'wildell-family': 'Famille Wildell',
  'willow-greengrin': 'Willow Vertsourire',
  'wimble-wuffle': 'Wimble Wuffle',
  'yara-and-brun-mayberry': 'Yara & Brun Baiedemai',

  // term
  'term-golden-token': { name: 'jeton Occupé doré', many: 'jetons Occupé dorés', g: 'm' },
  'term-golden-banner': { name: 'bannière dorée', g: 'f' },
  'newleaf-station': { name: 'Gare', g: 'f' },
  'newleaf-train-car': { name: 'wagon', many: 'wagons', g: 'm' },
  'newleaf-visitor': { name: 'visiteur', many: 'visiteurs', g: 'm' },
  'newleaf-ticket': { name: 'billet', many: 'billets', g: 'm' },
  'newleaf-outbound': { name: 'aller', g: 'm' },
  'newleaf-return': { name: 'retour', g: 'm' },
  'newleaf-reservation': { name: 'réservation', g: 'f' },
  'newleaf-reservation-token': { name: 'jeton Réservation', g: 'm' },
  'newleaf-bag': { name: 'sac', g: 'm' },

  // expansion
  'box-newleaf': 'Newleaf',
  'box-newleaf-cards': 'Newleaf : Créatures et Constructions',
  'box-newleaf-forest': 'Newleaf : cartes Forêt',
  'box-newleaf-events': 'Newleaf : Événements spéciaux',
  'box-newleaf-basic-events': 'Newleaf : Événements de base',
  'box-tickets': 'Newleaf : billets',
  'box-reservation': 'Newleaf : réservation',

  // action
  'action-use-ticket': 'Utiliser votre billet',
  'action-reserve-card': 'Réserver une carte',

  // verb
  'verb-reserve': 'réserver',
} satisfies NameTable;
