/** A batch of games: what a worker is given, and what it gives back. */
import type { GameOptions } from '@evervale/everdell';
import { playGame } from './game.ts';
import { resultOf } from './page.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

export interface Batch {
  readonly options: GameOptions;
  readonly seed: number;
  /** The numbers of the games: from (included) to (excluded). */
  readonly from: number;
  readonly to: number;
  /** Keep every game by itself too, for a report. */
  readonly keep: boolean;
}

export function playBatch({ options, seed, from, to, keep }: Batch): Tally {
  const tally = emptyTally();
  for (let i = from; i < to; i++) {
    const outcome = playGame(options, seed, i);
    addGame(tally, outcome);
    if (keep) tally.kept.push(resultOf(outcome, i, options.players));
  }
  return tally;
}
