/** What people may do at a table, and when. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatPlan } from '@evervale/protocol';
import { statement } from '../src/storage/database.ts';
import type { Person } from '../src/storage/people.ts';
import { ResultStore, type Rating } from '../src/storage/results.ts';
import type { Actions } from '../src/table/actions.ts';
import type { Table } from '../src/table/table.ts';
import { Processes, SETUP, pickOne, type Process } from './doorless.ts';

const OPEN: SeatPlan = { kind: 'open' };
const MINUTE = 60_000;
/** Magpies have no characters. */
const STRANGER = 'sapling/builder';

let all: Processes;
let here: Process;
let actions: Actions;
let ann: Person;
let bob: Person;
let cid: Person;

beforeEach(async () => {
  all = await Processes.open('sqlite');
  here = all.begin();
  ({ actions } = here);
  [ann, bob, cid] = await all.guests('Ann', 'Bob', 'Cid');
});
afterEach(() => all.db.close());

const positionAt = (id: string): Promise<number> => here.host.read(id, ({ position }) => position);
const lengthAt = (id: string): Promise<number> => here.host.read(id, ({ length }) => length);
const whoSits = (id: string): Promise<(string | null)[]> =>
  here.host.read(id, ({ seats }) => seats.map(({ person }) => person));
const seatsOf = (id: string): Promise<string[]> =>
  here.host.read(id, ({ seats }) => seats.map(({ plan, name }) => `${plan.kind} ${name}`));

/** Nothing is written: it is so already. */
async function changesNothing(id: string, doing: Promise<unknown>): Promise<void> {
  const before = await lengthAt(id);
  await doing;
  expect(await lengthAt(id)).toBe(before);
}

/** Ann resigns for whom she plays, until somebody else has won. */
async function ended(id: string): Promise<void> {
  for (const seat of await here.host.read(id, (table) => table.seatsOf(ann.id))) {
    await actions.resign(id, ann, seat);
  }
}

describe('a seat', () => {
  it('is taken once without naming one, and more by name', async () => {
    const id = await all.opened(here, [ann], { seats: [OPEN, OPEN, OPEN] });
    await actions.join(id, bob);
    await changesNothing(id, actions.join(id, bob));
    await changesNothing(id, actions.join(id, bob, 1));
    await actions.join(id, bob, 2);
    expect(await whoSits(id)).toEqual([ann.id, bob.id, bob.id]);
    await expect(actions.join(id, cid)).rejects.toThrow('no free seat');
  });

  it('that somebody else has, or is invited to, is not taken', async () => {
    const seats: SeatPlan[] = [OPEN, { kind: 'invited', person: cid.id }, OPEN];
    const id = await all.opened(here, [ann], { seats });
    await expect(actions.join(id, bob, 0)).rejects.toThrow('no free seat');
    await expect(actions.join(id, bob, 1)).rejects.toThrow('no free seat');
    await expect(actions.join(id, bob, 9)).rejects.toThrow('no free seat');
    await actions.join(id, bob);
    await actions.join(id, cid);
    expect(await whoSits(id)).toEqual([ann.id, cid.id, bob.id]);
  });

  it('is not taken, left, planned or declined once the game has begun', async () => {
    const seats: SeatPlan[] = [OPEN, { kind: 'invited', person: bob.id }];
    const id = await all.started(here, [ann, bob], { seats });
    await expect(actions.join(id, cid)).rejects.toThrow('already begun');
    await expect(actions.leave(id, bob)).rejects.toThrow('has begun');
    await expect(actions.plan(id, ann, 1, OPEN)).rejects.toThrow('already begun');
    await expect(actions.decline(id, bob)).rejects.toThrow('already begun');
    await expect(actions.close(id, ann)).rejects.toThrow('already begun');
    await changesNothing(id, actions.join(id, bob));
    await changesNothing(id, actions.start(id, ann));
  });

  it('is left by who sits there; those of a device stay with its owner', async () => {
    const seats: SeatPlan[] = [{ kind: 'hotseat', name: 'Mum' }, OPEN, OPEN];
    const id = await all.opened(here, [ann, bob], { seats });
    await actions.leave(id, ann);
    expect(await whoSits(id)).toEqual([ann.id, null, bob.id]);
    await expect(actions.leave(id, ann)).rejects.toThrow('do not sit');
    await expect(actions.leave(id, cid)).rejects.toThrow('do not sit');
    const other = await all.opened(here, [ann, bob]);
    await actions.leave(other, ann);
    expect(await whoSits(other)).toEqual([null, bob.id]);
  });

  it('is planned by the owner: one that there is, for a player that the game knows', async () => {
    const id = await all.opened(here, [ann, bob]);
    const level = { kind: 'computer', level: 'sapling' } as const;
    await expect(actions.plan(id, bob, 1, OPEN)).rejects.toThrow('only the owner');
    await expect(actions.plan(id, ann, 2, OPEN)).rejects.toThrow('no such seat');
    const device = { kind: 'hotseat', name: 'Mum' } as const;
    await expect(actions.plan(id, ann, 1, device)).rejects.toThrow('with the table');
    const nobody = { kind: 'computer', level: STRANGER } as const;
    await expect(actions.plan(id, ann, 1, nobody)).rejects.toThrow('no such computer player');
    await actions.plan(id, ann, 1, level);
    expect(await whoSits(id)).toEqual([ann.id, null]);
    expect((await actions.start(id, ann)).status).toBe('playing');
  });

  it('is declined by who is invited and does not sit there yet, and is open then', async () => {
    const seats: SeatPlan[] = [{ kind: 'invited', person: cid.id }, OPEN, OPEN];
    const id = await all.opened(here, [ann, bob], { seats });
    await expect(actions.decline(id, bob)).rejects.toThrow('not invited');
    await actions.decline(id, cid);
    expect(await seatsOf(id)).toEqual(['open ', 'open Ann', 'open Bob']);
    const [{ value }] = (await all.store.entries(id)).slice(-1);
    expect(value).toBe(1);
    await expect(actions.decline(id, cid)).rejects.toThrow('not invited');
  });
});

