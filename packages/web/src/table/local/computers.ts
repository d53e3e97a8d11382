/** The computer players of a local table, by level. */
import { hintsFor, Knowledge, loadEvaluator, playerNamed, type Player } from '@evervale/ai';
import { seedForSearch, type Game } from '@evervale/kernel';
import type { HintLine } from '../source.ts';
import type { AnyPlay, Computer } from './host.ts';

/** Between slices of thinking the worker hears what the person wants. */
const pause = async (): Promise<void> =>
  new Promise((go) => {
    setTimeout(go);
  });

export function computerOf(game: Game, level: string, seed: number): Computer {
  let player: Promise<Player> | undefined;
  const made = async (): Promise<Player> =>
    playerNamed(level, await loadEvaluator(game), seed, pause);
  return async ({ state }, seat) =>
    (await (player ??= made())).pick(new Knowledge(game, state, seat));
}

/** Enough for good advice within a second. */
const HINT_BUDGET = { simulations: 300, time: 900 };

export async function hintsOf(
  { game, state, seed }: AnyPlay,
  seat: number,
): Promise<readonly HintLine[]> {
  const evaluator = await loadEvaluator(game);
  return hintsFor(new Knowledge(game, state, seat), {
    evaluator,
    budget: HINT_BUDGET,
    seed: seedForSearch(seed),
    pause,
  });
}
