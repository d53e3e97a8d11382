/** How long the disk itself takes: no answer to a move can be quicker. */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE = 4096;
/** A commit writes some pages and lets them be synced. */
const PAGES = 3;
const COMMITS = 500;
/** Milliseconds between two of them, as when people play. */
const PAUSE = 5;

/** Milliseconds of each sync, in a folder. */
export async function syncTimes(folder: string): Promise<number[]> {
  const path = join(folder, 'sync');
  const file = openSync(path, 'w');
  const pages = Buffer.alloc(PAGES * PAGE, 1);
  const times: number[] = [];
  try {
    for (let i = 0; i < COMMITS; i++) {
      writeSync(file, pages);
      const began = performance.now();
      fdatasyncSync(file);
      times.push(performance.now() - began);
      await wait(PAUSE);
    }
  } finally {
    closeSync(file);
    rmSync(path);
  }
  return times;
}