describe('a table', () => {
  it('is closed by its owner before the start, once', async () => {
    const id = await all.opened(here, [ann, bob]);
    await expect(actions.close(id, bob)).rejects.toThrow('only the owner');
    expect((await actions.close(id, ann)).status).toBe('closed');
    await changesNothing(id, actions.close(id, ann));
    await expect(actions.start(id, ann)).rejects.toThrow('is over');
  });

  it('is ended by the operator while it is open or played, and has no result', async () => {
    const open = await all.opened(here, [ann, bob]);
    const playing = await all.started(here, [ann, bob]);
    for (const id of [open, playing]) {
      expect((await actions.end(id)).status).toBe('closed');
      await changesNothing(id, actions.end(id));
    }
  });

  it('is not begun by anybody else, or with an empty seat', async () => {
    const id = await all.opened(here, [ann]);
    await expect(actions.start(id, ann)).rejects.toThrow('empty seats');
    await actions.join(id, bob);
    await expect(actions.start(id, bob)).rejects.toThrow('only the owner');
  });

  it('of a game that is not there, or with players it does not know, is refused', async () => {
    await expect(all.opened(here, [ann], { game: 'chess' })).rejects.toThrow('no such game');
    const seats: SeatPlan[] = [OPEN, { kind: 'computer', level: STRANGER }];
    await expect(all.opened(here, [ann], { seats })).rejects.toThrow('no such computer player');
    await expect(all.opened(here, [ann], { options: { rounds: 99 } })).rejects.toThrow('1 to 20');
  });

  it('of a challenge is opened once for each person', async () => {
    const deal = { seed: 7, challenge: 'today' };
    const first = await actions.challenge(ann, SETUP, deal);
    expect(first?.info).toMatchObject({ owner: ann.id, seed: 7, challenge: 'today' });
    expect(await actions.challenge(ann, SETUP, deal)).toBeNull();
    expect(await actions.challenge(bob, SETUP, deal)).not.toBeNull();
    expect(here.host.size).toBe(2);
  });

  it('of a challenge has begun as soon as it is there: nobody else plays it, and no failure leaves it open', async () => {
    const seats: SeatPlan[] = [OPEN, { kind: 'computer', level: 'sapling' }];
    const commit = vi.spyOn(all.db, 'commit');
    const deal = { seed: 7, challenge: 'today' };
    const { info } = (await actions.challenge(ann, { ...SETUP, seats }, deal))!;
    expect(commit).toHaveBeenCalledTimes(1);
    const plan: SeatPlan = { kind: 'computer', level: 'oak' };
    await expect(actions.plan(info.id, ann, 0, plan)).rejects.toThrow('already begun');
    await expect(actions.leave(info.id, ann)).rejects.toThrow('has begun');
    await expect(actions.close(info.id, ann)).rejects.toThrow('already begun');
    expect(await all.store.listMine(ann.id)).toMatchObject([{ status: 'playing', turn: 0 }]);
    expect(await all.begin().host.read(info.id, ({ status }) => status)).toBe('playing');
  });

  it('of a challenge that was given up is on no board', async () => {
    const seats: SeatPlan[] = [OPEN, { kind: 'computer', level: 'sapling' }];
    const deal = { seed: 7, challenge: 'today' };
    const { info } = (await actions.challenge(ann, { ...SETUP, seats }, deal))!;
    expect((await actions.resign(info.id, ann, 0)).status).toBe('over');
    expect(await new ResultStore(all.db).board('today')).toEqual([]);
  });

  it('that is rated has a clock of a week per turn, unless another one is named', async () => {
    const clockAt = (id: string) => here.host.read(id, ({ info }) => info.setup.clock);
    const live = { kind: 'live', bank: 60, increment: 0 } as const;
    expect(await clockAt(await all.opened(here, [ann], { rated: true }))).toEqual({
      kind: 'days',
      days: 7,
    });
    const named = await all.opened(here, [ann], { rated: true, clock: live });
    expect(await clockAt(named)).toEqual(live);
    expect(await clockAt(await all.opened(here, [ann]))).toBeUndefined();
  });
});

