import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';
import type { SeriesReport } from '../simulate/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'evervale-'));
afterAll(() => rmSync(folder, { recursive: true }));

const simulate = (...args: string[]) => evervale(['simulate', '--games', '70', ...args]);

// Threads take a while to start on a busy machine.
describe('evervale simulate', () => {
  it('gives the same figures whoever plays the games', async () => {
    const alone = await simulate('--json', '--seed', 'spring', '--players', '2,3');
    const shared = await simulate('--json', '--seed', 'spring', '--players', '2,3', '--jobs', '2');
    expect(alone.code).toBe(0);
    expect(shared.out).toBe(alone.out);
  });

  it('plays other games with another seed', async () => {
    const one = await simulate('--json', '--seed', '1');
    const two = await simulate('--json', '--seed', '2');
    expect(one.out).not.toBe(two.out);
  });

  it('counts every victory once and every point', async () => {
    const { out } = await simulate('--json', '--players', '3');
    const [report] = JSON.parse(out) as [SeriesReport];
    const wins = report.seats.reduce((sum, { winRate }) => sum + winRate, 0);
    const points = Object.values(report.points).reduce((sum, n) => sum + n, 0);
    expect(report.games).toBe(70);
    expect(wins).toBeCloseTo(1, 10);
    expect(points).toBeCloseTo(report.score.mean, 10);
    expect(report.score.min).toBeLessThanOrEqual(report.score.median);
    expect(report.decisions.mean).toBeGreaterThan(report.turns.mean);
  });

  it('plays one person against Rugwort', async () => {
    const { out } = await simulate('--players', '1', '--year', '3', '--modules', 'haste,luck');
    expect(out).toContain('solo against Rugwort in year 3 with haste, luck');
    expect(out).toMatch(/^Rugwort +\d+\.\d %/m);
  });

  it('writes a page with pictures, the same whoever plays the games', async () => {
    const page = async (name: string, ...args: string[]): Promise<string> => {
      const file = join(folder, name);
      await simulate('--report', file, ...args);
      return readFileSync(file, 'utf8');
    };
    const alone = await page('alone.html');
    expect(alone).toContain('random A – random B: 70 games');
    expect(alone).toContain('<svg');
    expect(await page('shared.html', '--jobs', '2')).toBe(alone);
    expect(await page('solo.html', '--players', '1')).toContain('random A: 70 games');
  });

  it('writes a page only about one number of players, and only where it can', async () => {
    const several = await simulate('--players', '2,3', '--report', 'never.html');
    expect(several.err).toContain('--report: is about one number of players');
    const nowhere = await simulate('--report', join(folder, 'nowhere', 'page.html'));
    expect(nowhere.code).toBe(1);
    expect(nowhere.err).toContain('cannot be written (ENOENT)');
  });

  it('keeps to 80 columns', async () => {
    const { out } = await simulate('--players', '6', '--lang', 'de');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
