/** Plays the matches of the ladder that are not complete yet, and keeps every game in a file. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@evervale/kernel';
import { growthSvg } from '../ladder/growth.ts';
import { gridTable, matchesOfGrid } from '../ladder/grid.ts';
import type { Match } from '../ladder/match.ts';
import { SEED, gamesOf, keep, lineOf, readResults, type KeptGame } from '../ladder/results.ts';
import { ladderTable } from '../ladder/table.ts';
import { partOf } from '../minds.ts';
import { schedule, type GamePlan } from '../tournament/schedule.ts';
import { Pool } from './pool.ts';
import { replaceFile } from './replaceFile.ts';
import { gameTask } from './tournament.ts';
import type { Workers } from './workers.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MINUTE = 60_000;

export interface LadderOptions {
  /** Ids of matches; all if not given. */
  readonly only?: readonly string[];
  /** The most games of each match. */
  readonly games?: number;
  readonly minutes: number;
  readonly jobs: number;
  /** Who plays instead of threads of this machine; closed by whoever has opened it. */
  readonly workers?: Workers | undefined;
  readonly results: string;
  readonly picture: string;
}

const USUAL = { minutes: 600, jobs: 1 };

interface Next {
  readonly match: Match;
  readonly plan: GamePlan;
}

/** Can be stopped at any time and goes on where it stopped; gives the table of all results. */
export async function playLadder(
  game: string,
  wanted: Partial<LadderOptions>,
  say: (line: string) => void,
): Promise<string> {
  const ladder = partOf(game, 'ladder');
  const { matches, growth } = ladder;
  const options: LadderOptions = {
    ...USUAL,
    results: fileAt(`../../results/${ladder.results}`),
    picture: fileAt(`../../../../docs/${ladder.picture}`),
    ...wanted,
  };
  const before = existsSync(options.results) ? readFileSync(options.results, 'utf8') : '';
  const results = readResults(before, ladder);
  const all = [...matches, ...(ladder.grid ? matchesOfGrid(ladder.grid) : [])];
  const waiting = nextGames(results, matchesOf(all, options), options.games ?? Infinity);
  const end = Date.now() + options.minutes * MINUTE;
  mkdirSync(dirname(options.results), { recursive: true });
  const { workers = new Pool(options.jobs) } = options;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && Date.now() < end; next = waiting.shift()) {
      const { match, plan } = next;
      const result = await workers.run(gameTask(game, match.players, plan, match.options));
      const kept = keep(match, ladder, result);
      results.push(kept);
      appendFileSync(options.results, lineOf(kept));
      const points = result.seats.map((seat) => seat.points).join(', ');
      say(`${match.id}: game ${plan.index + 1} of ${match.games}, ${points} points`);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers.atOnce }, work));
  } finally {
    if (workers !== options.workers) await workers.close();
  }
  replaceFile(options.picture, growthSvg(growth, results));
  const table = ladderTable(matches, results);
  return ladder.grid ? `${table}\n\n${gridTable(ladder.grid, results)}` : table;
}

function matchesOf(matches: readonly Match[], { only }: LadderOptions): readonly Match[] {
  const ids = matches.map(({ id }) => id);
  if (only?.some((id) => !ids.includes(id))) {
    throw new Refusal('match', `must be ${ids.join(', ')}`);
  }
  return matches.filter(({ id }) => only?.includes(id) ?? true);
}

/** What is missing, the matches in turn, so that all of them grow. */
function nextGames(results: readonly KeptGame[], matches: readonly Match[], most: number): Next[] {
  const missing = matches.map((match) => {
    const played = new Set(gamesOf(results, match).map(({ game }) => game));
    return schedule(match.players, Math.min(most, match.games), SEED)
      .filter(({ index }) => !played.has(index))
      .map((plan) => ({ match, plan }));
  });
  const longest = missing.reduce((n, { length }) => Math.max(n, length), 0);
  return Array.from({ length: longest }, (_, i) => missing.flatMap((all) => all[i] ?? [])).flat();
}
