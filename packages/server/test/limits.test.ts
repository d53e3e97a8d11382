/** What one person, one network or one connection may do, and what others notice of it. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Computers } from '../src/computer/computers.ts';
import { statement } from '../src/storage/database.ts';
import type { Person } from '../src/storage/people.ts';
import type { Running } from '../src/serve.ts';
import { SETTINGS } from '../src/settings.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { openTable, playOn, startTable } from './tables.ts';
import { eventually } from './patience.ts';

let house: Running;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(house.address, name)));

const positions = (own: Running, tables: readonly string[]): Promise<number[]> =>
  Promise.all(tables.map((id) => own.parts.host.read(id, ({ position }) => position)));

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('computer players', () => {
  it('do not think at tables where nobody plays, unless somebody watches', async () => {
    let asked = 0;
    const computers: Computers = {
      waiting: 0,
      prepare: () => {},
      think: () => {
        asked++;
        return new Promise(() => {});
      },
      close: () => Promise.resolve(),
    };
    const own = await openHouse({}, { computers });
    const ann = await Client.guest(own.address, 'Ann');
    const seats = [1, 2].map(() => ({ kind: 'computer', level: 'ever-tree' }));
    const { body } = await ann.post('create-table', { game: 'everdell', seats });
    await ann.post('start', { table: body.table.id });
    await own.sweep();
    await wait(100);
    expect(asked).toBe(0);
    await ann.connect();
    await ann.ask('watch', { table: body.table.id, seat: null });
    await eventually(() => asked === 1);
    ann.close();
    await own.close();
  });

  it('of one who has many tables do not keep a quick one of somebody else waiting', async () => {
    const own = await openHouse({ thinkers: 1, thinking: 2 });
    const greedy = await Client.guest(own.address, 'Greedy');
    const seats = [{ kind: 'computer', level: 'ever-tree' }, { kind: 'open' }];
    const many: string[] = [];
    for (let i = 0; i < 8; i++) {
      const { body } = await greedy.post('create-table', { game: 'everdell', seats });
      many.push(body.table.id as string);
      await greedy.post('start', { table: body.table.id });
    }
    const before = await positions(own, many);
    const ann = await Client.guest(own.address, 'Ann');
    const easy = [{ kind: 'computer', level: 'seedling' }, { kind: 'open' }];
    const { body } = await ann.post('create-table', { game: 'everdell', seats: easy });
    await ann.post('start', { table: body.table.id });
    await ann.connect();
    await ann.ask('watch', { table: body.table.id, seat: 1 });
    await ann.until(() => ann.seat(body.table.id as string, 1).decision !== null, 'my turn');
    // One after the other, she would be the ninth.
    const after = await positions(own, many);
    expect(after.filter((position, i) => position !== before[i]).length).toBeLessThan(8);
    ann.close();
    await own.close();
  });

  it('of one who comes as many guests from one network do not keep another network waiting', async () => {
    const own = await openHouse({ thinkers: 1, thinking: 2, trustProxy: true });
    const seats = [{ kind: 'computer', level: 'ever-tree' }, { kind: 'open' }];
    const tableFrom = async (address: string): Promise<string> => {
      const guest = new Client(own.address);
      const there = { 'x-forwarded-for': address };
      await guest.post('hello', { name: 'Guest' }, there);
      const { body } = await guest.post('create-table', { game: 'everdell', seats }, there);
      await guest.post('start', { table: body.table.id }, there);
      return body.table.id as string;
    };
    const many: string[] = [];
    for (let i = 0; i < 6; i++) many.push(await tableFrom(`2001:db8:1:2::${i}`));
    const before = await positions(own, many);
    const one = await tableFrom('2001:db8:1:3::1');
    const [began] = await positions(own, [one]);
    await eventually(async () => (await positions(own, [one]))[0] > began);
    // One person after the other, it would be the seventh.
    const after = await positions(own, many);
    expect(after.filter((position, i) => position !== before[i]).length).toBeLessThan(6);
    await own.close();
  });
});

describe('passwords of people', () => {
  const right = { login: 'ann', password: 'long enough' };
  const wrong = { ...right, password: 'a guess' };
  let now = Date.now();
  let own: Running;
  let ann: Client;
  beforeAll(async () => {
    own = await openHouse({ trustProxy: true }, { now: () => now });
    ann = await Client.guest(own.address, 'Ann');
    await ann.post('set-password', right);
  });
  afterAll(() => own.close());
  // The next test begins with all that may be tried.
  afterEach(() => void (now += 60 * 60_000));

  const at = (network: number): Record<string, string> => ({
    'x-forwarded-for': `10.0.${network >> 8}.${network & 255}`,
  });
  const login = async (input: object, network: number): Promise<number> =>
    (await new Client(own.address).post('login', input, at(network))).status;
  const times = async (n: number, one: (i: number) => Promise<number>): Promise<number[]> => {
    const answers: number[] = [];
    for (let i = 0; i < n; i++) answers.push(await one(i));
    return answers;
  };
  const count = (answers: readonly number[], status: number): number =>
    answers.filter((answer) => answer === status).length;

  it('who guesses at a login keeps his own network out, and not its owner', async () => {
    for (let minute = 0; minute < 3; minute++) {
      const answers = await times(30, () => login(wrong, 1));
      expect([minute, count(answers, 401)]).toEqual([minute, minute === 0 ? 10 : 1]);
      expect(await login(right, 1)).toBe(429);
      expect(await login(right, 2)).toBe(200);
      now += 60_000;
    }
  });

  it('from however many networks somebody guesses, it becomes slow; who is at home comes in', async () => {
    const answers = await times(150, (i) => login(wrong, 100 + i));
    expect(count(answers, 401)).toBe(100);
    expect(await login(right, 3)).toBe(429);
    await ann.post('me', {}, at(4));
    expect(await login(right, 4)).toBe(200);
    now += 60_000;
    expect(count(await times(50, (i) => login(wrong, 300 + i)), 401)).toBe(10);
    now += 60_000;
    expect(await login(right, 3)).toBe(200);
  });

  it('what is right costs nothing', async () => {
    expect(count(await times(15, () => login(right, 5)), 200)).toBe(15);
  });

  it('who has the session of somebody else guesses no faster, and keeps nobody out', async () => {
    const change = { login: 'ann', password: 'another one', current: 'a guess' };
    const set = async (i: number): Promise<number> =>
      (await ann.post('set-password', change, at(400 + i))).status;
    expect(count(await times(120, set), 403)).toBe(100);
    expect((await ann.post('delete-account', { current: 'a guess' }, at(600))).status).toBe(429);
    expect(await login(right, 6)).toBe(200);
  });

  it('a login that nobody has answers alike', async () => {
    const nobody = { login: 'nobody', password: 'a guess' };
    expect(count(await times(12, () => login(nobody, 7)), 401)).toBe(10);
  });
});

describe('ceilings', () => {
  it('nobody has more than a hundred unfinished tables', async () => {
    const [ann] = await guests('Ann');
    const open = (): Promise<{ status: number }> =>
      ann.post('create-table', { game: 'everdell', seats: [{ kind: 'open' }] });
    for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 10 }, open));
    expect((await open()).status).toBe(429);
    const mine = (await ann.post('my-tables')).body.tables as { id: string }[];
    await ann.post('close-table', { table: mine[0].id });
    expect((await open()).status).toBe(200);
  });

  it('a network has one allowance for its guests, whatever addresses they have (IPv6: /64)', async () => {
    const own = await openHouse({ rate: 10, trustProxy: true });
    const hello = async (address: string): Promise<number> => {
      const { status } = await new Client(own.address).post(
        'hello',
        { name: 'Eve' },
        { 'x-forwarded-for': address },
      );
      return status;
    };
    const answers: number[] = [];
    for (let i = 0; i < 60; i++) answers.push(await hello(`2001:db8:1:2::${i}`));
    expect(answers.filter((status) => status === 200).length).toBeLessThan(30);
    expect(answers.at(-1)).toBe(429);
    expect(await hello('2001:db8:1:3::1')).toBe(200);
    await own.close();
  });

  it('the lowest of them leave room for the most expensive there is', async () => {
    const [lowest] = SETTINGS.rate.range;
    const own = await openHouse({ rate: lowest });
    const ann = await Client.guest(own.address, 'Ann');
    const { id, secret } = await openTable([ann], { password: 'right' });
    const eve = await Client.guest(own.address, 'Eve');
    const entered = await eve.post('table', { table: id, secret, password: 'right' });
    const login = await eve.post('login', { login: 'ann', password: 'a guess' });
    expect([entered.status, login.body.code]).toEqual([200, 'login']);
    await own.close();
  });

  it('guessing the password of a table costs, and the table goes on meanwhile', async () => {
    const own = await openHouse({ rate: 20 });
    const ann = await Client.guest(own.address, 'Ann');
    const eve = await Client.guest(own.address, 'Eve');
    const { id, secret } = await openTable([ann], { password: 'right' });
    const guess = (password: string) => eve.post('table', { table: id, secret, password });
    const codes: string[] = [];
    for (let i = 0; i < 12; i++) codes.push((await guess(`wrong ${i}`)).body.code as string);
    expect(codes[0]).toBe('not-allowed');
    expect(codes.at(-1)).toBe('limit');
    expect((await guess('right')).body.code).toBe('limit');
    await own.close();
  });

  it.each([
    ['one guest at several tables', 1, 3],
    ['several guests of a network at one table', 3, 1],
  ])('guessing is no cheaper by %s', async (_, people, places) => {
    const own = await openHouse({ rate: 20 });
    const named = (name: string): Promise<Client> => Client.guest(own.address, name);
    const ann = await named('Ann');
    const crowd = await Promise.all(['Eva', 'Evi', 'Ewa'].slice(0, people).map(named));
    const tables = await Promise.all(
      [1, 2, 3].slice(0, places).map(() => openTable([ann], { password: 'right' })),
    );
    const codes: string[] = [];
    for (const who of crowd) {
      for (const { id, secret } of tables) {
        for (const password of ['a', 'b', 'c', 'd']) {
          const keys = { table: id, secret, password };
          codes.push((await who.post('table', keys)).body.code as string);
        }
      }
    }
    expect(codes[0]).toBe('not-allowed');
    expect(codes.at(-1)).toBe('limit');
    await own.close();
  });

  it('whoever knows the password of a table comes in, however many come with him', async () => {
    const own = await openHouse({ rate: 20 });
    const ann = await Client.guest(own.address, 'Ann');
    const { id, secret } = await openTable([ann], { password: 'right' });
    const keys = { table: id, secret, password: 'right' };
    const come = async (name: string): Promise<string[]> => {
      const guest = await Client.guest(own.address, name);
      const answers = [
        (await guest.post('table', keys)).status,
        (await guest.post('chat', keys)).status,
      ];
      await guest.connect();
      const { type } = await guest.ask('watch', { ...keys, seat: null });
      guest.close();
      return [...answers.map(String), type];
    };
    const all = await Promise.all(['Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus'].map(come));
    expect(new Set(all.flat())).toEqual(new Set(['200', 'ok']));
    await own.close();
  });

  it('what happened since the beginning of a long log costs more than a snapshot, and so does looking at it late', async () => {
    const own = await openHouse({ rate: 1 });
    const { people, actions, host } = own.parts;
    const owner = (await people.person(await people.createGuest('Ann'))) as Person;
    const cookie = `evervale=${await people.openSession(owner.id, 'browser', { label: '' })}`;
    const { info } = await actions.create(owner, {
      game: 'everdell',
      options: {},
      seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Other' }],
      visibility: 'link',
      rated: false,
      spectators: true,
      delay: 3600,
    });
    await actions.start(info.id, owner);
    for (let i = 0; i < 300; i++) {
      const seat = await host.read(info.id, (table) => 1 - table.decider!);
      await actions.takeOver(info.id, owner, seat, 'random');
      await actions.handBack(info.id, owner, seat);
    }
    const ann = new Client(own.address);
    ann.cookie = cookie;
    await ann.connect();
    const all = await ann.ask('watch', { table: info.id, seat: 0, since: 0 });
    expect(all['code']).toBe('limit');
    const late = await ann.ask('watch', { table: info.id, seat: null });
    expect(late['code']).toBe('limit');
    expect((await ann.ask('watch', { table: info.id, seat: 0 })).type).toBe('ok');
    ann.close();
    await own.close();
  });

  it('one person has only so many connections at a time, and so has one network', async () => {
    const own = await openHouse({ rate: 2, trustProxy: true });
    const ann = await Client.guest(own.address, 'Ann');
    const open = async (cookie: string, address: string): Promise<Client | null> => {
      const client = new Client(own.address);
      client.cookie = cookie;
      return client.connect({ 'x-forwarded-for': address }).then(
        () => client,
        () => null,
      );
    };
    // From many networks, so that it is the person who has too many.
    const hers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => open(ann.cookie, `10.0.${i}.1`)),
    );
    expect(hers.filter((one) => one !== null)).toHaveLength(20);
    const [first] = hers.flatMap((one) => one ?? []);
    first.socket!.terminate();
    await eventually(async () => (await open(ann.cookie, '10.1.0.1')) !== null);
    const nobody: (Client | null)[] = [];
    for (let i = 0; i < 8; i++) {
      // Connecting is limited too: the allowance is filled up again.
      own.parts.allowances.use('connect 10.2.0.1', -20);
      nobody.push(...(await Promise.all(Array.from({ length: 20 }, () => open('', '10.2.0.1')))));
    }
    expect(nobody.filter((one) => one !== null)).toHaveLength(100);
    for (const one of [...hers, ...nobody]) one?.socket?.terminate();
    await own.close();
  });

  it.each([
    ['as a browser', 'browser', '/api/v1/socket'],
    ['as a program at a seat', 'bot', '/api/v1/bot'],
  ] as const)('who says only later who he is, %s, has no more of them', async (_, kind, path) => {
    const own = await openHouse({ rate: 2 });
    const ann = await Client.guest(own.address, 'Ann');
    const { id } = await openTable([ann]);
    const scope = { label: '', table: id, seat: 0 };
    const token = await own.parts.people.openSession(ann.person, kind, scope);
    const sockets: WebSocket[] = [];
    const codes: unknown[] = [];
    for (let i = 0; i < 21; i++) {
      for (const who of ['connect 127.0.0.1', 'bots 127.0.0.1', '127.0.0.1']) {
        own.parts.allowances.use(who, -20);
      }
      const socket = new WebSocket(`${own.address.replace('http', 'ws')}${path}`);
      sockets.push(socket);
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'auth', token }));
      // A program is told nothing while there is nothing to decide.
      const heard = once(socket, 'message').then(([data]) => String(data));
      const silent = wait(kind === 'bot' && i < 20 ? 50 : 10_000).then(() => 'nothing');
      codes.push(await Promise.race([heard, silent]));
    }
    expect(codes.filter((text) => String(text).includes('too many connections'))).toHaveLength(1);
    expect(codes.at(-1)).toContain('too many connections');
    for (const socket of sockets) socket.terminate();
    await own.close();
  });

  it('one person does not fill the database with logins, lines, or people he does not hear', async () => {
    const [ann] = await guests('Ann');
    const { people, db, chat, tables } = house.parts;
    const token = await people.openSession(ann.person, 'browser', { label: 'first' });
    // Times are milliseconds, and which of several in the same one goes first is nobody's promise.
    await new Promise((resolve) => setTimeout(resolve, 2));
    for (let i = 0; i < 60; i++) await people.openSession(ann.person, 'browser', { label: `${i}` });
    const sessions = (await people.sessions(ann.person)).map(({ label }) => label);
    expect(sessions).toHaveLength(50);
    expect(sessions).toContain('59');
    expect(await people.session(token)).toBeNull();
    const mutes = Array.from({ length: 500 }, (_, i) => chat.mute(ann.person, `p${i}`, true));
    await Promise.all(mutes);
    const [again] = await guests('Ann again');
    again.cookie = `evervale=${await people.openSession(ann.person, 'browser', { label: '' })}`;
    expect((await again.post('mute', { person: 'one-more', on: true })).body.code).toBe('limit');
    expect((await again.post('mute', { person: 'p1', on: false })).status).toBe(200);
    const { id } = await openTable([again]);
    expect(await tables.find(id)).not.toBeNull();
    await db.commit([
      statement(
        `INSERT INTO chat (table_id, n, person, name, text, at) VALUES ($1, 4999, $2, 'Ann', 'x', 0)`,
        id,
        ann.person,
      ),
    ]);
    expect((await again.post('say', { table: id, text: 'hello' })).body.code).toBe('limit');
  });

  it('what a session has sent is dropped when it ends', async () => {
    const [ann, bob] = await guests('Ann', 'Bob');
    const { id } = await startTable([ann, bob]);
    const session = (await ann.post('sessions')).body.sessions[0].id as string;
    const lines = async (): Promise<number> =>
      ((await bob.post('chat', { table: id })).body.lines as unknown[]).length;
    // Sent in one go, and ended as soon as the first line is heard: most of them still wait then.
    for (let i = 0; i < 150; i++) {
      ann.socket!.send(JSON.stringify({ type: 'say', id: 1000 + i, table: id, text: `line ${i}` }));
    }
    await bob.until(() => bob.received.some((text) => text.includes('"line 0"')), 'a line');
    house.parts.hangUp(session);
    await wait(50);
    const said = await lines();
    await wait(300);
    expect(await lines()).toBe(said);
    expect(said).toBeLessThan(150);
    bob.close();
  });
});

describe('picks', () => {
  it('sent again by their key are acknowledged again, also some time later', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    const taken: { player: Client; pick: object }[] = [];
    const random = new Random(4);
    for (let i = 0; i < 20; i++) {
      const seat = players.findIndex((player, n) => player.seat(id, n).decision !== null);
      const { decision, position } = players[seat].seat(id, seat);
      const pick = { table: id, seat, at: position, key: random.of(decision!.options).key };
      expect((await players[seat].ask('pick', pick)).type).toBe('ok');
      taken.push({ player: players[seat], pick });
      for (const [n, one] of players.entries()) {
        await one.until(() => one.seat(id, n).position > position, 'the pick');
      }
    }
    const { position } = players[0].seat(id, 0);
    for (const { player, pick } of taken) expect((await player.ask('pick', pick)).type).toBe('ok');
    expect(await house.parts.host.read(id, (table) => table.position)).toBe(position);
    for (const one of players) one.close();
  });
});

describe('invitations', () => {
  it('can be declined: the seat is open again, and the table leaves the list', async () => {
    const [ann, bob] = await guests('Ann', 'Bob');
    const seats = [{ kind: 'open' }, { kind: 'invited', person: bob.person }];
    const { body } = await ann.post('create-table', { game: 'everdell', seats });
    const table = body.table.id as string;
    expect((await bob.post('my-tables')).body.tables).toHaveLength(1);
    expect((await bob.post('decline', { table })).status).toBe(200);
    expect((await bob.post('my-tables')).body.tables).toEqual([]);
    const { body: after } = await ann.post('table', { table });
    expect(after.table.seats[1]).toMatchObject({ kind: 'open', person: null });
    expect((await bob.post('decline', { table })).status).toBe(404);
  });

  it('are limited', async () => {
    const own = await openHouse({ rate: 5 });
    const [ann, bob] = await Promise.all(
      ['Ann', 'Bob'].map((name) => Client.guest(own.address, name)),
    );
    const invited = { kind: 'invited', person: bob.person };
    const seats = [{ kind: 'open' }, invited, invited, invited];
    const codes: number[] = [];
    for (let i = 0; i < 3; i++) {
      codes.push((await ann.post('create-table', { game: 'everdell', seats })).status);
    }
    expect(codes).toEqual([200, 429, 429]);
    const { body } = await bob.post('create-table', { game: 'everdell', seats: seats.slice(0, 2) });
    const plan = { kind: 'invited', person: ann.person };
    for (let i = 0; i < 5; i++) {
      codes.push((await bob.post('plan-seat', { table: body.table.id, seat: 1, plan })).status);
    }
    expect(codes.slice(3)).toEqual([200, 200, 200, 200, 429]);
    await own.close();
  });
});

describe('what a stranger can find out', () => {
  it('a private table answers every command like one that is not there', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    await playOn(players, id, new Random(3), 2);
    const [eve] = await guests('Eve');
    const inputs: Record<string, object> = {
      table: {},
      join: {},
      leave: {},
      'plan-seat': { seat: 0, plan: { kind: 'open' } },
      decline: {},
      start: {},
      'close-table': {},
      say: { text: 'hello' },
      chat: {},
      record: {},
      pick: { seat: 0, at: 1, code: 1 },
      undo: { seat: 0, at: 1 },
      'ask-undo': { seat: 0, at: 1, picks: 1 },
      'answer-undo': { agree: true },
      'pass-ahead': { seat: 0, on: true },
      standing: { seat: 0, answer: 'pass', on: true },
      reasons: { seat: 0 },
      hint: { seat: 0 },
      resign: { seat: 0 },
      'take-over': { seat: 0 },
      'hand-back': { seat: 0 },
      rematch: {},
      'bot-token': { seat: 0, label: 'x' },
    };
    for (const [command, input] of Object.entries(inputs)) {
      const there = await eve.post(command, { table: id, ...input });
      const nowhere = await eve.post(command, { table: 'nowhere', ...input });
      expect([command, there]).toEqual([command, nowhere]);
      expect([command, there.status]).toEqual([command, 404]);
    }
    for (const one of players) one.close();
  });

  it.each([
    [
      'whose log is damaged',
      `UPDATE entries SET value = 999999 WHERE table_id = $1 AND kind = 'pick'`,
      500,
    ],
    ['whose setup is damaged', `UPDATE tables SET setup = '{' WHERE id = $1`, 500],
    [
      'of a game that is not there',
      `UPDATE tables SET game = 'chess', status = 'closed', turn = NULL WHERE id = $1`,
      409,
    ],
  ])('nothing of a private table %s, which only its people are told of', async (_, bad, status) => {
    const players = await guests('Ann', 'Bob');
    const [eve] = await guests('Eve');
    const { id, secret } = await startTable(players);
    await playOn(players, id, new Random(1), 2);
    const { db, host } = house.parts;
    await db.commit([statement(bad, id)]);
    host.reread(id);
    await eve.connect();
    const commands: readonly [string, object][] = [
      ['table', {}],
      ['chat', {}],
      ['pick', { seat: 0, at: 1, code: 0 }],
      ['resign', { seat: 0 }],
      ['close-table', {}],
    ];
    for (const [command, input] of commands) {
      const there = await eve.post(command, { table: id, ...input });
      const nowhere = await eve.post(command, { table: 'nowhere', ...input });
      expect([command, there]).toEqual([command, nowhere]);
      expect([command, there.status]).toEqual([command, 404]);
    }
    const watched = await eve.ask('watch', { table: id, seat: null });
    expect(watched['code']).toBe('not-found');
    expect((await players[1].post('table', { table: id })).status).toBe(status);
    expect((await eve.post('table', { table: id, secret })).status).toBe(status);
    for (const one of [...players, eve]) one.close();
  });

  it('names and lines have no letters that turn, hide or end others, and are not blank', async () => {
    const bad = [
      'a\u0000b',
      'a\u202eb',
      'a\u2066b',
      '\u3164',
      '\u2800 \u2800',
      '\u0301',
      'a\u200fb',
    ];
    for (const name of bad) {
      expect([name, (await new Client(house.address).post('hello', { name })).status]).toEqual([
        name,
        400,
      ]);
    }
    const [ann] = await guests('Ann');
    const { id } = await openTable([ann]);
    for (const text of bad) {
      expect([text, (await ann.post('say', { table: id, text })).status]).toEqual([text, 400]);
    }
    for (const text of ['Grüße', '👩‍🌾 привет', 'two\nlines', '漢字', 'é']) {
      expect([text, (await ann.post('say', { table: id, text })).status]).toEqual([text, 200]);
    }
  });

  it('the page may talk to our own socket and to no other', async () => {
    const { headers } = await fetch(house.address);
    const policy = headers.get('content-security-policy')!;
    const connect = policy.split(';').find((part) => part.startsWith('connect-src'))!;
    expect(connect).toBe(`connect-src 'self' ${house.address.replace('http', 'ws')}`);
  });

  it('computer players may think with WebAssembly, and no text becomes a program', async () => {
    const { headers } = await fetch(house.address);
    const policy = headers.get('content-security-policy')!;
    const script = policy.split(';').find((part) => part.startsWith('script-src'))!;
    expect(script).toBe("script-src 'self' 'wasm-unsafe-eval'");
  });

  it('is not ready when nothing can be written', async () => {
    expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
    const broken = vi.spyOn(house.parts.db, 'commit').mockRejectedValue(new Error('disk full'));
    const ready = async (): Promise<number> => (await fetch(`${house.address}/readyz`)).status;
    await eventually(async () => (await ready()) === 503);
    // Whoever asks often does not make it write often.
    const written = broken.mock.calls.length;
    await Promise.all(Array.from({ length: 50 }, ready));
    expect(broken.mock.calls.length).toBeLessThan(written + 50);
    broken.mockRestore();
  });
});
