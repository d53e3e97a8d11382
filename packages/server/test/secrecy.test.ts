/** What a game shows tells nothing of what it hides, nor does what it publishes at its end. */
import { hostedEverdell } from '@evervale/everdell';
import { generatorOf, isSeed } from '@evervale/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { challengeOf, dealOf } from '../src/challenge/daily.ts';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
let time = Date.UTC(2026, 4, 1, 12);
let house: Running;

beforeAll(async () => {
  house = await openHouse({}, { now: () => time });
});
afterAll(() => house.close());

const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(house.address, name)));

it('games have seeds of 256 bits and numbers that cannot be computed from what lies open', async () => {
  const players = await guests('Ann', 'Bob');
  const seeds = new Set<unknown>();
  for (let i = 0; i < 3; i++) {
    const { id } = await startTable(players);
    const { seed } = (await house.parts.tables.find(id))!;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(isSeed(seed) && generatorOf(seed)).toBe('chacha20');
    seeds.add(seed);
  }
  expect(seeds.size).toBe(3);
});

it('a finished game publishes its own seed, with the generator, and nothing of another game', async () => {
  const players = await guests('Ann', 'Bob');
  const { id } = await startTable(players);
  const other = await startTable(players);
  await playOn(players, id, new Random(5));
  const { body } = await players[0].post('record', { table: id });
  const { seed } = (await house.parts.tables.find(id))!;
  expect(body.record).toMatchObject({ generator: 'chacha20', seed });
  expect(JSON.stringify(body)).not.toContain(
    String((await house.parts.tables.find(other.id))!.seed),
  );
  expect((await players[0].post('record', { table: other.id })).body.code).toBe('state');
});

it('who is shown a game later hears of its end, and gets its record, only then', async () => {
  const players = await guests('Ann', 'Bob', 'Cid');
  const [eve] = await guests('Eve');
  const { id } = await startTable(players, { visibility: 'public', delay: 3600 });
  await players[0].post('take-over', { table: id, seat: 0 });
  await players[1].post('resign', { table: id, seat: 1 });
  await players[2].post('resign', { table: id, seat: 2 });
  const own = await players[1].post('table', { table: id });
  expect(own.body.table).toMatchObject({ status: 'over', result: { winners: [0] } });
  expect((await players[1].post('record', { table: id })).status).toBe(200);
  time += 3599 * 1000;
  const early = await eve.post('table', { table: id });
  expect(early.body.table).toMatchObject({ status: 'playing', result: null, rematch: null });
  const { seats } = early.body.table as { seats: { resigned: boolean; computer: unknown }[] };
  expect(seats.map(({ resigned, computer }) => [resigned, computer])).toEqual(
    seats.map(() => [false, null]),
  );
  expect((await eve.post('record', { table: id })).body.code).toBe('state');
  time += 1000;
  const late = await eve.post('table', { table: id });
  expect(late.body.table).toEqual(own.body.table);
  expect((await eve.post('record', { table: id })).status).toBe(200);
});

it("a day's deal needs the server's secret, whatever is known of other days", () => {
  const today = dealOf(challengeOf(hostedEverdell, time), 'a').seed;
  expect(today).toMatch(/^[0-9a-f]{64}$/);
  expect(dealOf(challengeOf(hostedEverdell, time), 'a').seed).toBe(today);
  expect(dealOf(challengeOf(hostedEverdell, time), 'b').seed).not.toBe(today);
  expect(dealOf(challengeOf(hostedEverdell, time + DAY), 'a').seed).not.toBe(today);
});

it("the day's deal is told to nobody as long as results count, also not who resigned", async () => {
  const [ann] = await guests('Ann');
  const { body } = await ann.post('challenge');
  const table = body.table.id as string;
  await ann.post('resign', { table, seat: 0 });
  const today = await ann.post('record', { table });
  expect([today.status, today.body.code]).toEqual([409, 'state']);
  time = Date.UTC(2026, 4, 2, 11, 59);
  const morning = await ann.post('record', { table });
  expect([morning.status, morning.body.code]).toEqual([409, 'state']);
  time = Date.UTC(2026, 4, 2, 12);
  const tomorrow = await ann.post('record', { table });
  expect(tomorrow.body.record.seed).toBe((await house.parts.tables.find(table))!.seed);
});
