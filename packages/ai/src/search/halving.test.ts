import { eldervale } from '@evervale/eldervale';
import { decidingSeat, isOver, type Game, type State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { Knowledge } from '../knowledge.ts';
import { evaluatorFor } from '../minds.ts';
import { randomPlayer } from '../random.ts';
import { Halving } from './halving.ts';

const game = eldervale as Game;
const evaluator = evaluatorFor(game);

/** A turn begins, after so many random picks. */
function turnAfter(picks: number, seed: number): State {
  const s = game.create(game.readOptions({ players: 2 }), seed);
  const anybody = randomPlayer(seed);
  for (let i = 0; !isOver(s) && (i < picks || !evaluator.atRest(s)); i++) {
    game.machine.apply(s, anybody.pick(new Knowledge(game, s, decidingSeat(s))) as number);
  }
  return s;
}

function searchIn(s: State, simulations: number, slips = (): number => 0): Halving {
  const knowledge = new Knowledge(game, s, decidingSeat(s));
  return new Halving(knowledge, { evaluator, budget: { simulations } }, 1, slips);
}

test('playing on ends with one pick, the same with the same seed', () => {
  const s = turnAfter(30, 3);
  const found = [1, 2].map(() => {
    const search = searchIn(s, 12);
    expect([...search.run()].length).toBeGreaterThan(2);
    return search.best;
  });
  expect(found[0]).toBe(found[1]);
  expect(game.machine.legal(s).has(found[0])).toBe(true);
});

test('whoever takes a pick for much better than it is takes it', () => {
  const s = turnAfter(30, 3);
  const [first] = game.machine.legalOrdered(s).toArray();
  let looked = 0;
  const search = searchIn(s, 8, () => (looked++ === 0 ? 1000 : 0));
  for (const _ of search.run());
  expect(search.best).toBe(first);
});

test('a clock that has run out is heard after one deal for each round', () => {
  const s = turnAfter(30, 3);
  const knowledge = new Knowledge(game, s, decidingSeat(s));
  const budget = { simulations: 10_000, time: 0 };
  const search = new Halving(knowledge, { evaluator, budget }, 1, () => 0);
  expect([...search.run()].length).toBeLessThanOrEqual(4);
});

test('playing on for two own turns looks at about twice as much as for one', () => {
  const looksFor = (turns: number): number => {
    const s = turnAfter(30, 3);
    let looks = 0;
    const machine = game.machine;
    const counting: Game = {
      ...game,
      machine: new Proxy(machine, {
        get(target, name) {
          if (name === 'advance') looks++;
          const found = Reflect.get(target, name, target) as unknown;
          return typeof found === 'function' ? found.bind(target) : found;
        },
      }),
    };
    const knowledge = new Knowledge(counting, s, decidingSeat(s));
    const search = new Halving(
      knowledge,
      { evaluator, turns, budget: { simulations: 12 } },
      1,
      () => 0,
    );
    for (const _ of search.run());
    return looks;
  };
  const once = looksFor(1);
  expect(looksFor(2)).toBeGreaterThan(1.5 * once);
});
