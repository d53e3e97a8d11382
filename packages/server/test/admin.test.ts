/** The operator's side: looking, closing, banning, announcing, draining; and being forgotten. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { statement } from '../src/storage/database.ts';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { openTable, playOn, startTable } from './tables.ts';

const TOKEN = 'a token that nobody guesses';
const DAY = 24 * 60 * 60 * 1000;
/** Less than the minute after which everybody looks by himself. */
const SOON = 20_000;
let time = Date.now();
let house: Running;
const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(house.address, name)));

beforeAll(async () => {
  house = await openHouse({ adminToken: TOKEN, keepGames: 30 }, { now: () => time });
});
afterAll(() => house.close());

async function admin(command: string, input: object = {}, token = TOKEN) {
  const response = await fetch(`${house.address}/api/v1/admin/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, body: (await response.json()) as any };
}

/** Two running games that cannot be played on, and one that was over before its rules were gone. */
async function unplayable(players: readonly Client[], setup: object = {}) {
  const { db, host } = house.parts;
  const [gone, broken, over] = await Promise.all([0, 1, 2].map(() => startTable(players, setup)));
  await playOn(players, broken.id, new Random(3), 2);
  await players[0].post('resign', { table: over.id, seat: 0 });
  const old = `UPDATE tables SET rules = 'of old' WHERE id IN ($1, $2)`;
  const bad = `UPDATE entries SET value = 999999 WHERE table_id = $1 AND kind = 'pick'`;
  await db.commit([statement(old, gone.id, over.id), statement(bad, broken.id)]);
  for (const { id } of [gone, broken, over]) host.reread(id);
  return { gone: gone.id, broken: broken.id, over: over.id };
}

/** What the lists say of them. */
async function rowsOf(...ids: string[]): Promise<string[]> {
  const states = await Promise.all(ids.map((id) => house.parts.tables.stateOf(id)));
  return states.map(({ status }) => status);
}

describe('the operator', () => {
  it('needs the token, and without one there is no such door', async () => {
    expect((await admin('overview', {}, 'wrong')).status).toBe(403);
    expect((await admin('overview')).body).toMatchObject({ storage: 'sqlite', draining: false });
    expect((await fetch(`${house.address}/admin`)).status).toBe(200);
    const plain = await openHouse();
    const door = await fetch(`${plain.address}/api/v1/admin/overview`, { method: 'POST' });
    expect(door.status).toBe(404);
    await plain.close();
  });

  it('closes a table, and everybody there is told', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    const { body } = await admin('tables', { status: 'playing' });
    expect((body.tables as { id: string }[]).map((table) => table.id)).toContain(id);
    await admin('close', { table: id });
    await players[0].until(() => players[0].seat(id, 0).over, 'the end');
    expect((await players[0].post('table', { table: id })).body.table.status).toBe('closed');
    for (const one of players) one.close();
  });

  it('closes also what cannot be played any more: rules that are gone, a damaged log', async () => {
    const players = await guests('Ann', 'Bob');
    const { gone, broken, over } = await unplayable(players);
    for (const table of [gone, broken, over]) {
      expect(await admin('close', { table })).toEqual({ status: 200, body: {} });
    }
    // What was over has its result.
    expect(await rowsOf(gone, broken, over)).toEqual(['closed', 'closed', 'over']);
    expect((await players[0].post('table', { table: gone })).body.table.status).toBe('closed');
    for (const one of players) one.close();
  });

  it('closes a table of which not even the setup can be read', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    const { db, host } = house.parts;
    await db.commit([statement(`UPDATE tables SET setup = '{' WHERE id = $1`, id)]);
    host.reread(id);
    expect(await admin('close', { table: id })).toEqual({ status: 200, body: {} });
    expect(await rowsOf(id)).toEqual(['closed']);
    for (const one of players) one.close();
  });

  it('bans somebody: connections end, and nobody comes in as this person', async () => {
    const [ann] = await guests('Mean Ann');
    await ann.connect();
    const { body } = await admin('people', { search: 'mean' });
    expect(body.people).toMatchObject([{ id: ann.person, name: 'Mean Ann' }]);
    await admin('ban', { person: ann.person, days: 7 });
    await ann.until(() => ann.socket === null, 'the end of the connection', SOON);
    expect((await ann.post('me')).body.code).toBe('login');
    await admin('unban', { person: ann.person });
    expect((await ann.post('me')).status).toBe(200);
  });

  it('reads all that was said, however much it is', async () => {
    const [ann] = await guests('Ann');
    const { id } = await openTable([ann]);
    const { chat } = house.parts;
    const line = { person: ann.person, name: 'Ann', at: 0 };
    for (let n = 0; n < 510; n++) await chat.add(id, { ...line, text: `line ${n}` });
    const read = async (input: object): Promise<number[]> =>
      ((await admin('chat', { table: id, ...input })).body.lines as { n: number }[]).map(
        ({ n }) => n,
      );
    expect((await read({})).at(-1)).toBe(499);
    expect(await read({ from: 500 })).toEqual(Array.from({ length: 10 }, (_, i) => 500 + i));
  });

  it('takes words out of the chat, and says something at every table', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    await players[0].post('say', { table: id, text: 'something bad' });
    await admin('delete-chat', { table: id, n: 0 });
    const { body } = await players[1].post('chat', { table: id });
    expect(body.lines).toMatchObject([{ n: 0, text: '–' }]);
    await admin('announce', { text: 'We stop at eight.' });
    const heard = (): boolean =>
      players[1].received.some((one) => one.includes('We stop at eight.'));
    await players[1].until(heard, 'the announcement');
    for (const one of players) one.close();
  });

  it('drains a process before a stop: no new visitors, those who are there play on', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    await admin('drain', { on: true });
    expect((await fetch(`${house.address}/readyz`)).status).toBe(503);
    const late = new Client(house.address);
    late.cookie = players[0].cookie;
    await expect(late.connect()).rejects.toThrow('503');
    expect(await playOn(players, id, new Random(1), 3)).toBe(3);
    await admin('drain', { on: false });
    expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
    for (const one of players) one.close();
  });

  it('has figures: queue, commits, clocks, errors, tables, sockets', async () => {
    const text = await (await fetch(`${house.address}/metrics`)).text();
    for (const name of [
      'evervale_queue 0',
      'evervale_commit_seconds_bucket',
      'evervale_clocks_overdue 0',
      'evervale_errors_total',
      'evervale_tables{status="playing"}',
      'evervale_sockets',
    ]) {
      expect(text).toContain(name);
    }
  });

  it('has figures of refusals and failures, over whichever way they come', async () => {
    const figure = async (name: string): Promise<number> => {
      const text = await (await fetch(`${house.address}/metrics`)).text();
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1] ?? 0,
      );
    };
    const refused = 'evervale_refused_total{code="not-found"}';
    const failed = 'evervale_errors_total{kind="request"}';
    const before = [await figure(refused), await figure(failed)];
    const [ann] = await guests('Ann');
    await ann.connect();
    const nowhere = { table: 'nowhere', seat: null };
    await ann.post('table', { table: 'nowhere' });
    await ann.ask('watch', nowhere);
    const { host } = house.parts;
    const read = vi.spyOn(host, 'read').mockRejectedValue(new Error('an accident'));
    await ann.post('table', { table: 'nowhere' });
    await ann.ask('watch', nowhere);
    read.mockRestore();
    expect([await figure(refused), await figure(failed)]).toEqual([before[0] + 2, before[1] + 2]);
    ann.close();
  });

  it('has figures of tables as they are, also where the last of a kind is gone', async () => {
    const own = await openHouse();
    const open = async (): Promise<boolean> =>
      (await (await fetch(`${own.address}/metrics`)).text()).includes('tables{status="open"} 1');
    const { id } = await openTable([await Client.guest(own.address, 'Ann')]);
    expect(await open()).toBe(true);
    await own.parts.actions.end(id);
    expect(await open()).toBe(false);
    await own.close();
  });
});

it('who has guessed the token too often is not listened to for a while, whatever he says then', async () => {
  let now = Date.now();
  const own = await openHouse({ adminToken: TOKEN, rate: 10 }, { now: () => now });
  const guess = async (token: string): Promise<number> => {
    const response = await fetch(`${own.address}/api/v1/admin/overview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
    return response.status;
  };
  expect(await guess(TOKEN)).toBe(200);
  const answers: number[] = [];
  for (let i = 0; i < 8; i++) answers.push(await guess(`guess ${i}`));
  expect(answers.filter((status) => status === 403)).toHaveLength(5);
  expect(await guess(TOKEN)).toBe(429);
  now += 10_000;
  expect(await guess(TOKEN)).toBe(200);
  await own.close();
});

