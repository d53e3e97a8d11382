/** Adventure cards of Air. */
import {
  action,
  aura,
  door,
  gain,
  gainSlot,
  later,
  may,
  move,
  on,
  passive,
  place,
  seq,
  vault,
  vp,
  when,
  each,
  atLeast,
  type AdventureCard,
} from '../../vocabulary.ts';

export const AIR: readonly AdventureCard[] = [
  door('air-door', {
    cost: { gem: 1, scroll: 1 },
    slots: [{ role: 'door' }],
    action: {
      icon: 'any',
      do: seq(gain({ gem: 1 }), when({ soleLeader: 'air' }, gainSlot(0))),
    },
  }),
  action(
    'air-01',
    { gem: 1, scroll: 1 },
    'any',
    seq(
      gain({ scroll: 1 }),
      vp(1),
      may(move({ at: 'realm' }, { opponent: false, monster: false })),
    ),
  ),
  action('air-03', { gem: 2, scroll: 1 }, 'dragon', seq(gain({ gem: 1 }), vp(1), later(place()))),
  passive(
    'air-08',
    { gem: 1, tool: 1 },
    { rule: 'placement', target: { within: 1, of: 'ownDwelling', ownUnit: false } },
    on('placed', vp(1), { realm: { ownDwelling: true } }),
  ),
  vault('air-11', {
    cost: { gem: 1, scroll: 1 },
    slots: [{ role: 'vault' }, { role: 'vault' }],
    scoring: seq(
      vp(each({ count: 'symbols' })),
      when(atLeast(2, { count: 'tokenElements' }), vp(3)),
    ),
  }),
  aura('air-12', {
    cost: { gem: 2, scroll: 1, any: 1 },
    abilities: [{ rule: 'hostUses', n: 2 }],
  }),
];
