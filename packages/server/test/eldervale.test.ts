/** Dwellings of Eldervale at a table of the server. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';

let house: Running;
beforeAll(async () => {
  house = await openHouse({ thinkers: 1 });
});
afterAll(() => house.close());

const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(house.address, name)));

it('two people play it to the end over the wire', async () => {
  const players = await guests('Ann', 'Bob');
  const { id } = await startTable(players, { game: 'eldervale' });
  await playOn(players, id, new Random(1));
  const { body } = await players[0].post('table', { table: id });
  expect(body.table).toMatchObject({ game: 'eldervale', status: 'over' });
  expect(body.table.result.winners.length).toBeGreaterThan(0);
});

it('a computer player answers at its table', async () => {
  const [ann] = await guests('Ann');
  const { id } = await startTable([ann], { game: 'eldervale' }, ['sprout']);
  expect(await playOn([ann], id, new Random(2), 10)).toBe(10);
});

it('what its rules do not offer yet is refused', async () => {
  const [ann] = await guests('Ann');
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const wish = { game: 'eldervale', seats, options: { modules: ['moon'] } };
  expect((await ann.post('create-table', wish)).body.code).toBe('invalid');
});

it('a computer player of a character that the game does not know is refused', async () => {
  const [ann] = await guests('Ann');
  const seats = [{ kind: 'open' }, { kind: 'computer', level: 'oak/builder' }];
  const open = async (game: string) => (await ann.post('create-table', { game, seats })).body;
  expect((await open('eldervale')).code).toBe('invalid');
  expect((await open('everdell')).table.seats[1].computer).toBe('oak/builder');
});
