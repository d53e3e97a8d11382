import { expect, test } from 'vitest';
import { byPoints } from './points.ts';
import { normal, randomNumbers } from '../../test/chance.ts';

/** Games of equals with a spread of ten points each, but that the first one has so many points more. */
function gamesOf(players: number, more: number, count: number): { points: number[] }[] {
  const random = randomNumbers(7);
  return Array.from({ length: count }, () => ({
    points: Array.from(
      { length: players },
      (_, i) => 80 + 10 * normal(random) + (i === 0 ? more : 0),
    ),
  }));
}

/** What the first one was ahead of the table, and how often it won beside the others. */
function first(games: readonly { points: number[] }[]): { lead: number; par: number } {
  const players = games[0].points.length;
  const leads = games.map(({ points }) => points[0] - points.reduce((a, b) => a + b) / players);
  const won = games.filter(({ points }) => points[0] === Math.max(...points)).length;
  return {
    lead: leads.reduce((a, b) => a + b) / games.length,
    par: (players * won) / games.length,
  };
}

test.each([2, 3, 4])('points tell the victories that they bring (%i players)', (players) => {
  const games = gamesOf(players, 3, 20_000);
  const { lead, par } = first(games);
  const [told] = byPoints([{ seats: games.length, lead }], games);
  expect(told.par).toBeCloseTo(par, 1);
  expect(told.par).toBeGreaterThan(1.15);
});

test('who is level with the table has par', () => {
  const games = gamesOf(3, 0, 2_000);
  expect(byPoints([{ seats: games.length, lead: 0 }], games)[0].par).toBeCloseTo(1, 10);
});

test('points tell more than as many victories, and what is said of luck is true', () => {
  const players = 3;
  const size = 100;
  const all = gamesOf(players, 0, 150 * size);
  const samples = Array.from({ length: 150 }, (_, i) => all.slice(i * size, (i + 1) * size));
  const told = samples.map((games) => {
    const { lead, par: won } = first(games);
    const [{ par, noise }] = byPoints([{ seats: size, lead }], all);
    return { won, par, noise };
  });
  const square = (of: (one: (typeof told)[number]) => number): number =>
    told.reduce((sum, one) => sum + (of(one) - 1) ** 2, 0) / told.length;
  expect(square(({ par }) => par)).toBeLessThan(0.7 * square(({ won }) => won));
  expect(square(({ par }) => par) / told[0].noise).toBeGreaterThan(0.7);
  expect(square(({ par }) => par) / told[0].noise).toBeLessThan(1.4);
});

test('of what nobody had points tell nothing', () => {
  const [told] = byPoints([{ seats: 0, lead: 0 }], gamesOf(2, 0, 10));
  expect(told.noise).toBe(Infinity);
});
