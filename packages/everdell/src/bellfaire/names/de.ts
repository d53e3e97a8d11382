/** Names of Bellfaire, in German. */
import type { NameTable } from '../../words/names.ts';

export const de = {
  // basic-event
  'flower-festival': 'Blumenfestival',

  // special-event
  'architectural-renaissance': 'Architektonische Renaissance',
  'arts-and-music-festival': 'Kunst- und Kulturfestival',
  'bed-and-breakfast-guild': 'Bed & Breakfast Vereinigung',
  'city-holiday': 'Urlaubsort',
  'gathering-of-elders': 'Versammlung der Ältesten',
  'kings-road-established': 'Eröffnung der King’s Road',
  'pie-eating-contest': 'Kuchenwettessen',
  'royal-wedding': 'Royale Hochzeit',
  'statues-commissioned': 'Enthüllung der Statuen',

  // forest-location
  'forest-activate-two-production': '2 Produktionskarten aktivieren',
  'forest-three-resin': '3 Harz',
  'forest-two-resin-or-two-berries': '2 Harz oder 2 Beeren',
  'forest-pay-three-twigs-gain-three-any': '3 Zweige zahlen für 3 beliebige',

  // location
  'market-location': { name: 'Markt', g: 'm' },

  // market-good
  'market-good-1': 'Bündel Bauholz',
  'market-good-2': 'Gläser mit Bernstein',
  'market-good-3': 'Kiste mit Kuriosem',
  'market-good-4': 'Töpfe Marmelade',

  // market-action
  buy: 'Kaufen',
  sell: 'Verkaufen',

  // award
  storytelling: 'Erzählungen',
  tourism: 'Tourismus',
  beauty: 'Schönheit',
  peace: 'Frieden',
  agriculture: 'Landwirtschaft',
  architecture: 'Architektur',
  community: 'Gemeinschaft',

  // term
  'bellfaire-award': { name: 'Königliche Auszeichnung', many: 'Königliche Auszeichnungen', g: 'f' },
  'bellfaire-goods': { name: 'Waren-Marker', many: 'Waren-Marker', g: 'm' },
  'bellfaire-power': { name: 'Fähigkeit', many: 'Fähigkeiten', g: 'f' },
  'bellfaire-player-board': { name: 'Ablagetafel', g: 'f' },
  'bellfaire-first-place': '1. Platz',
  'bellfaire-second-place': '2. Platz',
  'bellfaire-axolotl-token': { name: 'Axolotl-Marker', g: 'm' },

  // expansion
  'box-bellfaire': 'Bellfaire',
  'box-bellfaire-forest': 'Bellfaire: Waldkarten',
  'box-bellfaire-events': 'Bellfaire: Besondere Ereignisse',
  'box-flower-festival': 'Bellfaire: Blumenfestival',
  'box-royal-award': 'Bellfaire: Königliche Auszeichnung',
  'box-market': 'Bellfaire: Markt',

  // verb
  'verb-buy': 'kaufen',
  'verb-sell': 'verkaufen',
} satisfies NameTable;
