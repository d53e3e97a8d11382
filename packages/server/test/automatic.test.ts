/** What a server does by itself: turns of computer players, answers given ahead, clocks, reminders. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatPlan } from '@evervale/protocol';
import type { Computers } from '../src/computer/computers.ts';
import type { Task } from '../src/computer/task.ts';
import { statement } from '../src/storage/database.ts';
import type { Person } from '../src/storage/people.ts';
import { questionAt } from '../src/table/automatic.ts';
import { Processes, pickOne, quick, settled, type Process } from './doorless.ts';

const DAY = 24 * 60 * 60 * 1000;
const OPEN: SeatPlan = { kind: 'open' };
const COMPUTER: SeatPlan = { kind: 'computer', level: 'sapling' };
const SLOW = { clock: { kind: 'days', days: 4 } } as const;

let all: Processes;
let here: Process;
let people: Person[];

beforeEach(async () => {
  all = await Processes.open();
  here = all.begin();
  people = await all.guests('Ann', 'Bob');
});
afterEach(() => all.db.close());

/** A computer player that thinks until it is told to answer. */
class Slow implements Computers {
  readonly waiting = 0;
  readonly asked: (() => void)[] = [];
  prepare(): void {}
  close(): Promise<void> {
    return Promise.resolve();
  }
  async think(task: Task): Promise<never> {
    await new Promise<void>((resolve) => this.asked.push(resolve));
    return quick.think(task) as Promise<never>;
  }
}

const deciderAt = ({ host }: Process, id: string): Promise<number | null> =>
  host.read(id, ({ decider }) => decider);
const picksAt = (id: string): Promise<number> =>
  here.host.read(id, ({ play }) => play!.picks.length);
const awayAt = (id: string): Promise<boolean[]> =>
  here.host.read(id, ({ seats }) => seats.map(({ away }) => away));
/** Every table whose clock has run out, as the database has it. */
const overdue = async (): Promise<string[]> => (await all.store.due(all.time)).map(({ id }) => id);

describe('computer players', () => {
  it('play until somebody has to decide', async () => {
    const id = await all.started(here, people, { seats: [COMPUTER, COMPUTER, OPEN, OPEN] });
    await here.automatic.automatic(id);
    expect([await deciderAt(here, id), here.heard.failures]).toEqual([2, []]);
  });

  it('at one table think one at a time, at whichever process', async () => {
    const slow = new Slow();
    const [one, two] = [all.begin(slow), all.begin(slow)];
    const id = await all.started(one, people.slice(0, 1), { seats: [COMPUTER, OPEN] });
    const done = [one, one, two].map(({ automatic }) => automatic.automatic(id));
    await settled();
    expect(slow.asked).toHaveLength(1);
    await one.automatic.sweep();
    await settled();
    expect(slow.asked).toHaveLength(1);
    slow.asked[0]();
    await Promise.all(done);
    expect(await deciderAt(one, id)).toBe(1);
    // Whoever has done with it leaves it to others.
    expect(await all.db.all('SELECT * FROM thinking')).toEqual([]);
  });

  it('have thought for nothing if the person is back, or the game has gone on meanwhile', async () => {
    const slow = new Slow();
    const process = all.begin(slow);
    const id = await all.started(process, people);
    await process.actions.takeOver(id, people[0], 0, 'sapling');
    const done = process.automatic.automatic(id);
    await settled();
    await process.actions.handBack(id, people[0], 0);
    slow.asked[0]();
    await done;
    expect(await picksAt(id)).toBe(0);
    await process.actions.takeOver(id, people[0], 0, 'sapling');
    const again = process.automatic.automatic(id);
    await settled();
    await process.actions.handBack(id, people[0], 0);
    await pickOne(process, id, people, 'dare');
    await process.actions.takeOver(id, people[0], 0, 'sapling');
    slow.asked[1]();
    await settled();
    const { length } = await process.host.read(id, ({ play }) => play!.picks);
    expect([length, slow.asked.length]).toEqual([1, 3]);
    slow.asked[2]();
    await settled();
    for (let i = 3; i < slow.asked.length; i++) {
      slow.asked[i]();
      await settled();
    }
    await again;
    expect(await deciderAt(process, id)).toBe(1);
  });

  it('think with numbers that nobody can know at the table, and with the same ones after a restart', async () => {
    const id = await all.started(here, people);
    const seed = (): Promise<number> =>
      all.begin().host.read(id, (table) => questionAt(table, 0).seed);
    const before = await seed();
    expect(await seed()).toBe(before);
    // All that is known there is the same, and the cards are others.
    const key = 'f'.repeat(64);
    await all.db.commit([statement('UPDATE tables SET deal_key = $2 WHERE id = $1', id, key)]);
    expect(await seed()).not.toBe(before);
    await pickOne(here, id, people, 'dare');
    expect(await seed()).not.toBe(before);
  });

  it('do not go on where nobody plays or looks', async () => {
    const id = await all.started(here, people);
    for (const [seat, person] of people.entries()) {
      await here.actions.takeOver(id, person, seat, 'sapling');
    }
    await here.automatic.automatic(id);
    expect(await picksAt(id)).toBe(0);
    // Nor is it looked at again and again whether they should.
    expect(await all.store.automatic()).toEqual([]);
  });

  it('are found by whichever process looks for them', async () => {
    const id = await all.started(here, people.slice(0, 1), { seats: [COMPUTER, OPEN] });
    const other = all.begin();
    await other.automatic.sweep();
    await settled();
    expect(await deciderAt(other, id)).toBe(1);
  });
});

