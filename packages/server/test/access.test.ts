/** Who may come near a table, and what a guess at its password costs. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TableSetup } from '@evervale/protocol';
import { Allowances } from '../src/http/allowance.ts';
import type { Person } from '../src/storage/people.ts';
import { belongsTo, isKnown, letIn, mayWatch, type Keys } from '../src/table/access.ts';
import { Processes, type Process } from './doorless.ts';

const GUESS = 60;

let all: Processes;
let here: Process;
let ann: Person;
let bob: Person;
let cid: Person;
let eve: Person;
let allowances: Allowances;

beforeEach(async () => {
  all = await Processes.open('sqlite');
  here = all.begin();
  [ann, bob, cid, eve] = await all.guests('Ann', 'Bob', 'Cid', 'Eve');
  allowances = new Allowances(0, 2 * GUESS, all.now);
});
afterEach(() => all.db.close());

/** Ann has it, Bob sits there, Cid is invited, and one seat is open. */
const opened = (wish: Partial<TableSetup> = {}): Promise<string> =>
  all.opened(here, [ann, bob], {
    seats: [
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'invited', person: cid.id },
      { kind: 'open' },
    ],
    ...wish,
  });

const enter = (id: string, { id: person }: Person, keys: Keys = {}): Promise<void> =>
  letIn({ host: here.host, allowances }, id, person, keys);

it('a table belongs to its owner, to who sits there and to who is invited', async () => {
  const id = await opened();
  const belongs = (who: Person): Promise<boolean> =>
    here.host.read(id, (table) => belongsTo(table, who.id));
  expect(await Promise.all([ann, bob, cid, eve].map(belongs))).toEqual([true, true, true, false]);
  await here.actions.leave(id, ann);
  expect(await belongs(ann)).toBe(true);
  await here.actions.leave(id, bob);
  expect(await belongs(bob)).toBe(false);
});

it('a private one is known to those, and to who has its link; a public one to all', async () => {
  const id = await opened();
  const known = (person: Person, secret?: string): Promise<boolean> =>
    here.host.read(id, (table) => isKnown(table, person.id, { secret }));
  const { secret } = (await all.store.find(id))!;
  expect([await known(bob), await known(eve), await known(eve, secret)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await known(eve, 'guessed')).toBe(false);
  const open = await opened({ visibility: 'public' });
  expect(await here.host.read(open, (table) => isKnown(table, eve.id, {}))).toBe(true);
  await expect(enter(id, eve)).rejects.toThrow('there is no such table');
  await enter(id, eve, { secret });
});

it('a password is asked of strangers only, and must be right', async () => {
  const id = await opened({ visibility: 'public', password: 'acorn' });
  for (const member of [ann, bob, cid]) await enter(id, member);
  await expect(enter(id, eve)).rejects.toThrow('has a password');
  await expect(enter(id, eve, { password: 'nut' })).rejects.toThrow('has a password');
  await enter(id, eve, { password: 'acorn' });
});

it('every guess costs, whether by one person or at one table; no guess costs nothing', async () => {
  const [one, two] = [
    await opened({ visibility: 'public', password: 'acorn' }),
    await opened({ visibility: 'public', password: 'acorn' }),
  ];
  const guess = (id: string, who: Person): Promise<void> => enter(id, who, { password: 'acorn' });
  for (let i = 0; i < 5; i++) await expect(enter(one, eve)).rejects.toThrow('has a password');
  await guess(one, eve);
  await guess(two, eve);
  await expect(guess(two, eve)).rejects.toThrow('too many requests');
  const [fay, gus] = await all.guests('Fay', 'Gus');
  await guess(one, fay);
  await expect(guess(one, gus)).rejects.toThrow('too many requests');
  await guess(two, gus);
});

it('a seat is watched by who sits there, the table by members, or by all if it wants spectators', async () => {
  const [open, closed] = [await opened(), await opened({ spectators: false })];
  const watched = (id: string, who: Person, seat: number | null): Promise<void> =>
    here.host.read(id, (table) => mayWatch(table, who.id, seat));
  await watched(open, bob, 1);
  await expect(watched(open, ann, 1)).rejects.toThrow('not your seat');
  await expect(watched(open, cid, 2)).rejects.toThrow('not your seat');
  await expect(watched(open, bob, 9)).rejects.toThrow('not your seat');
  await watched(open, eve, null);
  await watched(closed, cid, null);
  await expect(watched(closed, eve, null)).rejects.toThrow('no spectators');
});
