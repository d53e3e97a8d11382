/** A batch of games: what a worker is given, and what it gives back. */
import type { AnyGame, Chosen } from '@evervale/kernel';
import { playGame } from './game.ts';
import { resultOf } from './page.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

export interface Batch {
  /** The id of the game. */
  readonly game: string;
  readonly options: Chosen;
  readonly players: number;
  readonly seed: number;
  /** The numbers of the games: from (included) to (excluded). */
  readonly from: number;
  readonly to: number;
  /** Keep every game by itself too, for a report. */
  readonly keep: boolean;
}

export function playBatch(game: AnyGame, batch: Batch): Tally {
  const { options, players, seed, from, to, keep } = batch;
  const tally = emptyTally();
  for (let i = from; i < to; i++) {
    const outcome = playGame(game, options, players, seed, i);
    addGame(tally, outcome);
    if (keep) tally.kept.push(resultOf(outcome, i, players));
  }
  return tally;
}
