/** A table by its log alone: no server, no storage. */
import { hostedMagpies } from '@evervale/kernel/magpies';
import type { SeatPlan } from '@evervale/protocol';
import { describe, expect, it } from 'vitest';
import { describeTable } from './describe.ts';
import { entryOf, type Draft } from './entry.ts';
import type { StoredSetup } from './setup.ts';
import { Table, readSaved, type Change } from './table.ts';
import { magpieInfo } from '../../test/magpieInfo.ts';

const OPEN: SeatPlan = { kind: 'open' };
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];

function tableOf(seats: number, wish: Partial<StoredSetup> = {}): Table {
  const plans = wish.seats ?? Array.from({ length: seats }, () => OPEN);
  const options = { players: plans.length, rounds: 2, ...wish.options };
  return new Table(magpieInfo({ ...wish, seats: plans, options }));
}

const add = (table: Table, draft: Draft, at = 0): Change =>
  table.apply(entryOf(draft, table.length, at));

const join = (table: Table, seat: number, person = NAMES[seat]): Change =>
  add(table, { kind: 'join', seat, data: JSON.stringify({ person, name: person }) });

function started(seats: number, wish: Partial<StoredSetup> = {}): Table {
  const table = tableOf(seats, wish);
  table.seats.forEach(({ plan }, seat) => plan.kind !== 'computer' && join(table, seat));
  add(table, { kind: 'start' });
  return table;
}

/** By its key, or the first option. */
function pick(table: Table, key?: string): Change {
  const { machine } = hostedMagpies;
  const codes = table.play!.codes;
  const wording = (code: number): string => machine.wording(table.state, code).key;
  const code = key === undefined ? codes[0] : codes.find((one) => wording(one).startsWith(key))!;
  return add(table, { kind: 'pick', seat: table.decider!, value: code });
}

function playedOut(table: Table): Table {
  while (table.status === 'playing') pick(table);
  return table;
}

describe('who decides', () => {
  it('is a person only where no computer player sits', () => {
    const table = started(2);
    expect([table.decider, table.turn, table.automatic]).toEqual([0, 'Ann', false]);
    add(table, { kind: 'takeover', seat: 0, data: 'sapling' });
    expect([table.decider, table.turn, table.automatic]).toEqual([0, null, true]);
    add(table, { kind: 'handback', seat: 0 });
    expect([table.decider, table.turn, table.automatic]).toEqual([0, 'Ann', false]);
  });

  it('is nobody before the start and after the end', () => {
    const table = tableOf(2);
    expect([table.decider, table.turn, table.automatic]).toEqual([null, null, false]);
    const over = playedOut(started(2));
    expect([over.decider, over.turn, over.automatic, over.deadline]).toEqual([
      null,
      null,
      false,
      null,
    ]);
  });

  it('has answered ahead: then the server goes on, with the pick or to drop what does not fit', () => {
    const table = started(2);
    table.seats[0].standing = ['draw'];
    expect(table.automatic).toBe(true);
    table.seats[0].standing = ['give-until-my-turn'];
    expect([table.automatic, table.due(0).voided]).toEqual([true, ['give-until-my-turn']]);
    table.seats[0].standing = ['give-anything'];
    expect(table.automatic).toBe(false);
  });

  it('has a whole clock again when back', () => {
    const table = started(2, { clock: { kind: 'live', bank: 60, increment: 0 } });
    add(table, { kind: 'takeover', seat: 0, value: 1, data: 'sapling' }, 70_000);
    add(table, { kind: 'handback', seat: 0 }, 100_000);
    expect(table.deadline).toBe(160_000);
  });

  it('has no time while a computer player sits there', () => {
    const table = started(2, { clock: { kind: 'days', days: 4 } });
    expect([table.deadline, table.reminder]).toEqual([345_600_000, 259_200_000]);
    add(table, { kind: 'takeover', seat: 0, data: 'sapling' });
    expect([table.deadline, table.reminder]).toEqual([null, null]);
  });
});

describe('somebody is there', () => {
  it('unless all who sit there are away or have resigned', () => {
    const table = started(3);
    add(table, { kind: 'takeover', seat: 0, data: 'sapling' });
    add(table, { kind: 'resign', seat: 1, data: 'sapling' });
    expect(table.attended).toBe(true);
    add(table, { kind: 'takeover', seat: 2, data: 'sapling' });
    expect(table.attended).toBe(false);
    expect(tableOf(2).attended).toBe(false);
  });
});

