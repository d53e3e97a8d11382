import { BOX_IDS, readOptions } from '@evervale/everdell';
import { expect, test } from 'vitest';
import {
  adviceFor,
  freshDraft,
  localSeats,
  moved,
  obstacleTo,
  optionsOf,
  resized,
  seatWishes,
} from './tableDraft.ts';

test('a fresh table is a game against a computer player; online it waits for somebody', () => {
  expect(localSeats(freshDraft('Ann', false))).toEqual([
    { name: 'Ann', by: 'person' },
    { name: 'Oakley', by: 'sapling' },
  ]);
  expect(seatWishes(freshDraft('Ann', true))).toEqual([{ kind: 'open' }, { kind: 'open' }]);
});

test('every kind of seat becomes a wish to the server', () => {
  const draft = resized(freshDraft('Ann', true), 5);
  const by = ['person', 'open', 'invited', 'oak', 'person'] as const;
  const seats = draft.seats.map((seat, i) => ({ ...seat, by: by[i], invited: ' bob7 ' }));
  expect(seatWishes({ ...draft, seats })).toEqual([
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'invited', person: 'bob7' },
    { kind: 'computer', level: 'oak' },
    { kind: 'hotseat', name: 'Rowan' },
  ]);
});

test('moving a table from online to here leaves no seat open', () => {
  const there = moved(resized(freshDraft('', false), 3), true);
  expect(there.seats.map(({ by }) => by)).toEqual(['person', 'open', 'open']);
  expect(moved(there, false).seats.map(({ by }) => by)).toEqual(['person', 'sapling', 'sapling']);
});

test('one alone plays against Rugwort, and the rules accept the options', () => {
  const alone = { ...resized(freshDraft('', false), 1), year: 2 as const };
  expect(readOptions(optionsOf(alone)).rugwort).toEqual({ year: 2, modules: [] });
  const fair = {
    ...freshDraft('', false),
    boxes: ['bellfaire-events'] as const,
    mix: 'half' as const,
  };
  expect(readOptions(optionsOf(fair)).events).toBe('half');
  expect(readOptions(optionsOf({ ...fair, boxes: [] })).events).toBeUndefined();
});

test('whatever can be chosen beside each other is allowed by the rules', () => {
  const draft = freshDraft('', false);
  for (const box of BOX_IDS) {
    for (const other of BOX_IDS) {
      const chosen = { ...draft, boxes: [other] };
      const both = optionsOf({ ...draft, boxes: [other, box] });
      expect(both === null).toBe(obstacleTo(box, chosen) !== null);
    }
  }
});

test('advice about boxes knows who plays: alone, powers want one of Rugwort’s modules (24.2)', () => {
  const two = { ...freshDraft('Ann', false), boxes: ['powers', 'extra'] as const };
  const said = (draft: typeof two): string[] => adviceFor(draft).map(({ advice }) => advice);
  expect(said(two)).toEqual(['experienced']);
  const alone = { ...resized(two, 1), boxes: two.boxes };
  expect(said(alone)).toEqual(['experienced', 'rugwortModule']);
  expect(said({ ...alone, modules: ['luck'] })).toEqual(['experienced']);
});
