/** Nobody gets help where it counts, and nobody has power over other people's seats. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Running } from '../src/serve.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';
import { Random } from './random.ts';
import { playOn, startTable } from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let time = Date.UTC(2026, 4, 1, 12);
let house: Running;

beforeAll(async () => {
  house = await openHouse({}, { now: () => time });
});
afterAll(() => house.close());

const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(house.address, name)));

const positionOf = (id: string): Promise<number> =>
  house.parts.host.read(id, ({ position }) => position);
const deciderOf = (id: string): Promise<number> =>
  house.parts.host.read(id, ({ decider }) => decider!);

describe('where it counts', () => {
  it('no computer player plays for anybody in a rated game', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players, { rated: true });
    const decider = await deciderOf(id);
    const own = await players[decider].post('take-over', { table: id, seat: decider });
    expect(own.body.code).toBe('not-allowed');
    time += 10 * MINUTE;
    const other = await players[1 - decider].post('take-over', { table: id, seat: decider });
    expect(other.body.code).toBe('not-allowed');
  });

  it('nobody gets a token for a program in a rated game or a challenge', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players, { rated: true });
    const wish = { seat: 0, label: 'my bot' };
    expect((await players[0].post('bot-token', { table: id, ...wish })).body.code).toBe(
      'not-allowed',
    );
    for (const game of ['everdell', 'eldervale']) {
      const { body } = await players[0].post('challenge', { game });
      const answer = await players[0].post('bot-token', { table: body.table.id, ...wish });
      expect(answer.body.code).toBe('not-allowed');
    }
  });

  it('whose time is up in a rated game has lost, also if no clock was named', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players, { rated: true });
    const decider = await deciderOf(id);
    time += 8 * DAY;
    await house.sweep();
    const { body } = await players[0].post('table', { table: id });
    expect(body.table.status).toBe('over');
    expect(body.table.seats[decider]).toMatchObject({ resigned: true, away: false });
    expect(body.table.result.winners).toEqual([1 - decider]);
  });

  it('nor in the daily challenge', async () => {
    const [ann] = await guests('Ann');
    const { body } = await ann.post('challenge');
    const answer = await ann.post('take-over', { table: body.table.id, seat: 0 });
    expect(answer.body.code).toBe('not-allowed');
  });

  it.each([
    ['counts', 'next morning', 11, ['Ann']],
    ['does not count', 'the next afternoon, when the deal may be known', 13, []],
  ])('what is finished of a challenge %s %s', async (_, __, hour, expected) => {
    const [ann, bob] = await guests('Ann', 'Bob');
    const day = (Math.floor(time / DAY) + 1) * DAY;
    time = day + 23 * HOUR;
    const begin = async (who: Client): Promise<string> =>
      (await who.post('challenge')).body.table.id as string;
    const [table, other] = [await begin(ann), await begin(bob)];
    await bob.post('resign', { table: other, seat: 0 });
    time = day + DAY + hour * HOUR;
    const told = (await bob.post('record', { table: other })).status === 200;
    await ann.connect();
    await ann.ask('watch', { table, seat: 0 });
    await playOn([ann], table, new Random(4));
    const { body } = await ann.post('challenge-board', {
      day: new Date(day).toISOString().slice(0, 10),
    });
    const names = body.results.map(({ name }: { name: string }) => name);
    expect([names, body.closes]).toEqual([expected, day + DAY + 12 * HOUR]);
    // Whoever could have known it is on no board.
    expect(told).toBe(expected.length === 0);
    ann.close();
  });

  it('a challenge is begun once, however many requests come at a time', async () => {
    const [ann] = await guests('Ann');
    const all = await Promise.all(Array.from({ length: 10 }, () => ann.post('challenge')));
    expect(all.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(all.map(({ body }) => body.table.id as string)).size).toBe(1);
    const mine = (await ann.post('my-tables')).body.tables as unknown[];
    expect(mine).toHaveLength(1);
  });
});

describe('hints', () => {
  const hint = async (client: Client, table: string): Promise<string> => {
    const answer = await client.post('hint', { table, seat: await deciderOf(table) });
    return answer.status === 200 ? 'given' : (answer.body.code as string);
  };

  it('are a matter of the table where several people play', async () => {
    const players = await guests('Ann', 'Bob');
    const plain = await startTable(players);
    expect(await hint(players[await deciderOf(plain.id)], plain.id)).toBe('not-allowed');
    const friendly = await startTable(players, { hints: true });
    expect(await hint(players[await deciderOf(friendly.id)], friendly.id)).toBe('given');
    const rated = await startTable(players, { hints: true, rated: true });
    expect(await hint(players[await deciderOf(rated.id)], rated.id)).toBe('not-allowed');
    const { body } = await players[0].post('table', { table: rated.id });
    expect(body.table.setup.hints).toBe(false);
  });

  it('are given to who plays alone', async () => {
    const [ann] = await guests('Ann');
    const { body } = await ann.post('create-table', {
      game: 'everdell',
      seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Me too' }],
    });
    await ann.post('start', { table: body.table.id });
    expect(await hint(ann, body.table.id as string)).toBe('given');
  });

  it('are not given to who has resigned, although his seat is played on', async () => {
    const players = await guests('Ann', 'Bob', 'Cleo');
    const { id } = await startTable(players, { hints: true });
    const seat = await deciderOf(id);
    // Whoever thinks for the seat is not done before it is asked.
    const think = vi
      .spyOn(house.parts.computers, 'think')
      .mockImplementation(({ kind }) =>
        kind === 'hint' ? Promise.resolve([] as never) : new Promise(() => {}),
      );
    onTestFinished(() => think.mockRestore());
    await players[seat].post('resign', { table: id, seat });
    expect(await deciderOf(id)).toBe(seat);
    expect((await players[seat].post('hint', { table: id, seat })).body.code).toBe('state');
  });
});

describe("other people's seats", () => {
  it('whoever calls a computer player for somebody who is late cannot choose a bad one', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    const late = await deciderOf(id);
    time += 10 * MINUTE;
    const level = { level: 'random' };
    await players[1 - late].post('take-over', { table: id, seat: late, ...level });
    const { body } = await players[late].post('table', { table: id });
    expect(body.table.seats[late].computer).toBe('sapling');
    const own = await players[1 - late].post('take-over', { table: id, seat: 1 - late, ...level });
    expect(own.status).toBe(200);
  });

  it('who has resigned can neither take back nor ask nor refuse', async () => {
    const players = await guests('Ann', 'Bob', 'Cleo');
    const { id } = await startTable(players);
    await playOn(players, id, new Random(3), 6);
    await players[2].post('resign', { table: id, seat: 2 });
    const at = { table: id, seat: 2, at: await positionOf(id) };
    const tries = [
      await players[2].post('undo', at),
      await players[2].post('ask-undo', { ...at, picks: 1 }),
      await players[2].post('pass-ahead', { table: id, seat: 2, on: true }),
      await players[2].post('take-over', { table: id, seat: 2 }),
    ];
    expect(tries.slice(0, 3).map(({ body }) => body.code)).toEqual(['state', 'state', 'state']);
    await players[0].post('ask-undo', { table: id, seat: 0, at: await positionOf(id), picks: 1 });
    const veto = await players[2].post('answer-undo', { table: id, agree: false });
    expect(veto.body.code).toBe('state');
  });

  it('what a computer player chose for somebody is taken back only if the others agree', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    await playOn(players, id, new Random(5), 4);
    const seat = await deciderOf(id);
    const before = await positionOf(id);
    await players[seat].post('take-over', { table: id, seat, level: 'random' });
    await players[seat].until(() => players[seat].seat(id, seat).position > before, 'its pick');
    await players[seat].post('hand-back', { table: id, seat });
    const undoable = await house.parts.host.read(id, (table) => table.undoable(seat));
    expect(undoable).toBe(0);
    const undo = { table: id, seat, at: await positionOf(id) };
    expect((await players[seat].post('undo', undo)).status).not.toBe(200);
    const asked = await players[seat].post('ask-undo', { ...undo, picks: 1 });
    expect(asked.status).toBe(200);
    const { body } = await players[seat].post('table', { table: id });
    expect(body.table.ask).toMatchObject({ seat, picks: 1 });
  });

  it('picks made for somebody who is away are not taken back behind his back', async () => {
    const players = await guests('Ann', 'Bob');
    const { id } = await startTable(players);
    await playOn(players, id, new Random(6), 3);
    const away = await deciderOf(id);
    const before = await positionOf(id);
    await players[away].post('take-over', { table: id, seat: away, level: 'random' });
    const here = 1 - away;
    await players[here].until(() => players[here].seat(id, here).position > before, 'its pick');
    await players[here].until(() => players[here].seat(id, here).decision !== null, 'my turn');
    const at = await positionOf(id);
    await players[here].post('ask-undo', { table: id, seat: here, at, picks: 1 });
    // Nothing has been taken back: the one who is away must agree.
    const ask = await house.parts.host.read(id, (table) => table.ask);
    expect(ask?.picks).toBe(1);
  });
});
