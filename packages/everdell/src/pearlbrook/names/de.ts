/** Names of Pearlbrook, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // cards
  bridge: { name: 'Brücke', g: 'f' },
  ferry: { name: 'Fähre', g: 'f' },
  'ferry-ferret': { name: 'Fährfrettchen', g: 'n' },
  harbor: { name: 'Hafen', g: 'm' },
  messenger: { name: 'Kurier', many: 'Kuriere', g: 'm' },
  pirate: { name: 'Pirat', many: 'Piraten', g: 'm', acc: 'Piraten' },
  'pirate-ship': { name: 'Piratenschiff', many: 'Piratenschiffe', g: 'n' },
  shipwright: { name: 'Schiffsbauer', g: 'm' },

  // special-event
  'masquerade-invitations': 'Einladung zum Maskenball',
  'river-race': 'Flussrennen',
  'riverside-resort': 'Flussbad',
  'romantic-cruise': 'Romantische Kreuzfahrt',
  'sunken-treasure-discovered': 'Entdeckung eines versunkenen Schatzes',
  'x-marks-the-spot': 'Ein X markiert den Schatz',

  // forest-location
  'forest-two-pebbles-one-card': '2 Kiesel + 1 Karte',
  'forest-resin-pebble-or-four-cards': 'Harz + Kiesel oder 4 Karten',
  'forest-berry-pebble-card': 'Beere + Kiesel + Karte',
  'forest-refresh-meadow-any': '2 ersetzen, 2 von der Wiese, 1 beliebige',

  // location
  shoal: { name: 'Untiefe', g: 'f' },

  // river-destination
  'gus-the-gardener': 'Gus der Gärtner',
  'bosley-the-artist': 'Bosley der Künstler',
  'crustina-the-constable': 'Crustina die Wachtmeisterin',
  'iluminor-the-inventor': 'Iluminor der Erfinder',
  'snout-the-explorer': 'Snout der Entdecker',
  'omicron-the-elder': 'Omicron der Älteste',
  ballroom: 'Ballsaal',
  watermill: 'Wassermühle',
  observatory: 'Sternwarte',
  market: 'Markt',
  'river-market': 'Flussmarkt',
  'great-hall': 'Großer Saal',
  gardens: 'Gärten',

  // river-spot
  'river-spot-production': '3 Produktion',
  'river-spot-destination': '2 Ziel',
  'river-spot-governance': '2 Verwaltung',
  'river-spot-traveler': '2 Bewegung',

  // wonder
  'hopewatch-gate': 'Tor der Hoffnungswache',
  'mistrise-fountain': 'Nebelsteig-Brunnen',
  'sunblaze-bridge': 'Sonnenstrahl-Brücke',
  'starfalls-flame': 'Sternenfall-Flamme',

  // adornment
  bell: 'Glocke',
  compass: 'Kompass',
  'gilded-book': 'Goldenes Buch',
  hourglass: 'Sanduhr',
  'key-to-the-city': 'Schlüssel zur Stadt',
  masque: 'Maske',
  mirror: 'Spiegel',
  scales: 'Waage',
  'seaglass-amulet': 'Meerglas-Amulett',
  spyglass: 'Fernrohr',
  sundial: 'Sonnenuhr',
  tiara: 'Tiara',

  // counter
  'resource-pearl': { name: 'Perle', many: 'Perlen', g: 'f' },

  // term
  'pearlbrook-frog': { name: 'Botschaftsfrosch', many: 'Botschaftsfrösche', g: 'm' },
  'pearlbrook-river-destination': { name: 'Flussort', many: 'Flussorte', g: 'm' },
  'pearlbrook-population': 'Bevölkerung',
  'pearlbrook-places': 'Örtlichkeiten',
  'pearlbrook-adornment': { name: 'Schmuckstück', many: 'Schmuckstücke', g: 'n' },
  'pearlbrook-wonder': { name: 'Wunder', many: 'Wunder', g: 'n' },
  'pearlbrook-wonder-location': { name: 'Wunderort', g: 'm' },

  // expansion
  'box-pearlbrook': 'Pearlbrook',

  // action
  'action-place-frog': 'Deinen Botschaftsfrosch einsetzen',
  'action-play-adornment': '1 Schmuckstück ausspielen',
} satisfies NameTable;
