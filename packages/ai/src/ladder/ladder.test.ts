import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gridTable, matchesOfGrid } from './grid.ts';
import { growthSvg } from './growth.ts';
import { partOf } from '../minds.ts';
import type { Match } from './match.ts';
import { lineOf, readResults, standingsIn, type KeptGame } from './results.ts';
import { ladderTable } from './table.ts';

const { matches, growth, grid } = partOf('everdell', 'ladder');

function game(
  { id, players }: Match,
  index: number,
  points: readonly number[],
  winner: number,
): KeptGame {
  return {
    match: id,
    weights: 'w',
    players,
    game: index,
    points,
    winners: [winner],
    automatic: null,
    decisions: points.map(() => 100),
    milliseconds: points.map(() => 50),
  };
}

test('a game that is kept counts for whoever sat there', () => {
  const match = matches.find(({ id }) => id === 'oak-greedy')!;
  // In the second game the seats are changed.
  const two = [game(match, 1, [60, 66], 1), game(match, 0, [70, 50], 0)];
  const { players, games } = standingsIn(two, match);
  expect(games).toBe(2);
  expect(players.map(({ meanPoints }) => meanPoints)).toEqual([68, 55]);
  expect(players[0].wins).toBe(2);
  expect(ladderTable(matches, two)).toContain('| 2 | 100.0 % |');
});

test('results come back from their file, and those of other weights are not used', () => {
  const results = [game(matches[0], 0, [30, 20], 0), game(matches[0], 1, [30, 40], 1)];
  const text = results.map(lineOf).join('');
  expect(readResults(text, { weightsName: () => 'w' })).toEqual(results);
  expect(readResults(text, { weightsName: () => 'other' })).toEqual([]);
});

test('games of a level that played otherwise are not those of today', () => {
  const weightsName = (): string => 'w';
  const before = game(matches[0], 0, [30, 20], 0);
  const today = { ...before, styles: [2, 1] };
  const style = (name: string): number => (name === 'seedling' ? 2 : 1);
  const text = [before, today].map(lineOf).join('');
  expect(readResults(text, { weightsName, style })).toEqual([today]);
});

test('whose play has changed depends on the table, not on the level alone', () => {
  const { style } = partOf('everdell', 'ladder');
  const styles = (id: string): number[] => {
    const all = [...matches, ...matchesOfGrid(grid!)];
    const { players } = all.find((match) => match.id === id)!;
    return players.map((player) => style!(player, { id, players }));
  };
  expect(styles('oak-greedy')).toEqual([1, 1]);
  expect(styles('oak-three-greedy')).toEqual([2, 1, 1, 1]);
  expect(styles('ever-tree-oak')).toEqual([2, 1]);
  expect(styles('rugwort-3')).toEqual([1]);
  expect(styles('nightweave-2-2-ever-tree@400')).toEqual([1, 1]);
});

test('a level whose play has changed is known with its simulations behind it, too', () => {
  const { style } = partOf('eldervale', 'ladder');
  const match = { id: 'ever-tree-oak', players: ['ever-tree@400', 'oak@100'] };
  expect(style!('ever-tree@400', match)).toBe(style!('ever-tree', match));
  expect(style!('ever-tree@400', match)).toBeGreaterThan(1);
});

test('games of a level with another budget are not mixed with those of today', () => {
  const [match] = matches;
  const results = [game(match, 0, [30, 20], 0)];
  const stronger = { ...match, players: ['oak@5', 'random'] };
  expect(standingsIn(results, stronger).games).toBe(0);
});

test('a grid counts games that anybody at the table won, and says how many were played', () => {
  const { rows } = grid!;
  const two = rows.find(({ name }) => name === 'two of `sapling`')!;
  const [easiest] = two.matches;
  const results = [
    { ...game(easiest, 0, [60, 50], 0), automatic: 40 },
    { ...game(easiest, 1, [50, 60], 1), automatic: 40 },
    { ...game(easiest, 2, [50, 60], 2), automatic: 70 },
  ];
  expect(gridTable(grid!, results)).toContain('| two of `sapling` | 67 % of 3 | – |');
});

test('growth is a picture of what has been played', () => {
  const results = [game(growth[1], 0, [70, 60], 0)];
  expect(growthSvg(growth, results)).toContain('+10.0');
});

test('growth is the same search with one, four, sixteen times the simulations', () => {
  const simulations = growth.map(({ players }) => Number(players[0].split('@')[1]));
  expect(simulations.map((n) => n / simulations[0])).toEqual([1, 4, 16]);
});

test.each(['everdell', 'eldervale'])(
  'the table of %s in docs/ai.md is the one of the results that are kept',
  (id) => {
    const ladder = partOf(id, 'ladder');
    const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
    const results = readResults(read(`../../results/${ladder.results}`), ladder);
    const docs = read('../../../../docs/ai.md');
    expect(docs).toContain(ladderTable(ladder.matches, results));
    expect(docs).toContain(ladder.grid ? gridTable(ladder.grid, results) : '');
  },
);
