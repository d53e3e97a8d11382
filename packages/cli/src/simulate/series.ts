/** Plays a series of games, on one or several threads or machines; the result is the same. */
import { setImmediate as breath } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame, Chosen } from '@evervale/kernel';
import { playBatch, type Batch } from './batch.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface Series {
  readonly game: AnyGame;
  /** Where threads find the list of games, if it is not the usual one. */
  readonly module?: string | undefined;
  readonly options: Chosen;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly keep: boolean;
}

/** Called with the number of games that have just been played. */
export type Advance = (games: number) => void;

/** Small enough for a lively progress bar, large enough that sending costs nothing. */
const BATCH = 50;
/** A letter to another machine costs more. */
const FAR_BATCH = 1000;

/** Other machines that play. */
export interface Players {
  play(batch: Batch): Promise<Tally>;
}

export async function playSeries(
  series: Series,
  jobs: number,
  advance: Advance,
  far?: Players,
): Promise<Tally> {
  const batches = batchesOf(series, far === undefined ? BATCH : FAR_BATCH);
  const tally = emptyTally();
  const add = (batch: Batch, played: Tally): void => {
    addTally(tally, played);
    advance(batch.to - batch.from);
  };
  if (far !== undefined) {
    await Promise.all(batches.map(async (batch) => add(batch, await far.play(batch))));
  } else if (jobs === 1) await playHere(series.game, batches, add);
  else await playOnThreads(series, batches, Math.min(jobs, batches.length), add);
  return tally;
}

function batchesOf(series: Series, size: number): Batch[] {
  const { game, options, players, games, seed, keep } = series;
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    game: game.id,
    options,
    players,
    seed,
    keep,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

type Add = (batch: Batch, played: Tally) => void;

async function playHere(game: AnyGame, batches: readonly Batch[], add: Add): Promise<void> {
  for (const batch of batches) {
    add(batch, playBatch(game, batch));
    // Lets the progress bar move and Ctrl-C through.
    await breath();
  }
}

async function playOnThreads(
  series: Series,
  batches: readonly Batch[],
  jobs: number,
  add: Add,
): Promise<void> {
  const waiting = [...batches];
  await Promise.all(Array.from({ length: jobs }, () => playOnThread(series.module, waiting, add)));
}

/** For another machine: on a thread of its own, so that signs of life go on. */
export async function playBatchOnThread(batch: Batch): Promise<Tally> {
  const tally = emptyTally();
  await playOnThread(undefined, [batch], (_, played) => addTally(tally, played));
  return tally;
}

/** One thread takes batches until none is left. */
function playOnThread(module: string | undefined, waiting: Batch[], add: Add): Promise<void> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { games: module },
  });
  return new Promise<void>((resolve, reject) => {
    let batch: Batch | undefined;
    const next = (): void => {
      batch = waiting.shift();
      if (batch === undefined) resolve();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      else worker.postMessage(batch);
    };
    worker.on('message', (played: Tally) => {
      add(batch!, played);
      next();
    });
    worker.on('error', reject);
    next();
  }).finally(() => worker.terminate());
}
