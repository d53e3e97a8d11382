import { once } from 'node:events';
import { everdell } from '@evervale/everdell';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';

let house: Running;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Line {
  readonly type: string;
  readonly id: number;
  readonly problem?: string;
  readonly options: readonly { readonly code: number; readonly key: string }[];
  readonly view: { readonly players: readonly { readonly hand: unknown }[] };
}

/** The bot of docs/bots.md: cards before places before seasons before everything else. */
function choose({ options }: Line): string {
  const rank = (key: string): number => {
    if (key.startsWith('play:')) return 3;
    if (key.startsWith('place:') && !key.includes('basic')) return 2;
    if (key === 'prepare') return 1;
    return key === 'pass' ? -1 : 0;
  };
  const best = Math.max(...options.map(({ key }) => rank(key)));
  return options.find(({ key }) => rank(key) === best)!.key;
}

const botPath = (): string => `${house.address.replace('http', 'ws')}/api/v1/bot`;

async function seatWithToken(): Promise<{ players: Client[]; id: string; token: string }> {
  const players = [
    await Client.guest(house.address, 'Ann'),
    await Client.guest(house.address, 'Bob'),
  ];
  const { id } = await startTable(players);
  const { body } = await players[0].post('bot-token', { table: id, seat: 0, label: 'my bot' });
  return { players, id, token: body.token as string };
}

it('a bot plays its seat over a WebSocket to the end, by the contract of docs/bots.md', async () => {
  const { players, id, token } = await seatWithToken();
  const socket = new WebSocket(botPath(), { headers: { authorization: `Bearer ${token}` } });
  const lines: Line[] = [];
  const over = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const line = JSON.parse(data.toString('utf8')) as Line;
      lines.push(line);
      if (line.type === 'over') resolve();
      if (line.type !== 'decide') return;
      socket.send(JSON.stringify({ id: line.id, pick: choose(line) }));
    });
  });
  const random = new Random(5);
  const bob = players[1];
  while (!bob.seat(id, 1).over) {
    await bob.until(() => bob.seat(id, 1).over || bob.seat(id, 1).decision !== null, 'his turn');
    const { decision, position } = bob.seat(id, 1);
    if (decision === null) break;
    const { code } = random.of(decision.options);
    await bob.ask('pick', { table: id, seat: 1, at: position, code });
    await bob.until(() => bob.seat(id, 1).position > position, 'the pick');
  }
  await over;
  expect(lines.filter(({ type }) => type === 'error')).toEqual([]);
  expect(lines.filter(({ type }) => type === 'decide').length).toBeGreaterThan(10);
  expect(lines.at(-1)).toEqual({ type: 'over', game: 'everdell' });
  const [first] = lines;
  expect(first).toMatchObject({ protocol: 1, game: 'everdell', rules: everdell.version, seat: 0 });
  expect(first.view.players.map(({ hand }) => hand === null)).toEqual([false, true]);
  const { body } = await players[0].post('table', { table: id });
  expect(body.table.status).toBe('over');
});

it.each([
  ['at the door', true],
  ['in a message', false],
])(
  'a bot that shows its token %s is sent away when it cannot be asked, and asked when it is back',
  async (_, door) => {
    const { players, token } = await seatWithToken();
    const come = (): WebSocket => {
      const headers = door ? { authorization: `Bearer ${token}` } : {};
      const socket = new WebSocket(botPath(), { headers });
      if (!door) socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })));
      return socket;
    };
    const { host } = house.parts;
    const away = new Error('the database is away');
    const watch = vi.spyOn(host, 'watch').mockRejectedValueOnce(away);
    const [code] = (await once(come(), 'close')) as [number];
    expect(code).toBe(1013);
    const socket = come();
    const [asked] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(asked.toString())).toMatchObject({ type: 'decide' });
    watch.mockRestore();
    socket.close();
    for (const one of players) one.close();
  },
);

