/** Who may come near a table, and what a guess at its password costs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableSetup } from '@evervale/protocol';
import { Allowances } from '../src/http/allowance.ts';
import type { Person } from '../src/storage/people.ts';
import type { Refused } from '../src/refused.ts';
import { Guesses } from '../src/table/guesses.ts';
import { belongsTo, isKnown, letIn, mayWatch, type Keys } from '../src/table/access.ts';
import { Processes, type Process } from './doorless.ts';

const GUESS = 60;
const HOUR = 60 * 60 * 1000;

let all: Processes;
let here: Process;
let ann: Person;
let bob: Person;
let cid: Person;
let eve: Person;
let tried: Guesses;
let networks: Map<string, string>;

beforeEach(async () => {
  all = await Processes.open('sqlite');
  here = all.begin();
  [ann, bob, cid, eve] = await all.guests('Ann', 'Bob', 'Cid', 'Eve');
  networks = new Map();
  tried = new Guesses({
    allowances: new Allowances(0, 2 * GUESS, all.now),
    networkOf: (person) => networks.get(person) ?? person,
    now: all.now,
  });
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
  letIn({ host: here.host, tables: all.store, guesses: tried }, id, person, keys);

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

describe('a guess at a password', () => {
  let id: string;
  beforeEach(async () => {
    id = await opened({ visibility: 'public', password: 'acorn' });
  });

  const knows = (who: Person, at = id): Promise<void> => enter(at, who, { password: 'acorn' });
  const guesses = (who: Person, at = id): Promise<void> => enter(at, who, { password: 'nut' });
  /** What is said to each of them, one after the other. */
  async function told(...tries: (() => Promise<void>)[]): Promise<string[]> {
    const answers: string[] = [];
    for (const one of tries) {
      answers.push(
        await one().then(
          () => 'come in',
          (error: unknown) => (error as Refused).code,
        ),
      );
    }
    return answers;
  }

  it('costs only if it is wrong, and none costs nothing', async () => {
    const none = (): Promise<void> => enter(id, eve);
    const right = (): Promise<void> => knows(eve);
    const wrong = (): Promise<void> => guesses(eve);
    expect(await told(none, none, right, right, wrong, right, wrong, right)).toEqual([
      'not-allowed',
      'not-allowed',
      'come in',
      'come in',
      'not-allowed',
      'come in',
      'not-allowed',
      'come in',
    ]);
    expect(await told(wrong, none)).toEqual(['limit', 'not-allowed']);
  });

  it('that was right is not checked again for twelve hours, and no other one passes for it', async () => {
    await knows(eve);
    const wrong = (): Promise<void> => guesses(eve);
    const right = (): Promise<void> => knows(eve);
    expect(await told(wrong, wrong, wrong)).toEqual(['not-allowed', 'not-allowed', 'limit']);
    all.time += 12 * HOUR - 1;
    // There is nothing left of which a check could be paid.
    expect(await told(right)).toEqual(['come in']);
    all.time += 1;
    expect(await told(right)).toEqual(['limit']);
  });

  it('costs the same at all tables', async () => {
    const other = await opened({ visibility: 'public', password: 'acorn' });
    expect(
      await told(
        () => guesses(eve),
        () => guesses(eve, other),
        () => knows(eve),
      ),
    ).toEqual(['not-allowed', 'not-allowed', 'limit']);
  });

  it('is no cheaper for many guests of one network', async () => {
    const [fay, gus] = await all.guests('Fay', 'Gus');
    for (const { id: guest } of [eve, fay, gus]) networks.set(guest, 'inn');
    expect(
      await told(
        () => guesses(eve),
        () => guesses(fay),
        () => guesses(gus),
      ),
    ).toEqual(['not-allowed', 'not-allowed', 'limit']);
  });

  it('does not keep out others who know it: neither those of another network, nor who was here before', async () => {
    const [fay, gus, hal] = await all.guests('Fay', 'Gus', 'Hal');
    for (const { id: guest } of [eve, fay]) networks.set(guest, 'inn');
    await knows(fay);
    const wrong = (): Promise<void> => guesses(eve);
    expect(await told(wrong, wrong, wrong, wrong)).toEqual([
      'not-allowed',
      'not-allowed',
      'limit',
      'limit',
    ]);
    expect(
      await told(
        () => knows(fay),
        () => knows(gus),
        () => knows(hal),
      ),
    ).toEqual(['come in', 'come in', 'come in']);
  });

  it('of ten networks is as much as a table bears', async () => {
    const many = await all.guests(...Array.from({ length: 21 }, (_, i) => `Guest ${i}`));
    const wrong = many.slice(0, 20).map((who) => () => guesses(who));
    expect(new Set(await told(...wrong))).toEqual(new Set(['not-allowed']));
    expect(await told(() => guesses(many[20]))).toEqual(['limit']);
  });

  it('waits for those of the same network: all come in who know it and come at once', async () => {
    const many = await all.guests(...Array.from({ length: 8 }, (_, i) => `Guest ${i}`));
    for (const { id: guest } of many) networks.set(guest, 'inn');
    await Promise.all(many.map((who) => knows(who)));
  });

  it('waits in a line that is not endless', async () => {
    const lock = await here.host.read(id, ({ info }) => info.setup.passwordHash!);
    const codes = await Promise.all(
      Array.from({ length: 120 }, () =>
        tried.isRight({ table: id, person: eve.id, lock, password: 'nut' }).then(
          () => 'wrong',
          () => 'limit',
        ),
      ),
    );
    expect(codes.filter((code) => code === 'wrong')).toHaveLength(2);
    expect(codes.at(-1)).toBe('limit');
  });
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
