/** The score sheet, and what decides a tie. */
import { count } from '@evervale/kernel/text';

export const score = {
  // Lines of the sheet.
  'score.line.cards': 'Cards',
  'score.line.tokens': 'Point tokens',
  'score.line.prosperity': 'Prosperity bonus',
  'score.line.journey': 'Journey',
  'score.line.basicEvents': 'Basic Events',
  'score.line.specialEvents': 'Special Events',
  'score.line.award': 'Royal award',
  'score.line.adornments': 'Adornments',
  'score.line.wonders': 'Wonders',
  'score.line.pearls': 'Pearls',
  'score.line.discoveries': 'Discoveries',
  'score.line.expedition': 'Expedition',
  'score.line.visitors': 'Visitors',
  'score.line.total': 'Total',

  // Lines that only Rugwort has.
  'score.line.fullness': 'Empty spaces in your city',

  // Ties.
  'score.tie.events': `{player} wins the tie with ${count('Event', 'Events')}`,
  'score.tie.resources': `{player} wins the tie with ${count('leftover resource', 'leftover resources')}`,
  'score.tie.shared': 'Equal points, Events and leftover resources: {players} share the victory',
};
