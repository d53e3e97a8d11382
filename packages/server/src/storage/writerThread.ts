/** The thread that waits for the disk, so that the server goes on meanwhile. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Checkpoints } from './checkpoints.ts';
import type { Statement } from './database.ts';
import { CARRY_OVER, Writer, openFile } from './writer.ts';
import { Decoder, type Batch, type Written } from './writing.ts';

const { path } = workerData as { path: string };
const db = openFile(path);
const checkpoints = new Checkpoints(path, () => db.exec(CARRY_OVER));
const writer = new Writer(db);
const decoder = new Decoder();

/** `null` ends the thread; everything sent before is written. */
parentPort!.on('message', (first: Batch | null) => {
  // What has come while the disk was busy goes into one transaction.
  const batches: Statement[][][] = [];
  let next: Batch | null | undefined = first;
  while (next) {
    batches.push(decoder.decode(next));
    next = receiveMessageOnPort(parentPort!)?.message as Batch | null | undefined;
  }
  if (batches.length > 0) answer(batches);
  if (next === null) void close();
});

async function close(): Promise<void> {
  parentPort!.close();
  await checkpoints.close();
  db.close();
}

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread is no window */
function answer(batches: readonly (readonly (readonly Statement[])[])[]): void {
  try {
    const done = writer.write(batches.flat());
    const batchSizes = batches.map(({ length }) => length);
    // One message for all of them: every message is a turn of its own for the thread that plays.
    parentPort!.postMessage({ done, batchSizes } satisfies Written);
    checkpoints.wrote(done.length);
  } catch (error) {
    // One of them spoils the others: each goes again alone.
    if (batches.length > 1) for (const batch of batches) answer([batch]);
    else parentPort!.postMessage({ error: String(error) } satisfies Written);
  }
}
