/** Tables in the memory of a process: who is told what, and what stays there. */
import type { TableSetup } from '@evervale/protocol';
import type { Person } from '../src/storage/people.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statement } from '../src/storage/database.ts';
import { Eye, Processes, as, lengthAt, pickOne, settled, type Process } from './doorless.ts';

const DAY = 24 * 60 * 60 * 1000;

let all: Processes;
let here: Process;
let people: Person[];

beforeEach(async () => {
  all = await Processes.open();
  here = all.begin();
  people = await all.guests('Ann', 'Bob');
});
afterEach(() => all.db.close());

describe('whoever runs a process', () => {
  it('hears of every change, and whose turn it has become', async () => {
    const id = await all.opened(here, people);
    expect([here.heard.changes, here.heard.turns]).toEqual([2, []]);
    await here.actions.start(id, people[0]);
    expect(here.heard.turns).toEqual([people[0].id]);
    await pickOne(here, id, people, 'dare');
    expect(here.heard.turns).toEqual([people[0].id]);
    await here.actions.undo(id, people[0], 0, await here.host.read(id, (t) => t.position), 1);
    await pickOne(here, id, people, 'draw');
    expect(here.heard.turns).toEqual([people[0].id, people[1].id]);
    expect(here.heard.changes).toBe(6);
    expect(here.heard.waits).toEqual([]);
  });

  it('hears that the table waits for a computer player', async () => {
    const id = await all.started(here, people.slice(0, 1), {
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'sapling' }],
    });
    expect(here.heard.waits).toEqual([]);
    await pickOne(here, id, people, 'draw');
    expect(here.heard.waits).toEqual([id]);
    await here.host.watch(id, new Eye(people[0]), as(0));
    expect([here.heard.waits, here.heard.watched]).toEqual([[id, id], [id]]);
  });

  it('hears that a spectator with delay has come to a table that waits', async () => {
    const id = await all.started(here, people.slice(0, 1), {
      seats: [{ kind: 'computer', level: 'sapling' }, { kind: 'open' }],
      delay: 60,
    });
    here.heard.waits.length = 0;
    const stop = await here.host.watch(id, new Eye(people[1]), as(null));
    expect([here.heard.waits, here.heard.watched]).toEqual([[id], [id]]);
    stop();
  });
});