describe('who goes for good', () => {
  it('stands up from every seat of an open table', async () => {
    const id = await all.opened(here, [ann, bob], { seats: [OPEN, OPEN, OPEN, OPEN] });
    await actions.join(id, bob, 2);
    await actions.join(id, cid);
    await actions.withdraw(id, bob);
    expect(await whoSits(id)).toEqual([ann.id, null, null, cid.id]);
    await changesNothing(id, actions.withdraw(id, bob));
  });

  it('closes an own table that is open', async () => {
    const id = await all.opened(here, [ann, bob]);
    await actions.withdraw(id, ann);
    expect(await here.host.read(id, ({ status }) => status)).toBe('closed');
  });

  it('gives up every own seat of a game, once, and leaves a finished one alone', async () => {
    const seats: SeatPlan[] = [{ kind: 'hotseat', name: 'Mum' }, OPEN, OPEN, OPEN];
    const id = await all.started(here, [ann, bob, cid], { seats });
    await actions.withdraw(id, ann);
    const resigned = (): Promise<boolean[]> =>
      here.host.read(id, (table) => table.seats.map((seat) => seat.resigned));
    expect(await resigned()).toEqual([true, true, false, false]);
    await changesNothing(id, actions.withdraw(id, ann));
    await actions.withdraw(id, bob);
    await changesNothing(id, actions.withdraw(id, cid));
    expect(await resigned()).toEqual([true, true, true, false]);
  });
});

describe('a pick', () => {
  it('is taken from the seat whose turn it is, at its position, among its options', async () => {
    const id = await all.opened(here, [ann, bob]);
    await expect(actions.pick(id, ann, { seat: 0, at: 2, code: 1 })).rejects.toThrow('not begun');
    await actions.start(id, ann);
    const at = await positionAt(id);
    const wrong: [Person, number, number, object, string][] = [
      [bob, 0, at, { code: 1 }, 'not your seat'],
      [bob, 1, at, { code: 1 }, 'not the turn'],
      [ann, 0, at + 1, { code: 1 }, 'the game is at'],
      [ann, 0, at - 1, { code: 1 }, 'the game is at'],
      [ann, 0, at, { code: 999 }, 'not among'],
      [ann, 0, at, { key: 'sing' }, 'not among'],
      [ann, 0, at, {}, 'not among'],
    ];
    for (const [person, seat, position, pick, why] of wrong) {
      const asked = actions.pick(id, person, { seat, at: position, ...pick });
      await expect(asked).rejects.toThrow(why);
    }
    await actions.pick(id, ann, { seat: 0, at, key: 'draw' });
    await changesNothing(id, actions.pick(id, ann, { seat: 0, at, key: 'draw' }));
    await changesNothing(id, actions.pick(id, ann, { seat: 0, at, code: 1 }));
  });

  it('is not taken while a computer player has the seat', async () => {
    const id = await all.started(here, [ann, bob]);
    await actions.takeOver(id, ann, 0, 'sapling');
    const pick = { seat: 0, at: await positionAt(id), code: 1 };
    await expect(actions.pick(id, ann, pick)).rejects.toThrow('take it back first');
  });
});