describe('what fails at a table', () => {
  const failing = (): Computers => ({
    ...quick,
    think: () => Promise.reject(new Error('no idea')),
  });

  it('is tried again after a second, and no sooner', async () => {
    const process = all.begin(failing());
    const id = await all.started(process, people.slice(0, 1), { seats: [COMPUTER, OPEN] });
    const { failures } = process.heard;
    await process.automatic.automatic(id);
    expect(failures).toHaveLength(1);
    all.time += 999;
    await process.automatic.automatic(id);
    await process.automatic.sweep();
    await settled();
    expect(failures).toHaveLength(1);
    all.time += 1;
    await process.automatic.automatic(id);
    expect(failures).toHaveLength(2);
  });

  it('because its log cannot be played waits for ten minutes, and its clock with it', async () => {
    const id = await all.started(here, people, SLOW);
    await pickOne(here, id, people, 'draw');
    await all.db.commit([
      statement(`UPDATE entries SET value = 9999 WHERE table_id = $1 AND kind = 'pick'`, id),
    ]);
    all.time += 5 * DAY;
    const other = all.begin();
    await other.automatic.sweep();
    expect(other.heard.failures).toHaveLength(1);
    expect(await overdue()).toEqual([]);
    all.time += 10 * 60_000 - 1;
    await other.automatic.automatic(id);
    expect(other.heard.failures).toHaveLength(1);
    all.time += 1;
    expect(await overdue()).toEqual([id]);
    await other.automatic.sweep();
    expect(other.heard.failures).toHaveLength(2);
  });

  it('because it is refused is nobody’s fault', async () => {
    const id = await all.started(here, people.slice(0, 1), { seats: [COMPUTER, OPEN] });
    await here.host.close();
    await here.automatic.automatic(id);
    expect(here.heard.failures).toEqual([]);
  });
});

describe('an answer given ahead', () => {
  it('is given, and what does not fit is void', async () => {
    const id = await all.started(here, people);
    await here.actions.stand(id, people[0], 0, 'give-until-my-turn', true);
    await here.automatic.automatic(id);
    expect([await picksAt(id), await all.store.standing(id)]).toEqual([0, []]);
    await here.actions.stand(id, people[0], 0, 'give-until-my-turn', true);
    await here.actions.stand(id, people[0], 0, 'draw', true);
    await here.automatic.automatic(id);
    expect([await picksAt(id), await all.store.standing(id)]).toEqual([1, []]);
    expect(await deciderAt(here, id)).toBe(1);
  });
});

it('an answer given ahead at a table that is ended meanwhile is not given, and nothing fails', async () => {
  const id = await all.started(here, people);
  await here.actions.stand(id, people[0], 0, 'give-until-my-turn', true);
  await here.actions.stand(id, people[0], 0, 'draw', true);
  let ended: Promise<unknown> | undefined;
  vi.spyOn(all.store, 'stand').mockImplementationOnce(() => {
    ended = here.actions.end(id);
    return Promise.resolve(true);
  });
  await here.automatic.automatic(id);
  await ended;
  expect([await picksAt(id), here.heard.failures]).toEqual([0, []]);
});

it('an answer given ahead and a computer player behind it are one go', async () => {
  const id = await all.started(here, people, { seats: [OPEN, COMPUTER, OPEN, COMPUTER] });
  await here.actions.stand(id, people[0], 0, 'draw', true);
  await here.automatic.automatic(id);
  expect(await deciderAt(here, id)).toBe(2);
});

