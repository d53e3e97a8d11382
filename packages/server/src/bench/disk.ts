/** How long the disk itself takes: no answer to a move can be quicker. */
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE = 4096;
/** A commit writes some pages and lets them be synced. */
const PAGES = 3;
/** Milliseconds between two of them: seldom enough not to be in the way of what is measured besides. */
const PAUSE = 50;

/** Milliseconds of each bare sync in a folder, until `work` is done or has failed. */
export async function syncTimes(folder: string, work: Promise<unknown>): Promise<number[]> {
  const path = join(folder, 'sync');
  const file = await open(path, 'w');
  const pages = Buffer.alloc(PAGES * PAGE, 1);
  const times: number[] = [];
  const working = { goesOn: true };
  const stop = (): void => void (working.goesOn = false);
  void work.then(stop, stop);
  try {
    while (working.goesOn) {
      await file.write(pages);
      const began = performance.now();
      await file.datasync();
      times.push(performance.now() - began);
      await wait(PAUSE);
    }
  } finally {
    await file.close();
    await rm(path);
  }
  return times;
}
