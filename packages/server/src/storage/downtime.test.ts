import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { Downtime, Heartbeat, stopwatch } from './downtime.ts';
import { openDatabase } from './open.ts';

const gaps = new Downtime([
  { from: 100, to: 200 },
  { from: 300, to: 350 },
]);

it.each([
  [0, 50, 0],
  [0, 150, 50],
  [120, 180, 60],
  [150, 320, 70],
  [0, 1000, 150],
  [350, 400, 0],
])('from %i to %i does not count for %i', (from, to, sum) => {
  expect(gaps.within(from, to)).toBe(sum);
});

it.each([
  [0, 50, 50],
  [0, 100, 100],
  [0, 101, 201],
  [150, 10, 210],
  [0, 250, 400],
  [400, 10, 410],
])('from %i on, %i have passed at %i', (from, time, end) => {
  expect(gaps.after(from, time)).toBe(end);
  expect(end - from - gaps.within(from, end)).toBe(time);
});

describe('who is there', () => {
  const MINUTE = 60_000;
  const STEP = 250;
  /** Of the world, and of a process while it is awake and its database answers. */
  let time: number;
  let real: Database;
  let away: boolean;
  /** What came to the database while it was away. */
  let asked: number;
  const started: Heartbeat[] = [];

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    time = Date.UTC(2026, 10, 16);
    real = await openDatabase({ data: ':memory:' });
    [away, asked] = [false, 0];
  });
  afterEach(async () => {
    away = false;
    for (const heart of started.splice(0)) await heart.stop();
    await real.close();
    vi.useRealTimers();
  });

  async function begin(kind: Database['kind']): Promise<Heartbeat> {
    const answer = <T>(work: () => Promise<T>): Promise<T> => {
      if (!away) return work();
      asked++;
      return Promise.reject(new Error('away'));
    };
    const db: Database = {
      kind,
      clock: real.clock,
      all: (sql, values) => answer(() => real.all(sql, values)),
      commit: (statements, notice) => answer(() => real.commit(statements, notice)),
      listen() {},
      script: (sql) => real.script(sql),
      close: () => Promise.resolve(),
    };
    const heart = new Heartbeat(
      db,
      () => time,
      () => {
        const from = time;
        return () => time - from;
      },
    );
    await heart.start(() => {});
    started.push(heart);
    return heart;
  }

  /** They are awake for so long. */
  async function live(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += STEP) {
      time += STEP;
      vi.advanceTimersByTime(STEP);
      // Time enough for what the database is asked.
      for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const noted = (): Promise<{ began: number; ended: number }[]> =>
    real.all('SELECT began, ended FROM downtimes');

  it.each(['sqlite', 'postgres'] as const)(
    'and slept is in doubt, until it has found out that nobody was there (%s)',
    async (kind) => {
      const { downtime } = await begin(kind);
      await live(MINUTE);
      const asleep = time;
      expect(downtime.doubtful).toBe(false);
      time += MINUTE;
      expect([downtime.doubtful, downtime.within(asleep, time)]).toEqual([true, 0]);
      await downtime.known();
      expect([downtime.doubtful, downtime.within(asleep, time)]).toEqual([false, MINUTE]);
      await live(MINUTE);
      expect(await noted()).toHaveLength(1);
    },
  );

  it('and slept alone has missed nothing that counts, where there are others', async () => {
    const { downtime } = await begin('postgres');
    // From now on its timer stands still, and that of the other one does not.
    vi.clearAllTimers();
    await begin('postgres');
    const asleep = time;
    await live(MINUTE);
    expect(downtime.doubtful).toBe(true);
    await downtime.known();
    expect([downtime.doubtful, downtime.within(asleep, time)]).toEqual([false, 0]);
    expect(await noted()).toEqual([]);
  });

  it('and slept hears of a gap that another one has written down', async () => {
    const hearts = [await begin('postgres'), await begin('postgres')];
    await live(MINUTE);
    const asleep = time;
    time += MINUTE;
    for (const { downtime } of hearts) {
      await downtime.known();
      expect(downtime.within(asleep, time)).toBe(MINUTE);
    }
    expect(await noted()).toHaveLength(1);
  });

  it('and falls asleep while it asks neither waits for that answer nor takes it for one', async () => {
    const { downtime } = await begin('sqlite');
    await live(MINUTE);
    const answer = Promise.withResolvers<void>();
    const last = time;
    const all = vi.spyOn(real, 'all').mockImplementationOnce(async () => {
      await answer.promise;
      return [{ value: String(last) }] as never;
    });
    while (all.mock.calls.length === 0) await live(STEP);
    const asleep = time;
    time += MINUTE;
    await downtime.known();
    expect([downtime.doubtful, downtime.within(asleep, time)]).toEqual([false, MINUTE]);
    answer.resolve();
    await live(MINUTE);
    expect([downtime.doubtful, downtime.within(asleep, time)]).toEqual([false, MINUTE]);
    expect(await noted()).toHaveLength(1);
  });

  it('and finds that another one was faster, which slept as well, asks again', async () => {
    const { downtime } = await begin('postgres');
    await live(MINUTE);
    const asleep = time;
    time += MINUTE;
    // What another one had begun to write before the sleep comes first.
    const commit = vi.spyOn(real, 'commit').mockImplementationOnce(async () => {
      await real.all(`UPDATE meta SET value = '${asleep}' WHERE key = 'alive'`);
      return false;
    });
    await downtime.known();
    expect(commit).toHaveBeenCalledTimes(2);
    expect([downtime.doubtful, downtime.within(asleep, time)]).toEqual([false, MINUTE]);
  });

  it.each(['sqlite', 'postgres'] as const)(
    'without a database is in doubt until it is back, and then that was downtime (%s)',
    async (kind) => {
      const { downtime } = await begin(kind);
      await live(MINUTE);
      const lost = time;
      away = true;
      await live(2 * MINUTE);
      expect([downtime.doubtful, asked > 0]).toEqual([true, true]);
      await expect(downtime.known()).rejects.toThrow('away');
      away = false;
      await downtime.known();
      expect([downtime.doubtful, downtime.within(lost, time)]).toEqual([false, 2 * MINUTE]);
      await live(MINUTE);
      expect(await noted()).toHaveLength(1);
    },
  );

  it.each([
    ['sqlite', 1, 1],
    ['postgres', 4000, 0],
    ['postgres', 4001, 4001],
  ] as const)(
    'begins again with %s after %i ms: of these %i do not count',
    async (kind, n, sum) => {
      const heart = await begin(kind);
      await live(MINUTE + 2500);
      await heart.stop();
      const stopped = time;
      time += n;
      const { downtime } = await begin(kind);
      expect(downtime.within(stopped, time)).toBe(sum);
    },
  );

  it.each([
    ['sqlite', 5000],
    ['postgres', 1000],
  ] as const)('and is killed has said so just before (%s: %i ms)', async (kind, age) => {
    await begin(kind);
    await live(MINUTE);
    const killed = time;
    vi.clearAllTimers();
    time += MINUTE;
    const { downtime } = await begin(kind);
    expect(downtime.within(0, killed)).toBeLessThanOrEqual(age);
    expect(downtime.within(killed, time)).toBe(MINUTE);
  });

  it('writes on a small server, where nobody else looks, less often than it looks', async () => {
    await begin('sqlite');
    const [commit, all] = [vi.spyOn(real, 'commit'), vi.spyOn(real, 'all')];
    await live(MINUTE);
    expect([commit.mock.calls.length, all.mock.calls.length]).toEqual([12, 60]);
  });

  it('with others writes no more often than one alone', async () => {
    for (let i = 0; i < 4; i++) {
      await begin('postgres');
      await live(STEP);
    }
    const commit = vi.spyOn(real, 'commit');
    await live(MINUTE);
    expect(commit.mock.calls.length).toBeLessThanOrEqual(60);
  });

  it('and stops right after a sleep says first that it slept', async () => {
    const heart = await begin('sqlite');
    await live(MINUTE);
    const asleep = time;
    time += MINUTE;
    await heart.stop();
    const { downtime } = await begin('sqlite');
    expect(downtime.within(asleep, time)).toBe(MINUTE);
  });
});

describe('how much time has passed', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  it('is known also where one of the two clocks stood still, or was set back', () => {
    const passed = stopwatch();
    vi.setSystemTime(Date.now() + 5000);
    expect(passed()).toBe(5000);
    vi.setSystemTime(Date.now() - 60_000);
    vi.advanceTimersByTime(7000);
    expect(passed()).toBe(7000);
  });
});
