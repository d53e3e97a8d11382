/** Names of Bellfaire, in English. */
import type { NameTable } from '../../words/names.ts';

export const en = {
  // basic-event
  'flower-festival': 'Flower Festival',

  // special-event
  'architectural-renaissance': 'Architectural Renaissance',
  'arts-and-music-festival': 'Arts & Music Festival',
  'bed-and-breakfast-guild': 'Bed & Breakfast Guild',
  'city-holiday': 'City Holiday',
  'gathering-of-elders': 'Gathering of Elders',
  'kings-road-established': 'King’s Road Established',
  'pie-eating-contest': 'Pie Eating Contest',
  'royal-wedding': 'Royal Wedding',
  'statues-commissioned': 'Statues Commissioned',

  // forest-location
  'forest-activate-two-production': 'activate 2 Production',
  'forest-three-resin': '3 resin',
  'forest-two-resin-or-two-berries': '2 resin or 2 berries',
  'forest-pay-three-twigs-gain-three-any': 'pay 3 twigs for 3 any',

  // location
  'market-location': 'Market',

  // market-good
  'market-good-1': 'Bundle of Timber',
  'market-good-2': 'Jars of Amber',
  'market-good-3': 'Crate of Curios',
  'market-good-4': 'Pots of Jam',

  // market-action
  buy: 'Buy',
  sell: 'Sell',

  // award
  storytelling: 'Storytelling',
  tourism: 'Tourism',
  beauty: 'Beauty',
  peace: 'Peace',
  agriculture: 'Agriculture',
  architecture: 'Architecture',
  community: 'Community',

  // term
  'bellfaire-award': { name: 'royal award', many: 'royal awards' },
  'bellfaire-goods': { name: 'goods token', many: 'goods tokens' },
  'bellfaire-power': { name: 'power', many: 'powers' },
  'bellfaire-player-board': 'player board',
  'bellfaire-first-place': 'first place',
  'bellfaire-second-place': 'second place',
  'bellfaire-axolotl-token': 'axolotl token',

  // expansion
  'box-bellfaire': 'Bellfaire',
  'box-bellfaire-forest': 'Bellfaire: Forest cards',
  'box-bellfaire-events': 'Bellfaire: special Events',
  'box-flower-festival': 'Bellfaire: Flower Festival',
  'box-royal-award': 'Bellfaire: royal award',
  'box-market': 'Bellfaire: Market',

  // verb
  'verb-buy': 'buy',
  'verb-sell': 'sell',
} satisfies NameTable;