describe('a clock that has run out', () => {
  it('gives the seat to a computer player, where somebody may be helped', async () => {
    const id = await all.started(here, people, SLOW);
    all.time += 4 * DAY - 1;
    await here.automatic.sweep();
    expect(await awayAt(id)).toEqual([false, false]);
    all.time += 1;
    await here.automatic.sweep();
    expect(await awayAt(id)).toEqual([true, false]);
    const { value, data } = (await all.store.entries(id)).find(({ kind }) => kind === 'takeover')!;
    expect([value, data]).toEqual([1, 'sapling']);
  });

  it('waits for who is on vacation, and for a day after it', async () => {
    const id = await all.started(here, people, SLOW);
    const until = all.time + 5 * DAY;
    await all.people.setVacation(people[0].id, { from: all.time, until, taken: 0 });
    all.time = until;
    await here.automatic.sweep();
    expect([await awayAt(id), await overdue()]).toEqual([[false, false], []]);
    all.time = until + DAY - 1;
    await here.automatic.sweep();
    expect(await awayAt(id)).toEqual([false, false]);
    all.time += 1;
    await here.automatic.sweep();
    expect(await awayAt(id)).toEqual([true, false]);
  });

  it('that was stopped meanwhile at another process puts off nobody else’s', async () => {
    const id = await all.started(here, people, SLOW);
    const late = all.begin();
    await deciderAt(late, id);
    const until = all.time + 30 * DAY;
    await all.people.setVacation(people[0].id, { from: all.time, until, taken: 0 });
    all.time += 4 * DAY;
    const found = await all.store.due(all.time);
    vi.spyOn(all.store, 'due').mockResolvedValueOnce(found);
    await pickOne(here, id, people, 'draw');
    await late.automatic.sweep();
    all.time += 4 * DAY;
    expect(await overdue()).toEqual([id]);
    await here.automatic.sweep();
    expect(await awayAt(id)).toEqual([false, true]);
  });

  it('in a live game waits for nobody on vacation', async () => {
    const clock = { kind: 'live', bank: 60, increment: 0 } as const;
    const id = await all.started(here, people, { clock });
    const until = all.time + 5 * DAY;
    await all.people.setVacation(people[0].id, { from: all.time, until, taken: 0 });
    all.time += 60_000;
    await here.automatic.sweep();
    expect(await awayAt(id)).toEqual([true, false]);
  });

  it('of a row that is behind its log is put right, and does not come up again', async () => {
    const id = await all.started(here, people, SLOW);
    await here.actions.resign(id, people[0], 0);
    await all.db.commit([statement('UPDATE tables SET deadline = 1 WHERE id = $1', id)]);
    expect(await overdue()).toEqual([id]);
    await here.automatic.sweep();
    expect(await overdue()).toEqual([]);
  });

  it('at a table of other rules is left to processes that know them', async () => {
    const id = await all.started(here, people, SLOW);
    await all.db.commit([
      statement(`UPDATE tables SET rules = 'to come', remind_at = 1 WHERE id = $1`, id),
    ]);
    all.time += 5 * DAY;
    const other = all.begin();
    await other.automatic.sweep();
    expect(await overdue()).toEqual([id]);
    expect(await all.store.forgetful(all.time)).toHaveLength(1);
    expect(await all.store.entries(id)).toHaveLength(3);
    // There may be many: each is looked at once.
    const find = vi.spyOn(all.store, 'find');
    await other.automatic.sweep();
    expect(find).not.toHaveBeenCalled();
  });
});

describe('a reminder', () => {
  const reminded = (): string[] => here.heard.reminded;

  it('comes once at three quarters of the time, from one process', async () => {
    await all.started(here, people, SLOW);
    const other = all.begin();
    all.time += 3 * DAY - 1;
    await here.automatic.sweep();
    expect(reminded()).toEqual([]);
    all.time += 1;
    await Promise.all([here.automatic.sweep(), other.automatic.sweep()]);
    await here.automatic.sweep();
    expect([...reminded(), ...other.heard.reminded]).toEqual([people[0].id]);
  });

  it('does not come where nobody has to decide any more', async () => {
    const id = await all.started(here, people, SLOW);
    await here.actions.resign(id, people[0], 0);
    await all.db.commit([statement('UPDATE tables SET remind_at = 1 WHERE id = $1', id)]);
    await here.automatic.sweep();
    expect([reminded(), here.heard.failures]).toEqual([[], []]);
    expect(await all.store.forgetful(all.time)).toEqual([]);
  });

  it.each([
    ['does not come to who is on vacation, or has come home on this day', 2 * DAY, 0],
    ['comes to who has been home for a day', 2 * DAY - 1, 1],
  ])('%s', async (_, vacation, times) => {
    await all.started(here, people, SLOW);
    const until = all.time + vacation;
    await all.people.setVacation(people[0].id, { from: all.time, until, taken: 0 });
    all.time += 3 * DAY;
    await here.automatic.sweep();
    expect(reminded()).toHaveLength(times);
  });
});