describe('taking back', () => {
  it('by the rule of the game is possible for all that it allows, and not for one more', async () => {
    const id = await all.started(here, [ann, bob]);
    await pickOne(here, id, [ann, bob], 'dare');
    await pickOne(here, id, [ann, bob], 'drop:');
    const at = await positionAt(id);
    await expect(actions.undo(id, ann, 0, at, 3)).rejects.toThrow('without asking');
    await expect(actions.undo(id, ann, 0, at - 1, 2)).rejects.toThrow('gone on');
    await expect(actions.undo(id, bob, 0, at, 2)).rejects.toThrow('not your seat');
    const { play } = await actions.undo(id, ann, 0, at, 2);
    expect(play!.picks).toEqual([]);
  });

  it('ends after three hundred times', async () => {
    const id = await all.started(here, [ann, bob]);
    await pickOne(here, id, [ann, bob], 'dare');
    await here.host.read(id, (table) => void (table.tookBack[0] = 299));
    await actions.undo(id, ann, 0, await positionAt(id), 1);
    await pickOne(here, id, [ann, bob], 'dare');
    await expect(actions.undo(id, ann, 0, await positionAt(id), 1)).rejects.toThrow('often enough');
  });

  it('is asked for thirty times, as many picks as there are, and not where it counts', async () => {
    const id = await all.started(here, [ann, bob]);
    await pickOne(here, id, [ann, bob], 'draw');
    const at = await positionAt(id);
    await expect(actions.askUndo(id, ann, 0, at, 2)).rejects.toThrow('not so many');
    await expect(actions.askUndo(id, ann, 0, at + 1, 1)).rejects.toThrow('gone on');
    await expect(actions.askUndo(id, bob, 0, at, 1)).rejects.toThrow('not your seat');
    for (let i = 0; i < 30; i++) await actions.askUndo(id, ann, 0, at, 1);
    await expect(actions.askUndo(id, ann, 0, at, 1)).rejects.toThrow('often enough');
    const rated = await all.started(here, [ann, bob], { rated: true });
    await pickOne(here, rated, [ann, bob], 'draw');
    const ask = actions.askUndo(rated, ann, 0, await positionAt(rated), 1);
    await expect(ask).rejects.toThrow('rated games');
  });

  it('is answered by who sits there, while somebody asks; who asks has said yes', async () => {
    const id = await all.started(here, [ann, bob]);
    await pickOne(here, id, [ann, bob], 'draw');
    await expect(actions.answerUndo(id, bob, true)).rejects.toThrow('nobody is asking');
    await actions.askUndo(id, ann, 0, await positionAt(id), 1);
    await expect(actions.answerUndo(id, cid, true)).rejects.toThrow('do not sit');
    await changesNothing(id, actions.answerUndo(id, ann, true));
    expect((await actions.answerUndo(id, ann, false)).ask).toBeNull();
    await actions.askUndo(id, ann, 0, await positionAt(id), 1);
    const { play, ask } = await actions.answerUndo(id, bob, true);
    expect([play!.picks, ask]).toEqual([[], null]);
  });

  it('is not asked of some while somebody is away who is not asked', async () => {
    const seats: SeatPlan[] = [OPEN, OPEN, OPEN];
    const people = [ann, bob, cid];
    const id = await all.started(here, people, { seats });
    await pickOne(here, id, people);
    await actions.takeOver(id, cid, 2, 'sapling');
    const ask = async (): Promise<Table> => actions.askUndo(id, ann, 0, await positionAt(id), 1);
    await expect(ask()).rejects.toThrow('somebody is away');
    await actions.handBack(id, cid, 2);
    await ask();
    await actions.takeOver(id, cid, 2, 'sapling');
    await expect(actions.answerUndo(id, bob, true)).rejects.toThrow('somebody is away');
    await actions.handBack(id, cid, 2);
    expect((await actions.answerUndo(id, bob, true)).play!.picks).toHaveLength(1);
    expect((await actions.answerUndo(id, cid, true)).play!.picks).toEqual([]);
    await actions.takeOver(id, cid, 2, 'sapling');
    await pickOne(here, id, people);
    await actions.resign(id, cid, 2);
    await ask();
    expect((await actions.answerUndo(id, bob, true)).play!.picks).toEqual([]);
  });

  it('is not possible before the start or after the end', async () => {
    const id = await all.opened(here, [ann, bob]);
    await expect(actions.undo(id, ann, 0, 0, 1)).rejects.toThrow('not begun');
    await expect(actions.askUndo(id, ann, 0, 0, 1)).rejects.toThrow('not begun');
    await actions.start(id, ann);
    await ended(id);
    await expect(actions.undo(id, bob, 1, await positionAt(id), 1)).rejects.toThrow('is over');
    await expect(actions.askUndo(id, bob, 1, await positionAt(id), 1)).rejects.toThrow('is over');
    await expect(actions.resign(id, bob, 1)).rejects.toThrow('is over');
    await changesNothing(id, actions.resign(id, ann, 0));
  });
});

