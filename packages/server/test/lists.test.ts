import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { openTable } from './tables.ts';

let house: Running;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const listOf = async (client: Client, command: string, id: string) => {
  const { body } = await client.post(command);
  return (body.tables as { id: string }[]).find((table) => table.id === id);
};

test('a list says who sits there and whose turn it is', async () => {
  const ann = await Client.guest(house.address, 'Ann');
  const bob = await Client.guest(house.address, 'Bob');
  const { id } = await openTable([ann, bob], { visibility: 'public' }, ['random']);
  expect(await listOf(bob, 'public-tables', id)).toMatchObject({
    seats: [{ name: 'Ann', person: ann.person }, { name: 'Bob' }, { computer: 'random', name: '' }],
    turn: null,
  });
  await bob.post('leave', { table: id });
  expect(await listOf(ann, 'my-tables', id)).toMatchObject({
    seats: [{ name: 'Ann' }, { name: '' }, {}],
  });
  await bob.post('join', { table: id });
  await ann.post('start', { table: id });
  const started = await listOf(ann, 'my-tables', id);
  expect(started).toMatchObject({ status: 'playing', turn: 0, yourTurn: true });
  expect(await listOf(bob, 'my-tables', id)).toMatchObject({ turn: 0, yourTurn: false });
  expect(JSON.stringify(started)).not.toContain('secret');
});

test('whoever is invited finds the table among the own ones', async () => {
  const ann = await Client.guest(house.address, 'Ann');
  const bob = await Client.guest(house.address, 'Bob');
  const eve = await Client.guest(house.address, 'Eve');
  const invited = { kind: 'invited', person: bob.person };
  const { body } = await ann.post('create-table', {
    game: 'everdell',
    seats: [{ kind: 'open' }, invited, { kind: 'open' }],
  });
  const { id } = body.table as { id: string };
  expect(await listOf(bob, 'my-tables', id)).toMatchObject({ status: 'open' });
  expect(await listOf(eve, 'my-tables', id)).toBeUndefined();
  await ann.post('plan-seat', {
    table: id,
    seat: 2,
    plan: { kind: 'invited', person: eve.person },
  });
  expect(await listOf(eve, 'my-tables', id)).toMatchObject({ status: 'open' });
  expect((await eve.post('join', { table: id })).status).toBe(200);
});
