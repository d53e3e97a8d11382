/** A rolling upgrade: two versions side by side on one database. */
import { hostedEverdell } from '@evervale/everdell';
import { Games } from '@evervale/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../src/storage/database.ts';
import { serve, type Running } from '../src/serve.ts';
import { readSettings } from '../src/settings.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const NEXT = 'of the next version';
/** The same game after an update of its rules. */
const NEXT_GAMES = new Games([
  {
    ...hostedEverdell,
    version: NEXT,
    versionOf: () => NEXT,
    continues: (rules: string) => rules === NEXT,
  },
]);

let postgres: TestPostgres;
let databaseUrl: string;
/** Each has a clock of its own, so that it is known who looks at what. */
const ahead = { old: 0, next: 0 };
let old: Running;
let next: Running;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database();
  old = await openHouse({ databaseUrl }, { now: () => Date.now() + ahead.old });
  next = await openHouse(
    { databaseUrl },
    { now: () => Date.now() + ahead.next, games: NEXT_GAMES },
  );
});
afterAll(async () => {
  await old.close();
  await next.close();
  await postgres.stop();
});

async function pairAt(house: Running): Promise<Client[]> {
  return Promise.all(['Ann', 'Bob'].map((name) => Client.guest(house.address, name)));
}

it('games of the old version go on at old processes; new ones show them and leave them alone', async () => {
  const players = await pairAt(old);
  const { id } = await startTable(players, { clock: { kind: 'days', days: 1 } });
  await playOn(players, id, new Random(1), 6);
  const ann = new Client(next.address);
  ann.cookie = players[0].cookie;
  const { body } = await ann.post('table', { table: id });
  expect(body.table).toMatchObject({ playable: false, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  const pick = await ann.post('pick', { table: id, seat: 0, at: 1, code: 0 });
  expect(pick.body.code).toBe('rules');
  // What is hidden in it stays hidden: it can still go on.
  expect((await ann.post('record', { table: id })).body.code).toBe('state');
  ahead.next += 2 * DAY;
  await next.sweep();
  expect(await old.parts.host.read(id, ({ seats }) => seats.some(({ away }) => away))).toBe(false);
  ahead.old += 2 * DAY;
  await old.sweep();
  expect(await old.parts.host.read(id, ({ seats }) => seats.some(({ away }) => away))).toBe(true);
  for (const one of players) one.close();
});

it('games of the new version are left alone by old processes', async () => {
  const players = await pairAt(next);
  const { id } = await startTable(players, { clock: { kind: 'days', days: 1 } });
  await playOn(players, id, new Random(2), 6);
  const bob = new Client(old.address);
  bob.cookie = players[1].cookie;
  expect((await bob.post('table', { table: id })).body.table.playable).toBe(false);
  ahead.old += 2 * DAY;
  await old.sweep();
  expect(await next.parts.host.read(id, ({ seats }) => seats.some(({ away }) => away))).toBe(false);
  expect(await playOn(players, id, new Random(3), 6)).toBe(6);
  for (const one of players) one.close();
});

it('an old process starts again on data to which the new version has added something', async () => {
  const { db } = next.parts;
  await db.commit([statement(`UPDATE meta SET value = '1000' WHERE key = 'version'`)]);
  const again = await openHouse({ databaseUrl });
  const players = await pairAt(again);
  const { id } = await startTable(players);
  expect(await playOn(players, id, new Random(4), 4)).toBe(4);
  for (const one of players) one.close();
  await again.close();
  // But not where it would misread something.
  await db.commit([statement(`UPDATE meta SET value = '1000' WHERE key = 'oldest'`)]);
  const settings = { ...readSettings({}), port: 0, databaseUrl, logLevel: 'silent' };
  await expect(serve(settings)).rejects.toThrow('newer Evervale');
});
