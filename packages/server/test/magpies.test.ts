/** A game that the server has never heard of, in its tests only. */
import { GAMES, hostedMagpies } from '@evervale/kernel/magpies';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { playOn } from './tables.ts';

let house: Running;
beforeAll(async () => {
  house = await openHouse({ thinkers: 1 }, { games: GAMES });
});
afterAll(() => house.close());

const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(house.address, name)));

async function opened(players: readonly Client[], wish: object): Promise<string> {
  const [owner, ...others] = players;
  const { body } = await owner.post('create-table', { game: 'magpies', ...wish });
  const id = body.table.id as string;
  for (const other of others) await other.post('join', { table: id, secret: body.secret });
  await owner.post('start', { table: id });
  return id;
}

const open = { kind: 'open' };

it('two people play it to the end over the wire', async () => {
  const players = await guests('Ann', 'Bob');
  const id = await opened(players, { seats: [open, open], options: { rounds: 2 } });
  for (const [seat, player] of players.entries()) {
    await player.connect();
    await player.ask('watch', { table: id, seat });
  }
  await playOn(players, id, new Random(1));
  const { body } = await players[0].post('table', { table: id });
  expect(body.table).toMatchObject({ game: 'magpies', status: 'over' });
  expect(body.table.result.winners.length).toBeGreaterThan(0);
});

it('a computer player thinks about it on its thread', async () => {
  const [ann] = await guests('Ann');
  const seats = [open, { kind: 'computer', level: 'sapling' }];
  const id = await opened([ann], { seats, options: { rounds: 2 } });
  await ann.connect();
  await ann.ask('watch', { table: id, seat: 0 });
  await playOn([ann], id, new Random(2));
  const { body } = await ann.post('table', { table: id });
  expect(body.table.status).toBe('over');
});

it('its options are checked by its own form, and there is no challenge of the day', async () => {
  const [ann] = await guests('Ann');
  const wrong = { game: 'magpies', seats: [open, open], options: { rounds: 99 } };
  expect((await ann.post('create-table', wrong)).body.code).toBe('invalid');
  const other = { game: 'everdell', seats: [open, open] };
  expect((await ann.post('create-table', other)).body.code).toBe('invalid');
  expect((await ann.post('challenge')).body.code).toBe('invalid');
});

it('with teams a victory belongs to both partners, and ratings move by team', async () => {
  const players = await guests('Ann', 'Bob', 'Cid', 'Dot');
  const wish = { seats: [open, open, open, open], options: { rounds: 2, teams: true } };
  const id = await opened(players, { ...wish, rated: true });
  for (const [seat, player] of players.entries()) {
    await player.connect();
    await player.ask('watch', { table: id, seat });
  }
  await playOn(players, id, new Random(3));
  const { winners } = (await players[0].post('table', { table: id })).body.table.result;
  expect([
    [0, 2],
    [1, 3],
    [0, 1, 2, 3],
  ]).toContainEqual(winners);
  const { ranking } = (await players[0].post('ranking', { game: hostedMagpies.id })).body;
  const mu = new Map(
    (ranking as { name: string; mu: number }[]).map(({ name, mu: n }) => [name, n]),
  );
  expect(mu.get('Ann')).toBeCloseTo(mu.get('Cid')!, 9);
  expect(mu.get('Bob')).toBeCloseTo(mu.get('Dot')!, 9);
});

/** A table where Bob has to choose what he gives: with cards of one kind he would not be asked. */
async function dealtTwoKinds(players: readonly Client[]): Promise<string> {
  for (;;) {
    const id = await opened(players, { seats: [open, open], options: { rounds: 6 } });
    for (const [seat, player] of players.entries()) await player.ask('watch', { table: id, seat });
    const { view } = players[1].seat(id, 1) as { view: { players: { hand: number[] }[] } };
    if (new Set(view.players[1].hand).size > 1) return id;
  }
}

async function standing(): Promise<{
  players: Client[];
  id: string;
  log: () => Promise<string[]>;
}> {
  const players = await guests('Ann', 'Bob');
  for (const player of players) await player.connect();
  const id = await dealtTwoKinds(players);
  const log = async (): Promise<string[]> =>
    (await house.parts.host.entries(id)).map(({ kind, seat }) => `${kind} ${seat}`);
  return { players, id, log };
}

const pick = async (player: Client, table: string, seat: number, key: string): Promise<void> => {
  const { position } = player.seat(table, seat);
  const answer = await player.ask('pick', { table, seat, at: position, key });
  expect(answer.type).toBe('ok');
};

it('a standing answer that lasts is given each time, and stands in no log', async () => {
  const { players, id, log } = await standing();
  const [ann, bob] = players;
  const order = { table: id, seat: 1, answer: 'give-anything', on: true };
  expect((await bob.ask('standing', order)).type).toBe('ok');
  expect((await log()).filter((line) => !/^(join|start|pick)/.test(line))).toEqual([]);
  await pick(ann, id, 0, 'beg:2');
  // Bob is not asked what to give: it is his own turn at once.
  await bob.until(() => bob.seat(id, 1).decision?.prompt.key === 'prompt.turn', 'his turn');
  expect(await log()).toEqual(expect.arrayContaining(['pick 0', 'pick 1']));
  const { body } = await bob.post('table', { table: id });
  expect(body.standing).toEqual([{ seat: 1, answer: 'give-anything', lasts: 'always' }]);
  expect((await ann.post('table', { table: id })).body.standing).toEqual([]);
});

it('one that lasts until its seat is asked something else is void then', async () => {
  const { players, id } = await standing();
  const [ann, bob] = players;
  const order = { table: id, seat: 1, answer: 'give-until-my-turn', on: true };
  await bob.ask('standing', order);
  await pick(ann, id, 0, 'beg:2');
  await bob.until(() => bob.seat(id, 1).decision?.prompt.key === 'prompt.turn', 'his turn');
  const left = async (): Promise<number> =>
    (await bob.post('table', { table: id })).body.standing.length as number;
  for (let i = 0; i < 100 && (await left()) > 0; i++) await new Promise((go) => setTimeout(go, 50));
  expect(await left()).toBe(0);
});

it('one that lasts once is good for the next decision only; unknown ones are refused', async () => {
  const { players, id } = await standing();
  const [ann, bob] = players;
  await bob.ask('standing', { table: id, seat: 1, answer: 'draw', on: true });
  await pick(ann, id, 0, 'draw');
  await ann.until(() => ann.seat(id, 0).decision !== null, 'her second turn');
  expect((await bob.post('table', { table: id })).body.standing).toEqual([]);
  const unknown = await bob.ask('standing', { table: id, seat: 1, answer: 'fly', on: true });
  expect(unknown).toMatchObject({ type: 'error', code: 'invalid' });
});
