import { everdell } from '@evervale/everdell';
import { decidingSeat, stream } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { PointsSoFar } from '../judging.ts';
import { evaluatorFor } from '../minds.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed, withoutClock } from '../levels.ts';
import { playMatch } from '../match.ts';
import { randomPlayer } from '../random.ts';
import { Search, candidates, searchPlayer } from './player.ts';

const evaluator = evaluatorFor(everdell);
const start = (players: number, seed: number) =>
  everdell.create(everdell.readOptions({ players }), seed);

test('every simulation goes through the root, and none is lost', () => {
  const search = new Search(
    new Knowledge(everdell, start(2, 1), 0),
    { evaluator, budget: { simulations: 50 } },
    1,
  );
  while (search.slice());
  const { root, simulations } = search.tree;
  expect(root.total).toBe(simulations);
  expect(root.visits.reduce((sum, n) => sum + n, 0)).toBe(simulations);
});

test('a search stops when no other pick can overtake the best one, and not before', () => {
  for (const seed of [1, 2]) {
    const knowledge = new Knowledge(everdell, start(2, seed), 0);
    const search = new Search(knowledge, { evaluator, budget: { simulations: 100 } }, seed);
    while (search.slice());
    const [first, second] = candidates(search, 0);
    const rest = 100 - search.tree.simulations;
    expect(rest === 0 || first.visits - second.visits > rest).toBe(true);
  }
});

test('search leaves the table as it is and gives legal picks with points for everybody', () => {
  const s = start(3, 2);
  const before = s.slice();
  const search = new Search(
    new Knowledge(everdell, s, 0),
    { evaluator, budget: { simulations: 40 } },
    1,
  );
  while (search.slice());
  expect(s).toEqual(before);
  const legal = everdell.machine.legal(s).toArray();
  for (const { code, points } of candidates(search, 0)) {
    expect(legal).toContain(code);
    expect(points).toHaveLength(3);
  }
});

test('a search without a clock repeats with its seed', () => {
  const pick = () =>
    playerNamed('oak@60', evaluator, 7).pick(new Knowledge(everdell, start(2, 3), 0));
  expect(pick()).toBe(pick());
  expect(withoutClock('oak')).toMatch(/^oak@\d+$/);
  expect(withoutClock('sapling')).toBe('sapling');
});

test('a search with a clock stops in time', async () => {
  const player = searchPlayer('hasty', { evaluator, budget: { simulations: 1e9, time: 60 } }, 1);
  const began = Date.now();
  await player.pick(new Knowledge(everdell, start(2, 4), 0));
  expect(Date.now() - began).toBeLessThan(2000);
});

test('a game without an evaluation of its own is searched by its points so far', async () => {
  const players = [
    searchPlayer('plain', { evaluator: new PointsSoFar(everdell), budget: { simulations: 4 } }, 1),
    randomPlayer(2),
  ];
  const end = await playMatch(everdell, start(2, 5), players);
  expect(everdell.score(end)[0].total).toBeGreaterThan(0);
});

test('a name that nobody has is refused with the names there are', () => {
  expect(() => playerNamed('birch', evaluator, 1)).toThrow(/oak/);
  expect(() => playerNamed('oak@x', evaluator, 1)).toThrow(/whole number/);
});

test('deals of a seat keep its own hand and the table', () => {
  const s = start(4, 6);
  const seat = decidingSeat(s);
  const deal = new Knowledge(everdell, s, seat).deal(stream(8));
  expect(everdell.view(deal, seat)).toEqual(everdell.view(s, seat));
});
