import { eldervale } from '@evervale/eldervale';
import { battleStep, isBattle } from '@evervale/eldervale/insides';
import { decidingSeat, isOver, type Game, type State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import type { Evaluator } from '../evaluator.ts';
import { Knowledge } from '../knowledge.ts';
import { evaluatorFor } from '../minds.ts';
import { randomPlayer } from '../random.ts';
import { Search } from '../search/player.ts';

const game = eldervale as Game;
const evaluator = evaluatorFor(game);

/** The first decision of a random game about more dice in a battle. */
function beforeRoll(seed: number): State {
  const s = game.create(game.readOptions({ players: 2 }), seed);
  const anybody = randomPlayer(seed);
  while (!isOver(s)) {
    if (isBattle(s) && battleStep(s) === 'add') return s;
    game.machine.apply(s, anybody.pick(new Knowledge(game, s, decidingSeat(s))) as number);
  }
  throw new Error('a game without a battle');
}

test('a search never believes in a single roll: it ends before the dice, whose odds it knows (E15.19)', () => {
  const steps = new Set<string | null>();
  // Everything of the evaluation, and what it was asked about.
  const watched = Object.create(evaluator) as Evaluator;
  watched.values = (s, out) => {
    steps.add(isBattle(s) ? battleStep(s) : null);
    evaluator.values(s, out);
  };
  for (const seed of [1, 2, 3]) {
    const s = beforeRoll(seed);
    const knowledge = new Knowledge(game, s, decidingSeat(s));
    const search = new Search(knowledge, { evaluator: watched, budget: { simulations: 60 } }, seed);
    while (search.slice());
  }
  expect(steps).toContain('add');
  expect([...steps].filter((step) => step === 'rolled' || step === 'decided')).toEqual([]);
});
