/** Tournaments on all cores. */
import { Refusal, type AnyGame } from '@evervale/kernel';
import type { GameResult } from '../tournament/game.ts';
import { schedule, type GamePlan } from '../tournament/schedule.ts';
import { standingsOf, type Standings } from '../tournament/standings.ts';
import type { GameTask } from '../worker/serve.ts';
import { Pool } from './pool.ts';
import type { Workers } from './workers.ts';

export interface TournamentOptions {
  readonly game: AnyGame;
  /** Where threads find the list of games, if it is not the usual one. */
  readonly module?: string | undefined;
  /** Names as levels.ts knows them, or `bot:` and a command. One player meets the opponent that the rules play. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  /** Who plays instead of threads of this machine; closed by whoever has opened it. */
  readonly workers?: Workers | undefined;
  /** Options of the game besides the number of players. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  /** Called after each game. */
  readonly progress?: (result: GameResult) => void;
}

export interface Tournament {
  readonly players: readonly string[];
  readonly standings: Standings;
  readonly results: readonly GameResult[];
  readonly milliseconds: number;
}

/** Plays all games; the results are in the order of the schedule, however many jobs there are. */
export async function tournament(options: TournamentOptions): Promise<Tournament> {
  const { game, players, games, seed, jobs, signal } = options;
  const { least, most } = game.form.players;
  if (players.length < least || players.length > most) {
    throw new Refusal('players', `must be ${least} to ${most} names`);
  }
  const { workers = new Pool(Math.max(1, Math.min(jobs, games)), options.module) } = options;
  const began = Date.now();
  try {
    const results = await Promise.all(
      schedule(players, games, seed).map(async (plan) => {
        const result = await workers.run(gameTask(game.id, players, plan, options.options), signal);
        options.progress?.(result);
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
    if (workers !== options.workers) await workers.close();
  }
}

/** A game of this plan, for a thread. */
export function gameTask(
  game: string,
  players: readonly string[],
  plan: GamePlan,
  options: Readonly<Record<string, unknown>> = {},
): GameTask {
  return {
    task: 'game',
    game,
    options: { ...options, players: players.length },
    plan,
    players,
  };
}
