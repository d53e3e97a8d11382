/** The storages that the same tests run against. */
import type { Settings } from '../src/settings.ts';
import { startPostgres } from './postgres.ts';

export interface Storage {
  /** Settings that name an empty storage. */
  open(): Promise<Partial<Settings>>;
  close(): Promise<void>;
}

const sqlite: Storage = {
  open: () => Promise.resolve({}),
  close: () => Promise.resolve(),
};

async function postgres(): Promise<Storage> {
  const started = await startPostgres();
  return {
    open: async () => ({ databaseUrl: await started.database() }),
    close: () => started.stop(),
  };
}

export const STORAGES: readonly (readonly [string, () => Promise<Storage>])[] = [
  ['SQLite', () => Promise.resolve(sqlite)],
  ['PostgreSQL', postgres],
];
