import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { BossJobs } from './boss.ts';

describe('jobs shared by processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 90_000);
  afterAll(() => postgres.stop());

  it('a clock that one process has set is looked at when it runs out, also if that process is gone', async () => {
    const url = await postgres.database();
    const due: string[] = [];
    const handlers = (name: string) => ({
      deadline: (table: string) => Promise.resolve(void due.push(`${name} ${table}`)),
      automatic: () => Promise.resolve(),
      sweep: () => Promise.resolve(),
    });
    const fail = (error: unknown): void => void due.push(String(error));
    const [one, other] = [new BossJobs(url, fail), new BossJobs(url, fail)];
    await one.start(handlers('one'));
    await other.start(handlers('other'));
    one.deadlineAt('table', Date.now() + 500);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await one.stop();
    await vi.waitUntil(() => due.length > 0, { timeout: 40_000 });
    expect(due).toEqual(['other table']);
    await other.stop();
  }, 60_000);
});
