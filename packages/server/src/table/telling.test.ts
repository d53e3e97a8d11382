import { patched, type Change as PatchLine } from '@evervale/protocol/patch';
import { expect, it } from 'vitest';
import { Channel } from './channel.ts';
import { entryOf, type Draft } from './entry.ts';
import { fields } from './fields.ts';
import { Table, type Change } from './table.ts';
import { Telling } from './telling.ts';
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

const viewIn = (snapshot: string): unknown => (JSON.parse(snapshot) as { view: unknown }).view;

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
    const telling = new Telling(table, [pick(table, DRAW)]);
    const cards = new Map(order.map((seat) => [seat, eventsOf(telling, seat)[0].card]));
    expect([cards.get(1), cards.get(null)]).toEqual([null, null]);
    expect(cards.get(0)).toEqual(expect.any(Number));
  }
});

it('also of several changes at once', () => {
  const table = started();
  const telling = new Telling(table, [pick(table, DRAW), pick(table, DRAW)]);
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
  const telling = new Telling(table, [pick(table, open)]);
  const [own, other] = [eventsOf(telling, 0), eventsOf(telling, 1)];
  expect(own).toEqual([{ type: 'play', seat: 0, card: open - PLAY }]);
  expect(other).toEqual(own);
});

it('what was taken back is told from where on; of several changes only what was seen before', () => {
  const table = started();
  const dare = pick(table, 2);
  const undo = add(table, { kind: 'undo', seat: 0, value: 1 });
  const backIn = (...changes: Change[]): number | undefined =>
    (JSON.parse(`{${new Telling(table, changes).happenedFor(0)}}`) as { back?: number }).back;
  expect(backIn(undo)).toBe(dare.entry.n);
  expect(backIn(dare, undo)).toBeUndefined();
  expect(backIn(dare)).toBeUndefined();
});

it('a view is told as what has changed since the last one; before the start there was none', () => {
  const table = started();
  const shown = [0, 1].map((seat) => new Telling(table, []).viewFor(seat, null));
  expect(new Telling(table, []).patch(null, shown[0])).toContain('"/deck"');
  const telling = new Telling(table, [pick(table, DRAW)]);
  const [own, others] = shown.map((view, seat) => telling.patch(view, telling.viewFor(seat, view)));
  expect(own).toContain('/hand');
  expect(others).not.toContain('/hand');
  expect(others).toContain('/cards"');
  expect(new Telling(table, []).patch(shown[0], shown[0])).toBe('[]');
});

it('viewers have what a new one is shown, however they came to it: step by step, several at once, or back', () => {
  const table = started();
  const channels = [0, 1, null].map((seat) => new Channel(seat));
  const views = channels.map((channel) => viewIn(channel.snapshot(table)));
  const tell = (...changes: Change[]): void => {
    const telling = new Telling(table, changes);
    for (const [i, channel] of channels.entries()) {
      const { patch } = JSON.parse(channel.moved(telling)) as { patch: PatchLine[] };
      views[i] = patched(views[i], patch);
      expect(views[i]).toEqual(viewIn(new Channel(channel.seat).snapshot(table)));
    }
  };
  tell(pick(table, DRAW));
  tell(pick(table, DRAW), pick(table, DRAW));
  tell(pick(table, 2));
  tell(add(table, { kind: 'undo', seat: table.decider!, value: 1 }));
  // Who comes later does not change what the others are told.
  channels[1].snapshot(table);
  channels.reverse();
  views.reverse();
  tell(pick(table, DRAW));
});

it('fields of an object stand without its braces', () => {
  expect(fields({ a: 1, b: undefined, c: 'x' })).toBe('"a":1,"c":"x"');
});
