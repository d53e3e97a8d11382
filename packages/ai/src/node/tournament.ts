/**
 * Tournaments on all cores:
 *
 *   node packages/ai/src/node/tournament.ts --players "oak,greedy" --games 200 --seed 1 --jobs 2 \
 *     [--options '{"rugwort":{"year":3}}'] [--json] [--report out.html]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal } from '@evervale/kernel';
import type { GameResult } from '../tournament/game.ts';
import { reportHtml } from '../tournament/report.ts';
import { schedule } from '../tournament/schedule.ts';
import { standingsOf, type Standings } from '../tournament/standings.ts';
import { standingsText } from '../tournament/text.ts';
import { Pool } from './pool.ts';

export interface TournamentOptions {
  /** Names as levels.ts knows them, or `bot:` and a command. One player meets Rugwort. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  /** Options of the game besides the number of players. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, games: number, milliseconds: number) => void;
}

export interface Tournament {
  readonly players: readonly string[];
  readonly standings: Standings;
  readonly results: readonly GameResult[];
  readonly milliseconds: number;
}

/** Plays all games; the results are in the order of the schedule, however many jobs there are. */
export async function tournament(options: TournamentOptions): Promise<Tournament> {
  const { players, games, seed, jobs, signal } = options;
  if (players.length < 1 || players.length > 6) {
    throw new Refusal('players', 'must be 1 to 6 names');
  }
  const pool = new Pool(Math.max(1, Math.min(jobs, games)));
  const began = Date.now();
  let done = 0;
  try {
    const results = await Promise.all(
      schedule(players.length, games, seed).map(async (plan) => {
        const result = await pool.run(
          {
            task: 'game',
            game: 'everdell',
            options: { ...options.options, players: players.length },
            plan,
            players,
          },
          signal,
        );
        options.progress?.(++done, games, Date.now() - began);
        return result;
      }),
    );
    return {
      players,
      standings: standingsOf(players, results),
      results,
      milliseconds: Date.now() - began,
    };
  } finally {
    await pool.close();
  }
}

/** "[#####.....] 50/100 games, 2 min left" */
export function progressLine(done: number, games: number, milliseconds: number): string {
  const left = (milliseconds / done) * (games - done);
  const bar = '#'.repeat(Math.round((20 * done) / games)).padEnd(20, '.');
  const time = left > 90_000 ? `${Math.round(left / 60_000)} min` : `${Math.round(left / 1000)} s`;
  return `[${bar}] ${done}/${games} games, ${time} left`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: 'sapling,sprout' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const played = await tournament({
    players: values.players.split(',').map((name) => name.trim()),
    games: Number(values.games),
    seed: Number(values.seed),
    jobs: Number(values.jobs),
    options: JSON.parse(values.options) as Record<string, unknown>,
    progress(done, games, milliseconds) {
      process.stderr.write(
        `\r${progressLine(done, games, milliseconds)}   ${done === games ? '\n' : ''}`,
      );
    },
  });
  if (values.report !== undefined) writeFileSync(values.report, reportHtml(played));
  const { standings, results, milliseconds } = played;
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  const text = `${standingsText(standings)}, ${((1000 * decisions) / milliseconds).toFixed(0)} decisions/s`;
  process.stdout.write(`${values.json ? JSON.stringify(played) : text}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