describe('advice', () => {
  it('is given to who plays alone, and to several where the table says so', () => {
    const alone = tableOf(2);
    join(alone, 0, 'Ann');
    join(alone, 1, 'Ann');
    expect(alone.hints).toBe(true);
    expect(started(2).hints).toBe(false);
    expect(started(2, { hints: true }).hints).toBe(true);
  });

  it('is never given where it counts', () => {
    const rated = tableOf(2, { rated: true, hints: true });
    join(rated, 0);
    expect([rated.strict, rated.hints]).toEqual([true, false]);
    const challenge = new Table({ ...tableOf(2, { hints: true }).info, challenge: 'today' });
    expect([challenge.strict, challenge.hints]).toEqual([true, false]);
    expect(tableOf(2).strict).toBe(false);
  });
});

describe('a pick that is sent again', () => {
  it('is known by its code or its key, at its own position and seat', () => {
    const table = started(2);
    const at = table.position;
    const [value] = table.play!.codes;
    add(table, { kind: 'pick', seat: 0, value, data: 'draw' });
    expect(table.isRepeated(0, at, { code: value })).toBe(true);
    expect(table.isRepeated(0, at, { key: 'draw' })).toBe(true);
    expect(table.isRepeated(0, at, { code: value + 1 })).toBe(false);
    expect(table.isRepeated(0, at, { key: 'dare' })).toBe(false);
    expect(table.isRepeated(0, at + 1, { code: value })).toBe(false);
    expect(table.isRepeated(1, at, { code: value })).toBe(false);
  });

  it('by its code does not count as sent by a key that it never had', () => {
    const table = started(2);
    const at = table.position;
    pick(table);
    expect(table.isRepeated(0, at, { key: 'null' })).toBe(false);
    expect(table.isRepeated(0, at, {})).toBe(false);
  });

  it('is remembered for 64 picks by code and key', () => {
    const table = started(2, { options: { rounds: 20 } });
    const at: number[] = [];
    const sent = (): void => {
      at.push(table.position);
      // One seat drops a card, takes it back, and so on: as many picks as one likes.
      add(table, { kind: 'pick', seat: 0, value: 2, data: 'dare' });
      add(table, { kind: 'undo', seat: 0, value: 1 });
    };
    for (let i = 0; i < 64; i++) sent();
    expect(table.isRepeated(0, at[0], { code: 2 })).toBe(true);
    sent();
    expect(table.isRepeated(0, at[0], { code: 2 })).toBe(false);
    expect(table.isRepeated(0, at[1], { code: 2 })).toBe(true);
  });
});

