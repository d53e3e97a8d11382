/** The sixteen factions, two for each element. */
import {
  ability,
  faction,
  may,
  on,
  setDie,
  toReady,
  gainSome,
  when,
  atLeast,
  type Faction,
} from '../vocabulary.ts';

export const FACTIONS: readonly Faction[] = [
  faction(
    'air-a',
    ability('updraft', 'worker', {
      rule: 'placement',
      unit: 'worker',
      target: { occupied: false, within: 2, of: 'ownUnit' },
    }),
    ability(
      'carry-home',
      'dragon',
      on('placed', may(toReady({ unit: 'worker', at: 'realm' })), { unit: 'dragon' }),
    ),
  ),
  faction(
    'order-a',
    ability('momentum', 'warrior', on('rolled', setDie('you', 'lowest', 6), { joined: 'warrior' })),
    ability(
      'formation',
      'worker',
      on(
        'placed',
        when(atLeast(2, { count: 'units', at: 'adjacentHere' }), gainSome(1, ['tool', 'sword'])),
        { unit: 'worker' },
      ),
    ),
  ),
];
