/** Locations of every kind; those without a printed name carry a label. */
import type { NameTable } from '../../names.ts';

export const places = {
  // basic-location
  'basic-three-twigs': '3 Zweige',
  'basic-two-twigs-one-card': '2 Zweige + 1 Karte',
  'basic-two-resin': '2 Harz',
  'basic-one-resin-one-card': '1 Harz + 1 Karte',
  'basic-two-cards-one-point': '2 Karten + 1 Punkt',
  'basic-one-pebble': '1 Kiesel',
  'basic-one-berry-one-card': '1 Beere + 1 Karte',
  'basic-one-berry': '1 Beere',

  // forest-location
  'forest-two-berries-one-card': '2 Beeren + 1 Karte',
  'forest-two-any': '2 beliebige',
  'forest-discard-any-draw-double': 'beliebig viele abwerfen, je 2 ziehen',
  'forest-copy-basic-plus-card': 'Einfachen Ort kopieren + 1 Karte',
  'forest-three-cards-one-pebble': '3 Karten + 1 Kiesel',
  'forest-twig-resin-berry': 'Zweig + Harz + Beere',
  'forest-three-berries': '3 Beeren',
  'forest-two-resin-one-twig': '2 Harz + 1 Zweig',
  'forest-two-cards-one-any': '2 Karten + 1 beliebige',
  'forest-discard-three-for-any': 'bis zu 3 abwerfen, je 1 beliebige',
  'forest-two-meadow-play-one': '2 von der Wiese, 1 für 1 weniger',
  'forest-two-pebbles-one-card': '2 Kiesel + 1 Karte',
  'forest-resin-pebble-or-four-cards': 'Harz + Kiesel oder 4 Karten',
  'forest-berry-pebble-card': 'Beere + Kiesel + Karte',
  'forest-refresh-meadow-any': '2 ersetzen, 2 von der Wiese, 1 beliebige',
  'forest-activate-two-production': '2 Produktionskarten aktivieren',
  'forest-three-resin': '3 Harz',
  'forest-two-resin-or-two-berries': '2 Harz oder 2 Beeren',
  'forest-pay-three-twigs-gain-three-any': '3 Zweige zahlen für 3 beliebige',
  'forest-four-twigs': '4 Zweige',
  'forest-two-twigs-one-resin': '2 Zweige + 1 Harz',
  'forest-copy-forest': 'Waldort kopieren',

  // location
  haven: { name: 'Zuflucht', g: 'f' },
  journey: { name: 'Reise', g: 'f' },
  shoal: { name: 'Untiefe', g: 'f' },
  'market-location': { name: 'Markt', g: 'm' },
  knoll: { name: 'Hügel', g: 'm' },
  'station-platform': { name: 'Bahnsteig', g: 'm' },
  'station-cards': 'Karten vom Bahnhof',

  // journey-space
  'journey-2': 'Reise 2',
  'journey-3': 'Reise 3',
  'journey-4': 'Reise 4',
  'journey-5': 'Reise 5',

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
  'river-market': 'Markt',
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

  // region
  'spirecrest-foothills': 'Vorgebirge',
  'spirecrest-peaks': 'Gipfel',
  'spirecrest-ridges': 'Gebirgskamm',

  // map-tile
  'meeks-crossing': 'Meeks Kreuzung',
  'lily-ponds': 'Seerosenteiche',
  'the-bog': 'Das Moor',
  'fort-faraway': 'Festung Weitweg',
  'meerkat-canyon': 'Mangustenschlucht',
  'yaras-patch': 'Yaras Land',
  littledell: 'Littledell',
  'bubbling-springs': 'Blubberquellen',
  'cuddlers-cove': 'Knuddelbucht',
  'stompy-knoll': 'Baumstumpfbuckel',
  'kibblerill-ferry': 'Mühlbach-Fähre',
  'longleg-forest': 'Langfuß-Wald',
  burrowdale: 'Tal der Erdhöhlen',
  'amber-caves': 'Bernsteinhöhlen',
  'newberry-fields': 'Beerenfelder',
  'dugworm-gully': 'Tauwurmweg',
  'twin-bridges': 'Zwillingsbrücken',
  'mirror-lake': 'Spiegelsee',
  'badgers-teeth': 'Dachszähne',
  'shipwreck-shore': 'Trümmerküste',
  'quokka-island': 'Insel der Quokkas',
  'brightcoat-bloom': 'Lichtblumenmeer',
  'coldblooded-desert': 'Seelenlose Wüste',
  'mistfire-falls': 'Nebelfeuerfälle',

  // train-car
  'train-car-berry': '1 Beere',
  'train-car-resin': '1 Harz',
  'train-car-pebble': '1 Kiesel',
  'train-car-any': '1 beliebige',
  'train-car-two-twigs': '2 Zweige',
  'train-car-point': '1 Punkt',

  // market-good
  'market-good-1': 'Bündel Bauholz',
  'market-good-2': 'Gläser mit Bernstein',
  'market-good-3': 'Kiste mit Kuriosem',
  'market-good-4': 'Töpfe Marmelade',

  // market-action
  buy: 'Kaufen',
  sell: 'Verkaufen',
} satisfies NameTable;