describe('an account', () => {
  it('can be exported and deleted; the games of others stay, without the name', async () => {
    const [ann, bob] = await guests('Vanishing Ann', 'Bob');
    const done = await startTable([ann, bob]);
    await ann.post('say', { table: done.id, text: 'my secret' });
    await playOn([ann, bob], done.id, new Random(2));
    const running = await startTable([ann, bob]);
    const child = { kind: 'hotseat', name: 'Vanishing child' };
    const waiting = await openTable([ann], { seats: [{ kind: 'open' }, child] });
    const { db, host, tables } = house.parts;
    await db.commit([await host.read(running.id, (table) => tables.snapshot(table))]);
    const { body } = await ann.post('export-account');
    expect(body.profile).toMatchObject({ id: ann.person, name: 'Vanishing Ann' });
    expect(body.tables).toHaveLength(3);
    expect(body.chat).toMatchObject([{ text: 'my secret' }]);
    expect(JSON.stringify(body)).not.toContain('hash');

    expect((await ann.post('delete-account')).status).toBe(200);
    expect((await ann.post('me')).body.code).toBe('login');
    const names = async (table: string): Promise<string[]> =>
      ((await bob.post('table', { table })).body.table.seats as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names(done.id)).toEqual(['–', 'Bob']);
    const after = (await bob.post('table', { table: running.id })).body.table;
    expect(after.status).toBe('over');
    expect(after.result.winners).toEqual([1]);
    const lines = (await bob.post('chat', { table: done.id })).body.lines as { text: string }[];
    expect(lines.map(({ text }) => text)).toEqual(['–']);
    expect(await host.read(waiting.id, ({ status }) => status)).toBe('closed');
    for (const table of ['people', 'entries', 'tables', 'chat', 'results', 'snapshots']) {
      expect(JSON.stringify(await db.all(`SELECT * FROM ${table}`))).not.toContain('Vanishing');
    }
    bob.close();
  });

  it('is deleted also if one of its tables cannot be played any more', async () => {
    const [ann, bob] = await guests('Vanishing Eve', 'Bob');
    const [old, broken, torn] = await Promise.all([0, 1, 2].map(() => startTable([ann, bob])));
    const { db, host } = house.parts;
    await db.commit(
      [
        `UPDATE entries SET data = substr(data, 1, length(data) - 1)
         WHERE table_id = $1 AND kind = 'join'`,
        `UPDATE tables SET seats = substr(seats, 1, length(seats) - 1) WHERE id = $1`,
      ].map((sql) => statement(sql, torn.id)),
    );
    await playOn([ann, bob], broken.id, new Random(3), 2);
    await db.commit([statement(`UPDATE tables SET rules = 'of old' WHERE id = $1`, old.id)]);
    await db.commit([
      statement(
        `UPDATE entries SET value = 999999 WHERE table_id = $1 AND kind = 'pick'`,
        broken.id,
      ),
    ]);
    for (const { id } of [old, broken, torn]) host.reread(id);
    expect((await ann.post('delete-account')).status).toBe(200);
    expect((await ann.post('me')).body.code).toBe('login');
    for (const table of ['people', 'entries', 'tables']) {
      expect(JSON.stringify(await db.all(`SELECT * FROM ${table}`))).not.toContain('Vanishing');
    }
    bob.close();
  });

  it('with a password is deleted only with it', async () => {
    const [ann] = await guests('Ann');
    await ann.post('set-password', { login: 'ann.to.go', password: 'a long password' });
    expect((await ann.post('delete-account')).body.code).toBe('not-allowed');
    expect((await ann.post('delete-account', { current: 'a long password' })).status).toBe(200);
  });
});

