/** The line to PostgreSQL is cut and nobody says so: the connections stay open, and nothing comes any more. */
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/storage/open.ts';
import { PostgresDatabase } from '../src/storage/postgres.ts';
import { eventually } from './patience.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { Wire } from './wire.ts';

/** So short that the test need not wait, so long that an answer on a busy machine comes. */
const LINE = { answer: 3000, pulse: 200 };

let postgres: TestPostgres;
let wire: Wire;
let here: PostgresDatabase;
let elsewhere: PostgresDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  wire = await Wire.to(url);
  here = new PostgresDatabase(wire.url, LINE);
  elsewhere = new PostgresDatabase(url);
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  wire.close();
  await postgres.stop();
});

const works = (): Promise<boolean> =>
  here.all('SELECT 1').then(
    () => true,
    () => false,
  );

it('who waits for an answer waits no longer than for any, and the next one has a line again', async () => {
  await here.script('CREATE TABLE kept (n INTEGER)');
  const add = { sql: 'INSERT INTO kept VALUES ($1)', values: [1] };
  expect(await here.commit([add])).toBe(true);
  wire.hush();
  await expect(here.commit([add])).rejects.toThrow('timeout');
  await eventually(works);
  expect(await here.commit([add])).toBe(true);
  wire.hush();
  await expect(here.all('SELECT n FROM kept')).rejects.toThrow('timeout');
  await eventually(works);
  expect(await here.all('SELECT n FROM kept')).toHaveLength(2);
});

it('nobody waits for ever for a lock, a statement, an idle transaction or a connection', async () => {
  const settings = ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'];
  const said = settings.map(async (name) =>
    Object.values((await here.all<object>(`SHOW ${name}`))[0]),
  );
  expect((await Promise.all(said)).flat()).toEqual(['1s', '1500ms', '5s']);
  // It takes connections and never says a word.
  const deaf = createServer();
  await new Promise<void>((listening) => deaf.listen(0, '127.0.0.1', listening));
  const { port } = deaf.address() as AddressInfo;
  const lost = new PostgresDatabase(`postgres://evervale@127.0.0.1:${port}/nothing`);
  await expect(lost.all('SELECT 1')).rejects.toThrow('timeout');
  await lost.close();
  deaf.close();
});

it('news from the other processes come again, after a word that some were missed', async () => {
  const heard: string[] = [];
  here.listen((notice) => heard.push(notice));
  await eventually(() => heard.includes('*'));
  await elsewhere.commit([], 'first');
  await eventually(() => heard.includes('first'));
  heard.length = 0;
  wire.hush();
  await elsewhere.commit([], 'missed');
  await eventually(() => heard.includes('*'));
  await elsewhere.commit([], 'second');
  await eventually(() => heard.includes('second'));
  expect(heard).not.toContain('missed');
});

it('what was given up, and is written all the same, comes as news', async () => {
  await elsewhere.script(`
    CREATE TABLE slow (n INTEGER);
    CREATE FUNCTION doze() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(3); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER late AFTER INSERT ON slow DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION doze()`);
  const hasty = new PostgresDatabase(wire.url, { answer: 2000, pulse: 10_000 });
  const heard: string[] = [];
  hasty.listen((notice) => heard.push(notice));
  await eventually(() => heard.includes('*'));
  await hasty.commit([], 'known');
  // The disk takes its time with the commit itself: nobody can say yet what will become of it.
  const add = { sql: 'INSERT INTO slow VALUES ($1)', values: [1] };
  await expect(hasty.commit([add], 'oak 7')).rejects.toThrow('timeout');
  expect(await hasty.all('SELECT n FROM slow')).toEqual([]);
  await eventually(() => heard.includes('oak 7'));
  expect(await hasty.all('SELECT n FROM slow')).toEqual([{ n: 1 }]);
  expect(heard).toEqual(['*', 'oak 7']);
  await hasty.close();
});

it('what came to nothing, and was written when it was tried again, is no news', async () => {
  const heard: string[] = [];
  const again = new PostgresDatabase(wire.url, LINE);
  again.listen((notice) => heard.push(notice));
  await eventually(() => heard.includes('*'));
  await again.script('CREATE TABLE said (n INTEGER NOT NULL)');
  const say = (n: number | null): Promise<boolean> =>
    again.commit([{ sql: 'INSERT INTO said VALUES ($1)', values: [n] }], 'chat oak 5');
  await expect(say(null)).rejects.toThrow('null');
  expect(await say(1)).toBe(true);
  await elsewhere.commit([], 'later');
  await eventually(() => heard.includes('later'));
  expect(heard).toEqual(['*', 'later']);
  await again.close();
});

it('a listener that is there is not left', async () => {
  const heard: string[] = [];
  const quiet = new PostgresDatabase(wire.url, { ...LINE, pulse: 20 });
  quiet.listen((notice) => heard.push(notice));
  await eventually(() => heard.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(heard).toEqual(['*']);
  await quiet.close();
});

it('a database that cannot be used is left: nothing keeps the process that failed to start', async () => {
  const databaseUrl = await postgres.database();
  const place = { data: '', databaseUrl };
  const db = await openDatabase(place);
  const newer = `UPDATE meta SET value = '1000' WHERE key IN ('version', 'oldest')`;
  await db.commit([{ sql: newer, values: [] }]);
  await db.close();
  await expect(openDatabase(place)).rejects.toThrow('newer Evervale');
  const name = new URL(databaseUrl).pathname.slice(1);
  const lines = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1';
  // Connections that nobody uses end by themselves after ten seconds.
  const left = async (): Promise<boolean> => (await elsewhere.all(lines, [name])).length === 0;
  await vi.waitUntil(left, { timeout: 5000 });
});

it('what brings the tables up to date takes as long as it takes', async () => {
  const hasty = new PostgresDatabase(wire.url, { answer: 2000, pulse: 10_000 });
  await hasty.script('SELECT pg_sleep(3)');
  const order: string[] = [];
  const first = elsewhere.alone(async () => {
    order.push('first');
    await new Promise((resolve) => setTimeout(resolve, 3000));
    order.push('first is done');
  });
  await eventually(() => order.length > 0);
  await hasty.alone(() => Promise.resolve(void order.push('second')));
  await first;
  expect(order).toEqual(['first', 'first is done', 'second']);
  await hasty.close();
});