describe('taking back', () => {
  it('is up to the player as far as the game allows, and not for who is replaced or when it is over', () => {
    const table = started(2);
    expect(table.undoable(0)).toBe(0);
    pick(table, 'dare');
    expect([table.undoable(0), table.undoable(1)]).toEqual([1, 0]);
    pick(table, 'drop:');
    expect(table.undoable(0)).toBe(2);
    add(table, { kind: 'takeover', seat: 0, data: 'sapling' });
    expect(table.undoable(0)).toBe(0);
    add(table, { kind: 'handback', seat: 0 });
    expect(table.undoable(0)).toBe(2);
    add(table, { kind: 'resign', seat: 1, data: 'sapling' });
    expect([table.status, table.undoable(0)]).toEqual(['over', 0]);
  });

  it('does not reach behind what a computer player chose for somebody', () => {
    const table = started(2);
    add(table, { kind: 'takeover', seat: 0, data: 'sapling' });
    pick(table, 'dare');
    add(table, { kind: 'handback', seat: 0 });
    expect(table.undoable(0)).toBe(0);
    pick(table, 'drop:');
    expect(table.undoable(0)).toBe(1);
  });

  it('tells the first entry that counts no more, and counts how often', () => {
    const table = started(2);
    const first = pick(table, 'dare').entry.n;
    pick(table, 'drop:');
    const before = table.position;
    const change = add(table, { kind: 'undo', seat: 0, value: 2 });
    expect(change).toMatchObject({ back: first, moved: true });
    expect(table.position).toBeGreaterThan(before);
    expect([table.tookBack, table.play!.picks]).toEqual([[1, 0], []]);
  });

  it('with the consent of all others is as if it had never been picked', () => {
    const table = started(3);
    const state = table.state.slice();
    const first = pick(table).entry.n;
    expect(add(table, { kind: 'ask', seat: 0, value: 1 })).toMatchObject({
      back: null,
      moved: false,
    });
    expect(table.asked).toEqual([1, 0, 0]);
    expect(add(table, { kind: 'answer', seat: 1, value: 1 }).back).toBeNull();
    expect(describeTable(table).ask).toEqual({ seat: 0, picks: 1, agreed: ['Bob'] });
    expect(add(table, { kind: 'answer', seat: 2, value: 1 })).toMatchObject({
      back: first,
      moved: true,
    });
    expect([table.ask, [...table.state]]).toEqual([null, [...state]]);
  });

  it('goes back only as far as was asked', () => {
    const table = started(2);
    pick(table);
    const state = table.state.slice();
    const second = pick(table).entry.n;
    add(table, { kind: 'ask', seat: 1, value: 1 });
    expect(add(table, { kind: 'answer', seat: 0, value: 1 }).back).toBe(second);
    expect([[...table.state], table.play!.picks.length]).toEqual([[...state], 1]);
  });

  it('ends with the first who refuses, and with the next pick', () => {
    const table = started(3);
    pick(table);
    add(table, { kind: 'ask', seat: 0, value: 1 });
    expect(add(table, { kind: 'answer', seat: 1, value: 0 }).back).toBeNull();
    expect(table.ask).toBeNull();
    add(table, { kind: 'ask', seat: 0, value: 1 });
    pick(table);
    expect(table.ask).toBeNull();
    expect(table.play!.picks).toHaveLength(2);
  });

  it('needs those who play, and who is away if a pick was made for them; not who has resigned', () => {
    const table = started(4);
    pick(table);
    pick(table);
    add(table, { kind: 'takeover', seat: 1, data: 'sapling' });
    add(table, { kind: 'resign', seat: 2, data: 'sapling' });
    expect(table.othersOf(0, 1)).toEqual(new Set(['Bob', 'Dot']));
    pick(table);
    expect(table.othersOf(0, 1)).toEqual(new Set(['Dot']));
    expect(table.othersOf(0, 2)).toEqual(new Set(['Bob', 'Dot']));
  });
});

describe('an answer given ahead', () => {
  it('for once is gone with the next pick of its seat, others stay', () => {
    const table = started(2);
    table.seats[0].standing = ['draw', 'give-anything'];
    table.seats[1].standing = ['draw'];
    pick(table, 'draw');
    expect(table.seats.map(({ standing }) => standing)).toEqual([['give-anything'], ['draw']]);
  });

  it('is gone when somebody else plays for the seat, and is saved with no table', () => {
    const table = started(3);
    for (const seat of table.seats) seat.standing = ['give-anything'];
    expect(table.saved().seats.map(({ standing }) => standing)).toEqual([[], [], []]);
    add(table, { kind: 'takeover', seat: 0, data: 'sapling' });
    add(table, { kind: 'resign', seat: 1, data: 'sapling' });
    expect(table.seats.map(({ standing }) => standing)).toEqual([[], [], ['give-anything']]);
  });
});

describe('who wins', () => {
  it('is nobody while the game is on', () => {
    expect(started(2).winners()).toEqual([]);
    expect(tableOf(2).winners()).toEqual([]);
  });

  it('is who the game says', () => {
    const table = playedOut(started(3));
    expect(table.winners()).toEqual(hostedMagpies.winners(table.state));
    expect(describeTable(table).result?.winners).toEqual(table.winners());
  });

  it('is the best of the others where the best has resigned', () => {
    const points = (table: Table): number[] =>
      hostedMagpies.score(table.state).map(({ total }) => total);
    const table = started(3, { options: { rounds: 2 } });
    while (table.status === 'playing') pick(table, 'play:');
    const [best] = table.winners();
    const again = started(3, { options: { rounds: 2 } });
    add(again, { kind: 'resign', seat: best, data: 'sapling' });
    while (again.status === 'playing') pick(again, 'play:');
    expect(points(again)).toEqual(points(table));
    const others = points(again).filter((_, seat) => seat !== best);
    const second = points(again).flatMap((n, seat) =>
      seat !== best && n === Math.max(...others) ? [seat] : [],
    );
    expect(again.winners()).toEqual(second);
    expect(second.length).toBeLessThan(others.length);
  });

  it('is who is left when all others have resigned; one of three does not end it', () => {
    const table = started(3);
    add(table, { kind: 'resign', seat: 0, data: 'sapling' });
    expect([table.status, table.turn]).toEqual(['playing', null]);
    add(table, { kind: 'resign', seat: 1, data: 'sapling' });
    expect([table.status, table.winners()]).toEqual(['over', [2]]);
  });

  it('and who has resigned has no more time to lose; what was sent before comes too late', () => {
    const table = started(3, { clock: { kind: 'live', bank: 60, increment: 0 } });
    const change = add(table, { kind: 'resign', seat: 0, data: 'sapling' }, 10_000);
    expect([change.moved, table.position]).toEqual([true, table.length]);
    expect(table.clocks.bank).toEqual([50_000, 60_000, 60_000]);
  });

  it('of two teams the other, when both partners have resigned', () => {
    const table = started(4, { options: { teams: true } });
    add(table, { kind: 'resign', seat: 1, data: 'sapling' });
    expect(table.status).toBe('playing');
    add(table, { kind: 'resign', seat: 3, data: 'sapling' });
    expect([table.status, table.winners()]).toEqual(['over', [0, 2]]);
  });
});

