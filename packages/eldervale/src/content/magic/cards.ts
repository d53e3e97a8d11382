/** Magic cards. */
import {
  atLeast,
  dice,
  each,
  move,
  prophecy,
  quest,
  spell,
  vp,
  when,
  type MagicCard,
} from '../../vocabulary.ts';

export const MAGIC_CARDS: readonly MagicCard[] = [
  spell('tailwind', {
    copies: 2,
    element: 'air',
    timing: ['yourTurn'],
    casting: { pay: { scroll: 1 }, orPower: 2 },
    do: move({ at: 'realm' }, { opponent: false, monster: false }, 2),
  }),
  spell('raise-walls', {
    copies: 1,
    element: 'earth',
    timing: ['addDice'],
    do: when({ realm: { within: 1, of: 'ownDwelling' } }, dice(2), dice(1)),
  }),
  quest('two-roofs', 4, { state: atLeast(1, { count: 'adjacentPairs' }) }),
  quest('hunters-oath', 3, { on: 'battleWon', where: { against: 'monster' } }),
  prophecy('of-hearths', vp(each({ count: 'dwellings' }, { max: 4 }))),
];
