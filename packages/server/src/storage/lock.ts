/**
 * One server per data folder. The lock is one of the operating system, held through SQLite: it goes
 * with the process, also when that is killed.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder, touch } from './files.ts';

/** Gives what opens the lock again. Throws if another process has it. */
export function lockFolder(data: string): () => void {
  if (data === ':memory:') return () => {};
  makeFolder(data);
  const path = join(data, 'lock.sqlite');
  touch(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(`another server runs with ${data}; with DATABASE_URL there can be several`);
  }
  return () => lock.close();
}
