/** The jobs that fit the storage: PostgreSQL shares them among processes. */
import { BossJobs } from './boss.ts';
import type { Jobs } from './jobs.ts';
import { LocalJobs } from './local.ts';

export function jobsFor(
  { databaseUrl }: { readonly databaseUrl: string | undefined },
  failed: (error: unknown) => void,
): Jobs {
  return databaseUrl === undefined ? new LocalJobs(failed) : new BossJobs(databaseUrl, failed);
}
