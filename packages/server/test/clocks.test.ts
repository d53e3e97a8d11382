import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Computers } from '../src/computer/computers.ts';
import type { Person } from '../src/storage/people.ts';
import type { TableSetup } from '@evervale/protocol';
import { Client } from './client.ts';
import type { Running } from '../src/serve.ts';
import { openHouse, temporaryFolder } from './house.ts';
import { startTable } from './tables.ts';
import { eventually } from './patience.ts';

const isAway = (house: Running, id: string): Promise<boolean> =>
  house.parts.host.read(id, ({ seats }) => seats.some(({ away }) => away));

const DAY = 24 * 60 * 60 * 1000;

it('more clocks of people on vacation than are looked at in one go do not keep others from their time', async () => {
  let time = Date.UTC(2026, 10, 16);
  const house = await openHouse({}, { now: () => time });
  const { actions, people } = house.parts;
  const setup: TableSetup = {
    game: 'everdell',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Other' }],
    visibility: 'link',
    clock: { kind: 'days', days: 1 },
    rated: false,
    spectators: true,
    delay: 0,
  };
  const begin = async (owner: Person): Promise<string> => {
    const { info } = await actions.create(owner, setup);
    await actions.start(info.id, owner);
    return info.id;
  };
  const guest = async (name: string): Promise<Person> =>
    (await people.person(await people.createGuest(name)))!;
  const [away, here] = [await guest('Away'), await guest('Here')];
  await people.setVacation(away.id, { from: time, until: time + 30 * DAY, taken: 0 });
  await Promise.all(Array.from({ length: 520 }, () => begin(away)));
  time += 1000;
  const late = await begin(here);
  time += 2 * DAY;
  await house.sweep();
  await house.sweep();
  expect(await house.parts.host.read(late, ({ seats }) => seats[0].away)).toBe(true);
  expect(await house.parts.tables.due(time)).toEqual([]);
  await house.close();
});

it('who comes back early has a day for the games that waited', async () => {
  let time = Date.UTC(2026, 10, 16);
  const house = await openHouse({}, { now: () => time });
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  const { id } = await startTable(players, { clock: { kind: 'days', days: 1 } });
  const away = (): Promise<boolean> => house.parts.host.read(id, ({ seats }) => seats[0].away);
  await players[0].post('vacation', { until: time + 30 * DAY });
  time += 5 * DAY;
  await house.sweep();
  await players[0].post('vacation', { until: 0 });
  await house.sweep();
  expect(await away()).toBe(false);
  time += DAY + 1000;
  await house.sweep();
  expect(await away()).toBe(true);
  for (const player of players) player.close();
  await house.close();
});

it('a vacation that begins, or was none, moves no clock', async () => {
  const time = Date.UTC(2026, 10, 16);
  const house = await openHouse({}, { now: () => time });
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  await startTable(players, { clock: { kind: 'days', days: 10 } });
  const deadline = async (): Promise<unknown> =>
    (await players[1].post('my-tables')).body.tables[0].deadline;
  expect(await deadline()).toBe(time + 10 * DAY);
  for (const until of [0, time + DAY, time + 3 * DAY]) {
    expect((await players[0].post('vacation', { until })).status).toBe(200);
    expect(await deadline()).toBe(time + 10 * DAY);
  }
  for (const player of players) player.close();
  await house.close();
});

it('nobody makes the others wait for ever by one vacation after the other, not even in a rated game', async () => {
  let time = Date.UTC(2026, 10, 16);
  const house = await openHouse({}, { now: () => time });
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  const begun = time;
  const slow = { rated: true, clock: { kind: 'days', days: 30 } };
  const { id } = await startTable(players, slow);
  const refusals = new Set<string>();
  const over = (): Promise<boolean> =>
    house.parts.host.read(id, ({ status }) => status !== 'playing');
  // Every day she tries for as much as she can get, or for just another day.
  for (let day = 0; day < 200 && !(await over()); day++) {
    for (const until of [time + 60 * DAY, 0, time + 1]) {
      const { status, body } = await players[0].post('vacation', { until });
      if (status !== 200) refusals.add(body.code as string);
    }
    time += DAY;
    await house.sweep();
    await house.tidy();
  }
  expect(refusals).toEqual(new Set(['limit']));
  expect((time - begun) / DAY).toBeLessThan(120);
  const { body } = await players[1].post('table', { table: id });
  expect(body.table).toMatchObject({ status: 'over', result: { winners: [1] } });
  for (const player of players) player.close();
  await house.close();
});

it('a server that is closed while a computer player thinks has nothing to complain about', async () => {
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void said.push(line) });
  const house = await openHouse({}, { log });
  const ann = await Client.guest(house.address, 'Ann');
  const seats = [{ kind: 'computer', level: 'ever-tree' }, { kind: 'open' }];
  const { body } = await ann.post('create-table', { game: 'everdell', seats });
  await ann.post('start', { table: body.table.id });
  await eventually(async () =>
    house.parts.host.read(body.table.id as string, ({ automatic }) => automatic),
  );
  await house.close();
  expect(said.filter((line) => !line.includes('"level":30'))).toEqual([]);
});

it('a computer player that fails is tried again', async () => {
  let failures = 2;
  const computers: Computers = {
    // The first options of a game are places.
    think: () =>
      failures-- > 0 ? Promise.reject(new Error('no idea')) : Promise.resolve(0 as never),
    waiting: 0,
    prepare: () => {},
    close: () => Promise.resolve(),
  };
  const log = pino({ level: 'silent' });
  const house = await openHouse({}, { computers, log });
  const ann = await Client.guest(house.address, 'Ann');
  const seats = [{ kind: 'computer', level: 'random' }, { kind: 'open' }];
  const { body } = await ann.post('create-table', { game: 'everdell', seats });
  await ann.post('start', { table: body.table.id });
  await eventually(async () =>
    house.parts.host.read(body.table.id as string, ({ decider }) => decider === 1),
  );
  await house.close();
});

it('a live clock stands still while no server is there, also for who has only a minute left', async () => {
  const folder = temporaryFolder();
  let time = Date.UTC(2026, 10, 16);
  const open = (): Promise<Running> => openHouse({ data: folder.path }, { now: () => time });
  const house = await open();
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  const { id } = await startTable(players, { clock: { kind: 'live', bank: 60, increment: 0 } });
  time += 20_000;
  await house.close();
  time += 3 * 60 * 60_000;
  const again = await open();
  await again.sweep();
  const clock = await again.parts.host.read(id, (table) => ({
    left: table.deadline! - time,
    away: table.seats.some(({ away }) => away),
  }));
  expect(clock).toEqual({ left: 40_000, away: false });
  time += 39_000;
  await again.sweep();
  expect(await isAway(again, id)).toBe(false);
  time += 2000;
  await again.sweep();
  expect(await isAway(again, id)).toBe(true);
  await again.close();
  folder.remove();
});
