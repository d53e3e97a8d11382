import { describe, expect, it } from 'vitest';
import { ALL_CARDS, cardsOf, magpies } from '../test/magpies.ts';
import { seq, seqVerb, verbWithForms, type Formed } from './control.ts';
import { A, PC, pop } from './frame.ts';
import { Machine, ask, isOver, type Effect, type Verb } from './machine.ts';
import { DONE } from './options.ts';
import { KERNEL_SIZE, PENDING } from './state.ts';

/** Where the verbs below write: the sum, then a list of what happened. */
const SUM = KERNEL_SIZE;
const SIZE = KERNEL_SIZE + 16;

interface Add extends Effect {
  readonly n: number;
}
const add = (n: number): Add => ({ verb: 'add', id: 0, n });
const choose = (...codes: number[]): Effect & { codes: number[] } => ({
  verb: 'choose',
  id: 0,
  codes,
});
const price = (n: number): Add => ({ verb: 'price', id: 0, n });

const addVerb: Verb<Add> = {
  name: 'add',
  step: (s, _f, effect) => ((s[SUM] += effect.n), pop(s)),
};
/** A price can be paid while the sum is high enough. */
const priceVerb: Verb<Add> = {
  name: 'price',
  isPrice: () => true,
  can: (s, _seat, _of, _at, effect) => (s[SUM] >= effect.n ? 0 : 5),
  step: (s, _f, effect) => ((s[SUM] -= effect.n), pop(s)),
};
const neverVerb: Verb = { name: 'never', can: () => 3, step: (s) => pop(s) };
/** Asks once and adds the pick. */
const chooseVerb: Verb<Effect & { codes: number[] }> = {
  name: 'choose',
  step: (s, f) => (s[f + PC] === 1 ? pop(s) : ask(s)),
  options: (_s, _f, effect, out) => effect.codes.forEach((code) => out.add(code)),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    s[f + A] = code;
    s[SUM] += code;
  },
  prompt: () => ({ text: { key: 'choose' } }),
  wording: (_s, _f, _effect, code) => ({ key: `n:${code}`, text: { key: 'n', args: { n: code } } }),
};
/** The same, but 9 is put to the player even as the only pick. */
const graveVerb: Verb<Effect & { codes: number[] }> = {
  ...chooseVerb,
  name: 'grave',
  asksAlways: (_s, _f, _effect, code) => code === 9,
};
const grave = (...codes: number[]) => ({ ...choose(...codes), verb: 'grave' });
/** Never comes to an end. */
const foreverVerb: Verb = { name: 'forever', step: () => {} };

function start(effect: Effect, sum = 0) {
  const machine: Machine = new Machine([
    ...([
      seqVerb(() => machine),
      addVerb,
      priceVerb,
      neverVerb,
      chooseVerb,
      graveVerb,
      foreverVerb,
    ] as Verb[]),
  ]);
  machine.load(effect);
  const s = new Uint8Array(SIZE);
  s[SUM] = sum;
  machine.start(s, effect, 0);
  return { machine, s };
}

describe('the machine', () => {
  it('runs steps one after the other until nothing is left', () => {
    const { machine, s } = start(seq(add(1), seq(add(2), add(3)), add(4)));
    machine.run(s);
    expect(s[SUM]).toBe(10);
    expect(isOver(s)).toBe(true);
    expect(machine.legal(s).count).toBe(0);
  });

  it('stops where somebody has to decide, and goes on with the pick', () => {
    const { machine, s } = start(seq(add(1), choose(5, 7), add(1)));
    machine.run(s);
    expect([s[SUM], s[PENDING]]).toEqual([1, 1]);
    expect(machine.legal(s).toArray()).toEqual([5, 7]);
    expect(machine.current(s).verb).toBe('choose');
    expect(machine.wording(s, 7).key).toBe('n:7');
    machine.apply(s, 7);
    expect([s[SUM], isOver(s)]).toEqual([9, true]);
  });

  it('takes a forced pick by itself', () => {
    const { machine, s } = start(seq(choose(5), choose(1, 2)));
    machine.run(s);
    expect(s[SUM]).toBe(5);
    expect(machine.legal(s).toArray()).toEqual([1, 2]);
  });

  it('puts the only pick to the player where the verb asks always', () => {
    const { machine, s } = start(seq(grave(5), grave(9), choose(1, 2)));
    machine.run(s);
    expect([s[SUM], s[PENDING]]).toEqual([5, 1]);
    expect(machine.legal(s).toArray()).toEqual([9]);
    machine.apply(s, 9);
    expect([s[SUM], machine.legal(s).toArray()]).toEqual([14, [1, 2]]);
  });

  it('steps over a pick that is always asked for, when search applies one', () => {
    const { machine, s } = start(seq(choose(1, 2), grave(9), choose(3), choose(1, 2)));
    machine.run(s);
    machine.applyThrough(s, 2);
    expect([s[SUM], machine.legal(s).toArray()]).toEqual([14, [1, 2]]);
  });

  it('stops before anything is asked where search says so, with nothing pending', () => {
    const { machine, s } = start(seq(choose(1, 2), add(3), choose(4), add(9), choose(1, 2)));
    machine.run(s);
    machine.applyThrough(s, 2, (now) => now[SUM] === 9);
    expect([s[SUM], s[PENDING], isOver(s)]).toEqual([9, 0, false]);
  });

  it('advances without taking a forced pick, when nobody wants to know the picks', () => {
    const { machine, s } = start(seq(choose(1, 2), choose(5), choose(1, 2)));
    machine.run(s);
    machine.advance(s, 2);
    expect([s[SUM], s[PENDING]]).toEqual([2, 1]);
    expect(machine.legal(s).toArray()).toEqual([5]);
    machine.advance(s, 5);
    expect(machine.legal(s).toArray()).toEqual([1, 2]);
    machine.advance(s, 1);
    expect([s[SUM], isOver(s)]).toEqual([8, true]);
  });

  it('stops in the middle of anything: the bytes are all it needs to go on', () => {
    const { machine, s } = start(seq(seq(choose(1, 2), add(10)), choose(3, 4)));
    machine.run(s);
    const copy = s.slice();
    machine.apply(s, 1);
    machine.apply(s, 4);
    machine.apply(copy, 2);
    machine.apply(copy, 3);
    expect([s[SUM], copy[SUM]]).toEqual([15, 15]);
  });

  it('answers for the state it is asked about, whichever it saw last', () => {
    const { machine, s } = start(seq(choose(1, 2), choose(8, 9)));
    machine.run(s);
    const other = s.slice();
    machine.apply(other, 1);
    expect(machine.legal(s).toArray()).toEqual([1, 2]);
    expect(machine.legal(other).toArray()).toEqual([8, 9]);
  });

  it.each([
    ['a choice without options', choose(), 'nothing can be picked in choose'],
    ['effects that never end', { verb: 'forever', id: 0 }, 'do not come to an end'],
  ])('says that there is %s', (_name, effect, message) => {
    const { machine, s } = start(effect);
    expect(() => machine.run(s)).toThrow(message);
  });

  it('refuses verbs that are unknown or defined twice', () => {
    expect(() => new Machine([neverVerb, neverVerb])).toThrow('never is defined twice');
    expect(() => new Machine([]).load(add(1))).toThrow('no verb is called add');
  });

  it('gives every effect its place once, children behind their parents', () => {
    const inner = seq(add(1));
    const tree = seq(inner, add(2));
    const { machine } = start(tree);
    expect(machine.program().map((effect) => effect.id)).toEqual([1, 2, 3, 4]);
    expect(machine.load(inner).id).toBe(2);
    expect(machine.kidsOf(tree)).toEqual([inner, tree.steps[1]]);
    expect(machine.program()).toHaveLength(4);
  });
});

