/** Names of Pearlbrook, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // cards
  bridge: 'Bridge',
  ferry: 'Ferry',
  'ferry-ferret': 'Ferry Ferret',
  harbor: 'Harbor',
  messenger: { name: 'Messenger', many: 'Messengers' },
  pirate: { name: 'Pirate', many: 'Pirates' },
  'pirate-ship': { name: 'Pirate Ship', many: 'Pirate Ships' },
  shipwright: 'Shipwright',

  // special-event
  'masquerade-invitations': 'Masquerade Invitations',
  'river-race': 'River Race',
  'riverside-resort': 'Riverside Resort',
  'romantic-cruise': 'Romantic Cruise',
  'sunken-treasure-discovered': 'Sunken Treasure Discovered',
  'x-marks-the-spot': 'X Marks the Spot',

  // forest-location
  'forest-two-pebbles-one-card': '2 pebbles + 1 card',
  'forest-resin-pebble-or-four-cards': 'resin + pebble, or 4 cards',
  'forest-berry-pebble-card': 'berry + pebble + card',
  'forest-refresh-meadow-any': 'refresh 2, take 2 Meadow cards, 1 any',

  // location
  shoal: 'Shoal',

  // river-destination
  'gus-the-gardener': 'Gus the Gardener',
  'bosley-the-artist': 'Bosley the Artist',
  'crustina-the-constable': 'Crustina the Constable',
  'iluminor-the-inventor': 'Iluminor the Inventor',
  'snout-the-explorer': 'Snout the Explorer',
  'omicron-the-elder': 'Omicron the Elder',
  ballroom: 'Ballroom',
  watermill: 'Watermill',
  observatory: 'Observatory',
  market: 'Market',
  'river-market': 'River Market',
  'great-hall': 'Great Hall',
  gardens: 'Gardens',

  // river-spot
  'river-spot-production': '3 Production',
  'river-spot-destination': '2 Destination',
  'river-spot-governance': '2 Governance',
  'river-spot-traveler': '2 Traveler',

  // wonder
  'hopewatch-gate': 'Hopewatch Gate',
  'mistrise-fountain': 'Mistrise Fountain',
  'sunblaze-bridge': 'Sunblaze Bridge',
  'starfalls-flame': 'Starfall’s Flame',

  // adornment
  bell: 'Bell',
  compass: 'Compass',
  'gilded-book': 'Gilded Book',
  hourglass: 'Hourglass',
  'key-to-the-city': 'Key to the City',
  masque: 'Masque',
  mirror: 'Mirror',
  scales: 'Scales',
  'seaglass-amulet': 'Seaglass Amulet',
  spyglass: 'Spyglass',
  sundial: 'Sundial',
  tiara: 'Tiara',

  // counter
  'resource-pearl': { name: 'pearl', many: 'pearls' },

  // term
  'pearlbrook-frog': { name: 'frog ambassador', many: 'frog ambassadors' },
  'pearlbrook-river-destination': { name: 'River Destination', many: 'River Destinations' },
  'pearlbrook-population': 'Population',
  'pearlbrook-places': 'Locations',
  'pearlbrook-adornment': { name: 'adornment', many: 'adornments' },
  'pearlbrook-wonder': { name: 'wonder', many: 'wonders' },
  'pearlbrook-wonder-location': 'wonder location',

  // expansion
  'box-pearlbrook': 'Pearlbrook',

  // action
  'action-place-frog': 'Place your Frog Ambassador',
  'action-play-adornment': 'Play an Adornment',
} satisfies NameTable;
