import { expect, it } from 'vitest';
import { entryOf, type Draft } from './entry.ts';
import { Table, type Change } from './table.ts';
import { Telling, fields } from './telling.ts';
import { magpieInfo } from '../../test/magpieInfo.ts';

const [DRAW, PLAY] = [1, 20];

function started(): Table {
  const table = new Table(magpieInfo());
  add(table, { kind: 'start' });
  return table;
}

const add = (table: Table, draft: Draft): Change => table.apply(entryOf(draft, table.length, 0));
const pick = (table: Table, value: number): Change =>
  add(table, { kind: 'pick', seat: table.decider!, value });

/** The events as a seat is told them. */
function eventsOf(telling: Telling, seat: number | null): { seat: number; card: number | null }[] {
  const { events } = JSON.parse(`{${telling.happenedFor(seat)}}`) as { events: { event: never }[] };
  return events.map(({ event }) => event);
}

it('what one seat alone may know is told to no other, whoever is told first', () => {
  for (const order of [
    [0, 1, null],
    [null, 1, 0],
  ]) {
    const table = started();
    const telling = new Telling(table, [pick(table, DRAW)], null);
    const cards = new Map(order.map((seat) => [seat, eventsOf(telling, seat)[0].card]));
    expect([cards.get(1), cards.get(null)]).toEqual([null, null]);
    expect(cards.get(0)).toEqual(expect.any(Number));
  }
});

it('also of several changes at once', () => {
  const table = started();
  const telling = new Telling(table, [pick(table, DRAW), pick(table, DRAW)], null);
  const cards = (seat: number | null): boolean[] =>
    eventsOf(telling, seat).map(({ card }) => card !== null);
  expect([cards(0), cards(1), cards(null)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it('what all may know is told to all of them', () => {
  const table = started();
  const open = table.play!.codes.find((code) => code > PLAY)!;
  const telling = new Telling(table, [pick(table, open)], null);
  const [own, other] = [eventsOf(telling, 0), eventsOf(telling, 1)];
  expect(own).toEqual([{ type: 'play', seat: 0, card: open - PLAY }]);
  expect(other).toEqual(own);
});

it('what was taken back is told from where on; of several changes only what was seen before', () => {
  const table = started();
  const dare = pick(table, 2);
  const undo = add(table, { kind: 'undo', seat: 0, value: 1 });
  const backIn = (...changes: Change[]): number | undefined =>
    (JSON.parse(`{${new Telling(table, changes, null).happenedFor(0)}}`) as { back?: number }).back;
  expect(backIn(undo)).toBe(dare.entry.n);
  expect(backIn(dare, undo)).toBeUndefined();
  expect(backIn(dare)).toBeUndefined();
});

it('a view is told as what has changed since the last one; before the start there was none', () => {
  const table = started();
  const before = table.state.slice();
  const first = new Telling(table, [], null).patchFor(0);
  expect(first).toContain('"/deck"');
  pick(table, DRAW);
  const telling = new Telling(table, [], before);
  expect(telling.patchFor(0)).toContain('/hand');
  expect(telling.patchFor(1)).not.toContain('/hand');
  expect(telling.patchFor(1)).toContain('/cards"');
  expect(new Telling(table, [], table.state).patchFor(0)).toBe('[]');
});

it('fields of an object stand without its braces', () => {
  expect(fields({ a: 1, b: undefined, c: 'x' })).toBe('"a":1,"c":"x"');
});