describe('a computer player', () => {
  it('is called for somebody else only after two minutes, when it is their turn', async () => {
    const id = await all.started(here, [ann, bob]);
    all.time += 2 * MINUTE - 1;
    await expect(actions.takeOver(id, bob, 0, 'sapling')).rejects.toThrow('not late');
    all.time += 1;
    await expect(actions.takeOver(id, ann, 1, 'sapling')).rejects.toThrow('not late');
    await expect(actions.takeOver(id, cid, 0, 'sapling')).rejects.toThrow('do not sit');
    await expect(actions.takeOver(id, bob, 7, 'sapling')).rejects.toThrow('no such seat');
    await expect(actions.takeOver(id, bob, 0, STRANGER)).rejects.toThrow('no such computer');
    const { seats } = await actions.takeOver(id, bob, 0, 'sapling');
    expect(seats[0]).toMatchObject({ computer: 'sapling', away: true });
    await changesNothing(id, actions.takeOver(id, bob, 0, 'sapling'));
  });

  it('is not called for others where there is a clock: that decides', async () => {
    const id = await all.started(here, [ann, bob], { clock: { kind: 'days', days: 1 } });
    all.time += 60 * MINUTE;
    await expect(actions.takeOver(id, bob, 0, 'sapling')).rejects.toThrow('not late');
  });

  it('is called by who has not resigned, also for the own seat', async () => {
    const seats: SeatPlan[] = [OPEN, OPEN, OPEN];
    const id = await all.started(here, [ann, bob, cid], { seats });
    await actions.resign(id, bob, 1);
    all.time += 2 * MINUTE;
    await expect(actions.takeOver(id, bob, 0, 'sapling')).rejects.toThrow('have resigned');
    expect((await actions.takeOver(id, cid, 0, 'random')).seats[0].computer).toBe('sapling');
    expect((await actions.takeOver(id, cid, 2, 'random')).seats[2].computer).toBe('random');
  });

  it('is not called before the start, and none is sent away after the end', async () => {
    const id = await all.opened(here, [ann, bob]);
    await expect(actions.takeOver(id, ann, 0, 'sapling')).rejects.toThrow('not begun');
    await actions.start(id, ann);
    await actions.takeOver(id, bob, 1, 'sapling');
    await ended(id);
    await expect(actions.handBack(id, bob, 1)).rejects.toThrow('is over');
  });

  it('gives the seat back to its person, and only who is away gets one back', async () => {
    const seats: SeatPlan[] = [OPEN, OPEN, OPEN];
    const id = await all.started(here, [ann, bob, cid], { seats });
    await changesNothing(id, actions.handBack(id, ann, 0));
    await actions.takeOver(id, ann, 0, 'sapling');
    await expect(actions.handBack(id, bob, 0)).rejects.toThrow('not your seat');
    expect((await actions.handBack(id, ann, 0)).seats[0]).toMatchObject({
      computer: null,
      away: false,
    });
    await actions.takeOver(id, bob, 1, 'sapling');
    await actions.resign(id, bob, 1);
    await changesNothing(id, actions.handBack(id, bob, 1));
    expect(await here.host.read(id, (table) => table.seats[1].computer)).toBe('sapling');
  });
});

