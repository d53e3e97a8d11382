import { everdell } from '@evervale/everdell';
import { decidingSeat, isOver, type State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import type { Evaluator } from './evaluator.ts';
import { evaluatorFor } from './minds.ts';
import { Knowledge } from './knowledge.ts';
import { givenTime, playerNamed } from './levels.ts';
import { charactersOf } from './names.ts';
import { searchPlayer } from './search/player.ts';

const evaluator = evaluatorFor(everdell);
const later = await middle();
const start = everdell.create(everdell.readOptions({ players: 2 }), 1);

test('a player with a time for a turn uses most of it to decide what to do', async () => {
  const player = playerNamed('oak@500ms', evaluator, 1);
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

test('whoever has a character judges by it, and a character nobody has is refused', () => {
  const { characters = {} } = evaluator;
  const known = charactersOf('everdell');
  expect(Object.keys(characters)).toEqual(known);
  const value = (by: string) => evaluator.leaning!(characters[by]).value(later, 0);
  const plain = evaluator.value(later, 0);
  for (const character of known) expect(value(character)).not.toBe(plain);
  expect(playerNamed('oak/builder@5', evaluator, 1).name).toBe('oak/builder@5');
  expect(() => playerNamed('oak/miser', evaluator, 1)).toThrow(/builder/);
  expect(() => playerNamed('oak/mason', evaluator, 1)).toThrow(/builder/);
});

test('a weak level errs in what it does with a turn, not in paying for it or discarding', async () => {
  const s = everdell.create(everdell.readOptions({ players: 2 }), 3);
  const sure = playerNamed('lookahead', evaluator, 1);
  const differs = { turn: 0, part: 0 };
  for (let i = 0; i < 90; i++) {
    const knowledge = new Knowledge(everdell, s, decidingSeat(s));
    const best = await sure.pick(knowledge);
    const isTurn = evaluator.atRest(s);
    // Somebody new each time, with one deal each: what they see is the same.
    const weak = await playerNamed('seedling', evaluator, 1).pick(knowledge);
    const strong = await playerNamed('lookahead', evaluator, 1).pick(knowledge);
    if (weak !== strong) differs[isTurn ? 'turn' : 'part']++;
    everdell.machine.touched();
    everdell.machine.apply(s, best);
  }
  expect(differs.part).toBe(0);
  expect(differs.turn).toBeGreaterThan(10);
});

test('where games are won by more points, a level misjudges by more of them', () => {
  const picks = (grain: number): unknown[] => {
    const coarse = Object.assign(Object.create(evaluator) as Evaluator, { grain });
    return Array.from({ length: 30 }, (_, seed) =>
      playerNamed('sapling', coarse, seed).pick(new Knowledge(everdell, start, 0)),
    );
  };
  expect(new Set(picks(20)).size).toBeGreaterThan(new Set(picks(1)).size);
});

test('only the level that thinks by the clock is given another time', () => {
  expect(givenTime('ever-tree', 20)).toBe('ever-tree@20s');
  expect(givenTime('ever-tree', 5)).toBe('ever-tree');
  expect(givenTime('ever-tree/host', 20)).toBe('ever-tree/host@20s');
  expect(givenTime('oak', 20)).toBe('oak');
});

test('who is careless does not always take what looks best, and the same with the same seed', () => {
  const picks = (slip: number): unknown[] =>
    Array.from({ length: 12 }, (_, seed) => {
      const options = { evaluator, budget: { simulations: 20 }, faults: { slip, blind: 0 } };
      return searchPlayer('careless', options, seed).pick(new Knowledge(everdell, start, 0));
    });
  expect(new Set(picks(100)).size).toBeGreaterThan(new Set(picks(0)).size);
  expect(picks(100)).toEqual(picks(100));
});

/** A game with something of everything in a city: all but the last few decisions. */
async function middle(): Promise<State> {
  const s = everdell.create(everdell.readOptions({ players: 2 }), 1);
  const player = playerNamed('lookahead', evaluator, 1);
  let before = s.slice();
  while (!isOver(s)) {
    const seat = decidingSeat(s);
    everdell.machine.touched();
    if (evaluator.atRest(s)) before = s.slice();
    everdell.machine.apply(s, await player.pick(new Knowledge(everdell, s, seat)));
  }
  return before;
}
