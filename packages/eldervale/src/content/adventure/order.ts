/** Adventure cards of Order. */
import {
  action,
  atLeast,
  aura,
  door,
  each,
  gain,
  gainInSlot,
  gainSlot,
  gainSome,
  glory,
  on,
  passive,
  power,
  seq,
  store,
  takeToken,
  vault,
  vp,
  when,
  type AdventureCard,
} from '../../vocabulary.ts';

export const ORDER: readonly AdventureCard[] = [
  door('order-door', {
    cost: { tool: 1, scroll: 1 },
    slots: [{ role: 'door' }],
    action: {
      icon: 'any',
      do: seq(gainSome(1, ['tool', 'scroll']), when({ soleLeader: 'order' }, gainSlot(0))),
    },
  }),
  action('order-01', { tool: 3 }, 'any', seq(gainInSlot(0, { scroll: 1 }), vp(2)), {
    slots: [{ role: 'output' }],
  }),
  action('order-02', { tool: 1, sword: 2 }, 'warrior', glory(1), { origin: 'official' }),
  vault('order-03', {
    cost: { tool: 2, scroll: 2 },
    stores: 4,
    abilities: [on('regroupClear', store('gold', 2, 4))],
    scoring: vp(each({ count: 'stored' }, { times: 3 })),
  }),
  vault('order-04', {
    cost: { scroll: 2, tool: 2 },
    slots: [{ role: 'vault' }, { role: 'vault' }, { role: 'vault' }, { role: 'vault' }],
    scoring: vp(each({ count: 'tokenElements' }, { times: 3 })),
  }),
  vault('order-05', {
    cost: { tool: 2, scroll: 2 },
    slots: [{ role: 'vault' }, { role: 'vault' }],
    orb: 'upgrade',
    scoring: when(
      { orb: true },
      vp(each({ count: 'symbols' }, { times: 3 })),
      vp(each({ count: 'tokens', at: 'card' }, { times: 2 })),
    ),
  }),
  passive(
    'order-06',
    { tool: 2, scroll: 2 },
    on('revealRealm', seq(vp(1), gainSome(1, ['tool', 'scroll']))),
    on('acquire', gain({ tool: 1 })),
  ),
  action('order-07', { tool: 2, scroll: 2 }, 'any', gainSome(3, 'missing')),
  action('order-08', { scroll: 2, tool: 1 }, 'wizard', seq(power('marked'), gain({ scroll: 1 }))),
  action(
    'order-09',
    { tool: 2, scroll: 2 },
    'any',
    vp(each({ count: 'activeSpaces' }, { max: 4 })),
  ),
  passive(
    'order-10',
    { tool: 2, scroll: 1 },
    { rule: 'noRush', target: { within: 1, of: 'ownDwelling' } },
    on(
      'regroupEnd',
      when(
        atLeast(3, { count: 'dwellings' }),
        vp(2),
        when(atLeast(1, { count: 'dwellings' }), vp(1)),
      ),
    ),
  ),
  passive('order-11', { scroll: 2, tool: 2 }, on('slotToken', vp(1)), on('acquire', takeToken())),
  aura('order-12', {
    cost: { tool: 2, scroll: 2 },
    abilities: [{ rule: 'hostUnit' }],
    hostActivated: vp(1),
  }),
];
