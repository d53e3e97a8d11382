/** A thread that plays the batches it is sent. */
import { parentPort } from 'node:worker_threads';
import { playBatch, type Batch } from './batch.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort!.on('message', (batch: Batch) => parentPort!.postMessage(playBatch(batch)));
