/** A server whose PostgreSQL goes away in the middle of things. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { startPostgres, waiting, type TestPostgres } from './postgres.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';
import { Wire } from './wire.ts';
import { eventually } from './patience.ts';

describe('a server with PostgreSQL', () => {
  let postgres: TestPostgres;
  let wire: Wire;
  let house: Running;
  let admin: pg.Client;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.database();
    wire = await Wire.to(url);
    house = await openHouse({ databaseUrl: wire.url });
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await house.close();
    wire.close();
    await postgres.stop();
  });

  const guests = (): Promise<Client[]> =>
    Promise.all(['Ann', 'Bob'].map((name) => Client.guest(house.address, name)));

  /** What the player with the turn would send. */
  function nextPick(players: readonly Client[], table: string) {
    const seat = players.findIndex((player, i) => player.seat(table, i).decision !== null);
    const { decision, position } = players[seat].seat(table, seat);
    const pick = { table, seat, at: position, code: decision!.options[0].code };
    return { player: players[seat], pick };
  }

  it('lives on when a connection is cut in a transaction, and takes the pick when it is sent again', async () => {
    const players = await guests();
    const { id } = await startTable(players);
    await playOn(players, id, new Random(1), 3);
    const { player, pick } = nextPick(players, id);
    await admin.query('BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE');
    const failing = player.ask('pick', pick);
    await eventually(async () => {
      const pids = await waiting(admin);
      for (const pid of pids) await admin.query('SELECT pg_terminate_backend($1)', [pid]);
      return pids.length > 0;
    });
    await admin.query('ROLLBACK');
    expect((await failing)['code']).toBe('failed');
    expect((await player.ask('pick', pick)).type).toBe('ok');
    await playOn(players, id, new Random(2), 5);
    for (const one of players) one.close();
  });

  it('writes no answer given ahead over what another process is just writing', async () => {
    const players = await guests();
    const { id } = await startTable(players);
    const seat = 1 - players.findIndex((player, i) => player.seat(id, i).decision !== null);
    const stand = vi.spyOn(house.parts.tables, 'stand');
    let status: number;
    do {
      await admin.query('BEGIN');
      await admin.query(
        `INSERT INTO entries (table_id, n, kind, seat, value, data, at)
         SELECT $1, MAX(n) + 1, 'answer', 0, 0, NULL, MAX(at) FROM entries WHERE table_id = $1`,
        [id],
      );
      await admin.query('UPDATE tables SET updated_at = updated_at + 1 WHERE id = $1', [id]);
      let answered = false;
      const order = players[seat]
        .post('pass-ahead', { table: id, seat, on: true })
        .finally(() => (answered = true));
      await eventually(async () => answered || (await waiting(admin)).length > 0);
      await admin.query('COMMIT');
      ({ status } = await order);
      // On a busy machine it may have waited for longer than anybody waits.
    } while (status !== 200);
    const last = stand.mock.results.slice(-2).map(({ value }) => value as unknown);
    expect(await Promise.all(last)).toEqual([false, true]);
    stand.mockRestore();
    for (const one of players) one.close();
  });

  it('says of a login that somebody has just taken that it is taken', async () => {
    const [ann, bob] = await guests();
    const said: unknown[] = [];
    // On a busy machine it may have waited for longer than anybody waits.
    for (let i = 0; i < 5 && said.at(-1) !== 'state'; i++) {
      const login = `twin.${i}`;
      await admin.query('BEGIN');
      await admin.query('UPDATE people SET login = $2 WHERE id = $1', [bob.person, login]);
      let answered = false;
      const order = ann
        .post('set-password', { login, password: 'long enough' })
        .finally(() => (answered = true));
      await eventually(async () => answered || (await waiting(admin)).length > 0);
      await admin.query('COMMIT');
      said.push((await order).body.code);
    }
    expect(said).toContain('state');
  });

  it('hangs up on sessions that ended while it could not hear of it', async () => {
    const [ann, bob] = await guests();
    for (const one of [ann, bob]) await one.connect();
    // At another process, whose word is lost with the line.
    await admin.query('DELETE FROM sessions WHERE person = $1', [ann.person]);
    await admin.query('UPDATE people SET banned_until = $2 WHERE id = $1', [
      bob.person,
      Date.now() + 3_600_000,
    ]);
    const eve = await Client.guest(house.address, 'Eve');
    await eve.connect();
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`,
    );
    await ann.until(() => ann.socket === null, 'hanging up');
    await bob.until(() => bob.socket === null, 'hanging up');
    expect((await eve.ask('me')).type).toBe('ok');
    eve.close();
  });

  it('brings who watches up to date when the answer to a COMMIT is lost', async () => {
    const players = await guests();
    const { id, secret } = await startTable(players);
    const eve = await Client.guest(house.address, 'Eve');
    await eve.connect();
    await eve.ask('watch', { table: id, seat: null, secret });
    await playOn(players, id, new Random(3), 4);
    for (let i = 0; i < 3; i++) {
      const { player, pick } = nextPick(players, id);
      wire.loseCommitOf(id);
      expect((await player.ask('pick', pick))['code']).toBe('failed');
      expect(wire.lost).toBe(i + 1);
      // Who sends it again may find the table before it was read anew, or after.
      if (i === 0) await new Promise((resolve) => setTimeout(resolve, 400));
      expect((await player.ask('pick', pick)).type).toBe('ok');
      for (const [seat, one] of [...players.entries(), [null, eve] as const]) {
        await one.until(() => one.seat(id, seat).position > pick.at, 'the pick');
      }
      await playOn(players, id, new Random(4 + i), 3);
    }
    const { n } = players[0].seat(id, 0);
    await eve.until(() => eve.seat(id, null).n === n, 'the last pick');
    const seats = [0, 1, null];
    const shown = seats.map((seat) => (seat === null ? eve : players[seat]).seat(id, seat).view);
    const truth = await house.parts.host.read(id, ({ info, state }) =>
      seats.map((seat) => info.game.view(state, seat)),
    );
    expect(shown).toEqual(JSON.parse(JSON.stringify(truth)));
    for (const one of [...players, eve]) one.close();
  });
});