describe('an answer given ahead', () => {
  it('is for the own seat, while the game is on and nobody else plays for it', async () => {
    const seats: SeatPlan[] = [OPEN, OPEN, OPEN];
    const id = await all.opened(here, [ann, bob, cid], { seats });
    const order = (person: Person, seat: number, answer = 'draw'): Promise<unknown> =>
      actions.stand(id, person, seat, answer, true);
    await expect(order(bob, 1)).rejects.toThrow('not begun');
    await actions.start(id, ann);
    await expect(order(bob, 0)).rejects.toThrow('not your seat');
    await expect(order(bob, 1, 'sing')).rejects.toThrow('no such answer');
    await order(bob, 1);
    expect(await all.store.standing(id)).toEqual([{ seat: 1, answer: 'draw' }]);
    await actions.takeOver(id, bob, 1, 'sapling');
    await expect(order(bob, 1)).rejects.toThrow('take it back first');
    await actions.resign(id, cid, 2);
    await expect(order(cid, 2)).rejects.toThrow('have resigned');
    await actions.resign(id, ann, 0);
    await expect(order(bob, 1)).rejects.toThrow('is over');
  });
});

/** As tables could be once. */
async function ratedAfterAll(id: string): Promise<string> {
  const sql = `UPDATE tables SET setup = replace(setup, '"rated":false', '"rated":true') WHERE id = $1`;
  await all.db.commit([statement(sql, id)]);
  here.host.forget(-1);
  expect(await here.host.read(id, ({ info }) => info.setup.rated)).toBe(true);
  return id;
}

describe('ratings', () => {
  const MUM: SeatPlan = { kind: 'hotseat', name: 'Mum' };
  const ratingOf = ({ id }: Person): Promise<Rating | undefined> =>
    new ResultStore(all.db).rating(id, SETUP.game);
  const gamesOf = async (...people: Person[]): Promise<number[]> =>
    Promise.all(people.map(async (person) => (await ratingOf(person))?.games ?? 0));

  /** A rated game in which everybody gives up, in the order of the seats, until one side is left. */
  async function over(id: string): Promise<void> {
    await actions.start(id, ann);
    await resigned(id);
  }

  async function resigned(id: string): Promise<void> {
    for (const [seat, there] of (await whoSits(id)).entries()) {
      const person = [ann, bob].find((one) => one.id === there);
      const playing = await here.host.read(id, ({ status }) => status === 'playing');
      if (person && playing) await actions.resign(id, person, seat);
    }
    expect(await here.host.read(id, ({ status }) => status)).toBe('over');
  }

  it('move between people who sat at one seat each', async () => {
    for (const games of [1, 2]) {
      await over(await all.opened(here, [ann, bob], { rated: true }));
      expect(await gamesOf(ann, bob)).toEqual([games, games]);
    }
    expect((await ratingOf(ann))!.mu).toBeLessThan((await ratingOf(bob))!.mu);
  });

  it('are written in the same order wherever people sit: two games that end together do not wait for each other', async () => {
    const commit = vi.spyOn(all.db, 'commit');
    const orders: string[][] = [];
    for (const [first, second] of [
      [ann, bob],
      [bob, ann],
    ]) {
      const id = await all.opened(here, [first, second], { rated: true });
      await actions.start(id, first);
      commit.mockClear();
      await resigned(id);
      const written = commit.mock.calls.flatMap(([statements]) => statements);
      const ratings = written.filter(({ sql }) => /^(INSERT INTO|UPDATE) ratings/.test(sql));
      orders.push(ratings.map(({ values }) => String(values[0])));
    }
    expect(orders[0].toSorted()).toEqual([ann.id, bob.id].toSorted());
    expect(orders[1]).toEqual(orders[0]);
  });

  it('do not move against a computer player', async () => {
    const seats: SeatPlan[] = [OPEN, { kind: 'computer', level: 'sapling' }];
    await over(await all.opened(here, [ann], { seats, rated: true }));
    expect(await gamesOf(ann)).toEqual([0]);
  });

  it('do not move where one of two sides is a guest at a device', async () => {
    const id = await all.opened(here, [ann], { seats: [MUM, OPEN] });
    await actions.leave(id, ann);
    await actions.join(id, bob);
    await actions.start(id, ann);
    await resigned(await ratedAfterAll(id));
    expect(await gamesOf(ann, bob)).toEqual([0, 0]);
  });

  it('do not move where somebody has two seats', async () => {
    const id = await all.opened(here, [ann, bob], { seats: [OPEN, OPEN, OPEN] });
    await actions.join(id, bob, 2);
    await actions.start(id, ann);
    await resigned(await ratedAfterAll(id));
    expect(await gamesOf(ann, bob)).toEqual([0, 0]);
  });
});

