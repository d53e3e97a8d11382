/** All data of a SQLite server in one file, and back. */
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { checkIntegrity, leftOvers, putInPlace } from './files.ts';
import { lockFolder } from './lock.ts';
import { mustKnow } from './migrations.ts';
import { fileIn, openDatabase, type Place } from './open.ts';
import { copyDatabase } from './sqlite.ts';

/** Also while a server runs on it. Throws an error that says what to do. */
export function backup({ data, databaseUrl }: Place, file: string): void {
  if (databaseUrl !== undefined) {
    throw new Error('with PostgreSQL, use pg_dump: it works while the servers run');
  }
  if (!existsSync(fileIn(data))) throw new Error(`${fileIn(data)} does not exist`);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  copyDatabase(fileIn(data), file);
}

/** Puts such a file into a data folder that has none yet; gives the number of tables. */
export async function restore({ data, databaseUrl }: Place, file: string): Promise<number> {
  if (databaseUrl !== undefined) throw new Error('with PostgreSQL, use pg_restore');
  const target = fileIn(data);
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  mustBeBackup(file);
  // A server on the folder, even one that has no database yet, is not disturbed.
  const unlock = lockFolder(data);
  try {
    mustBeFree(target);
    putInPlace(target, (making) => {
      copyFileSync(file, making);
      checkIntegrity(making);
    });
  } finally {
    unlock();
  }
  const db = await openDatabase({ data });
  const [{ tables }] = await db.all<{ tables: number }>('SELECT COUNT(*) AS tables FROM tables');
  await db.close();
  return tables;
}

function mustBeFree(target: string): void {
  if (existsSync(target)) {
    throw new Error(`${target} exists: move it away first, with ${target}-wal if there is one`);
  }
  const [left] = leftOvers(target);
  if (left === undefined) return;
  throw new Error(
    `${left} is left over from a server that was killed, and would damage what is restored: ` +
      'it belongs to the database that was moved away; move it there',
  );
}

/** Looked at before anything is put in place. */
function mustBeBackup(file: string): void {
  if (leftOvers(file).some((beside) => statSync(beside).size > 0)) {
    throw new Error(
      `${file} is the file of a server, not a backup: there is more beside it. ` +
        'Make a backup with `evervale backup`',
    );
  }
  const meta = metaOf(file);
  if (!meta?.has('version')) throw new Error(`${file} is no backup of Evervale`);
  mustKnow(Number(meta.get('version')), Number(meta.get('oldest') ?? 0));
  checkIntegrity(file);
}

/** What a database says of itself; null: it is none. */
function metaOf(file: string): Map<string, string> | null {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = db.prepare('SELECT key, value FROM meta').all() as {
      key: string;
      value: string;
    }[];
    return new Map(rows.map(({ key, value }) => [key, value]));
  } catch {
    return null;
  } finally {
    db.close();
  }
}
