/** A process that was asleep, or without its database, judges no clock before it knows for how long. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Running } from '../src/serve.ts';
import { openDatabase } from '../src/storage/open.ts';
import { readMeta } from '../src/storage/migrations.ts';
import type { Table } from '../src/table/table.ts';
import { Client } from './client.ts';
import { ServerProcess } from './fleet.ts';
import { openHouse, temporaryFolder } from './house.ts';
import { eventually } from './patience.ts';
import { startTable } from './tables.ts';

const RATED = { rated: true, clock: { kind: 'live', bank: 60, increment: 0 } };

let time: number;
/** What no look at the database shows. */
let slept: number;
let house: Running;
let players: Client[];
let id: string;

beforeEach(async () => {
  [time, slept] = [Date.UTC(2026, 10, 16), 0];
  house = await openHouse(
    {},
    {
      now: () => time,
      stopwatch: () => {
        const from = slept;
        return () => slept - from;
      },
    },
  );
  players = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(house.address, name)));
  ({ id } = await startTable(players, RATED));
});
afterEach(async () => {
  for (const player of players) player.close();
  await house.close();
});

const look = <T>(at: (table: Table) => T): Promise<T> => house.parts.host.read(id, at);
/** It is awake, and says so. */
async function live(milliseconds: number): Promise<void> {
  time += milliseconds;
  await eventually(async () => Number(await readMeta(house.parts.db, 'alive')) === time);
}

function sleep(milliseconds: number): void {
  time += milliseconds;
  slept += milliseconds;
}

const left = (): Promise<number> => look(({ deadline }) => deadline! - time);

it('who has the turn in a rated game has lost nothing when the process wakes up', async () => {
  await live(10_000);
  sleep(62_000);
  await house.sweep();
  expect([await look(({ status }) => status), await left()]).toEqual(['playing', 50_000]);
  // No more than what was slept is given back.
  time += 49_999;
  await house.sweep();
  expect(await look(({ status }) => status)).toBe('playing');
  time += 1;
  await house.sweep();
  expect(await look(({ status }) => status)).toBe('over');
});

it('a move that comes first when it wakes up costs no more than the player took', async () => {
  const { seat, at, code } = await look(({ decider, position, play }) => ({
    seat: decider!,
    at: position,
    code: play!.codes[0],
  }));
  await live(10_000);
  sleep(2 * 3_600_000);
  const { status } = await players[seat].post('pick', { table: id, seat, at, code });
  expect([status, await look(({ clocks }) => clocks.bank[seat])]).toEqual([200, 50_000]);
});

it('one that falls asleep while it looks for clocks does not go on as if nothing had been', async () => {
  await live(10_000);
  // Its row says that the time is up, wrongly: so it is looked at.
  await house.parts.tables.postpone(id, time);
  const person = vi.spyOn(house.parts.people, 'person').mockImplementationOnce(() => {
    sleep(62_000);
    return Promise.resolve(null);
  });
  await house.sweep();
  expect(person).toHaveBeenCalled();
  await house.sweep();
  expect([await look(({ status }) => status), await left()]).toEqual(['playing', 50_000]);
});

it('nobody loses by the clock because the database was away', async () => {
  const away = new Error('the database is away');
  const commit = vi.spyOn(house.parts.db, 'commit').mockRejectedValue(away);
  const all = vi.spyOn(house.parts.db, 'all').mockRejectedValue(away);
  await eventually(() => all.mock.calls.some(([sql]) => sql.includes(`'alive'`)));
  time += 120_000;
  await expect(house.sweep()).rejects.toThrow('away');
  for (const mock of [all, commit]) mock.mockRestore();
  await house.sweep();
  expect([await look(({ status }) => status), await left()]).toEqual(['playing', 60_000]);
});

it('a process that is stopped and goes on writes down from when to when', async () => {
  const folder = temporaryFolder();
  const server = await ServerProcess.start({ EVERVALE_DATA: folder.path });
  const from = Date.now();
  server.freeze();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const to = Date.now();
  server.thaw();
  const guest = await Client.guest(server.address, 'Ann');
  // What is written is seen before anything that is read afterwards.
  await eventually(async () => (await guest.post('me')).status === 200);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await server.kill();
  const db = await openDatabase({ data: folder.path });
  const spans = await db.all<{ began: number; ended: number }>('SELECT * FROM downtimes');
  await db.close();
  folder.remove();
  expect(spans.some(({ began, ended }) => began <= from && ended >= to)).toBe(true);
});