describe('a rated game', () => {
  const MUM: SeatPlan = { kind: 'hotseat', name: 'Mum' };
  const invited = ({ id }: Person): SeatPlan => ({ kind: 'invited', person: id });
  const open = (seats: SeatPlan[], people = [ann]): Promise<string> =>
    all.opened(here, people, { seats, rated: true });

  it('is not opened with two people at one device, or with two seats for one', async () => {
    for (const seats of [
      [OPEN, MUM],
      [OPEN, invited(ann)],
      [OPEN, invited(bob), invited(bob)],
    ]) {
      await expect(open(seats)).rejects.toThrow('everybody has one seat');
    }
    await open([OPEN, invited(bob), invited(cid)]);
  });

  it('has no second seat for anybody, nor an invitation to one', async () => {
    const id = await open([OPEN, OPEN, OPEN], [ann, bob]);
    await expect(actions.join(id, bob, 2)).rejects.toThrow('everybody has one seat');
    await changesNothing(id, actions.join(id, bob, 1));
    await expect(actions.plan(id, ann, 2, invited(bob))).rejects.toThrow('everybody has one seat');
    await actions.plan(id, ann, 2, invited(cid));
    await actions.join(id, cid);
    expect((await actions.start(id, ann)).status).toBe('playing');
  });

  it('that was opened otherwise once does not begin', async () => {
    const id = await all.opened(here, [ann, bob], { seats: [OPEN, OPEN, OPEN] });
    await actions.join(id, bob, 2);
    await ratedAfterAll(id);
    await expect(actions.start(id, ann)).rejects.toThrow('everybody has one seat');
  });
});

describe('another game', () => {
  it('is asked for by who sat there, when the first is over, and is one for all', async () => {
    const id = await all.started(here, [ann, bob]);
    await expect(actions.rematch(id, ann)).rejects.toThrow('not over');
    await ended(id);
    await expect(actions.rematch(id, cid)).rejects.toThrow('do not sit');
    const next = await actions.rematch(id, bob);
    expect(await actions.rematch(id, ann)).toBe(next);
    expect(await whoSits(next)).toEqual([null, bob.id]);
    expect(await seatsOf(next)).toEqual(['invited ', 'open Bob']);
    expect(await here.host.read(next, ({ info }) => info.owner)).toBe(bob.id);
  });

  it('of people around one device stays at that device, whoever asks', async () => {
    const mum: SeatPlan = { kind: 'hotseat', name: 'Mum' };
    const id = await all.started(here, [ann, bob], { seats: [mum, OPEN, OPEN] });
    await ended(id);
    const next = await actions.rematch(id, bob);
    expect(await whoSits(next)).toEqual([ann.id, ann.id, null]);
    expect(await seatsOf(next)).toEqual(['hotseat Mum', 'open Ann', 'invited ']);
    await actions.join(next, bob);
    expect((await actions.start(next, ann)).status).toBe('playing');
  });
});
