import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tournament } from '@evervale/ai/node';
import { afterAll, describe, expect, it } from 'vitest';
import { evervale } from '../../test/listening.ts';

const folder = mkdtempSync(join(tmpdir(), 'evervale-'));
afterAll(() => rmSync(folder, { recursive: true }));

const compete = (players: string, ...args: string[]) =>
  evervale(['tournament', '--players', players, '--games', '2', ...args]);

// Every tournament starts threads, which takes a while on a busy machine.
describe('evervale tournament', () => {
  it('tells who is better, in 80 columns', async () => {
    const { code, out } = await compete('seedling,random');
    expect(code).toBe(0);
    expect(out).toContain('2 games, 2 players, seed 1');
    expect(out).toMatch(/^seedling +[\d.]+ +\d+\.\d % +\d+ % – \d+ % +-?\d+\.\d/m);
    expect(out).toMatch(/winners have \d+\.\d points, \d+ picks a game, \d+ picks\/s in all/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('gives the same results whoever plays the games', async () => {
    const points = async (jobs: string): Promise<number[]> => {
      const { out } = await compete('random,random', '--json', '--jobs', jobs, '--seed', 'spring');
      const { results } = JSON.parse(out) as Tournament;
      return results.flatMap(({ seats }) => seats.map((seat) => seat.points));
    };
    const alone = await points('1');
    expect(alone).toHaveLength(4);
    expect(await points('2')).toEqual(alone);
  });

  it('meets Rugwort with one player', async () => {
    const { out } = await compete('random', '--year', '3', '--modules', 'haste', '--json');
    const { results } = JSON.parse(out) as Tournament;
    expect(results.every(({ automatic }) => automatic !== null && automatic > 0)).toBe(true);
  });

  it('writes a page with pictures that needs nothing else', async () => {
    const file = join(folder, 'report.html');
    const { code } = await compete('random,random', '--report', file);
    expect(code).toBe(0);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/(src|href)=/);
  });

  it('lets a program of somebody else play', async () => {
    const bot = join(folder, 'bot.mjs');
    writeFileSync(bot, BOT);
    const { code, out } = await compete(`bot:${process.execPath} ${bot},random`);
    expect(code).toBe(0);
    expect(out).toMatch(/^bot:.*… +\d/m);
  });

  it('says once a game what went wrong with a program, and goes on', async () => {
    const { code, err } = await compete('bot:./no-such-program,random');
    expect(code).toBe(0);
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines.toSorted()[0]).toMatch(
      /^game 1, bot:\.\/no-such-program: the program cannot be started: .* was picked$/,
    );
  });

  it.each([
    ['oka', 'oka: player: must be random, greedy, lookahead, seedling'],
    ['oak@0', 'needs a whole number above 0'],
    ['oak,,greedy', 'It must be one to six players'],
    ['bot:', 'bot: and a command'],
  ])('refuses the players %s', async (players, problem) => {
    const { code, err } = await compete(players);
    expect(code).toBe(1);
    expect(err).toContain(problem);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

/** Takes the last option. */
const BOT = `
import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id, options } = JSON.parse(line);
  if (type === 'decide') console.log(JSON.stringify({ id, pick: options.at(-1).key }));
});
`;
