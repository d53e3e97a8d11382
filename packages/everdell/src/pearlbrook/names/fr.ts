/** Names of Pearlbrook, in French. */
import type { NameTable } from '../../words/names.ts';

export const fr = {
  // cards
  bridge: { name: 'Pont', g: 'm' },
  ferry: { name: 'Bac', g: 'm' },
  'ferry-ferret': { name: 'Furet passeur', g: 'm' },
  harbor: { name: 'Port', g: 'm' },
  messenger: { name: 'Messager', many: 'Messagers', g: 'm' },
  pirate: { name: 'Pirate', many: 'Pirates', g: 'm' },
  'pirate-ship': { name: 'Bateau pirate', many: 'Bateaux pirates', g: 'm' },
  shipwright: { name: 'Charpentier naval', g: 'm' },

  // special-event
  'masquerade-invitations': 'Invitations au bal masqué',
  'river-race': 'Course sur la rivière',
  'riverside-resort': 'Séjour au bord de l’eau',
  'romantic-cruise': 'Croisière romantique',
  'sunken-treasure-discovered': 'Découverte d’un trésor englouti',
  'x-marks-the-spot': 'Une croix sur la carte',

  // forest-location
  'forest-two-pebbles-one-card': '2 galets + 1 carte',
  'forest-resin-pebble-or-four-cards': 'résine + galet ou 4 cartes',
  'forest-berry-pebble-card': 'baie + galet + carte',
  'forest-refresh-meadow-any': 'en renouveler 2, 2 de la Prairie, 1 au choix',

  // location
  shoal: { name: 'Haut-fond', g: 'm' },

  // river-destination
  'gus-the-gardener': 'Gus le Jardinier',
  'bosley-the-artist': 'Bosley l’Artiste',
  'crustina-the-constable': 'Crustina la Gendarme',
  'iluminor-the-inventor': 'Iluminor l’Inventeur',
  'snout-the-explorer': 'Snout l’Explorateur',
  'omicron-the-elder': 'Omicron l’Ancien',
  ballroom: 'Salle de bal',
  watermill: 'Moulin à eau',
  observatory: 'Observatoire',
  market: 'Marché',
  'river-market': 'Marché fluvial',
  'great-hall': 'Grande salle',
  gardens: 'Jardins',

  // river-spot
  'river-spot-production': '3 Production',
  'river-spot-destination': '2 Destination',
  'river-spot-governance': '2 Gouvernance',
  'river-spot-traveler': '2 Voyage',

  // wonder
  'hopewatch-gate': 'Porte de Gardespoir',
  'mistrise-fountain': 'Fontaine de Lèvebrume',
  'sunblaze-bridge': 'Pont de Flambesoleil',
  'starfalls-flame': 'Flamme de Tombétoile',

  // adornment
  bell: 'Cloche',
  compass: 'Boussole',
  'gilded-book': 'Livre doré',
  hourglass: 'Sablier',
  'key-to-the-city': 'Clé de la ville',
  masque: 'Masque',
  mirror: 'Miroir',
  scales: 'Balance',
  'seaglass-amulet': 'Amulette en verre de mer',
  spyglass: 'Longue-vue',
  sundial: 'Cadran solaire',
  tiara: 'Diadème',

  // counter
  'resource-pearl': { name: 'perle', many: 'perles', g: 'f' },

  // term
  'pearlbrook-frog': { name: 'grenouille ambassadrice', many: 'grenouilles ambassadrices', g: 'f' },
  'pearlbrook-river-destination': {
    name: 'destination de rivière',
    many: 'destinations de rivière',
    g: 'f',
  },
  'pearlbrook-population': 'Habitants',
  'pearlbrook-places': 'Lieux',
  'pearlbrook-adornment': { name: 'parure', many: 'parures', g: 'f' },
  'pearlbrook-wonder': { name: 'merveille', many: 'merveilles', g: 'f' },
  'pearlbrook-wonder-location': { name: 'lieu de merveille', g: 'm' },

  // expansion
  'box-pearlbrook': 'Pearlbrook',

  // action
  'action-place-frog': 'Placer votre grenouille ambassadrice',
  'action-play-adornment': 'Jouer une parure',
} satisfies NameTable;
