import { readSettings, serve, type Running } from '@evervale/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evervale, type Heard } from '../../test/listening.ts';

const TOKEN = 'a token that nobody guesses';
const NOBODY = 'nobody-there';

let server: Running;
beforeAll(async () => {
  const usual = readSettings({ EVERVALE_LOG: 'silent', EVERVALE_DATA: ':memory:' });
  server = await serve({ ...usual, port: 0, adminToken: TOKEN });
});
afterAll(() => server.close());

const order = (...words: string[]): Promise<Heard> =>
  evervale(['admin', '--server', server.address, '--token', TOKEN, ...words]);

async function told(...words: string[]): Promise<unknown> {
  const { code, out, err } = await order(...words);
  expect([words, code, err]).toEqual([words, 0, '']);
  return JSON.parse(out);
}

describe('evervale admin', () => {
  it('tells how things are', async () => {
    expect(await told('overview')).toMatchObject({ storage: 'sqlite', tables: [], queue: 0 });
    expect(await told('tables', '--status', 'playing')).toEqual({ tables: [] });
    expect(await told('people', 'ann')).toEqual({ people: [] });
    expect(await told('chat', NOBODY, '--from', '500')).toEqual({ lines: [] });
  });

  it('does what it is told: to people, to everybody, to the process', async () => {
    const { people } = server.parts;
    const ann = await people.createGuest('Ann');
    const token = await people.openSession(ann, 'browser', { label: '' });
    const comesIn = async (): Promise<boolean> => (await people.session(token)) !== null;
    expect(await told('ban', ann, '--days', '7')).toMatchObject({ until: expect.any(Number) });
    expect(await comesIn()).toBe(false);
    await told('unban', ann);
    expect(await comesIn()).toBe(true);
    expect(await told('export-person', ann)).toMatchObject({ profile: { name: 'Ann' } });
    await told('delete-person', ann);
    expect(await comesIn()).toBe(false);
    expect(await told('announce', 'We stop at eight.')).toEqual({});
    expect(await told('drain')).toEqual({ draining: true });
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect(await told('drain', '--off')).toEqual({ draining: false });
  });

  it.each([
    ['close', [NOBODY]],
    ['delete-chat', [NOBODY, '0']],
    ['ban', [NOBODY]],
  ])('%s of what is not there is refused in a line', async (command, words) => {
    const { code, err } = await order(command, ...words);
    expect([code, err]).toEqual([1, expect.stringMatching(/^error: server: .*(no|not) .*\n$/)]);
  });

  it('says what it lacks: the token, the server', async () => {
    const wrong = await evervale(['admin', '--server', server.address, '--token', 'x', 'overview']);
    expect([wrong.code, wrong.err]).toEqual([1, 'error: server: this is for the operator\n']);
    const nowhere = 'http://127.0.0.1:1';
    const away = await evervale(['admin', '--server', nowhere, '--token', TOKEN, 'overview']);
    expect([away.code, away.err]).toEqual([1, `error: server: nobody answers at ${nowhere}\n`]);
  });
});