describe('what is not kept', () => {
  it('tables that nobody visits end; finished games go after the time that was set', async () => {
    const players = await guests('Ann', 'Bob');
    const left = await startTable(players);
    const open = await openTable([players[0]]);
    time += 31 * DAY;
    await house.tidy();
    const status = (id: string): Promise<string> =>
      house.parts.host.read(id, (table) => table.status);
    expect([await status(open.id), await status(left.id)]).toEqual(['closed', 'playing']);
    time += 60 * DAY;
    await house.tidy();
    expect(await status(left.id)).toBe('closed');
    time += 31 * DAY;
    await house.tidy();
    await house.tidy();
    expect(await house.parts.tables.find(left.id)).toBeNull();
    expect(await house.parts.tables.entries(left.id)).toEqual([]);
    for (const one of players) one.close();
  });

  it.each([
    ['without a clock', {}, 91],
    // The clock would end a game that could be played on.
    ['with a clock', { clock: { kind: 'days', days: 30 } }, 181],
  ])('games %s whose rules are gone or whose log is damaged end, too', async (_, clock, days) => {
    const players = await guests('Ann', 'Bob');
    const { gone, broken } = await unplayable(players, clock);
    time += (days - 2) * DAY;
    await house.tidy();
    expect(await rowsOf(gone, broken)).toEqual(['playing', 'playing']);
    time += 2 * DAY;
    await house.tidy();
    expect(await rowsOf(gone, broken)).toEqual(['closed', 'closed']);
    for (const one of players) one.close();
  });

  it('guests who cannot come back are forgotten after the time that was set, and nobody else', async () => {
    const own = await openHouse({ keepGuests: 10 }, { now: () => time });
    const [gone, back, seated, named] = await Promise.all(
      ['Gone', 'Back', 'Seated', 'Named'].map((name) => Client.guest(own.address, name)),
    );
    await openTable([seated]);
    await named.post('set-password', { login: 'named', password: 'a long password' });
    const { db } = own.parts;
    for (const { person } of [gone, seated, named]) {
      await db.commit([statement('DELETE FROM sessions WHERE person = $1', person)]);
    }
    const known = async (): Promise<string[]> => {
      const rows = await db.all<{ name: string }>('SELECT name FROM people ORDER BY name');
      return rows.map(({ name }) => name);
    };
    const all = ['Back', 'Gone', 'Named', 'Seated'];
    time += 9 * DAY;
    await own.tidy();
    expect(await known()).toEqual(all);
    time += 2 * DAY;
    await own.tidy();
    expect(await known()).toEqual(['Back', 'Named', 'Seated']);
    expect((await back.post('me')).status).toBe(200);
    await own.close();
  });
});
