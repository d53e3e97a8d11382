/** Adventure cards of Light. */
import {
  acquire,
  action,
  aura,
  door,
  each,
  gain,
  gainSlot,
  look,
  may,
  on,
  passive,
  pay,
  seq,
  store,
  vault,
  vp,
  when,
  type AdventureCard,
} from '../../vocabulary.ts';

export const LIGHT: readonly AdventureCard[] = [
  door('light-door', {
    cost: { scroll: 1, potion: 1 },
    slots: [{ role: 'door' }],
    origin: 'official',
    action: {
      icon: 'any',
      do: seq(gain({ scroll: 1 }), when({ soleLeader: 'light' }, gainSlot(0))),
    },
  }),
  action('light-01', { scroll: 2, potion: 1 }, 'any', gain({ magic: 1, scroll: 1 })),
  passive(
    'light-02',
    { scroll: 2 },
    { rule: 'handLimit', n: 9 },
    on('realmAction', gain({ magic: 1 }), { ruins: ['mage-tower'] }),
    on('acquire', gain({ magic: 1 })),
  ),
  action('light-03', { scroll: 2, potion: 1 }, 'wizard', seq(look('magic', 5, 2), vp(2))),
  action('light-04', { scroll: 2, gem: 1, any: 1 }, 'any', acquire()),
  action('light-05', { scroll: 2, gem: 1 }, 'any', seq(vp(3), may(pay({ magic: 1 }, vp(2)))), {
    input: { magic: 1 },
  }),
  passive(
    'light-06',
    { scroll: 1, potion: 1 },
    on('castSpell', vp(1), undefined, { limit: 'turn' }),
    on('acquire', gain({ magic: 1 })),
  ),
  passive(
    'light-07',
    { scroll: 2, potion: 1 },
    { rule: 'spellPower', n: 1 },
    { rule: 'price', of: 'spell', less: 1, min: 0 },
    on('regroupClear', gain({ magic: 1 })),
  ),
  vault('light-08', {
    cost: { scroll: 1, potion: 1 },
    orb: 'upgrade',
    stores: 4,
    abilities: [on('regroupClear', store('magic', 2, 4))],
    scoring: when(
      { orb: true },
      vp(each({ count: 'stored' }, { times: 3 })),
      vp(each({ count: 'stored' }, { times: 2 })),
    ),
  }),
  action(
    'light-09',
    { scroll: 2, potion: 2 },
    'any',
    vp(each({ count: 'powerTracks' }, { max: 4 })),
  ),
  action('light-10', { scroll: 2 }, 'wizard', seq(look('realms', 3), gain({ scroll: 2 }), vp(2))),
  action('light-11', { scroll: 2, gem: 1 }, 'dragon', seq(gain({ magic: 1, gold: 1 }), vp(2))),
  aura('light-12', { cost: { scroll: 2, potion: 1 }, hostActivated: gain({ magic: 1 }) }),
];
