import { everdell } from '@evervale/everdell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/storage/open.ts';
import { TableStore } from '../src/storage/tables.ts';
import { Table } from '../src/table/table.ts';
import { LONG_HOUSES, LONG_PLAN, runChaos, type House } from './chaos.ts';
import { Client } from './client.ts';
import { Fleet } from './fleet.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { Random } from './random.ts';
import { playOn } from './tables.ts';

const long = process.env['EVERVALE_LONG'] === '1';

describe('three processes on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let fleet: Fleet;
  let url: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.database();
    fleet = new Fleet({ DATABASE_URL: url }, 3);
    await fleet.start();
  });
  afterAll(async () => {
    await fleet.stop();
    await postgres.stop();
  });

  async function tableAcross(clients: readonly Client[]): Promise<string> {
    const [owner, ...others] = clients;
    const seats = clients.map(() => ({ kind: 'open' }));
    const { body } = await owner.post('create-table', { game: 'everdell', seats });
    const table = body.table.id as string;
    for (const other of others) await other.post('join', { table, secret: body.secret });
    await owner.post('start', { table });
    for (const [seat, client] of clients.entries()) {
      await client.connect();
      await client.ask('watch', { table, seat });
    }
    return table;
  }

  const guests = (): Promise<Client[]> =>
    Promise.all(fleet.addresses().map((address, i) => Client.guest(address, `Player ${i}`)));

  it('who has the table open is known at every process, and that somebody has left', async () => {
    const players = await guests();
    const table = await tableAcross(players);
    const told = (): unknown =>
      players[0].received
        .map((text) => JSON.parse(text) as { type: string; seats?: boolean[] })
        .findLast(({ type }) => type === 'presence')?.seats;
    await expect.poll(told).toEqual([true, true, true]);
    players[2].socket!.terminate();
    await expect.poll(told).toEqual([true, true, false]);
    await players[2].connect();
    await players[2].ask('watch', { table, seat: 2 });
    await expect.poll(told).toEqual([true, true, true]);
  });

  it('players of one table sit at different processes and see the same game', async () => {
    const players = await guests();
    const table = await tableAcross(players);
    await playOn(players, table, new Random(1), 60);
    const db = await openDatabase({ data: '', databaseUrl: url });
    const store = new TableStore(db);
    const again = new Table((await store.find(table))!);
    for (const entry of await store.entries(table)) again.apply(entry);
    await db.close();
    for (const [seat, player] of players.entries()) {
      expect(player.seat(table, seat).view).toEqual(
        JSON.parse(JSON.stringify(everdell.view(again.state, seat))),
      );
      player.close();
    }
  });

  it('a process that has not yet heard of the last pick takes the next one all the same', async () => {
    const ann = await Client.guest(fleet.addresses()[0], 'Ann');
    const seats = [{ kind: 'open' }, { kind: 'hotseat', name: 'Bob' }];
    const { body } = await ann.post('create-table', { game: 'everdell', seats });
    const table = body.table.id as string;
    await ann.post('start', { table });
    // One connection per process; picks go round, each as soon as the one before is acknowledged.
    const doors = await Promise.all(
      fleet.addresses().map(async (address) => {
        const door = new Client(address);
        door.cookie = ann.cookie;
        await door.connect();
        for (const seat of [0, 1]) await door.ask('watch', { table, seat });
        return door;
      }),
    );
    const random = new Random(8);
    const answers: unknown[] = [];
    for (let i = 0; i < 60; i++) {
      const door = doors[i % doors.length];
      const last = doors[(i + doors.length - 1) % doors.length];
      const deciding = [0, 1].find((seat) => last.seat(table, seat).decision !== null);
      if (deciding === undefined) break;
      const { decision, position } = last.seat(table, deciding);
      const { code } = random.of(decision!.options);
      const pick = { table, seat: deciding, at: position, code };
      const answer = await door.ask('pick', pick);
      answers.push(answer['code'] ?? answer.type);
      await door.until(() => door.seat(table, deciding).position > position, 'the pick');
    }
    expect(new Set(answers)).toEqual(new Set(['ok']));
    for (const door of doors) door.close();
  });

  it('two processes that race for the same move: one is taken, and both know which', async () => {
    const players = await guests();
    const table = await tableAcross(players);
    const second = new Client(fleet.addresses()[1]);
    second.cookie = players[0].cookie;
    await second.connect();
    await second.ask('watch', { table, seat: 0 });
    let races = 0;
    for (let i = 0; i < 200 && races < 10; i++) {
      const { decision, position } = players[0].seat(table, 0);
      if (decision === null || decision.options.length === 1) {
        await playOn(players, table, new Random(i), 1);
        continue;
      }
      await second.until(() => second.seat(table, 0).position === position, 'the same position');
      const [first, last] = [decision.options[0].code, decision.options.at(-1)!.code];
      const answers = await Promise.all([
        players[0].ask('pick', { table, seat: 0, at: position, code: first }),
        second.ask('pick', { table, seat: 0, at: position, code: last }),
      ]);
      const codes = answers.map((answer) => answer['code'] ?? answer.type);
      expect(new Set(codes)).toEqual(new Set(['late', 'ok']));
      races++;
      for (const [seat, player] of players.entries()) {
        await player.until(() => player.seat(table, seat).position > position, 'the winner');
      }
      await second.until(() => second.seat(table, 0).position > position, 'the winner');
      expect(second.seat(table, 0).view).toEqual(players[0].seat(table, 0).view);
    }
    expect(races).toBe(10);
    for (const player of [...players, second]) player.close();
  });
});

describe('processes that are killed', () => {
  it(
    'lose no pick and take none twice',
    async () => {
      const postgres = await startPostgres();
      const houses: House[] = [];
      for (let i = 0; i < (long ? LONG_HOUSES : 1); i++) {
        const databaseUrl = await postgres.database();
        const fleet = new Fleet({ DATABASE_URL: databaseUrl }, 3);
        houses.push({ fleet, place: { data: '', databaseUrl } });
      }
      const plan = long
        ? { ...LONG_PLAN, seed: 2 }
        : { kills: 2, pairs: 3, seed: 2, pause: 1500, minutes: Infinity };
      try {
        const report = await runChaos(houses, plan);
        expect(report.wrong).toEqual([]);
        expect(report.idle).toBeLessThan(plan.kills);
      } finally {
        await Promise.all(houses.map(({ fleet }) => fleet.stop()));
        await postgres.stop();
      }
    },
    long ? 12 * 3_600_000 : 180_000,
  );
});
