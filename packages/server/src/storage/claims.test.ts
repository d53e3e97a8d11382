import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Claims } from './claims.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';

const STEP = 200;

/** The clock that all processes share. */
let time: number;
let real: Database;
/** The answer to the next commit is lost: the database has it, or has never heard of it. */
let lost: 'answer' | 'question' | null;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [time, lost] = [1_000_000, null];
  real = await openDatabase({ data: ':memory:' });
});
afterEach(async () => {
  vi.useRealTimers();
  await real.close();
});

function begin(): Claims {
  const db: Database = {
    kind: 'postgres',
    get clock() {
      return String(time);
    },
    all: (sql, values) => real.all(sql, values),
    async commit(statements) {
      const cut = lost;
      lost = null;
      const done = cut === 'question' || (await real.commit(statements));
      if (cut !== null) throw new Error('the line was cut');
      return done;
    },
    listen() {},
    script: (sql) => real.script(sql),
    close: () => Promise.resolve(),
  };
  return new Claims(db, () => {});
}

async function live(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    time += STEP;
    vi.advanceTimersByTime(STEP);
    // Time enough for what the database is asked.
    for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
  }
}

it('a table belongs to one process as long as that lives, however many it has', async () => {
  const [one, two] = [begin(), begin()];
  const tables = Array.from({ length: 150 }, (_, i) => `table ${i}`);
  for (const table of tables) expect(await one.claim(table)).toBe(true);
  await live(3000);
  for (const table of tables) expect(await two.claim(table)).toBe(false);
  await one.release('table 7');
  expect([await two.claim('table 7'), await two.claim('table 8')]).toEqual([true, false]);
  await one.close();
  expect(await two.claim('table 8')).toBe(true);
  await two.close();
});

it('and to others soon after that has died', async () => {
  const [one, two] = [begin(), begin()];
  await one.claim('table');
  time += 1500;
  expect(await two.claim('table')).toBe(false);
  time += 1;
  expect(await two.claim('table')).toBe(true);
  await Promise.all([one.close(), two.close()]);
});

it('one that was taken or left when the line was cut is nobody’s soon, whatever else the process does', async () => {
  const [one, two] = [begin(), begin()];
  await one.claim('kept');
  await one.claim('left');
  lost = 'answer';
  await expect(one.claim('taken')).rejects.toThrow('cut');
  lost = 'question';
  await expect(one.release('left')).rejects.toThrow('cut');
  await live(2000);
  const free = await Promise.all(['kept', 'left', 'taken'].map((table) => two.claim(table)));
  expect(free).toEqual([false, true, true]);
  await Promise.all([one.close(), two.close()]);
});
