/** A log that somebody has made long on purpose is his own trouble, and not much of one. */
import { hash } from '@evervale/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { statement } from '../src/storage/database.ts';
import type { Person } from '../src/storage/people.ts';
import type { Running } from '../src/serve.ts';
import type { TableSetup } from '@evervale/protocol';
import { LaggingTable } from '../src/table/lagging.ts';
import { rebuild } from '../src/table/rebuild.ts';
import { openHouse } from './house.ts';

let house: Running;
let ann: Person;
let ahead = 0;

beforeAll(async () => {
  house = await openHouse({}, { now: () => Date.now() + ahead });
  const { people } = house.parts;
  ann = (await people.person(await people.createGuest('Ann')))!;
});
afterAll(() => house.close());

const setup = (more: Partial<TableSetup>): TableSetup => ({
  game: 'everdell',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Other' }],
  visibility: 'link',
  rated: false,
  spectators: true,
  delay: 0,
  ...more,
});

async function alone(more: Partial<TableSetup> = {}): Promise<string> {
  const { actions } = house.parts;
  const { info } = await actions.create(ann, setup(more));
  await actions.start(info.id, ann);
  return info.id;
}

/** Takes the first option of whoever decides. */
async function pick(id: string): Promise<void> {
  const { host, actions } = house.parts;
  const { seat, at, code } = await host.read(id, (table) => ({
    seat: table.decider!,
    at: table.position,
    code: table.info.game.machine.legal(table.state).codes[0],
  }));
  await actions.pick(id, ann, { seat, at, code });
}

/** Asks to take back one pick and makes it again; nobody else is there to refuse. */
async function again(id: string): Promise<string> {
  const { host, actions } = house.parts;
  const at = await host.read(id, (table) => table.position);
  try {
    await actions.askUndo(id, ann, 0, at, 1);
    await pick(id);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

it('taking back ends: asking again and again is refused after a while', async () => {
  const id = await alone();
  for (let i = 0; i < 10; i++) await pick(id);
  const answers: string[] = [];
  for (let i = 0; i < 40; i++) answers.push(await again(id));
  expect(answers.indexOf('limit')).toBe(30);
  expect(answers.slice(30)).toEqual(Array<string>(10).fill('limit'));
});

it('a table is saved whole now and then, and comes back the same from there as from its whole log', async () => {
  const { tables, db, host } = house.parts;
  const id = await alone();
  for (let i = 0; i < 30; i++) await pick(id);
  // Stepping aside and coming back makes the log longer than any game.
  for (let i = 0; i < 120; i++) {
    const seat = await host.read(id, (table) => 1 - table.decider!);
    await house.parts.actions.takeOver(id, ann, seat, 'random');
    await house.parts.actions.handBack(id, ann, seat);
  }
  for (let i = 0; i < 5; i++) await pick(id);
  const saved = await tables.saved(id);
  expect(saved!.length).toBe(200);
  const short = (await rebuild(tables, id))!;
  await db.commit([statement('DELETE FROM snapshots')]);
  const long = (await rebuild(tables, id))!;
  const now = await host.read(id, (table) => ({ ...table.saved(), hash: hash(table.state) }));
  expect(short.saved()).toEqual(long.saved());
  expect({ ...short.saved(), hash: hash(short.state) }).toEqual(now);
  expect(hash(short.state)).toBe(hash(long.state));
  expect(short.undoable(short.decider!)).toBe(long.undoable(long.decider!));
});

/** A table whose log is longer than what is left of its game. */
async function longTable(more: Partial<TableSetup> = {}): Promise<string> {
  const id = await alone(more);
  for (let i = 0; i < 25; i++) await pick(id);
  for (let i = 0; i < 29; i++) await again(id);
  await house.parts.db.commit([statement('DELETE FROM snapshots')]);
  return id;
}

/** Processor time of a turn of the event loop, in milliseconds, while this is done again and again. */
async function perTurn(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let reading = true;
  const other = (): void => {
    turns++;
    if (reading) setImmediate(other);
  };
  // So often that it takes long on any machine. Processor time, because a busy one stretches the other.
  const began = process.threadCpuUsage();
  const took = (): number => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  };
  setImmediate(other);
  while (took() < 300) await work();
  reading = false;
  return took() / turns;
}

it('others get their turn while a long log is read', async () => {
  const { tables } = house.parts;
  const id = await longTable();
  // A slice is 4 ms.
  expect(await perTurn(() => rebuild(tables, id))).toBeLessThan(20);
});

it('others get their turn also while many long logs are read at the same time', async () => {
  const { tables, host } = house.parts;
  const id = await longTable({ delay: 1 });
  const many = <T>(work: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 20 }, work));
  // A slice of 4 ms for all of them together: each with one of its own, it would be 80.
  expect(await perTurn(() => many(() => rebuild(tables, id)))).toBeLessThan(20);
  const info = await host.read(id, (table) => table.info);
  const entries = await tables.entries(id);
  const late = (): Promise<void> => new LaggingTable(info, () => Infinity).build(entries);
  expect(await perTurn(() => many(late))).toBeLessThan(20);
});

