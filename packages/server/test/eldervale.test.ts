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

it('people have a rating of their own in each game', async () => {
  const players = await guests('Ann', 'Bob');
  for (const [loser, game] of ['everdell', 'eldervale'].entries()) {
    const { id } = await startTable(players, { game, rated: true });
    expect((await players[loser].post('resign', { table: id, seat: loser })).status).toBe(200);
    const { body } = await players[0].post('ranking', { game });
    const [best, last] = body.ranking as { person: string }[];
    expect([best.person, last.person]).toEqual([players[1 - loser].person, players[loser].person]);
  }
});

it('each game has its own deal of the day and its own board', async () => {
  const [ann, bob] = await guests('Ann', 'Bob');
  const seeds = new Map<string, Set<unknown>>();
  for (const player of [ann, bob]) {
    for (const game of ['everdell', 'eldervale']) {
      const { body } = await player.post('challenge', { game });
      expect(body.table).toMatchObject({ game, status: 'playing' });
      const { seed } = (await house.parts.tables.find(body.table.id as string))!;
      seeds.set(game, (seeds.get(game) ?? new Set()).add(seed));
      const board = (await player.post('challenge-board', { game })).body;
      expect(board.challenge).toBe(body.table.challenge);
    }
  }
  const [everdell, eldervale] = [...seeds.values()];
  expect([everdell.size, eldervale.size]).toEqual([1, 1]);
  expect(everdell).not.toEqual(eldervale);
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
