/** The files of a SQLite database: whole or not there, and nobody else's to read. */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FOLDER = 0o700;
const FILE = 0o600;
/** What SQLite keeps beside a database while it is open, or after the process was killed. */
const BESIDE = ['-wal', '-shm', '-journal'] as const;

export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER });
}

/** Files that belong to a database that was there before; SQLite would take them for the new one's. */
export function leftOvers(path: string): string[] {
  return BESIDE.map((end) => path + end).filter((file) => existsSync(file));
}

/** A database appears whole, also if the process is killed while it is made. */
export function putInPlace(path: string, write: (making: string) => void): void {
  const making = `${path}.making`;
  for (const file of [making, ...leftOvers(making)]) rmSync(file, { force: true });
  try {
    write(making);
    chmodSync(making, FILE);
    sync(making);
    renameSync(making, path);
    // The name too must be on the disk; Windows has no such thing.
    if (process.platform !== 'win32') sync(dirname(path));
  } finally {
    for (const file of [making, ...leftOvers(making)]) rmSync(file, { force: true });
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes an empty database if there is none, and looks at the one that is there. */
export function prepareFile(path: string): void {
  makeFolder(dirname(path));
  if (!existsSync(path)) {
    const [left] = leftOvers(path);
    if (left !== undefined) {
      throw new Error(`${left} has lost its database: put that back, or move this away`);
    }
    putInPlace(path, (making) => {
      const db = new DatabaseSync(making);
      db.exec('CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
      db.close();
    });
    return;
  }
  if (statSync(path).size === 0) {
    throw new Error(`${path} is empty: restore a backup, or delete it to begin anew`);
  }
  for (const file of [path, ...leftOvers(path)]) onlyOurs(file);
}

/** An empty file that nobody else reads, and what SQLite puts beside it is like it. */
export function touch(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  onlyOurs(file);
}

/** Best effort: on a file of another user it is that user's business. */
function onlyOurs(file: string): void {
  if ((statSync(file).mode & 0o077) === 0) return;
  try {
    chmodSync(file, FILE);
  } catch {
    // The system says no.
  }
}

/** Is the file sound from its first page to its last? */
export function checkIntegrity(path: string): void {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const [row] = db.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
    if (row.integrity_check !== 'ok') throw new Error(row.integrity_check);
  } catch (error) {
    throw new Error(`${path} is damaged (${(error as Error).message})`, { cause: error });
  } finally {
    db.close();
  }
}
