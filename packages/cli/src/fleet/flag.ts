/** `--workers <database>`: other machines play. */
import { Option } from 'commander';
import type { Fleet } from './fleet.ts';

export const workersFlag = (): Option =>
  new Option(
    '--workers <database>',
    'let other machines play: those where `evervale work` runs with this PostgreSQL',
  );

/** With the machines behind that address, or without. */
export async function withFleet<T>(
  database: string | undefined,
  use: (fleet: Fleet | undefined) => Promise<T>,
): Promise<T> {
  if (database === undefined) return use(undefined);
  // Loaded only now: other command lines would wait for it in vain.
  const fleet = await (await import('./fleet.ts')).Fleet.open(database);
  try {
    return await use(fleet);
  } finally {
    await fleet.close();
  }
}