describe('who looks at a table', () => {
  it('is told everything first, then what happens; and nothing after leaving', async () => {
    const id = await all.started(here, people);
    const eye = new Eye(people[0]);
    const stop = await here.host.watch(id, eye, as(0));
    expect(eye.news()[0]).toBe('snapshot');
    const second = new Eye(people[0]);
    await here.host.watch(id, second, as(0));
    expect(second.heard.at(-1)).toMatchObject({ type: 'presence', seats: [true, false] });
    expect([eye.news(), second.news()]).toEqual([[], ['snapshot', 'presence']]);
    await pickOne(here, id, people, 'draw');
    expect(eye.news()).toEqual(['moved']);
    await here.actions.askUndo(id, people[0], 0, await here.host.read(id, (t) => t.position), 1);
    expect(eye.news()).toEqual(['table']);
    stop();
    await pickOne(here, id, people, 'draw');
    expect(eye.news()).toEqual([]);
  });

  it('from a seat is told what to decide there and how much can be taken back, others are not', async () => {
    const id = await all.started(here, people);
    const [ann, bob] = people.map((person) => new Eye(person));
    await here.host.watch(id, ann, as(0));
    await here.host.watch(id, bob, as(null));
    await pickOne(here, id, people, 'dare');
    expect(ann.heard.at(-1)).toMatchObject({ type: 'moved', undo: 1, decision: { seat: 0 } });
    expect(bob.heard.at(-1)).not.toHaveProperty('undo');
    expect(bob.heard.at(-1)).not.toHaveProperty('decision');
    await pickOne(here, id, people, 'drop:');
    await pickOne(here, id, people, 'done');
    expect(ann.heard.at(-1)).toMatchObject({ type: 'moved', decision: null });
    expect(ann.heard.at(-1)).not.toHaveProperty('undo');
  });

  it('is told that the game is over with its last pick', async () => {
    const id = await all.started(here, people, { options: { rounds: 2 } });
    const eye = new Eye(people[1]);
    await here.host.watch(id, eye, as(null));
    eye.news();
    for (let i = 0; i < 3; i++) await pickOne(here, id, people, 'draw');
    expect(eye.news()).toEqual(['moved', 'moved', 'moved']);
    await pickOne(here, id, people, 'draw');
    expect(eye.heard.at(-1)).toMatchObject({ type: 'table', info: { status: 'over' } });
    expect(eye.news()).toEqual(['moved', 'table']);
  });

  it('from a seat that is no longer his is sent away; others there stay', async () => {
    const id = await all.opened(here, people);
    const [ann, bob] = people.map((person) => new Eye(person));
    await here.host.watch(id, ann, as(0));
    await here.host.watch(id, bob, as(1));
    await here.actions.leave(id, people[1]);
    expect(bob.heard.at(-1)).toEqual({ type: 'unwatched', table: id, seat: 1 });
    expect(ann.heard.slice(-2)).toMatchObject([
      { type: 'table' },
      { type: 'presence', seats: [true, false] },
    ]);
    bob.news();
    await here.actions.join(id, people[1]);
    expect(bob.news()).toEqual([]);
  });

  it('where no spectators are wanted is sent away when he no longer belongs to the table', async () => {
    const seats = [{ kind: 'open' }, { kind: 'invited', person: people[1].id }] as const;
    const id = await all.opened(here, people.slice(0, 1), { seats: [...seats], spectators: false });
    const [ann, bob] = people.map((person) => new Eye(person));
    await here.host.watch(id, ann, as(null));
    await here.host.watch(id, bob, as(null));
    await here.actions.plan(id, people[0], 1, { kind: 'open' });
    expect(bob.heard.at(-1)).toEqual({ type: 'unwatched', table: id, seat: null });
    expect(ann.heard.at(-1)).toMatchObject({ type: 'table' });
    bob.news();
    await here.actions.plan(id, people[0], 1, { kind: 'computer', level: 'sapling' });
    expect(bob.news()).toEqual([]);
  });

  it('is sent away also where those who only look are kept behind', async () => {
    const seats = [{ kind: 'open' }, { kind: 'invited', person: people[1].id }] as const;
    const wish = { seats: [...seats], spectators: false, delay: 60 };
    const id = await all.opened(here, people.slice(0, 1), wish);
    const bob = new Eye(people[1]);
    await here.host.watch(id, bob, as(null));
    await here.actions.plan(id, people[0], 1, { kind: 'open' });
    expect(bob.heard.at(-1)).toEqual({ type: 'unwatched', table: id, seat: null });
    here.host.forget(0);
    expect(here.host.size).toBe(0);
  });

  it('and was sent away keeps no table in memory', async () => {
    const id = await all.opened(here, people);
    await here.host.watch(id, new Eye(people[1]), as(1));
    await here.actions.leave(id, people[1]);
    here.host.forget(0);
    expect(here.host.size).toBe(0);
  });

  it('is refused before anything is told', async () => {
    const id = await all.opened(here, people);
    const eye = new Eye(people[0]);
    const no = { seat: 0, may: () => expect.fail('no') };
    await expect(here.host.watch(id, eye, no)).rejects.toThrow('no');
    expect([eye.news(), here.heard.watched]).toEqual([[], []]);
  });

  it('is told once what is said to everybody there, unless he does not want to hear it', async () => {
    const id = await all.opened(here, people);
    const [ann, bob] = people.map((person) => new Eye(person));
    await here.host.watch(id, ann, as(0));
    await here.host.watch(id, ann, as(null));
    await here.host.watch(id, bob, as(1));
    for (const eye of [ann, bob]) eye.news();
    here.host.broadcast(id, '{"type":"chat"}', (viewer) => viewer === bob);
    expect([ann.news(), bob.news()]).toEqual([['chat'], []]);
    here.host.announce('tea');
    expect(bob.heard).toEqual([{ type: 'announcement', table: id, text: 'tea' }]);
    here.host.broadcast('elsewhere', '{"type":"chat"}');
    expect(ann.news()).toEqual(['announcement']);
  });
});

