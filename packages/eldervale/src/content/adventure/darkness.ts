/** Adventure cards of Darkness. */
import {
  action,
  activate,
  atLeast,
  aura,
  burn,
  choose,
  dominate,
  door,
  each,
  gain,
  gainBasic,
  gainSlot,
  gainSome,
  may,
  on,
  passive,
  pay,
  recoverMagic,
  seq,
  vault,
  vp,
  when,
  type AdventureCard,
} from '../../vocabulary.ts';

export const DARKNESS: readonly AdventureCard[] = [
  door('darkness-door', {
    cost: { potion: 1, sword: 1 },
    slots: [{ role: 'door' }],
    action: {
      icon: 'any',
      do: seq(gainSome(1, ['potion', 'sword']), when({ soleLeader: 'darkness' }, gainSlot(0))),
    },
  }),
  action(
    'darkness-01',
    { potion: 2, sword: 2 },
    'any',
    seq(
      gain({ potion: 1, sword: 1 }),
      when(atLeast(1, { count: 'units', at: 'underworld' }), vp(1)),
    ),
  ),
  action(
    'darkness-02',
    { potion: 2, sword: 2 },
    'any',
    seq(gainBasic(1), gainBasic(each({ count: 'units', at: 'underworld' }, { max: 2 }))),
  ),
  passive('darkness-03', { potion: 2, sword: 2 }, { rule: 'underworldActions', n: 'all' }),
  action(
    'darkness-04',
    { potion: 2, scroll: 2 },
    'wizard',
    seq(recoverMagic(), gain({ potion: 1 }), vp(2)),
  ),
  action('darkness-05', { potion: 2, sword: 2 }, 'any', vp(4), { input: { underworld: 1 } }),
  vault('darkness-06', {
    cost: { potion: 2, sword: 2 },
    slots: [
      { role: 'vault', faceDown: true },
      { role: 'vault', faceDown: true },
      { role: 'vault', faceDown: true },
    ],
    orb: 'upgrade',
    scoring: seq(
      when(
        { orb: true },
        vp(each({ count: 'tokens', at: 'card' }, { times: 3 })),
        vp(each({ count: 'tokens', at: 'card' }, { times: 2 })),
      ),
      when(atLeast(3, { count: 'tokens', at: 'card' }), vp(3)),
    ),
  }),
  passive('darkness-07', { potion: 2, sword: 2 }, on('sentToUnderworld', gainBasic(1))),
  passive(
    'darkness-08',
    { sword: 2, gem: 2 },
    on('sentToUnderworld', vp(each({ count: 'sent' }, { max: 3 }))),
  ),
  action('darkness-09', { potion: 2, any: 2 }, 'any', seq(burn(), gainSome(2, 'burned'))),
  action(
    'darkness-10',
    { potion: 1, sword: 1, scroll: 2 },
    'wizard',
    choose(pay({ potion: 2 }, dominate()), seq(gain({ potion: 2 }), vp(2))),
  ),
  action(
    'darkness-11',
    { potion: 2, gem: 2 },
    'dragon',
    seq(gain({ gold: 1, potion: 1 }), vp(1), may(activate('underworld'))),
  ),
  aura('darkness-12', {
    cost: { potion: 2, sword: 2 },
    abilities: [{ rule: 'underworldActions', n: 1, only: 'host' }],
    hostActivated: seq(vp(1), gain({ sword: 1 })),
  }),
];
