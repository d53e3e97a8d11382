import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { teamTotals, teamsOf } from './teams.ts';

const totals = [10, 20, 7, 4];
const game = {
  score: () => totals.map((total, seat) => ({ seat, total, lines: [] })),
} as unknown as Game;
const s = new Uint8Array(0);

test('without teams everybody is a team of their own', () => {
  expect(teamsOf(game, s)).toEqual([0, 1, 2, 3]);
  expect(teamTotals(game, s)).toEqual(totals);
});

test('partners have the points of both', () => {
  const two = { ...game, teams: () => [0, 1, 1, 0] };
  expect(teamsOf(two, s)).toEqual([0, 1, 1, 0]);
  expect(teamTotals(two, s)).toEqual([14, 27, 27, 14]);
});
