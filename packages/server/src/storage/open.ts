/** Opens the database that the settings name, with its tables up to date. */
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { PostgresDatabase } from './postgres.ts';
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
  const db = new PostgresDatabase(databaseUrl);
  await db.alone(() => migrate(db));
  return db;
}

export function fileIn(data: string): string {
  return data === ':memory:' ? data : join(data, 'evervale.sqlite');
}
