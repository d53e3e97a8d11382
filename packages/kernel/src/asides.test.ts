/** Questions that are always put, and free actions beside a decision. */
import { describe, expect, it } from 'vitest';
import { PC, pop, push } from './frame.ts';
import { Machine, ask, isOver, type Asides, type Effect, type Verb } from './machine.ts';
import { KERNEL_SIZE } from './state.ts';

const COINS = KERNEL_SIZE;
const SOLD = KERNEL_SIZE + 1;

/** Pays one, two or three coins, as many as there are. */
const payVerb = (always: boolean): Verb => ({
  name: 'pay',
  asksAlways: () => always,
  step: (s, f) => (s[f + PC] === 1 ? pop(s) : ask(s)),
  options(s, _f, _effect, out) {
    for (let n = 1; n <= Math.min(3, s[COINS]); n++) out.add(n);
  },
  pick: (s, f, _effect, code) => ((s[f + PC] = 1), (s[COINS] -= code)),
  prompt: () => ({ text: { key: 'pay' } }),
  wording: (_s, _f, _effect, code) => ({ key: `pay:${code}`, text: { key: 'pay' } }),
});

const sellVerb: Verb = { name: 'sell', step: (s) => ((s[COINS] += 2), s[SOLD]++, pop(s)) };

/** Two things can be sold for two coins each, whenever something is asked. */
const asidesWith = (sell: Effect): Asides => ({
  from: 100,
  offer: (s, _f, _effect, out) => void (s[SOLD] < 2 && out.add(100)),
  take: (s, seat) => void push(s, sell.id, seat, seat, 0, 0),
  wording: () => ({ key: 'sell', text: { key: 'sell' } }),
});

function start(coins: number, always = false) {
  const sell: Effect = { verb: 'sell', id: 0 };
  const machine = new Machine([payVerb(always), sellVerb], asidesWith(sell));
  const pay = machine.load({ verb: 'pay', id: 0 });
  machine.load(sell);
  const s = new Uint8Array(KERNEL_SIZE + 8);
  s[COINS] = coins;
  machine.start(s, pay, 0);
  machine.run(s);
  return { machine, s };
}

describe('asides', () => {
  it('stand beside a decision and do not end it', () => {
    const { machine, s } = start(2);
    expect(machine.legal(s).toArray()).toEqual([1, 2, 100]);
    expect(machine.wording(s, 100).key).toBe('sell');
    machine.apply(s, 100);
    expect(machine.legal(s).toArray()).toEqual([1, 2, 3, 100]);
    machine.apply(s, 100);
    expect(machine.legal(s).toArray()).toEqual([1, 2, 3]);
    machine.apply(s, 3);
    expect([s[COINS], isOver(s)]).toEqual([3, true]);
  });

  it('do not turn what is forced into a decision', () => {
    const { s } = start(1);
    expect([s[COINS], isOver(s)]).toEqual([0, true]);
  });

  it('help out where the verb has nothing to offer yet', () => {
    const { machine, s } = start(0);
    expect(machine.legal(s).toArray()).toEqual([1, 2, 100]);
    expect(s[SOLD]).toBe(1);
  });

  it('are listed for search, too', () => {
    const { machine, s } = start(2);
    expect(machine.legalOrdered(s).toArray()).toEqual([1, 2, 100]);
  });
});

describe('a question that is always put', () => {
  it('waits for a pick though there is one option only, with what stands beside it', () => {
    const { machine, s } = start(1, true);
    expect(machine.legal(s).toArray()).toEqual([1, 100]);
    machine.apply(s, 100);
    machine.apply(s, 100);
    machine.apply(s, 3);
    expect([s[COINS], isOver(s)]).toEqual([2, true]);
  });

  it('is known as such when nothing stands beside it', () => {
    const { machine, s } = start(1, true);
    s[SOLD] = 2;
    machine.touched();
    expect(machine.legal(s).toArray()).toEqual([1]);
    expect(machine.asksAlways(s)).toBe(true);
  });
});
