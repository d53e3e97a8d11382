import { everdell } from '@evervale/everdell';
import { decidingSeat } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { Knowledge } from '../knowledge.ts';
import { evaluatorFor } from '../minds.ts';
import { Gains } from './gains.ts';
import { Lookahead } from './lookahead.ts';
import type { Node } from './node.ts';
import { Search } from './player.ts';
import { Rivals } from './rivals.ts';

const evaluator = evaluatorFor(everdell);
const { machine } = everdell;
const start = (players: number) => everdell.create(everdell.readOptions({ players }), 3);

test('others do what has brought most, and the position stays as it is', () => {
  const s = start(2);
  const seat = decidingSeat(s);
  const gains = new Gains();
  const rivals = new Rivals(machine, new Lookahead(machine, evaluator, 0, gains), gains);
  const before = s.slice();
  const first = rivals.answer(s, seat);
  expect(s).toEqual(before);
  const legal = machine.legalOrdered(s).toArray();
  expect(legal).toContain(first);
  const decision = gains.decision(s, seat);
  const most = Math.max(...legal.map((code) => gains.guess(decision, code)));
  expect(gains.guess(decision, first)).toBe(most);
  // What is remembered decides, once everything has been looked at often enough.
  const other = legal.find((code) => code !== first)!;
  for (let i = 0; i < 3; i++) rivals.answer(s, seat);
  for (let i = 0; i < 50; i++) gains.learn(decision, other, 30);
  expect(rivals.answer(s, seat)).toBe(other);
});

/** The picks from the root to the end of the tree that were taken most. */
function mainLine(root: Node): number[] {
  const line: number[] = [];
  for (let node: Node | null = root; node !== null && node.total > 0;) {
    const best = node.visits.indexOf(Math.max(...node.visits));
    line.push(node.codes[best]);
    node = node.kids[best];
  }
  return line;
}

function searched(players: number, together: number): Search {
  const knowledge = new Knowledge(everdell, start(players), 0);
  const search = new Search(knowledge, { evaluator, budget: { simulations: 200 }, together }, 1);
  while (search.slice());
  return search;
}

test('a tree of the own picks looks further than one that everybody shares', () => {
  const shared = searched(4, 4);
  const own = searched(4, 2);
  expect(shared.settings).toMatchObject({ joint: true });
  expect(own.settings).toMatchObject({ joint: false, rivalry: 0 });
  // Of these picks all are the seat's own; of the shared ones about one in four.
  expect(mainLine(own.tree.root).length).toBeGreaterThanOrEqual(3);
  expect(mainLine(shared.tree.root).length).toBeLessThan(4 * mainLine(own.tree.root).length);
});

test('where an automatic opponent plays along, people share one tree', () => {
  const s = everdell.create(everdell.readOptions({ players: 2, nightweave: { difficulty: 1 } }), 3);
  const knowledge = new Knowledge(everdell, s, 0);
  const options = { evaluator, budget: { simulations: 1 }, together: 1 };
  expect(new Search(knowledge, options, 1).settings.joint).toBe(true);
});

test('a pick that is part of a turn gets an eighth of the simulations, but not too few', () => {
  const goalOf = (simulations: number, together: number): number => {
    const knowledge = new Knowledge(everdell, start(2), 0);
    const search = new Search(knowledge, { evaluator, budget: { simulations }, together }, 1);
    search.shorten();
    while (search.slice());
    return search.tree.simulations;
  };
  expect(goalOf(1200, 1)).toBeLessThanOrEqual(150);
  expect(goalOf(160, 1)).toBeLessThanOrEqual(100);
  expect(goalOf(40, 1)).toBeLessThanOrEqual(40);
  expect(goalOf(300, 2)).toBeGreaterThan(100);
});