describe('who is there', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('is told to all who look, also that somebody has left', async () => {
    const id = await all.opened(here, people);
    const [ann, bob] = people.map((person) => new Eye(person));
    await here.host.watch(id, ann, as(0));
    const stop = await here.host.watch(id, bob, as(1));
    expect(ann.heard.at(-1)).toMatchObject({ type: 'presence', seats: [true, true] });
    stop();
    vi.advanceTimersByTime(10_000);
    expect(ann.heard.at(-1)).toMatchObject({ type: 'presence', seats: [true, false] });
  });

  it('is told also while the table is not in memory', async () => {
    const id = await all.opened(here, people);
    const ann = new Eye(people[0]);
    await here.host.watch(id, ann, as(0));
    here.host.reread(id);
    await here.host.read('another', () => {}).catch(() => {});
    here.host.presence.heard(`here ${id} p2 ${people[1].id}`);
    await lengthAt(here, id);
    expect(ann.heard.at(-1)).toMatchObject({ type: 'presence', seats: [true, true] });
  });

  it('however many look on, the other processes are told of those who sit there', async () => {
    const id = await all.opened(here, people.slice(0, 1));
    const said = vi.spyOn(all.store, 'say');
    const crowd = await all.guests(...Array.from({ length: 600 }, (_, i) => `Guest ${i}`));
    for (const guest of crowd) await here.host.watch(id, new Eye(guest), as(null));
    const ann = new Eye(people[0]);
    await here.host.watch(id, ann, as(0));
    await here.host.watch(id, new Eye(people[1]), as(null));
    expect(said.mock.lastCall).toEqual([expect.stringMatching(` ${people[0].id}$`)]);
    // Nobody is told anew for each of those.
    expect(said).toHaveBeenCalledTimes(1);
    // Who sits down while he looks on is there at once.
    await here.actions.join(id, people[1]);
    expect(ann.heard.at(-1)).toMatchObject({ type: 'presence', seats: [true, true] });
    const named = said.mock.lastCall![0].split(' ')[3].split(',');
    expect(named.toSorted()).toEqual(people.map((person) => person.id).toSorted());
    await here.actions.leave(id, people[1]);
    vi.advanceTimersByTime(10_000);
    expect(here.host.presence.at(id)).toEqual(new Set([people[0].id]));
  });

  it('is told at another seat when he has changed it', async () => {
    const id = await all.opened(here, people.slice(0, 1));
    const [ann, bob] = people.map((person) => new Eye(person));
    await here.host.watch(id, bob, as(null));
    await here.host.watch(id, ann, as(null));
    await here.actions.leave(id, people[0]);
    await here.actions.join(id, people[0], 1);
    expect(bob.heard.at(-1)).toMatchObject({ type: 'presence', seats: [false, true] });
  });

  it('of an empty seat is nobody', async () => {
    const id = await all.opened(here, people.slice(0, 1));
    const bob = new Eye(people[1]);
    await here.host.watch(id, bob, as(null));
    expect(bob.heard.at(-1)).toMatchObject({ type: 'presence', seats: [false, false] });
  });
});

describe('the memory', () => {
  it('keeps tables that somebody looks at, and forgets others after a while', async () => {
    const id = await all.opened(here, people);
    await all.opened(here, people);
    const stops = [
      await here.host.watch(id, new Eye(people[0]), as(0)),
      await here.host.watch(id, new Eye(people[0]), as(0)),
    ];
    all.time += 1000;
    here.host.forget(1001);
    expect(here.host.size).toBe(2);
    here.host.forget(1000);
    expect(here.host.size).toBe(1);
    stops[0]();
    here.host.forget(0);
    expect(here.host.size).toBe(1);
    stops[1]();
    here.host.forget(0);
    expect(here.host.size).toBe(0);
  });

  it('keeps a table that is looked at with delay', async () => {
    const id = await all.started(here, people, { delay: 60 });
    const stop = await here.host.watch(id, new Eye(people[0]), as(null));
    here.host.forget(0);
    expect(here.host.size).toBe(1);
    stop();
    here.host.forget(0);
    expect(here.host.size).toBe(0);
  });

  it('keeps nothing of tables that are not there', async () => {
    const id = await all.opened(here, people);
    const nowhere = here.host.read('nowhere', () => {});
    here.host.forget(0);
    await expect(nowhere).rejects.toThrow('there is no such table');
    await expect(here.actions.leave(id, await all.guest('Eve'))).rejects.toThrow('do not sit');
    // The last of the queue leaves a moment after its answer.
    await lengthAt(here, id);
    expect(here.host.size).toBe(1);
  });

  it('has room for five hundred that nobody looks at: those that were used last', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 1000; i++) ids.push(await all.opened(here, people.slice(0, 1)));
    const other = all.begin();
    for (const id of ids) {
      all.time++;
      await lengthAt(other, id);
    }
    const left = other.host.size;
    // The one that was being read comes on top.
    expect(left).toBe(501);
    other.host.forget(501);
    expect(other.host.size).toBe(left);
    other.host.forget(499);
    expect(other.host.size).toBeLessThan(left);
  });

  it('is not waited for by a process that closes, and takes no more changes then', async () => {
    const id = await all.opened(here, people);
    const last = here.actions.start(id, people[0]);
    await here.host.close();
    expect((await last).status).toBe('playing');
    await expect(lengthAt(here, id)).rejects.toThrow('closing');
  });

  it('is not read anew by a process that closes, whatever it still hears', async () => {
    const id = await all.opened(here, people);
    const unheard: unknown[] = [];
    const hear = (error: unknown): void => void unheard.push(error);
    process.on('unhandledRejection', hear);
    await here.host.close();
    here.host.reread(id);
    here.host.refresh(id);
    await settled();
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });
});

