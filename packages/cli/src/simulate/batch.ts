/** A batch of games: what a worker is given, and what it gives back. */
import type { GameOptions } from '@evervale/everdell';
import { playGame } from './game.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

export interface Batch {
  readonly options: GameOptions;
  readonly seed: number;
  /** The numbers of the games: from (included) to (excluded). */
  readonly from: number;
  readonly to: number;
}

export function playBatch({ options, seed, from, to }: Batch): Tally {
  const tally = emptyTally();
  for (let i = from; i < to; i++) addGame(tally, playGame(options, seed, i));
  return tally;
}
