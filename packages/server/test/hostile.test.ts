import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from '../src/serve.ts';
import { canHear } from '../src/http/hearing.ts';
import { COMMANDS } from '../src/protocol/commands.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { eventually } from './patience.ts';
import { Random } from './random.ts';
import { STORAGES, type Storage } from './storages.ts';
import { startTable } from './tables.ts';

/** Bytes by which the memory may differ between two moments and still be level. */
const LEVEL = 4 * 1024 * 1024;
const long = process.env['EVERVALE_LONG'] === '1';
const MESSAGES = long ? 100_000 : 4_000;

let house: Running;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What is really in use, after a thorough cleaning. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  const clean = runInNewContext('gc') as () => void;
  clean();
  clean();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Values that nobody sane would send. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  1.5,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  "'; DROP TABLE entries; --",
  '\u0000\uD800',
  '\u202E',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { $gt: 0 },
  { toString: 1 },
];

describe.each(STORAGES)('hostile messages with %s', (_, begin) => {
  let storage: Storage;
  let own: Running;
  beforeAll(async () => {
    storage = await begin();
    own = await openHouse(await storage.open());
  });
  afterAll(async () => {
    await own.close();
    await storage.close();
  });

  it(`${MESSAGES} of them, malformed, out of order or from strangers: clear errors, no change, no crash`, async () => {
    const random = new Random(42);
    const players = [
      await Client.guest(own.address, 'Ann'),
      await Client.guest(own.address, 'Bob'),
    ];
    const eve = await Client.guest(own.address, 'Eve');
    const { id } = await startTable(players);
    await eve.connect();
    const before = await own.parts.tables.entries(id);
    const value = (): unknown =>
      random.of([...ODD, id, players[0].person, random.below(10), random.below(300)]);
    const names = [...COMMANDS.map(({ name }) => name), 'watch', 'unwatch', 'auth', 'nonsense', ''];
    const fields = [
      'table',
      'seat',
      'at',
      'code',
      'key',
      'picks',
      'text',
      'on',
      'agree',
      'plan',
      'since',
      'level',
      'name',
      'token',
      'game',
      'seats',
      'person',
      'url',
      'session',
      'from',
      'before',
      'until',
      'day',
    ];
    const count = { error: 0, ok: 0, closed: 0 };
    const accidents: string[] = [];
    let level = 0;
    for (let sent = 0; sent < MESSAGES; sent += 50) {
      // What is filled once has been filled by then.
      if (sent === MESSAGES / 2) level = memoryInUse();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => {
          const input: Record<string, unknown> = random.below(3) > 0 ? { table: id } : {};
          for (let i = random.below(5); i > 0; i--) input[random.of(fields)] = value();
          return eve.ask(random.of(names), input);
        }),
      );
      for (const { type } of answers) count[type as keyof typeof count]++;
      accidents.push(...eve.received.splice(0).filter((said) => said.includes('"failed"')));
    }
    expect(count.closed).toBe(0);
    expect(count.error).toBeGreaterThan(MESSAGES / 2);
    expect(accidents).toEqual([]);
    expect(memoryInUse() - level).toBeLessThan(LEVEL);
    expect(await own.parts.tables.entries(id)).toEqual(before);
    for (const player of [...players, eve]) player.close();
  }, 600_000);

  it('that are no JSON, too long or binary do not harm the connection of others', async () => {
    const [ann, eve] = [
      await Client.guest(own.address, 'Ann'),
      await Client.guest(own.address, 'Eve'),
    ];
    await ann.connect();
    const random = new Random(43);
    for (let i = 0; i < 30; i++) {
      await eve.connect();
      const socket = eve.socket!;
      const bytes = Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
      const odd: (string | Buffer)[] = [
        bytes,
        bytes.toString('latin1'),
        '{"type":"me","id":1'.padEnd(40, '}'),
        '['.repeat(9000),
        'x'.repeat(200_000),
      ];
      socket.send(odd[i % odd.length]);
      await eve.until(() => !eve.socket || eve.received.length > 0, 'an answer');
      eve.received.length = 0;
      eve.socket?.terminate();
      await eve.until(() => eve.socket === null, 'the end');
    }
    expect((await ann.ask('me')).type).toBe('ok');
    ann.close();
  });
});

/** Less than the minute after which everybody looks by himself. */
const SOON = 20_000;