describe('computer players go on', () => {
  it('where somebody plays or looks, and not where nobody does', async () => {
    const id = await all.started(here, people);
    const wanted = (): Promise<boolean> => here.host.read(id, (table) => here.host.isWanted(table));
    expect(await wanted()).toBe(true);
    for (const [seat, person] of people.entries()) {
      await here.actions.takeOver(id, person, seat, 'sapling');
    }
    expect(await wanted()).toBe(false);
    const stop = await here.host.watch(id, new Eye(people[0]), as(0));
    expect(await wanted()).toBe(true);
    stop();
    expect(await wanted()).toBe(false);
  });

  it('also where somebody looks with delay', async () => {
    const id = await all.started(here, people, { delay: 60 });
    for (const [seat, person] of people.entries()) {
      await here.actions.takeOver(id, person, seat, 'sapling');
    }
    const stop = await here.host.watch(id, new Eye(people[0]), as(null));
    expect(await here.host.read(id, (table) => here.host.isWanted(table))).toBe(true);
    stop();
    expect(await here.host.read(id, (table) => here.host.isWanted(table))).toBe(false);
  });
});

describe('what lists show', () => {
  const updated = async (): Promise<number> =>
    (await all.store.listMine(people[0].id))[0].updatedAt;

  it('is written when it changes, and not with every pick', async () => {
    const id = await all.started(here, people);
    const begun = all.time;
    all.time += 1000;
    await pickOne(here, id, people, 'dare');
    expect(await updated()).toBe(begun);
    await here.actions.askUndo(id, people[0], 0, await here.host.read(id, (t) => t.position), 1);
    expect(await updated()).toBe(begun + 1000);
    all.time += 1000;
    const turn = async (): Promise<number | null> =>
      (await all.store.listMine(people[0].id))[0].turn;
    expect(await turn()).toBe(0);
    await pickOne(here, id, people, 'drop:');
    await pickOne(here, id, people, 'done');
    expect([await updated(), await turn()]).toEqual([begun + 2000, 1]);
  });

  it('says whether the server has to go on, also where the turn stays', async () => {
    const id = await all.started(here, people);
    await here.actions.stand(id, people[0], 0, 'draw', true);
    expect(await all.store.automatic()).toEqual([id]);
    await pickOne(here, id, people, 'dare');
    expect(await all.store.automatic()).toEqual([]);
  });

  it('is written with every pick where a clock runs', async () => {
    const clock = { kind: 'live', bank: 600, increment: 0 } as const;
    const id = await all.started(here, people, { clock });
    all.time += 1000;
    await pickOne(here, id, people, 'dare');
    expect(await updated()).toBe(all.time);
  });
});

describe('too long a log', () => {
  /** Somebody has stepped aside and come back until there is room for one more entry. */
  async function filled(wish: Partial<TableSetup> = {}): Promise<[string, Process]> {
    const id = await all.started(here, people, wish);
    const lines = Array.from({ length: 4996 }, (_, i) =>
      statement(
        `INSERT INTO entries (table_id, n, kind, seat, value, data, at) VALUES ($1, $2, $3, 0, 0, $4, $5)`,
        id,
        i + 3,
        i % 2 === 0 ? 'takeover' : 'handback',
        i % 2 === 0 ? 'sapling' : null,
        all.time,
      ),
    );
    await all.db.commit(lines);
    return [id, all.begin()];
  }

  it('takes only what brings the game to its end', async () => {
    const [id, other] = await filled();
    await other.actions.takeOver(id, people[1], 1, 'sapling');
    expect(await lengthAt(other, id)).toBe(5000);
    await expect(other.actions.handBack(id, people[1], 1)).rejects.toThrow('too much has happened');
    await pickOne(other, id, people, 'draw');
    await other.actions.resign(id, people[0], 0);
    expect(await lengthAt(other, id)).toBe(5002);
  });

  it.each([
    [
      'by its clock',
      { clock: { kind: 'days', days: 1 } } as const,
      ({ automatic }: Process) => automatic.sweep(),
    ],
    [
      'where there is none by the others',
      {},
      ({ actions }: Process, id: string) => actions.takeOver(id, people[1], 0, 'sapling'),
    ],
  ])('keeps nobody waiting: who does not decide is replaced %s', async (_, wish, replace) => {
    const [id, other] = await filled(wish);
    await other.actions.takeOver(id, people[1], 1, 'sapling');
    all.time += 2 * DAY;
    await replace(other, id);
    const away = await other.host.read(id, ({ seats }) => seats.map((seat) => seat.away));
    expect([await lengthAt(other, id), away]).toEqual([5001, [true, true]]);
  });
});