describe('before the start', () => {
  it('seats are taken, left and planned anew', () => {
    const table = tableOf(2);
    join(table, 1);
    expect(table.seatsOf('Bob')).toEqual([1]);
    add(table, { kind: 'leave', seat: 1 });
    expect([table.seatsOf('Bob'), table.seats[1].name]).toEqual([[], '']);
    const plan: SeatPlan = { kind: 'computer', level: 'sapling' };
    add(table, { kind: 'plan', seat: 1, data: JSON.stringify(plan) });
    expect(table.seats[1]).toMatchObject({ plan, computer: 'sapling', person: null });
    const device: SeatPlan = { kind: 'hotseat', name: 'Ann too' };
    expect(tableOf(2, { seats: [OPEN, device] }).seats.map(({ name }) => name)).toEqual([
      '',
      'Ann too',
    ]);
  });

  it('nothing but the next entry is taken', () => {
    const table = tableOf(2);
    const late = entryOf({ kind: 'close' }, 1, 0);
    expect(() => table.apply(late)).toThrow('entry 1 does not follow 0');
    expect(() => add(table, { kind: 'sing' as never })).toThrow('sing');
  });
});

describe('what a table says about its clock', () => {
  it('is nothing where there is none', () => {
    expect(describeTable(started(2)).clock).toBeNull();
    const clock = { kind: 'live', bank: 60, increment: 0 } as const;
    expect(describeTable(started(2, { clock })).clock).toEqual({
      bank: [60_000, 60_000],
      deadline: 60_000,
    });
  });
});

describe('a game whose rules are gone', () => {
  it('is followed as far as people are concerned, and counts as closed', () => {
    const old = new Table({ ...tableOf(2).info, rules: 'of old' });
    const follow = (draft: Draft): Change | null => old.follow(entryOf(draft, old.length, 5));
    follow({ kind: 'join', seat: 1, data: JSON.stringify({ person: 'Bob', name: 'Bob' }) });
    expect([old.playable, old.seatsOf('Bob'), old.status]).toEqual([false, [1], 'open']);
    expect([follow({ kind: 'start' }), old.status]).toEqual([null, 'closed']);
    expect(follow({ kind: 'pick', seat: 0, value: 999 })).toBeNull();
    expect([old.status, old.length, old.lastAt]).toEqual(['closed', 3, 5]);
  });
});

it('a table that was saved is the same in everything when it comes back', async () => {
  const table = started(3, { clock: { kind: 'live', bank: 60, increment: 3 } });
  pick(table, 'dare');
  add(table, { kind: 'undo', seat: 0, value: 1 }, 1000);
  add(table, { kind: 'pick', seat: 0, value: table.play!.codes[0], data: 'key' }, 2000);
  add(table, { kind: 'ask', seat: 0, value: 1 }, 3000);
  add(table, { kind: 'answer', seat: 1, value: 1 }, 4000);
  const saved = readSaved(JSON.stringify(table.saved()))!;
  const again = await Table.restored(table.info, saved);
  expect(again.saved()).toEqual(table.saved());
  expect(again.ask).toEqual(table.ask);
  expect([...again.state]).toEqual([...table.state]);
  expect(describeTable(again)).toEqual(describeTable(table));
  expect(readSaved(JSON.stringify({ ...saved, format: 0 }))).toBeNull();
});

it('a table that was saved before the start comes back without a game', async () => {
  const table = tableOf(2);
  join(table, 0);
  const again = await Table.restored(table.info, table.saved());
  expect([again.play, again.status, again.seatsOf('Ann')]).toEqual([null, 'open', [0]]);
});
