import { join } from 'node:path';
import { hash, replay } from '@evervale/kernel';
import { expect, it } from 'vitest';
import { backup, restore } from '../src/storage/backup.ts';
import { openDatabase } from '../src/storage/open.ts';
import { statement } from '../src/storage/database.ts';
import { Client } from './client.ts';
import { openHouse, temporaryFolder } from './house.ts';
import { Random } from './random.ts';
import { openTable, playOn, startTable } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;

it('a backup made while people play, put elsewhere, has their tables', async () => {
  const folder = temporaryFolder();
  const house = await openHouse({ data: join(folder.path, 'a') });
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  const { id } = await startTable(players);
  await playOn(players, id, new Random(1), 15);
  const file = join(folder.path, 'backup.sqlite');
  backup({ data: join(folder.path, 'a') }, file);
  const { view } = players[0].seat(id, 0);
  await house.close();

  expect(await restore({ data: join(folder.path, 'b') }, file)).toBe(1);
  const again = await openHouse({ data: join(folder.path, 'b') });
  players[0].base = again.address;
  await players[0].connect();
  await players[0].ask('watch', { table: id, seat: 0 });
  expect(players[0].seat(id, 0).view).toEqual(view);
  players[0].close();
  await again.close();
  folder.remove();
});

it('a table from before there were keys goes on with its number, and its record replays', async () => {
  const house = await openHouse();
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  const { id } = await openTable(players);
  const old = 'UPDATE tables SET seed = 12345, deal_key = NULL WHERE id = $1';
  await house.parts.db.commit([statement(old, id)]);
  house.parts.host.reread(id);
  await players[0].post('start', { table: id });
  for (const [seat, player] of players.entries()) {
    await player.connect();
    await player.ask('watch', { table: id, seat });
  }
  await playOn(players, id, new Random(2));
  const { record } = (await players[0].post('record', { table: id })).body;
  expect(record).toMatchObject({ generator: 'xoshiro128**', seed: 12345 });
  const { game, state } = await house.parts.host.read(id, (table) => ({
    game: table.info.game,
    state: hash(table.state),
  }));
  expect([hash(replay(game, record).state), record.hash]).toEqual([state, state]);
  for (const player of players) player.close();
  await house.close();
});

it('a table of other rules is not played, says why, and can be read and exported', async () => {
  const folder = temporaryFolder();
  const house = await openHouse({ data: folder.path });
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  const { id } = await startTable(players);
  const { position } = players[0].seat(id, 0);
  await house.close();

  const db = await openDatabase({ data: folder.path });
  await db.commit([statement(`UPDATE tables SET rules = 'of old'`)]);
  await db.close();
  let time = Date.now();
  const again = await openHouse({ data: folder.path }, { now: () => time });
  const ann = players[0];
  ann.base = again.address;
  const { body } = await ann.post('table', { table: id });
  expect(body.table).toMatchObject({
    rules: 'of old',
    playable: false,
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
  });
  const pick = await ann.post('pick', { table: id, seat: 0, at: position, code: 0 });
  expect(pick.body).toMatchObject({ code: 'rules' });
  expect(pick.body.message).toContain('of old');
  // Another process with these rules may still play it, with a turn of a month after a long vacation:
  // then its seed is a secret.
  const begun = time;
  for (const days of [0, 8, 92]) {
    time = begun + days * DAY;
    expect((await ann.post('record', { table: id })).body.code).toBe('state');
  }
  const stands = (status: string): Promise<unknown> =>
    again.parts.db.commit([statement('UPDATE tables SET status = $1', status)]);
  // Whoever knew the rules has written down that it is over.
  await stands('over');
  expect((await ann.post('record', { table: id })).body.record.log).toHaveLength(3);
  await stands('playing');
  time = begun + 101 * DAY;
  expect((await ann.post('record', { table: id })).body.record.log).toHaveLength(3);
  await again.close();
  folder.remove();
});
