/** Names of Pearlbrook, in Italian. */
import type { NameTable } from '../../words/names.ts';

export const it = {
  // cards
  bridge: { name: 'Ponte', g: 'm' },
  ferry: { name: 'Traghetto', g: 'm' },
  'ferry-ferret': { name: 'Furetto Traghettatore', g: 'm' },
  harbor: { name: 'Porto', g: 'm' },
  messenger: { name: 'Messaggero', many: 'Messaggeri', g: 'm' },
  pirate: { name: 'Pirata', many: 'Pirati', g: 'm' },
  'pirate-ship': { name: 'Nave Pirata', many: 'Navi Pirata', g: 'f' },
  shipwright: { name: 'Maestro d’Ascia', g: 'm' },

  // special-event
  'masquerade-invitations': 'Inviti al Ballo in Maschera',
  'river-race': 'Regata sul Fiume',
  'riverside-resort': 'Villeggiatura sul Fiume',
  'romantic-cruise': 'Crociera Romantica',
  'sunken-treasure-discovered': 'Scoperta di un Tesoro Sommerso',
  'x-marks-the-spot': 'La X Indica il Punto',

  // forest-location
  'forest-two-pebbles-one-card': '2 ciottoli + 1 carta',
  'forest-resin-pebble-or-four-cards': 'resina + ciottolo o 4 carte',
  'forest-berry-pebble-card': 'bacca + ciottolo + carta',
  'forest-refresh-meadow-any': 'cambiane 2, 2 dal Prato, 1 a scelta',

  // location
  shoal: { name: 'Secca', g: 'f' },

  // river-destination
  'gus-the-gardener': 'Gus il Giardiniere',
  'bosley-the-artist': 'Bosley l’Artista',
  'crustina-the-constable': 'Crustina l’Agente',
  'iluminor-the-inventor': 'Iluminor l’Inventore',
  'snout-the-explorer': 'Snout l’Esploratore',
  'omicron-the-elder': 'Omicron l’Anziano',
  ballroom: 'Sala da Ballo',
  watermill: 'Mulino ad Acqua',
  observatory: 'Osservatorio',
  market: 'Mercato',
  'river-market': 'Mercato Fluviale',
  'great-hall': 'Sala Grande',
  gardens: 'Giardini',

  // river-spot
  'river-spot-production': '3 Produzione',
  'river-spot-destination': '2 Destinazione',
  'river-spot-governance': '2 Governo',
  'river-spot-traveler': '2 Viaggiatore',

  // wonder
  'hopewatch-gate': 'Porta di Guardasperanza',
  'mistrise-fountain': 'Fontana di Levanebbia',
  'sunblaze-bridge': 'Ponte di Ardisole',
  'starfalls-flame': 'Fiamma di Cadistella',

  // adornment
  bell: 'Campana',
  compass: 'Bussola',
  'gilded-book': 'Libro Dorato',
  hourglass: 'Clessidra',
  'key-to-the-city': 'Chiave della Città',
  masque: 'Maschera',
  mirror: 'Specchio',
  scales: 'Bilancia',
  'seaglass-amulet': 'Amuleto di Vetro Marino',
  spyglass: 'Cannocchiale',
  sundial: 'Meridiana',
  tiara: 'Tiara',

  // counter
  'resource-pearl': { name: 'perla', many: 'perle', g: 'f' },

  // term
  'pearlbrook-frog': { name: 'rana ambasciatrice', many: 'rane ambasciatrici', g: 'f' },
  'pearlbrook-river-destination': {
    name: 'destinazione fluviale',
    many: 'destinazioni fluviali',
    g: 'f',
  },
  'pearlbrook-population': 'Abitanti',
  'pearlbrook-places': 'Luoghi',
  'pearlbrook-adornment': { name: 'ornamento', many: 'ornamenti', g: 'm' },
  'pearlbrook-wonder': { name: 'meraviglia', many: 'meraviglie', g: 'f' },
  'pearlbrook-wonder-location': { name: 'luogo meraviglia', g: 'm' },

  // expansion
  'box-pearlbrook': 'Pearlbrook',

  // action
  'action-place-frog': 'Collocare la Rana Ambasciatrice',
  'action-play-adornment': 'Giocare un Ornamento',
} satisfies NameTable;
