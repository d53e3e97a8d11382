/** A log that somebody has made long on purpose is his own trouble, and not much of one. */
import { hash } from '@evervale/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../src/storage/database.ts';
import type { Person } from '../src/storage/people.ts';
import type { Running } from '../src/serve.ts';
import { rebuild } from '../src/table/rebuild.ts';
import { openHouse } from './house.ts';

let house: Running;
let ann: Person;

beforeAll(async () => {
  house = await openHouse();
  const { people } = house.parts;
  ann = (await people.person(await people.createGuest('Ann')))!;
});
afterAll(() => house.close());

async function alone(): Promise<string> {
  const { actions } = house.parts;
  const { info } = await actions.create(ann, {
    game: 'everdell',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'hotseat', name: 'Other' }],
    visibility: 'link',
    rated: false,
    spectators: true,
    delay: 0,
  });
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

it('others get their turn while a long log is read', async () => {
  const { tables, db } = house.parts;
  const id = await alone();
  for (let i = 0; i < 25; i++) await pick(id);
  for (let i = 0; i < 29; i++) await again(id);
  await db.commit([statement('DELETE FROM snapshots')]);
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
  while (took() < 300) await rebuild(tables, id);
  reading = false;
  // A slice is 4 ms.
  expect(took() / turns).toBeLessThan(20);
});
