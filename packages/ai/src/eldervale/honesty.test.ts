import { eldervale } from '@evervale/eldervale';
import { decidingSeat, isOver, type Game, type State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { picksOverDeals } from '../honesty.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed } from '../levels.ts';
import { evaluatorFor } from '../minds.ts';
import type { Player } from '../player.ts';
import { randomPlayer } from '../random.ts';
import { Lookahead } from '../search/lookahead.ts';

const game = eldervale as Game;
const evaluator = evaluatorFor(game);

/** Positions of a random game, every so many decisions. */
function positions(players: number, seed: number, every: number): State[] {
  const s = game.create(game.readOptions({ players }), seed);
  const anybody = randomPlayer(seed);
  const found: State[] = [];
  for (let i = 0; !isOver(s); i++) {
    if (i % every === every - 1) found.push(s.slice());
    game.machine.apply(s, anybody.pick(new Knowledge(game, s, decidingSeat(s))) as number);
  }
  return found;
}

const everyone = ['random', 'greedy', 'lookahead', 'seedling', 'sapling', 'oak@8', 'ever-tree@12'];

test.each(everyone)('what is hidden in Eldervale never changes the choice of %s', async (name) => {
  for (const s of [...positions(2, 5, 90), ...positions(4, 6, 250)]) {
    const made = (): Player => playerNamed(name, evaluator, 3);
    const picks = await picksOverDeals(game, s, decidingSeat(s), made, 2);
    expect(picks.size).toBe(1);
  }
});

/** Looks ahead on the true table, so that it sees dice and cards to come. */
function cheat(table: State): Player {
  const ahead = new Lookahead(game.machine, evaluator, 0);
  return { name: 'cheat', pick: ({ seat }) => ahead.best(table, seat) };
}

test('a player of Eldervale that looks at the piles is caught', async () => {
  const choices = await Promise.all(
    positions(2, 5, 20).map(async (s) => picksOverDeals(game, s, decidingSeat(s), cheat, 6)),
  );
  expect(choices.some((picks) => picks.size > 1)).toBe(true);
});
