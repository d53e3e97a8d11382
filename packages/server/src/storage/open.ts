/** Opens the database that the settings name, with its tables up to date. */
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { SqliteDatabase } from './sqlite.ts';

export interface Place {
  /** The folder of the SQLite file. */
  readonly data: string;
  /** PostgreSQL instead, if given. */
  readonly databaseUrl?: string | undefined;
}

export async function openDatabase({ data, databaseUrl }: Place): Promise<Database> {
  if (databaseUrl === undefined) {
    const db = new SqliteDatabase(fileIn(data));
    return upToDate(db, () => migrate(db));
  }
  // Loaded only where it is used: most servers have SQLite, and start sooner.
  const { PostgresDatabase } = await import('./postgres.ts');
  const db = new PostgresDatabase(databaseUrl);
  return upToDate(db, () => db.alone(() => migrate(db)));
}

/** One that cannot be used is closed: its connections would keep the process that failed to start. */
async function upToDate(db: Database, bring: () => Promise<void>): Promise<Database> {
  try {
    await bring();
    return db;
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
}

export function fileIn(data: string): string {
  return data === ':memory:' ? data : join(data, 'evervale.sqlite');
}
