/** A thread that plays the batches it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@evervale/games';
import type { Games } from '@evervale/kernel';
import { playBatch, type Batch } from './batch.ts';

const { games: module } = workerData as { readonly games?: string };
const games =
  module === undefined ? GAMES : ((await import(module)) as { readonly GAMES: Games }).GAMES;

parentPort!.on('message', (batch: Batch) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(playBatch(games.named(batch.game), batch)),
);
