import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evervale } from '../../test/listening.ts';
import type { BalanceReport } from '../balance/report.ts';

const args = ['balance', '--game', 'eldervale', '--level', 'random', '--games', '6'];

test('balance prints what wins by seat, element, faction and card', async () => {
  const { code, out } = await evervale(args);
  expect(code).toBe(0);
  expect(out).toContain('6 games of 2');
  for (const title of ['Seats in the order', 'Elements', 'Factions', 'Adventure cards']) {
    expect(out).toContain(title);
  }
});

test('the figures of balance add up', async () => {
  const { out } = await evervale([...args, '--players', '3', '--json']);
  const report = JSON.parse(out) as BalanceReport;
  const sum = (all: readonly { won: number }[]): number => all.reduce((n, { won }) => n + won, 0);
  expect(sum(report.seats)).toBeCloseTo(6);
  expect(sum(report.kinds['Factions'])).toBeCloseTo(6);
  const parts = Object.values(report.parts).reduce((n, points) => n + points, 0);
  expect(parts).toBeCloseTo(report.points.mean);
  // What some are ahead of the table, others are behind.
  const leads = report.kinds['Factions'].map(({ lead, seats }) => lead * seats);
  expect(leads.reduce((n, lead) => n + lead, 0)).toBeCloseTo(0);
  expect(leads.some((lead) => lead > 0)).toBe(true);
});

test('of a card it is said in how many of its games it was acquired, also if nobody did', async () => {
  const { out } = await evervale([...args, '--json']);
  const { kinds } = JSON.parse(out) as BalanceReport;
  const cards = kinds['Adventure cards'];
  // 13 cards of each of four elements in a game of two.
  expect(cards.reduce((n, { games }) => n + games!, 0)).toBe(6 * 4 * 13);
  for (const { games, taken, seats } of cards) {
    expect(taken).toBeLessThanOrEqual(Math.min(games!, seats));
  }
  expect(cards.some(({ taken }) => taken === 0)).toBe(true);
});

test('balance says how far factions are apart, and how far equals would be by chance', async () => {
  const { spread } = JSON.parse((await evervale([...args, '--json'])).out) as BalanceReport;
  expect(Object.keys(spread).toSorted()).toEqual(['Elements', 'Factions']);
  expect((await evervale(args)).out).toMatch(/apart by \d\.\d\d of par/);
});

test('a game without a report about balance is refused', async () => {
  const { code, err } = await evervale(['balance', '--games', '1']);
  expect(code).toBe(1);
  expect(err).toContain('everdell has no report about balance');
});

test('games that are kept are not played again, and others with the same players come on top', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'evervale-balance-')), 'games.jsonl');
  const keeping = [...args, '--json', '--keep', file];
  const kept = (): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
  await evervale([...keeping, '--games', '4']);
  const first = kept();
  expect(first).toHaveLength(4);
  const { out } = await evervale(keeping);
  expect(kept().slice(0, 4)).toEqual(first);
  expect(kept()).toHaveLength(6);
  expect(JSON.parse(out)).toEqual(JSON.parse((await evervale([...args, '--json'])).out));
  await evervale([...keeping, '--seed', '2']);
  expect(kept()).toHaveLength(12);
});

test('half a line at the end of the kept games, left by a run that was killed, is no game', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'evervale-balance-')), 'games.jsonl');
  appendFileSync(file, '{"asked":"0123');
  const { code, out } = await evervale([...args, '--json', '--keep', file]);
  expect(code).toBe(0);
  expect((JSON.parse(out) as BalanceReport).games).toBe(6);
  expect((await evervale([...args, '--json', '--keep', file])).out).toBe(out);
});
