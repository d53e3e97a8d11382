/** A rolling upgrade: two versions side by side on one database. */
import { hostedEverdell } from '@evervale/everdell';
import { Games } from '@evervale/kernel';
import { hostedMagpies } from '@evervale/kernel/magpies';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { statement } from '../src/storage/database.ts';
import { serve, type Running } from '../src/serve.ts';
import { readSettings } from '../src/settings.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { Random } from './random.ts';
import { eventually } from './patience.ts';
import { openTable, playOn, startTable } from './tables.ts';

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

/** A version that has one game more. */
const MORE_GAMES = new Games([hostedEverdell, hostedMagpies]);

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

it('games that only the new version has are left alone by old processes, which see to the others', async () => {
  const more = await openHouse({ databaseUrl }, { games: MORE_GAMES });
  const slow = { clock: { kind: 'days', days: 1 } };
  const abroad = await pairAt(more);
  const magpies = await startTable(abroad, { ...slow, game: 'magpies' });
  const players = await pairAt(old);
  const { id } = await startTable(players, slow);
  ahead.old += 2 * DAY;
  await old.sweep();
  const isAway = (house: Running, table: string): Promise<boolean> =>
    house.parts.host.read(table, ({ seats }) => seats.some(({ away }) => away));
  expect([await isAway(old, id), await isAway(more, magpies.id)]).toEqual([true, false]);
  const again = await openHouse({ databaseUrl }, { now: () => Date.now() + ahead.old });
  await again.close();
  for (const one of [...players, ...abroad]) one.close();
  await more.close();
});

it('a game that only the new version has is ended by the operator anywhere, and those who play it are told', async () => {
  const operator = 'a token that nobody guesses';
  const more = await openHouse({ databaseUrl }, { games: MORE_GAMES });
  const here = await openHouse({ databaseUrl, adminToken: operator });
  const players = await pairAt(more);
  const { id } = await startTable(players, { game: 'magpies' });
  const close = async (table: string): Promise<number> => {
    const response = await fetch(`${here.address}/api/v1/admin/close`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${operator}` },
      body: JSON.stringify({ table }),
    });
    return response.status;
  };
  // Nobody else may yet.
  const ann = new Client(here.address);
  ann.cookie = players[0].cookie;
  expect((await ann.post('close-table', { table: id })).body.code).toBe('rules');
  expect(await close('nowhere')).toBe(404);
  expect(await close(id)).toBe(200);
  await players[1].until(() => players[1].seat(id, 1).over, 'the end');
  expect((await players[0].post('table', { table: id })).body.table.status).toBe('closed');
  expect((await players[0].post('my-turn')).body.tables).toEqual([]);
  const length = await more.parts.host.read(id, (table) => table.length);
  expect(await close(id)).toBe(200);
  expect(await here.parts.tables.lengthOf(id)).toBe(length);
  for (const one of players) one.close();
  await here.close();
  await more.close();
});

it('games of the other version are not ended, neither by their owner nor because time goes by, while they are played', async () => {
  const players = await pairAt(old);
  const { id } = await startTable(players);
  const waiting = await openTable(players);
  const ann = new Client(next.address);
  ann.cookie = players[0].cookie;
  // It is in the memory of both when it goes on.
  expect((await ann.post('close-table', { table: id })).body.code).toBe('rules');
  await playOn(players, id, new Random(5), 6);
  await next.tidy();
  expect((await ann.post('close-table', { table: id })).body.code).toBe('rules');
  expect(await playOn(players, id, new Random(6), 2)).toBe(2);
  // What has not begun can be given up anywhere.
  expect((await ann.post('close-table', { table: waiting.id })).status).toBe(200);
  const status = (table: string): Promise<string> =>
    old.parts.host.read(table, (found) => found.status);
  await eventually(async () => (await status(waiting.id)) === 'closed');
  const bob = new Client(next.address);
  bob.cookie = players[1].cookie;
  ahead.next = ahead.old + 8 * DAY;
  expect((await bob.post('close-table', { table: id })).body.code).toBe('not-allowed');
  expect((await ann.post('close-table', { table: id })).status).toBe(200);
  await eventually(async () => (await status(id)) === 'closed');
  for (const one of players) one.close();
});

it('who did not hear that a game of the other version went on does not end it', async () => {
  const players = await pairAt(old);
  const { id } = await startTable(players);
  const { host, actions } = next.parts;
  const { length } = await host.read(id, (found) => found);
  ahead.old += 9 * DAY;
  ahead.next = ahead.old;
  // It thinks that the last move was nine days ago.
  const deaf = vi.spyOn(host, 'refresh').mockImplementation(() => {});
  await playOn(players, id, new Random(7), 2);
  expect(await host.read(id, (found) => found.length)).toBe(length);
  await expect(actions.endLeft(id)).rejects.toThrow('somebody may still play');
  expect(await host.read(id, (found) => found.length)).toBe(length + 2);
  expect(await playOn(players, id, new Random(8), 2)).toBe(2);
  deaf.mockRestore();
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
