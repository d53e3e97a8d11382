import { everdell } from '@evervale/everdell';
import { decidingSeat, stream } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { PointsSoFar } from '../judging.ts';
import { evaluatorFor } from '../minds.ts';
import { Knowledge } from '../knowledge.ts';
import { playerNamed, withoutClock } from '../levels.ts';
import { playMatch } from '../match.ts';
import { randomPlayer } from '../random.ts';
import { DUEL } from '../evaluator.ts';
import { Search, candidates, misjudged, searchPlayer } from './player.ts';

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
  const began = process.threadCpuUsage();
  await player.pick(new Knowledge(everdell, start(2, 4), 0));
  expect(process.threadCpuUsage(began).user).toBeLessThan(2e6);
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

test('through a run of picks the tree is kept, and what it chooses is legal', async () => {
  const s = start(2, 5);
  const options = { evaluator, budget: { simulations: 16, time: 60_000, turn: true } };
  const players = [1, 2].map((seed) => searchPlayer('keeps', options, seed));
  for (let i = 0; i < 30; i++) {
    const seat = decidingSeat(s);
    const code = await players[seat].pick(new Knowledge(everdell, s, seat));
    expect(everdell.machine.legal(s).has(code)).toBe(true);
    everdell.machine.touched();
    everdell.machine.apply(s, code);
  }
});

test('behind a pick of which everything is known the search goes on with what it has found', () => {
  const s = start(2, 5);
  const search = new Search(
    new Knowledge(everdell, s, 0),
    { evaluator, budget: { simulations: 60 } },
    1,
  );
  while (search.slice());
  const known = candidates(search, 0).find(({ code }) => {
    const after = s.slice();
    everdell.machine.touched();
    everdell.machine.applyThrough(after, code);
    return search.expectedAfter(code) === JSON.stringify(everdell.view(after, 0));
  })!;
  everdell.machine.touched();
  everdell.machine.applyThrough(s, known.code);
  search.goOn(new Knowledge(everdell, s, 0), known.code, { simulations: 10 });
  expect(search.tree.simulations).toBeLessThanOrEqual(known.visits);
  while (search.slice());
  expect(everdell.machine.legal(s).has(candidates(search, 0)[0].code)).toBe(true);
});

test('where the lead counts, a pick that was hardly tried is not chosen for its first look', () => {
  const found = [
    { code: 1, visits: 60, points: [], worth: 4 },
    { code: 2, visits: 31, points: [], worth: 5 },
    { code: 3, visits: 2, points: [], worth: 9 },
  ];
  expect(misjudged(found, 0, DUEL, stream(1)).code).toBe(2);
  expect(misjudged(found, 0, 0.3, stream(1)).code).toBe(3);
});

test('the time is for a whole turn: however many picks it has, it is over in time', async () => {
  const s = start(2, 5);
  const time = 400;
  const options = { evaluator, budget: { simulations: 1e9, time, turn: true } };
  const players = [1, 2].map((seed) => searchPlayer('hasty', options, seed));
  let spent = 0;
  let longest = 0;
  for (let i = 0; i < 12; i++) {
    const seat = decidingSeat(s);
    if (evaluator.atRest(s)) spent = 0;
    const began = process.threadCpuUsage();
    const code = await players[seat].pick(new Knowledge(everdell, s, seat));
    spent += process.threadCpuUsage(began).user / 1000;
    longest = Math.max(longest, spent);
    everdell.machine.touched();
    everdell.machine.apply(s, code);
  }
  // A slice of simulations, and the looks before the first one, are always made.
  expect(longest).toBeLessThan(time + 200);
});