describe('the door', () => {
  it('does not keep the connection of who is turned away, whether he hangs up or not', async () => {
    const { hostname, port } = new URL(house.address);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let gone = false;
    socket.on('error', () => {});
    socket.on('close', () => void (gone = true));
    socket.write(
      `GET /api/v1/elsewhere HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('404');
    await eventually(() => {
      if (!gone) socket.write('still here');
      return gone;
    });
  });

  it('turns away pages of other sites', async () => {
    const eve = await Client.guest(house.address, 'Eve');
    const origin = 'https://evil.example.org';
    expect((await eve.post('me', {}, { origin })).status).toBe(403);
    expect((await eve.post('me', {}, { origin: house.address })).status).toBe(200);
    await expect(eve.connect({ origin })).rejects.toThrow('403');
  });

  it('tells browsers what a page may do, and keeps the session from scripts', async () => {
    const page = await fetch(`${house.address}/`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const hello = await fetch(`${house.address}/api/v1/hello`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    const cookie = hello.headers.getSetCookie()[0];
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(await hello.text()).not.toContain(cookie.split(/[=;]/)[1]);
  });

  it('refuses bodies that are too large', async () => {
    const eve = await Client.guest(house.address, 'Eve');
    const { status } = await eve.post('rename', { name: 'x'.repeat(100_000) });
    expect(status).toBe(413);
  });

  it('is answered for health, readiness and figures', async () => {
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
    expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${house.address}/metrics`)).text()).toContain(
      'evervale_changes_total',
    );
  });

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
  ])('has no figures for who comes through a proxy of which it was not told: %s', async (name) => {
    const headers = { [name]: '203.0.113.7' };
    expect((await fetch(`${house.address}/metrics`, { headers })).status).toBe(404);
    const own = await openHouse({ metricsToken: 'a token for figures' });
    const authorization = 'Bearer a token for figures';
    const known = { headers: { ...headers, authorization } };
    expect((await fetch(`${own.address}/metrics`, known)).status).toBe(200);
    await own.close();
  });

  it('lets nobody ask too often', async () => {
    const strict = await openHouse({ rate: 10 });
    const eve = await Client.guest(strict.address, 'Eve');
    const answers: number[] = [];
    for (let i = 0; i < 15; i++) {
      answers.push((await eve.post('login', { login: 'ann', password: 'guess' })).status);
    }
    expect([answers[0], answers.at(-1)]).toEqual([401, 429]);
    await strict.close();
  });

  it('ends the connections of a session that is revoked', async () => {
    const ann = await Client.guest(house.address, 'Ann');
    await ann.connect();
    const { body } = await ann.post('sessions');
    expect((await ann.ask('me')).type).toBe('ok');
    await ann.post('revoke', { session: body.sessions[0].id });
    await ann.until(() => ann.socket === null, 'hanging up', SOON);
    expect((await ann.post('me')).status).toBe(401);
  });

  it('opens nothing new with a session that has ended, while its connection does not know', async () => {
    const ann = await Client.guest(house.address, 'Ann');
    const { id: table } = await startTable([ann, await Client.guest(house.address, 'Bob')]);
    const { people } = house.parts;
    const [{ id: session }] = await people.sessions(ann.person);
    // At another process, of which nothing is heard here.
    await people.revoke(ann.person, session);
    expect((await ann.ask('device-link'))['code']).toBe('login');
    expect((await ann.ask('bot-token', { table, seat: 0, label: 'mine' }))['code']).toBe('login');
    expect(await people.sessions(ann.person)).toEqual([]);
    ann.close();
  });

  it('lives on when the others cannot be told that a session has ended', async () => {
    const own = await openHouse();
    const ann = await Client.guest(own.address, 'Ann');
    await ann.connect();
    const { db } = own.parts;
    const commit = db.commit.bind(db);
    // Not caught, this would end the process (and this test).
    db.commit = (statements, notice) =>
      notice?.startsWith('revoke')
        ? Promise.reject(new Error('the line is cut'))
        : commit(statements, notice);
    const { body } = await ann.post('sessions');
    expect((await ann.post('revoke', { session: body.sessions[0].id })).status).toBe(200);
    await ann.until(() => ann.socket === null, 'hanging up', SOON);
    expect((await ann.post('me')).status).toBe(401);
    await own.close();
  });

  it.each(['socket', 'bot'])(
    'answers pings at /%s, and cuts off who sends them without end',
    async (path) => {
      const strict = await openHouse({ rate: 5 });
      const url = `${strict.address.replace('http', 'ws')}/api/v1/${path}`;
      const flood = new WebSocket(url);
      await once(flood, 'open');
      flood.ping('still there?');
      expect(String((await once(flood, 'pong'))[0])).toBe('still there?');
      const gone = once(flood, 'close');
      // More than the fifty of a burst.
      for (let i = 0; i < 100; i++) flood.ping();
      await gone;
      const friend = new WebSocket(url);
      await once(friend, 'open');
      await strict.close();
    },
  );

  it.each([
    ['no messages', 'socket', 'What is this?'],
    ['commands that there are not', 'socket', '{"type":"please"}'],
    ['more than he may, however often he is told', 'socket', '{"type":"push-key"}'],
    ['no token', 'bot', '{}'],
  ])('cuts off who sends %s at /%s, without end', async (_, path, nonsense) => {
    const strict = await openHouse({ rate: 5 });
    const flood = new WebSocket(`${strict.address.replace('http', 'ws')}/api/v1/${path}`);
    await once(flood, 'open');
    let answers = 0;
    flood.on('message', () => {
      answers++;
      flood.send(nonsense);
    });
    flood.send(nonsense);
    const [code] = (await once(flood, 'close')) as [number];
    // The fifty of a burst that cost something, and as many that are free.
    expect(code).toBe(1013);
    expect(answers).toBeLessThan(150);
    await strict.close();
  });

  it.each(['socket', 'bot'])('cuts off at /%s who is silent and answers no ping', async (path) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const own = await openHouse();
    const url = `${own.address.replace('http', 'ws')}/api/v1/${path}`;
    const [silent, alive, speaks] = [false, true, false].map(
      (autoPong) => new WebSocket(url, { autoPong }),
    );
    const all = [silent, alive, speaks];
    const pings = all.map((socket) => {
      const heard = vi.fn<() => void>();
      socket.on('ping', heard);
      return heard;
    });
    await Promise.all(all.map((socket) => once(socket, 'open')));
    const gone = once(silent, 'close');
    for (let turn = 0; turn < 5; turn++) {
      speaks.send('{"type":"me"}');
      await once(speaks, 'message');
      vi.advanceTimersByTime(15_000);
    }
    await gone;
    expect(pings.map(({ mock }) => mock.calls.length)).toEqual([1, expect.any(Number), 0]);
    expect([alive.readyState, speaks.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    expect(pings[1]).toHaveBeenCalled();
    await own.close();
  });

  it('lets nobody fill the memory by not reading', () => {
    const terminate = vi.fn<() => void>();
    const deaf = { readyState: 1, OPEN: 1, bufferedAmount: 5 * 1024 * 1024, terminate };
    expect(canHear(deaf as unknown as WebSocket)).toBe(false);
    expect(terminate).toHaveBeenCalledOnce();
    expect(canHear({ ...deaf, bufferedAmount: 1000 } as unknown as WebSocket)).toBe(true);
  });

  it('gives a socket without session nothing but errors', async () => {
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/v1/socket`);
    const answer = await new Promise<string>((resolve) => {
      socket.once('open', () => socket.send('{"type":"my-tables","id":7}'));
      socket.once('message', (data: Buffer) => resolve(data.toString('utf8')));
    });
    expect(JSON.parse(answer)).toMatchObject({ type: 'error', id: 7, code: 'login' });
    socket.close();
  });
});

describe('people', () => {
  it('keep their games when they get a password, and when they bring a second device', async () => {
    const ann = await Client.guest(house.address, 'Ann');
    await ann.post('create-table', { game: 'everdell', seats: [{ kind: 'open' }] });
    const login = { login: 'Ann.1', password: 'correct horse' };
    expect((await ann.post('set-password', login)).status).toBe(200);
    const elsewhere = new Client(house.address);
    expect((await elsewhere.post('login', { ...login, password: 'wrong horse' })).status).toBe(401);
    expect((await elsewhere.post('login', login)).body.person.id).toBe(ann.person);
    expect((await elsewhere.post('my-tables')).body.tables).toHaveLength(1);
    const other = { login: 'ann.1', password: 'battery staple' };
    expect((await ann.post('set-password', other)).status).toBe(403);
    expect((await ann.post('set-password', { ...other, current: 'guess' })).status).toBe(403);
    const change = { ...other, current: login.password };
    expect((await ann.post('set-password', change)).status).toBe(200);
    expect((await elsewhere.post('login', login)).status).toBe(401);
    const { body } = await ann.post('device-link');
    const phone = new Client(house.address);
    expect((await phone.post('use-device-link', { code: body.code })).body.person.id).toBe(
      ann.person,
    );
    expect((await phone.post('use-device-link', { code: body.code })).status).toBe(401);
    const bob = await Client.guest(house.address, 'Bob');
    expect((await bob.post('set-password', login)).body.code).toBe('state');
  });

  it('are rid of whoever came in before when they set a password, or change it', async () => {
    const ann = await Client.guest(house.address, 'Ann');
    await ann.connect();
    const { id: table } = await startTable([ann, await Client.guest(house.address, 'Bob')]);
    const code = async (): Promise<string> => (await ann.post('device-link')).body.code as string;
    let change: object = { login: 'ann.alone', password: 'a first password' };
    for (const next of ['a second password', 'a third password']) {
      const phone = new Client(house.address);
      await phone.post('use-device-link', { code: await code() });
      await phone.connect();
      const { body } = await ann.post('bot-token', { table, seat: 0, label: 'my bot' });
      const bot = { authorization: `Bearer ${body.token as string}` };
      const link = { code: await code() };
      expect((await ann.post('set-password', { ...change, login: 'ann.alone' })).status).toBe(200);
      await phone.until(() => phone.socket === null, 'hanging up', SOON);
      const left = [
        (await phone.post('me')).status,
        (await new Client(house.address).post('me', {}, bot)).status,
        (await new Client(house.address).post('use-device-link', link)).status,
      ];
      expect(left).toEqual([401, 401, 401]);
      const { body: listed } = await ann.post('sessions');
      expect(listed.sessions).toMatchObject([{ current: true }]);
      change = { password: next, current: (change as { password: string }).password };
    }
    // Where it was done, everything goes on.
    expect((await ann.ask('me')).type).toBe('ok');
    // Who is refused has ended nothing.
    const tablet = new Client(house.address);
    await tablet.post('use-device-link', { code: await code() });
    const refused = { login: 'ann.alone', password: 'a guess of mine', current: 'a guess' };
    expect((await ann.post('set-password', refused)).status).toBe(403);
    expect((await tablet.post('me')).status).toBe(200);
    ann.close();
  });

  it('can let a program play one seat, and it reaches nothing else', async () => {
    const players = [
      await Client.guest(house.address, 'Ann'),
      await Client.guest(house.address, 'Bob'),
    ];
    const { id } = await startTable(players);
    const other = await startTable(players);
    const { body } = await players[0].post('bot-token', { table: id, seat: 0, label: 'my bot' });
    const bot = new Client(house.address);
    await bot.connect();
    expect((await bot.ask('watch', { table: id, seat: 0 }))['code']).toBe('login');
    expect((await bot.ask('auth', { token: body.token })).type).toBe('ok');
    expect((await bot.ask('watch', { table: id, seat: 0 })).type).toBe('ok');
    const { decision, position } = bot.seat(id, 0);
    const pick = { seat: 0, at: position, code: decision!.options[0].code };
    expect((await bot.ask('pick', { table: other.id, ...pick }))['code']).toBe('not-allowed');
    expect((await bot.ask('pick', { table: id, ...pick })).type).toBe('ok');
    expect((await bot.ask('watch', { table: id, seat: 1 }))['code']).toBe('not-allowed');
    expect((await bot.ask('my-tables'))['code']).toBe('not-allowed');
    for (const client of [...players, bot]) client.close();
  });

  it('tell a program neither how they are reached nor how others come in: it may be in other hands', async () => {
    const [ann, bob] = await Promise.all(
      ['Ann', 'Bob'].map((name) => Client.guest(house.address, name)),
    );
    const { id, secret } = await startTable([ann, bob]);
    await ann.post('set-password', { login: 'the.real.ann', password: 'correct horse' });
    await house.parts.people.setWebhook(ann.person, 'https://example.com/hook');
    await ann.post('mute', { person: bob.person, on: true });
    const { body } = await ann.post('bot-token', { table: id, seat: 0, label: 'my bot' });
    const bearer = { authorization: `Bearer ${body.token as string}` };
    const bot = new Client(house.address);
    const told = async (command: string, input: object): Promise<string> => {
      const answer = await bot.post(command, input, bearer);
      expect([command, answer.status]).toEqual([command, 200]);
      return JSON.stringify(answer.body);
    };
    for (const who of [await told('me', {}), await told('hello', { name: 'Me' })]) {
      expect(who).toContain('"Ann"');
      expect(who).not.toMatch(/the.real.ann|example.com/);
      expect(who).not.toContain(bob.person);
    }
    expect(await told('table', { table: id })).not.toContain(secret);
    for (const client of [ann, bob]) client.close();
  });
});
