/** What is done at one process is known at the others: soon, and not only when they look by themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startTable } from './tables.ts';

/** Less than the minute after which everybody looks by himself. */
const SOON = 20_000;
const TOKEN = 'a token that nobody guesses';

describe('at another process', () => {
  let postgres: TestPostgres;
  let here: Running;
  let there: Running;
  let players: Client[];
  let table: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.database();
    [here, there] = [
      await openHouse({ databaseUrl, adminToken: TOKEN }),
      await openHouse({ databaseUrl }),
    ];
    players = await Promise.all(['Ann', 'Bob'].map((name) => Client.guest(there.address, name)));
    ({ id: table } = await startTable(players));
  });
  afterAll(async () => {
    await Promise.all([here, there].map((house) => house.close()));
    await postgres.stop();
  });

  /** Somebody who is connected there, and also comes in here. */
  function comeHere(who: Client): Client {
    const same = new Client(here.address);
    same.cookie = who.cookie;
    return same;
  }

  async function order(command: string, input: object): Promise<void> {
    const response = await fetch(`${here.address}/api/v1/admin/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify(input),
    });
    expect(response.status).toBe(200);
  }

  const heard = (who: Client, what: string): Promise<void> =>
    who.until(() => who.received.some((text) => text.includes(what)), what, SOON);

  it('people hear what is said, by those who play and by the operator', async () => {
    await comeHere(players[0]).post('say', { table, text: 'Good luck!' });
    await heard(players[1], 'Good luck!');
    await order('announce', { text: 'We stop at eight.' });
    await heard(players[1], 'We stop at eight.');
  });

  it('a session that has ended, and whoever is banned, is hung up on', async () => {
    const [eve, mean] = await Promise.all(
      ['Eve', 'Mean'].map((name) => Client.guest(there.address, name)),
    );
    for (const one of [eve, mean]) await one.connect();
    const { body } = await comeHere(eve).post('sessions');
    await comeHere(eve).post('revoke', { session: body.sessions[0].id });
    await order('ban', { person: mean.person });
    for (const one of [eve, mean]) await one.until(() => one.socket === null, 'the end', SOON);
  });

  it('whoever else came in as somebody with a new password is hung up on', async () => {
    const [eve, thief] = [await Client.guest(there.address, 'Eve'), new Client(there.address)];
    const { body } = await eve.post('device-link');
    await thief.post('use-device-link', { code: body.code });
    for (const one of [eve, thief]) await one.connect();
    const password = { login: 'eve', password: 'a new password' };
    expect((await comeHere(eve).post('set-password', password)).status).toBe(200);
    await thief.until(() => thief.socket === null, 'the end', SOON);
    expect((await eve.ask('me')).type).toBe('ok');
    eve.close();
  });

  it('the name of who wants to be forgotten is gone', async () => {
    await comeHere(players[1]).post('delete-account');
    const names = async (): Promise<string[]> => {
      const { body } = await players[0].post('table', { table });
      return (body.table.seats as { name: string }[]).map(({ name }) => name);
    };
    await expect.poll(names, { timeout: SOON }).toEqual(['Ann', '–']);
  });
});
