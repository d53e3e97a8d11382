/** What fails at one table is that table's trouble, and a start that fails leaves nothing behind. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { hash } from '@evervale/kernel';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { statement } from '../src/storage/database.ts';
import { lockFolder } from '../src/storage/lock.ts';
import { openDatabase } from '../src/storage/open.ts';
import type { Person } from '../src/storage/people.ts';
import type { Running } from '../src/serve.ts';
import { LaggingTable } from '../src/table/lagging.ts';
import { Client } from './client.ts';
import { openHouse, temporaryFolder } from './house.ts';
import { Random } from './random.ts';
import { openTable, playOn, startTable } from './tables.ts';
import { eventually } from './patience.ts';

const SLOW = { clock: { kind: 'days', days: 1 } };
const HOUR = 60 * 60 * 1000;

const isAway = (house: Running, id: string): Promise<boolean> =>
  house.parts.host.read(id, ({ seats }) => seats.some(({ away }) => away));

async function pairOf(house: Running): Promise<Client[]> {
  return Promise.all(['Ann', 'Bob'].map((name) => Client.guest(house.address, name)));
}

async function change(data: string, sql: string, ...values: string[]): Promise<void> {
  const db = await openDatabase({ data });
  await db.commit([statement(sql, ...values)]);
  await db.close();
}

it('a table whose log cannot be played keeps neither the server nor other clocks from going on', async () => {
  const folder = temporaryFolder();
  let time = Date.now();
  const house = await openHouse({ data: folder.path }, { now: () => time });
  const players = await pairOf(house);
  const [bad, good] = [await startTable(players, SLOW), await startTable(players, SLOW)];
  await playOn(players, bad.id, new Random(1), 2);
  await house.close();
  await change(
    folder.path,
    `UPDATE entries SET value = 999999 WHERE table_id = $1 AND kind = 'pick'`,
    bad.id,
  );
  time += 48 * HOUR;
  const again = await openHouse({ data: folder.path }, { now: () => time });
  await again.sweep();
  // The row of the other table says that its time is long up.
  await eventually(() => isAway(again, good.id));
  const answer = await fetch(`${again.address}/readyz`);
  expect(answer.status).toBe(200);
  const ann = players[0];
  ann.base = again.address;
  expect((await ann.post('table', { table: bad.id })).body.code).toBe('failed');
  expect((await ann.post('table', { table: good.id })).status).toBe(200);
  await again.close();
  folder.remove();
});

it.each([
  ['of a game that this server does not have', 'game', 'chess'],
  ['whose setup cannot be read', 'setup', '{'],
])('a table %s keeps neither a start nor other clocks from going on', async (_, column, value) => {
  const folder = temporaryFolder();
  let time = Date.now();
  const house = await openHouse({ data: folder.path }, { now: () => time });
  const players = await pairOf(house);
  const bad = await startTable(players, SLOW);
  // Its time is up a little later: it is looked at behind the other one.
  time += 1000;
  const good = await startTable(players, SLOW);
  await house.parts.db.commit([
    statement(`UPDATE tables SET ${column} = $1, remind_at = 1 WHERE id = $2`, value, bad.id),
  ]);
  house.parts.host.forget(-1);
  for (const player of players) player.close();
  time += 48 * HOUR;
  await house.sweep();
  expect(await isAway(house, good.id)).toBe(true);
  await house.close();
  const again = await openHouse({ data: folder.path }, { now: () => time });
  await again.sweep();
  await again.close();
  folder.remove();
});

it.each(['setup', 'seats'])('a table whose %s cannot be read hides no others', async (column) => {
  const house = await openHouse();
  const players = await pairOf(house);
  const [bad, good] = [
    await openTable(players, { visibility: 'public' }),
    await openTable(players, { visibility: 'public' }),
  ];
  await house.parts.db.commit([
    statement(`UPDATE tables SET ${column} = '{' WHERE id = $1`, bad.id),
  ]);
  for (const list of ['public-tables', 'my-tables']) {
    const { body } = await players[0].post(list);
    expect(body.tables).toMatchObject([{ id: good.id }]);
  }
  await house.close();
});

it('of tables that cannot be read each is told of once, and those of unknown games never', async () => {
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  let time = Date.now();
  const house = await openHouse({}, { now: () => time, log });
  const players = await pairOf(house);
  for (const [column, value] of [
    ['game', 'chess'],
    ['setup', '{'],
  ]) {
    const { id } = await startTable(players, SLOW);
    await house.parts.db.commit([
      statement(`UPDATE tables SET ${column} = $1, automatic = 1 WHERE id = $2`, value, id),
    ]);
  }
  for (const player of players) player.close();
  await house.sweep();
  time += 60_000;
  await house.sweep();
  expect(errors.map((line) => (JSON.parse(line) as { err: { type: string } }).err.type)).toEqual([
    'DamagedTable',
  ]);
  await house.close();
});

it.each([
  ['is cut off', `substr(data, 1, 100)`],
  ['is damaged', `replace(data, '"picks":[', '"picks":[999999,')`],
])('a table that was saved in a way that %s is read from its log', async (_, data) => {
  let time = Date.now();
  const house = await openHouse({}, { now: () => time });
  const players = await pairOf(house);
  const { id, secret } = await startTable(players, { delay: 1 });
  await playOn(players, id, new Random(4), 6);
  const { db, host, tables } = house.parts;
  const before = await host.read(id, ({ length, state }) => ({ length, state: hash(state) }));
  await db.commit([await host.read(id, (table) => tables.snapshot(table))]);
  await db.commit([statement(`UPDATE snapshots SET data = ${data} WHERE table_id = $1`, id)]);
  host.reread(id);
  const after = await host.read(id, ({ length, state }) => ({ length, state: hash(state) }));
  expect(after).toEqual(before);
  // Those who are kept behind begin where it was saved, too.
  time += 2000;
  const eve = await Client.guest(house.address, 'Eve');
  await eve.connect();
  expect((await eve.ask('watch', { table: id, seat: null, secret })).type).toBe('ok');
  expect(eve.seat(id, null).n).toBe(before.length);
  expect(await playOn(players, id, new Random(5), 2)).toBe(2);
  for (const one of [...players, eve]) one.close();
  await house.close();
});

it('a spectator with delay can look at a table of older rules', async () => {
  const folder = temporaryFolder();
  const house = await openHouse({ data: folder.path });
  const players = await pairOf(house);
  const { id, secret } = await startTable(players, { delay: 1 });
  await playOn(players, id, new Random(2), 3);
  await house.close();
  await change(folder.path, `UPDATE tables SET rules = 'of old'`);
  const again = await openHouse({ data: folder.path });
  const eve = await Client.guest(again.address, 'Eve');
  await eve.connect();
  expect((await eve.ask('watch', { table: id, seat: null, secret })).type).toBe('ok');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
  eve.close();
  await again.close();
  folder.remove();
});

it('what cannot be shown to spectators with delay sends them away, and harms nobody else', async () => {
  const house = await openHouse();
  const players = await pairOf(house);
  const { id } = await startTable(players, { delay: 1 });
  await playOn(players, id, new Random(2), 3);
  const { host } = house.parts;
  const entries = await host.entries(id);
  const lagging = new LaggingTable(await host.read(id, ({ info }) => info), Date.now);
  const heard: string[] = [];
  await lagging.build(entries);
  lagging.watch({ person: 'Eve', send: (text) => void heard.push(text) });
  // Not caught, this would end the process (and this test): it happens by the clock.
  lagging.push([{ ...entries.at(-1)!, n: 999, at: 0 }]);
  await eventually(() => !lagging.busy);
  expect(JSON.parse(heard.at(-1)!)).toEqual({ type: 'unwatched', table: id, seat: null });
  for (const player of players) player.close();
  await house.close();
});

it('a server whose database is away when it stops closes everything all the same', async () => {
  const folder = temporaryFolder();
  const house = await openHouse({ data: folder.path });
  // Its last heartbeat is a millisecond after the first one.
  await new Promise((resolve) => setTimeout(resolve, 2));
  house.parts.db.commit = () => Promise.reject(new Error('the database is away'));
  await expect(house.close()).rejects.toThrow('the database is away');
  const again = await openHouse({ data: folder.path });
  await again.close();
  folder.remove();
});

it('hundreds of tables of older rules with clocks that have run out starve nobody', async () => {
  let time = Date.now();
  const house = await openHouse({}, { now: () => time });
  const { actions, people, db } = house.parts;
  const owner = (await people.person(await people.createGuest('Ann'))) as Person;
  const open = async (): Promise<string> => {
    const { info } = await actions.create(owner, {
      game: 'everdell',
      options: {},
      seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Other' }],
      visibility: 'link',
      clock: { kind: 'live', bank: 60, increment: 0 },
      rated: false,
      spectators: true,
      delay: 0,
    });
    await actions.start(info.id, owner);
    return info.id;
  };
  for (let i = 0; i < 13; i++) await Promise.all(Array.from({ length: 40 }, open));
  await db.commit([statement(`UPDATE tables SET rules = 'of old'`)]);
  house.parts.host.forget(-1);
  time += 1000;
  const late = await open();
  time += HOUR;
  await house.sweep();
  expect(await isAway(house, late)).toBe(true);
  await house.close();
});

it('a start that fails says so and leaves neither port nor lock behind', async () => {
  const folder = temporaryFolder();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(openHouse({ data: folder.path, port })).rejects.toThrow('EADDRINUSE');
  lockFolder(folder.path)();
  other.close();
  folder.remove();
});
