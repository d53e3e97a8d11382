import { hostedEldervale } from '@evervale/eldervale';
import { BOX_IDS, hostedEverdell, readOptions } from '@evervale/everdell';
import { obstacleTo, type Chosen, type SeveralField } from '@evervale/kernel';
import { expect, test } from 'vitest';
import {
  chosenIn,
  freshDraft,
  localSeats,
  moved,
  nextLook,
  optionsOf,
  playedBy,
  resized,
  seatWishes,
  type TableDraft,
} from './tableDraft.ts';
import { PRESETS, presetDraft } from './presets.ts';

const game = hostedEverdell;
const boxField = game.form.fields.find(({ flag }) => flag === 'boxes') as SeveralField;
const choosing = (draft: TableDraft, chosen: Chosen): TableDraft => ({ ...draft, chosen });

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

test('a computer player of a character is called by it, unless it has a name of its own', () => {
  const draft = freshDraft('Ann', false);
  const host = playedBy(draft.seats[1], 1, 'oak/host', 'en');
  expect(host).toMatchObject({ name: 'Host', by: 'oak/host' });
  expect(playedBy(host, 1, 'sprout/host', 'en').name).toBe('Host');
  expect(playedBy(host, 1, 'oak', 'en').name).toBe('Oakley');
  expect(playedBy({ ...host, name: 'Gus' }, 1, 'oak', 'en').name).toBe('Gus');
  expect(seatWishes({ ...draft, seats: [draft.seats[0], host] })[1]).toEqual({
    kind: 'computer',
    level: 'oak/host',
  });
});

test('moving a table from online to here leaves no seat open', () => {
  const there = moved(resized(freshDraft('', false), 3), true);
  expect(there.seats.map(({ by }) => by)).toEqual(['person', 'open', 'open']);
  expect(moved(there, false).seats.map(({ by }) => by)).toEqual(['person', 'sapling', 'sapling']);
});

test('one alone plays against Rugwort, and the rules accept the options', () => {
  const alone = choosing(resized(freshDraft('', false), 1), { rugwort: { year: 2 } });
  expect(readOptions(optionsOf(game, alone)).rugwort).toEqual({ year: 2, modules: [] });
  const fair = { boxes: ['bellfaire-events'], events: 'half' };
  const two = freshDraft('', false);
  expect(readOptions(optionsOf(game, choosing(two, fair))).events).toBe('half');
  const none = choosing(two, { ...fair, boxes: [] });
  expect(readOptions(optionsOf(game, none)).events).toBeUndefined();
});

test('what was chosen for one alone does no harm when others come', () => {
  const solo = { rugwort: { year: 2 }, house: { 'rugwort.tie': 'playerWins' } };
  expect(optionsOf(game, choosing(freshDraft('', false), solo))).toEqual({ players: 2 });
});

test('whatever can be chosen beside each other is allowed by the rules', () => {
  const draft = freshDraft('', false);
  for (const box of BOX_IDS) {
    for (const other of BOX_IDS) {
      const chosen = chosenIn(choosing(draft, { boxes: [other] }));
      const both = optionsOf(game, choosing(draft, { boxes: [other, box] }));
      expect(both === null).toBe(obstacleTo(game, boxField, box, chosen) !== null);
    }
  }
});

test('advice about boxes knows who plays: alone, powers want one of Rugwort’s modules (24.2)', () => {
  const boxes = ['powers', 'extra'];
  const said = (draft: TableDraft): string[] =>
    game.form.advice!(chosenIn(draft)).map(({ text }) => text.key);
  const two = choosing(freshDraft('Ann', false), { boxes });
  expect(said(two)).toEqual(['advice.experienced']);
  const alone = resized(two, 1);
  expect(said(alone)).toEqual(['advice.experienced', 'advice.rugwortModule']);
  expect(said(choosing(alone, { boxes, rugwort: { modules: ['luck'] } }))).toEqual([
    'advice.experienced',
  ]);
});

test('everybody at a table is another animal, however the seats are changed', () => {
  let draft = resized(freshDraft('Ann', false), 3);
  draft = { ...draft, seats: nextLook(draft.seats, 0) };
  expect(draft.seats.map(({ look }) => look)).toEqual([3, 1, 2]);
  draft = resized(draft, 6);
  expect(new Set(draft.seats.map(({ look }) => look)).size).toBe(6);
  draft = { ...draft, seats: nextLook(draft.seats, 5) };
  expect(new Set(draft.seats.map(({ look }) => look)).size).toBe(6);
});

test('a preset takes whatever goes together, and the rules allow it', () => {
  for (const preset of PRESETS) {
    const draft = presetDraft(game, preset, freshDraft('Ann', false), 'en');
    expect(optionsOf(game, draft)).not.toBeNull();
  }
  const evening = presetDraft(game, 'evening', freshDraft('Ann', false), 'en');
  expect((evening.chosen['boxes'] as string[]).length).toBe(4);
  expect(game.form.advice!(chosenIn(evening))).toEqual([]);
  const all = presetDraft(game, 'everything', freshDraft('Ann', false), 'en');
  expect((all.chosen['boxes'] as string[]).length).toBeGreaterThan(8);
});

test('a preset takes players without a character, and no name of one stays behind', () => {
  const [me, other] = freshDraft('Ann', false).seats;
  const seats = [me, playedBy(other, 1, 'oak/builder', 'en')];
  expect(seats[1].name).toBe('Builder');
  const first = presetDraft(game, 'first', { ...freshDraft('Ann', false), seats }, 'en');
  expect(first.seats[1]).toMatchObject({ by: 'sprout', name: 'Oakley' });
});

test('presets of Eldervale take its modules, not other ways to play, and the rules allow them', () => {
  const left = new Set(['teams', 'noDoors']);
  for (const preset of PRESETS) {
    const draft = presetDraft(hostedEldervale, preset, freshDraft('Ann', false), 'en', left);
    expect(optionsOf(hostedEldervale, draft)).not.toBeNull();
  }
  const all = presetDraft(hostedEldervale, 'everything', freshDraft('Ann', false), 'en', left);
  const modules = all.chosen['modules'] as string[];
  expect(modules).toContain('motherOfDragons');
  expect(modules.filter((module) => left.has(module))).toEqual([]);
});