describe('a sequence', () => {
  const can = (effect: Effect, sum: number): number => {
    const { machine, s } = start(effect, sum);
    return machine.can(s, 0, 0, 0, effect);
  };
  const never = (): Effect => ({ verb: 'never', id: 0 });

  it('can be carried out if one of its steps can', () => {
    expect(can(seq(never(), add(1)), 0)).toBe(0);
    expect(can(seq(never(), never()), 0)).toBe(3);
  });

  it('cannot be carried out if a price in it cannot be paid', () => {
    expect(can(seq(price(2), add(1)), 1)).toBe(5);
    expect(can(seq(price(2), add(1)), 2)).toBe(0);
  });

  it('can be carried out if it is empty', () => {
    expect(can(seq(), 0)).toBe(0);
  });
});

describe('a verb with forms', () => {
  interface Plus extends Formed {
    readonly how: 'plus';
    readonly n: number;
  }
  interface Pick extends Formed {
    readonly how: 'pick';
    readonly codes: number[];
  }
  const change = (rest: Omit<Plus, 'verb' | 'id'> | Omit<Pick, 'verb' | 'id'>): Plus | Pick => ({
    verb: 'change',
    id: 0,
    ...rest,
  });
  const changeVerb = verbWithForms<Plus | Pick>('change', {
    plus: { ...priceVerb, name: 'plus', kids: () => [] },
    pick: { ...chooseVerb, name: 'pick' },
  });

  it('does what the form of the effect does', () => {
    const machine: Machine = new Machine([seqVerb(() => machine), changeVerb] as Verb[]);
    const pays = change({ how: 'plus', n: 2 });
    const picks = change({ how: 'pick', codes: [4, 6] });
    machine.load(seq(pays, picks));
    const s = new Uint8Array(SIZE);
    s[SUM] = 1;
    expect([machine.can(s, 0, 0, 0, pays), machine.can(s, 0, 0, 0, picks)]).toEqual([5, 0]);
    expect([machine.isPrice(pays), machine.isPrice(picks)]).toEqual([true, false]);
    machine.start(s, picks, 0);
    machine.run(s);
    expect(machine.legal(s).toArray()).toEqual([4, 6]);
    expect([machine.prompt(s).text.key, machine.wording(s, 6).key]).toEqual(['choose', 'n:6']);
    machine.apply(s, 6);
    machine.start(s, pays, 0);
    machine.run(s);
    expect(s[SUM]).toBe(5);
  });
});

describe('a decision of another seat', () => {
  it('is asked of the seat whose frame is on top', () => {
    const game = magpies();
    const s = game.create({ players: 3, rounds: 3 }, 4);
    const BEG_FROM_THIRD = 12;
    game.machine.apply(s, BEG_FROM_THIRD);
    const frame = game.machine.current(s);
    expect(frame.verb).toBe('give');
    expect(game.view(s, null)).toMatchObject({ decides: 2 });
    game.machine.apply(s, game.machine.legal(s).codes[0]);
    expect(game.view(s, null)).toMatchObject({ decides: 1 });
    expect(cardsOf(s)).toBe(ALL_CARDS);
  });

  it('keeps a run of picks open until it is done', () => {
    const game = magpies();
    const s = game.create({ players: 2, rounds: 3 }, 1);
    const DARE = 2;
    game.machine.apply(s, DARE);
    expect(game.machine.prompt(s)).toMatchObject({ min: 1, max: 2, picked: 0 });
    expect(game.machine.legal(s).has(DONE)).toBe(false);
  });
});
