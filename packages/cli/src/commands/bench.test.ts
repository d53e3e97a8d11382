import { GAMES } from '@evervale/games';
import { expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';
import type { BenchReport } from '../bench/report.ts';
import { benchLines } from '../bench/report.ts';
import { QUICK_SEARCH, searchLines, type SearchSpeed } from '../bench/search.ts';

it('a quick benchmark measures every table and prints a page of 80 columns', async () => {
  const { code, out } = await evervale(['bench', '--quick', '--json']);
  expect(code).toBe(0);
  const report = JSON.parse(out) as BenchReport;
  expect(report.speed.map(({ players }) => players)).toEqual([2, 3, 4, 6, 1]);
  for (const { gamesPerSecond, decisionsPerGame, ratio } of report.speed) {
    expect(gamesPerSecond).toBeGreaterThan(1);
    expect(decisionsPerGame).toBeGreaterThan(20);
    expect(ratio).toBeGreaterThan(1);
  }
  expect(report.boxes.map(({ players }) => players)).toEqual([2, 4]);
  for (const { base, all, share } of report.boxes) {
    expect(Math.min(base, all)).toBeGreaterThan(100);
    expect(share).toBeGreaterThan(0.1);
  }
  expect(report.clone.bytes).toBeGreaterThan(500);
  const page = benchLines(GAMES.named(), report);
  expect(Math.max(...page.map((line) => line.length))).toBeLessThanOrEqual(80);
});

it('the search of the computer players is measured at three tables', async () => {
  const { code, out } = await evervale(['bench', 'search', '--quick', '--json']);
  expect(code).toBe(0);
  const speeds = JSON.parse(out) as SearchSpeed[];
  expect(speeds.map(({ players }) => players)).toEqual([2, 4, 1]);
  for (const { perSecond, decisions } of speeds) {
    expect(perSecond).toBeGreaterThan(10);
    expect(decisions).toBeGreaterThan(0);
  }
  const page = searchLines(speeds, QUICK_SEARCH);
  expect(Math.max(...page.map((line) => line.length))).toBeLessThanOrEqual(80);
});
