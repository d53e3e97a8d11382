import { everdell } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { evaluatorFor } from '../minds.ts';
import { playerNamed } from '../levels.ts';
import { playPlanned, type GameResult } from './game.ts';
import { wilson } from './interval.ts';
import { reportHtml } from './report.ts';
import { schedule } from './schedule.ts';
import { standingsOf } from './standings.ts';
import { standingsText } from './text.ts';

async function play(players: readonly string[], games: number, more = {}): Promise<GameResult[]> {
  const evaluator = evaluatorFor(everdell);
  const options = { players: players.length, ...more };
  return Promise.all(
    schedule(players, games, 1).map(async (plan) =>
      playPlanned(everdell, options, plan, (i, seed) => playerNamed(players[i], evaluator, seed)),
    ),
  );
}

test('everybody plays each deal once from each seat', () => {
  const plans = schedule(['oak', 'greedy', 'greedy'], 6, 9);
  expect(plans.map(({ seating }) => seating[0])).toEqual([0, 1, 2, 0, 1, 2]);
  expect(new Set(plans.slice(0, 3).map(({ seed }) => seed)).size).toBe(1);
  expect(plans[0].seed).not.toBe(plans[3].seed);
});

test('where a rotation changes nothing a new deal is played', () => {
  const deals = (names: readonly string[]): number =>
    new Set(schedule(names, 12, 9).map(({ seed }) => seed)).size;
  expect(deals(['oak', 'oak', 'oak', 'oak'])).toBe(12);
  expect(deals(['oak', 'greedy', 'oak', 'greedy'])).toBe(6);
  expect(deals(['oak', 'greedy', 'greedy', 'oak'])).toBe(3);
});

test('an interval gets narrower with more games and holds the share', () => {
  const few = wilson(7, 10);
  const many = wilson(700, 1000);
  expect(few.low).toBeLessThan(0.7);
  expect(few.high).toBeGreaterThan(0.7);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(many.low).toBeCloseTo(0.6709, 3);
});

test('a tournament repeats with its seed, and greedy beats random', async () => {
  const names = ['greedy', 'random'];
  const once = standingsOf(names, await play(names, 2));
  const again = standingsOf(names, await play(names, 2));
  const timeless = ({ players }: typeof once) =>
    players.map(({ wins, meanPoints }) => ({ wins, meanPoints }));
  expect(timeless(once)).toEqual(timeless(again));
  expect(once.players[0].wins).toBe(2);
  expect(standingsText(once)).toContain('greedy');
});

test.each([3, 4, 5, 6])('a tournament for %i players has one line for each', async (n) => {
  const names = Array.from({ length: n }, () => 'random');
  const { players } = standingsOf(names, await play(names, n));
  expect(players).toHaveLength(n);
  expect(players.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(n, 9);
});

test('alone against Rugwort a win is a win over him', async () => {
  const results = await play(['random'], 4, { rugwort: { year: 3 } });
  const { players } = standingsOf(['random'], results);
  const beaten = results.filter(({ seats, automatic }) => seats[0].points > automatic!).length;
  expect(players[0].wins).toBeCloseTo(beaten, 0);
  expect(results[0].automatic).not.toBeNull();
});

test('the report is one page without anything from elsewhere', async () => {
  const players = ['greedy', 'random'];
  const results = await play(players, 2);
  const html = reportHtml({ players, results, standings: standingsOf(players, results) });
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/(src|href)=/);
  expect(html).toContain('Points by source');
});