it('a spectator who is kept behind pays for what has to be played again, and for nothing that has not', async () => {
  const { host, actions, tables } = house.parts;
  const id = await alone({ delay: 60 });
  for (let i = 0; i < 20; i++) await pick(id);
  // Stepping aside and coming back makes the log longer than the game.
  for (let i = 0; i < 120; i++) {
    const seat = await host.read(id, (table) => 1 - table.decider!);
    await actions.takeOver(id, ann, seat, 'random');
    await actions.handBack(id, ann, seat);
  }
  const length = await host.read(id, (table) => table.length);
  const seen: number[] = [];
  const paid: number[] = [];
  const send = (text: string): void => void seen.push((JSON.parse(text) as { n: number }).n);
  const watch = (): Promise<() => void> =>
    host.watch(
      id,
      { person: ann.id, send },
      { seat: null, may: () => {}, pay: (entries) => void paid.push(entries) },
    );
  // Nothing is old enough to be shown, and what was saved is not either.
  const first = await watch();
  expect([paid.splice(0), seen.splice(0)]).toEqual([[length], [0]]);
  // Somebody is there already.
  const second = await watch();
  expect([paid.splice(0), seen.splice(0)]).toEqual([[], [0]]);
  first();
  second();
  ahead += 61_000;
  const saved = (await tables.saved(id))!;
  const third = await watch();
  expect(saved.length).toBe(200);
  expect([paid, seen]).toEqual([[length - 200 + saved.picks!.length], [length]]);
  third();
});

it('who asks for what he has missed pays for what has to be played again, and for nothing if he missed nothing', async () => {
  const { host, actions, tables } = house.parts;
  const id = await alone();
  for (let i = 0; i < 20; i++) await pick(id);
  for (let i = 0; i < 120; i++) {
    const seat = await host.read(id, (table) => 1 - table.decider!);
    await actions.takeOver(id, ann, seat, 'random');
    await actions.handBack(id, ann, seat);
  }
  const { length } = await host.read(id, (table) => table);
  const paid: number[] = [];
  const read = vi.spyOn(tables, 'entries');
  const watch = async (since: number): Promise<unknown> => {
    const heard: string[] = [];
    paid.length = 0;
    read.mockClear();
    const eye = { person: ann.id, send: (text: string) => void heard.push(text) };
    const pay = (entries: number): void => void paid.push(entries);
    const stop = await host.watch(id, eye, { seat: 0, since, may: () => {}, pay });
    stop();
    expect(JSON.parse(heard[0])).toMatchObject({ type: 'snapshot', n: length });
    return { paid, read: read.mock.calls.length };
  };
  const saved = (await tables.saved(id))!;
  const short = length - saved.length + saved.picks!.length;
  expect(saved.length).toBe(200);
  expect(await watch(length)).toEqual({ paid: [], read: 0 });
  expect(await watch(length + 1000)).toEqual({ paid: [], read: 0 });
  expect(await watch(length - 1)).toEqual({ paid: [short], read: 1 });
  // What was saved is too young for it.
  expect(await watch(199)).toEqual({ paid: [length], read: 1 });
  read.mockRestore();
});
