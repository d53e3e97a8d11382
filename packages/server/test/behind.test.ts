/** A process that hears nothing of the others refuses nobody what he may do by now. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { openTable, type Opened } from './tables.ts';

describe('at a process that is behind', () => {
  let postgres: TestPostgres;
  let here: Running;
  let behind: Running;

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.database();
    here = await openHouse({ databaseUrl });
    behind = await openHouse({ databaseUrl });
    vi.spyOn(behind.parts.host, 'refresh').mockImplementation(() => {});
  });
  afterAll(async () => {
    await behind.close();
    await here.close();
    await postgres.stop();
  });

  const guests = (): Promise<Client[]> =>
    Promise.all(['Ann', 'Bob'].map((name) => Client.guest(here.address, name)));

  function elsewhere({ cookie }: Client): Client {
    const client = new Client(behind.address);
    client.cookie = cookie;
    return client;
  }

  /** Ann's table, which the one that is behind has seen before Bob sat down. */
  async function joined(setup: object = {}): Promise<{ players: Client[]; table: string }> {
    const players = await guests();
    const [ann, bob] = players;
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const { id, secret }: Opened = await openTable([ann], { seats, ...setup });
    expect((await elsewhere(ann).post('table', { table: id })).status).toBe(200);
    const password = 'password' in setup ? { password: setup.password } : {};
    expect((await bob.post('join', { table: id, secret, ...password })).status).toBe(200);
    return { players, table: id };
  }

  it.each([
    ['a private table', {}],
    ['one with a password', { password: 'acorn', visibility: 'public' }],
  ])('whoever has sat down at %s elsewhere is let in and can watch', async (_, setup) => {
    const { players, table } = await joined(setup);
    const bob = elsewhere(players[1]);
    await bob.connect();
    expect(await bob.ask('watch', { table, seat: 1 })).toMatchObject({ type: 'ok' });
    bob.close();
  });

  it.each([
    ['talk there', 'say', { text: 'hello' }],
    ['let a program play there', 'bot-token', { seat: 1, label: 'program' }],
    ['look at it', 'table', {}],
  ])('whoever has sat down elsewhere can %s', async (_, command, input) => {
    const { players, table } = await joined();
    const { status } = await elsewhere(players[1]).post(command, { table, ...input });
    expect(status).toBe(200);
  });

  it('whose turn it has become elsewhere gets a hint', async () => {
    const { players, table } = await joined({ hints: true });
    await players[0].post('start', { table });
    const seat = await here.parts.host.read(table, ({ decider }) => decider!);
    expect((await elsewhere(players[seat]).post('hint', { table, seat })).status).toBe(200);
  });

  it.each(['rematch', 'record'])('a game that has ended elsewhere has its %s', async (command) => {
    const { players, table } = await joined();
    await players[0].post('start', { table });
    const bob = elsewhere(players[1]);
    expect((await bob.post(command, { table })).body.code).toBe('state');
    await players[0].post('resign', { table, seat: 0 });
    expect((await bob.post(command, { table })).status).toBe(200);
  });

  it('who does not sit there is refused as ever', async () => {
    const { table } = await joined();
    const eve = elsewhere(await Client.guest(here.address, 'Eve'));
    await eve.connect();
    expect(await eve.ask('watch', { table, seat: 1 })).toMatchObject({ code: 'not-found' });
    for (const command of ['table', 'say', 'rematch']) {
      const input = command === 'say' ? { table, text: 'hello' } : { table };
      expect((await eve.post(command, input)).body.code).toBe('not-found');
    }
    eve.close();
  });
});
