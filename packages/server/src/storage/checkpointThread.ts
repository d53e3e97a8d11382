/**
 * Carries what was committed from SQLite's log into the database itself. That waits for the disk for
 * many milliseconds at a time: the thread that writes goes on with its commits meanwhile.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { CARRY_OVER, openFile } from './writer.ts';

const db = openFile((workerData as { path: string }).path);

/** `null` ends the thread. */
parentPort!.on('message', (go: true | null) => {
  if (go === null) {
    db.close();
    parentPort!.close();
    return;
  }
  db.exec(CARRY_OVER);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(true);
});