it('a wrong answer is explained and can be given again; the token may come in a message', async () => {
  const { players, id, token } = await seatWithToken();
  const socket = new WebSocket(botPath());
  const lines: Line[] = [];
  let wake = (): void => {};
  socket.on('message', (data: Buffer) => {
    lines.push(JSON.parse(data.toString('utf8')) as Line);
    wake();
  });
  const next = async (): Promise<Line> => {
    while (lines.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return lines.shift()!;
  };
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'auth', token }));
  const asked = await next();
  expect(asked.type).toBe('decide');
  socket.send('hello?');
  expect(await next()).toEqual({
    type: 'error',
    id: asked.id,
    problem: 'line: must be JSON on one line',
  });
  socket.send(JSON.stringify({ id: asked.id + 1, pick: asked.options[0].key }));
  expect((await next()).problem).toContain(`must be ${asked.id}`);
  socket.send(JSON.stringify({ id: asked.id, pick: 'play:everything' }));
  expect((await next()).problem).toContain('must be the key or the code');
  socket.send(JSON.stringify({ id: asked.id, pick: asked.options[0].code }));
  await players[0].until(() => players[0].seat(id, 0).position > asked.id, 'the pick');
  await playOn(players, id, new Random(1), 3);
  socket.close();
});

it('has an allowance of its own, and what it sent counts no more when its token is revoked', async () => {
  const own = await openHouse({ rate: 2 });
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map((name) => Client.guest(own.address, name)),
  );
  own.parts.allowances.use = () => true;
  const { id } = await startTable([ann, bob]);
  const { body } = await ann.post('bot-token', { table: id, seat: 0, label: 'my bot' });
  const used: string[] = [];
  own.parts.allowances.use = (who) => used.push(who) < 5 || who.startsWith('refused');
  const socket = new WebSocket(`${own.address.replace('http', 'ws')}/api/v1/bot`, {
    headers: { authorization: `Bearer ${body.token as string}` },
  });
  const problems: string[] = [];
  socket.on('message', (data: Buffer) => {
    const { problem } = JSON.parse(data.toString('utf8')) as Line;
    if (problem !== undefined) problems.push(problem);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  for (let i = 0; i < 10; i++) socket.send('nonsense');
  await expect.poll(() => problems.length).toBe(10);
  expect(problems.filter((problem) => problem.includes('too many')).length).toBeGreaterThan(3);
  const [connected, ...bot] = new Set(used);
  expect(connected).toMatch(/^connect /);
  expect(bot).toEqual([/^bot /, /^refused bot /].map((name) => expect.stringMatching(name)));
  own.parts.allowances.use = () => true;
  const { body: listed } = await ann.post('sessions');
  const token = (listed.sessions as { id: string; kind: string }[]).find(
    ({ kind }) => kind === 'bot',
  )!;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await ann.post('revoke', { session: token.id });
  for (let i = 0; i < 5; i++) socket.send('nonsense');
  await closed;
  expect(problems).toHaveLength(10);
  await own.close();
});

it('what a program has sent is dropped when its token is revoked', async () => {
  const { players, id, token } = await seatWithToken();
  const socket = new WebSocket(botPath(), { headers: { authorization: `Bearer ${token}` } });
  await once(socket, 'message');
  const { host } = house.parts;
  const read = host.read.bind(host);
  const { promise, resolve } = Promise.withResolvers<void>();
  const answers = vi.spyOn(host, 'read').mockImplementation(async (table, look) => {
    await promise;
    return read(table, look);
  });
  onTestFinished(() => answers.mockRestore());
  for (let i = 0; i < 5; i++) socket.send('{}');
  await vi.waitUntil(() => answers.mock.calls.length > 0);
  const { body } = await players[0].post('sessions');
  const sessions = body.sessions as { id: string; kind: string }[];
  const closed = once(socket, 'close');
  for (const { id: session, kind } of sessions) {
    if (kind === 'bot') await players[0].post('revoke', { session });
  }
  resolve();
  await closed;
  await read(id, () => {});
  expect(answers).toHaveBeenCalledOnce();
  for (const one of players) one.close();
});

it('without a token for a seat nobody plays there', async () => {
  const ann = await Client.guest(house.address, 'Ann');
  const own = new WebSocket(botPath(), { headers: { cookie: ann.cookie } });
  await expect(
    new Promise((resolve, reject) => own.once('open', resolve).once('error', reject)),
  ).rejects.toThrow('403');
  const guess = new WebSocket(botPath());
  const code = await new Promise((resolve) => {
    guess.once('open', () => guess.send('{"type":"auth","token":"guess"}'));
    guess.once('close', resolve);
  });
  expect(code).toBe(4401);
});
