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
    await migrate(db);
    return db;
  }
  // Loaded only where it is used: most servers have SQLite, and start sooner.
  const { PostgresDatabase } = await import('./postgres.ts');
  const db = new PostgresDatabase(databaseUrl);
  await db.alone(() => migrate(db));
  return db;
}

export function fileIn(data: string): string {
  return data === ':memory:' ? data : join(data, 'evervale.sqlite');
}
