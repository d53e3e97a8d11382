import { BOX_IDS, everdell } from '@evervale/everdell';
import { decidingSeat, isOver, stream, type Game, type State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { evaluatorFor } from './minds.ts';
import { picksOverDeals } from './honesty.ts';
import { playerNamed } from './levels.ts';
import { randomPlayer } from './random.ts';
import { Knowledge } from './knowledge.ts';
import type { Player } from './player.ts';
import { Lookahead } from './search/lookahead.ts';

const game = everdell as Game;
const evaluator = evaluatorFor(game);

/** Positions of a random game, every so many decisions. */
function positions(players: number, seed: number, every: number, more = {}): State[] {
  const s = game.create(game.readOptions({ players, ...more }), seed);
  const anybody = randomPlayer(seed);
  const found: State[] = [];
  for (let i = 0; !isOver(s); i++) {
    if (i % every === 0) found.push(s.slice());
    game.machine.apply(s, anybody.pick(new Knowledge(game, s, decidingSeat(s))) as number);
  }
  return found;
}

const everyone = [
  'random',
  'greedy',
  'lookahead',
  'seedling',
  'sprout',
  'sapling',
  'sapling/traveller',
  'oak@12',
  'ever-tree@24',
];

test.each(everyone)('what is hidden never changes the choice of %s', async (name) => {
  for (const s of [...positions(2, 5, 25), ...positions(4, 6, 60)]) {
    const picks = await picksOverDeals(
      game,
      s,
      decidingSeat(s),
      () => playerNamed(name, evaluator, 3),
      3,
    );
    expect(picks.size).toBe(1);
  }
});

// A search in every box takes a while on a busy machine.
test.each(BOX_IDS)('what is hidden with the box %s changes no choice', async (box) => {
  for (const s of positions(2, 7, 45, { boxes: [box] })) {
    const picks = await picksOverDeals(
      game,
      s,
      decidingSeat(s),
      () => playerNamed('oak@10', evaluator, 3),
      2,
    );
    expect(picks.size).toBe(1);
  }
});

/** Looks ahead on the true table, so that it sees which cards will be drawn. */
function cheat(table: State): Player {
  const ahead = new Lookahead(game.machine, evaluator, 0);
  return { name: 'cheat', pick: ({ seat }) => ahead.best(table, seat) };
}

test('a player that looks at the draw pile is caught', async () => {
  const choices = await Promise.all(
    positions(2, 5, 10).map(async (s) => picksOverDeals(game, s, decidingSeat(s), cheat, 6)),
  );
  expect(choices.some((picks) => picks.size > 1)).toBe(true);
});

test("a seat's knowledge has no way to the true table", () => {
  const [s] = positions(2, 5, 1000);
  const knowledge = new Knowledge(game, s, 0);
  const reachable = Object.values(knowledge).filter((part) => part instanceof Uint8Array);
  expect(reachable).toEqual([]);
  expect(Object.keys(knowledge)).toEqual(['game', 'seat']);
  expect(knowledge.deal(stream(1))).not.toBe(s);
});
