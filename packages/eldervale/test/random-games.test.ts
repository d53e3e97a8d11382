/** Random games from setup to the end. */
import { isOver, next32, stream } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { machine, newGame, readOptions } from '../src/index.ts';
import { points } from '../src/state/goods.ts';

function playRandomly(options: unknown, seed: number): { picks: number; s: Uint8Array } {
  const rng = stream(seed);
  const s = newGame(readOptions(options), seed);
  let picks = 0;
  for (; !isOver(s); picks++) {
    if (picks > 10_000) throw new Error(`seed ${seed} does not come to an end`);
    const legal = machine.legal(s);
    machine.apply(s, legal.codes[next32(rng.bytes, rng.at) % legal.count]);
  }
  return { picks, s };
}

describe('random games', { timeout: 60_000 }, () => {
  it.each([2, 3, 4, 5])('of %i players come to an end with points for everybody', (players) => {
    for (let seed = 1; seed <= 10; seed++) {
      const { s } = playRandomly({ players }, seed);
      for (let seat = 0; seat < players; seat++) expect(points(s, seat)).toBeGreaterThan(0);
    }
  });

  it.each([
    [2, ['legendary', 'minotaur', 'motherOfDragons']],
    [3, ['oracle', 'frostGiant', 'noDoors']],
    [4, ['teams', 'legendary', 'tactics', 'minotaur']],
    [5, ['oracle', 'motherOfDragons', 'frostGiant', 'tactics']],
    [3, ['draft', 'shapeshifter', 'oracle', 'oracleSteps']],
    [4, ['teams', 'draft', 'shapeshifter', 'fixedDie']],
    [1, []],
    [1, ['legendary', 'oracle', 'oracleSteps', 'minotaur', 'shapeshifter', 'tactics']],
    [1, ['motherOfDragons', 'noDoors', 'legendary', 'fixedDie']],
  ])('of %i players with %j come to an end', (players, modules) => {
    for (let seed = 1; seed <= 3; seed++) {
      expect(playRandomly({ players, modules }, seed).picks).toBeGreaterThan(100);
    }
  });
});
