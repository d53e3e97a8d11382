/** Adventure cards of Chaos. */
import {
  BASICS,
  acquire,
  action,
  activate,
  aura,
  choose,
  dominate,
  door,
  each,
  exchange,
  gain,
  gainBasic,
  gainSlot,
  gainSome,
  hostResult,
  may,
  on,
  passive,
  pay,
  predict,
  roll,
  seq,
  setDie,
  summon,
  vault,
  vp,
  when,
  type AdventureCard,
} from '../../vocabulary.ts';

export const CHAOS: readonly AdventureCard[] = [
  door('chaos-door', {
    cost: { gem: 1, sword: 1 },
    slots: [{ role: 'door' }],
    action: {
      icon: 'any',
      do: seq(gainSome(1, ['gem', 'sword']), when({ soleLeader: 'chaos' }, gainSlot(0))),
    },
  }),
  aura('chaos-01', {
    cost: { gem: 1, sword: 2 },
    origin: 'official',
    beforeHost: may(
      roll([
        [2, hostResult(0)],
        [6, hostResult(2)],
      ]),
    ),
  }),
  action(
    'chaos-02',
    { gem: 2, sword: 2 },
    'any',
    roll([
      [2, gainBasic(1)],
      [4, gainSome(2, BASICS, true)],
      [5, gain({ gold: 2 })],
      [6, vp(4)],
    ]),
  ),
  action(
    'chaos-03',
    { gem: 2, scroll: 1 },
    'any',
    choose(seq(activate('opponents'), vp(1, 'owner')), seq(gain({ gem: 1 }), vp(1))),
  ),
  action('chaos-04', { gem: 2, potion: 2 }, 'any', acquire({ free: true }), {
    input: { any: 1, card: 1 },
  }),
  action(
    'chaos-05',
    { gem: 2, sword: 2 },
    'warrior',
    seq(
      gain({ sword: 1 }),
      roll(
        [
          [3, vp(1)],
          [6, vp(2)],
        ],
        3,
      ),
    ),
  ),
  action(
    'chaos-06',
    { gem: 2, sword: 2 },
    'any',
    pay(
      { any: 1 },
      roll([
        [1, null],
        [3, gain({ gold: 1 }, each({ count: 'paid' }))],
        [6, gain({ gold: 1 }, each({ count: 'paid' }, { times: 2 }))],
      ]),
      2,
    ),
  ),
  action(
    'chaos-07',
    { gem: 1, tool: 1 },
    'any',
    roll([
      [3, summon({ discount: 1 })],
      [6, summon({ discount: 2 })],
    ]),
  ),
  passive(
    'chaos-08',
    { sword: 2, gem: 2 },
    on('countDice', predict(vp(1)), { involved: false }, { who: 'any' }),
    on('battleWon', vp(1)),
  ),
  action(
    'chaos-09',
    { gem: 2, sword: 2 },
    'dragon',
    seq(
      gain({ gem: 1 }),
      vp(1),
      roll([
        [3, vp(3)],
        [6, choose(dominate(), gain({ gold: 2 }))],
      ]),
    ),
  ),
  passive(
    'chaos-10',
    { gem: 2, sword: 2 },
    on('rolled', may(setDie('you', 'any', 'opposite')), undefined, { limit: 'battle' }),
  ),
  vault('chaos-11', {
    cost: { gem: 2, sword: 2 },
    slots: [{ role: 'vault' }, { role: 'vault' }],
    orb: 'upgrade',
    scoring: when(
      { orb: true },
      vp(each({ count: 'tokens', at: 'card' }, { times: 6 })),
      roll(
        [
          [2, vp(2)],
          [4, vp(4)],
          [6, vp(6)],
        ],
        each({ count: 'tokens', at: 'card' }),
      ),
    ),
  }),
  aura('chaos-12', {
    cost: { gem: 2, sword: 2 },
    abilities: [{ rule: 'hostUnit' }],
    hostActivated: seq(vp(1), may(exchange(2))),
  }),
];
