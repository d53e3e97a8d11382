/** Adventure cards of Air. */
import {
  action,
  atLeast,
  aura,
  choose,
  door,
  each,
  gain,
  gainSlot,
  gainSome,
  later,
  may,
  move,
  moveMonster,
  on,
  passive,
  place,
  seq,
  summon,
  takeToken,
  toLair,
  vault,
  vp,
  when,
  type AdventureCard,
} from '../../vocabulary.ts';

export const AIR: readonly AdventureCard[] = [
  door('air-door', {
    cost: { gem: 1, scroll: 1 },
    slots: [{ role: 'door' }],
    action: {
      icon: 'any',
      do: seq(gainSome(1, ['gem', 'scroll']), when({ soleLeader: 'air' }, gainSlot(0))),
    },
  }),
  action(
    'air-01',
    { gem: 1, scroll: 2 },
    'any',
    seq(
      gain({ scroll: 1 }),
      vp(1),
      may(move({ at: 'realm' }, { opponent: false, monster: false })),
    ),
  ),
  action('air-02', { scroll: 2, gem: 2 }, 'any', gain({ magic: 1, gem: 1 })),
  action('air-03', { gem: 2, scroll: 1 }, 'dragon', seq(gain({ gem: 1 }), vp(1), later(place()))),
  action('air-04', { gem: 2, scroll: 2 }, 'dragon', seq(gain({ gem: 2, scroll: 1 }), vp(2))),
  action('air-05', { scroll: 1, tool: 1 }, 'any', summon({ discount: 1 })),
  action('air-06', { gem: 2, scroll: 2 }, 'any', when({ orb: true }, takeToken(2), takeToken()), {
    orb: 'upgrade',
  }),
  action(
    'air-07',
    { scroll: 2, potion: 2 },
    'wizard',
    seq(
      may(choose(toLair(), moveMonster(2, { occupied: false }))),
      gain({ gold: 1, scroll: 1 }),
      vp(2),
    ),
  ),
  passive(
    'air-08',
    { gem: 1, tool: 1 },
    { rule: 'placement', target: { within: 1, of: 'ownDwelling', ownUnit: false } },
    on('placed', vp(1), { realm: { ownDwelling: true } }),
  ),
  passive(
    'air-09',
    { gem: 2, scroll: 2 },
    { rule: 'placement', target: { kind: 'ruin', occupied: false, within: 2, of: 'ownUnit' } },
    on('revealRealm', vp(1)),
  ),
  passive('air-10', { scroll: 2, sword: 2 }, { rule: 'joinRange', n: 2 }, on('battleWon', vp(1))),
  vault('air-11', {
    cost: { gem: 2, scroll: 2 },
    slots: [{ role: 'vault' }, { role: 'vault' }],
    scoring: seq(
      vp(each({ count: 'symbols' })),
      when(atLeast(2, { count: 'tokenElements' }), vp(3)),
    ),
  }),
  aura('air-12', { cost: { gem: 2, scroll: 1, any: 1 }, abilities: [{ rule: 'hostUses', n: 2 }] }),
];
