import { everdell } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { evaluatorFor } from './minds.ts';
import { Knowledge } from './knowledge.ts';
import { givenTime, playerNamed } from './levels.ts';
import { searchPlayer } from './search/player.ts';

const evaluator = evaluatorFor(everdell);
const start = everdell.create(everdell.readOptions({ players: 2 }), 1);

test('a player with a time uses it', async () => {
  const player = playerNamed('oak@300ms', evaluator, 1);
  const began = performance.now();
  await player.pick(new Knowledge(everdell, start, 0));
  expect(performance.now() - began).toBeGreaterThanOrEqual(300);
});

test.each(['oak@', 'oak@0', 'oak@0s', 'oak@-1', 'oak@2h', 'oak@1.5s', 'ever-tree@x'])(
  '%s is refused: no number, no time',
  (name) => {
    expect(() => playerNamed(name, evaluator, 1)).toThrow(/whole number above 0/);
  },
);

test('only the level that thinks by the clock is given another time', () => {
  expect(givenTime('ever-tree', 20)).toBe('ever-tree@20s');
  expect(givenTime('ever-tree', 5)).toBe('ever-tree');
  expect(givenTime('oak', 20)).toBe('oak');
});

test('who is careless does not always take what looks best, and the same with the same seed', () => {
  const picks = (carelessness: number): unknown[] =>
    Array.from({ length: 12 }, (_, seed) => {
      const options = { evaluator, budget: { simulations: 20 }, carelessness };
      return searchPlayer('careless', options, seed).pick(new Knowledge(everdell, start, 0));
    });
  expect(new Set(picks(100)).size).toBeGreaterThan(new Set(picks(0)).size);
  expect(picks(100)).toEqual(picks(100));
});
