import { expect, test } from 'vitest';
import { factsOf, fieldsFor, obstacleTo, readForm, told, valueOf, withValue } from './form.ts';
import type { Chosen, Field, OptionsForm, SeveralField } from './form.ts';
import { Refusal } from '../refusal.ts';

const text = (key: string) => ({ key });
const boxes: SeveralField = {
  kind: 'several',
  path: ['boxes'],
  flag: 'boxes',
  part: 'boxes',
  label: text('boxes'),
  values: ['sea', 'hill', 'moon'].map((value) => ({ value, label: text(value) })),
};
const tide: Field = {
  kind: 'one',
  path: ['sea', 'tide'],
  flag: 'tide',
  part: 'variants',
  label: text('tide'),
  values: [1, 2].map((value) => ({ value, label: text(`tide ${value}`) })),
  usual: 1,
  when: ({ boxes: some }) => ((some as string[] | undefined) ?? []).includes('sea'),
};
const quick: Field = {
  kind: 'switch',
  path: ['house', 'quick.end'],
  flag: 'quick',
  part: 'house',
  label: text('quick'),
  on: 'soon',
  off: 'late',
};
const form: OptionsForm = {
  players: { least: 2, most: 4, usual: 3 },
  fields: [boxes, tide, quick],
};
const game = {
  readOptions(input: unknown): Chosen {
    const options = readForm(form, input);
    const some = options['boxes'] as string[];
    if (some.includes('sea') && some.includes('moon')) throw new Refusal('options.boxes', 'tides');
    if (some.includes('hill') && options['players'] === 4) throw new Refusal('options.boxes', 'no');
    return options;
  },
};

test('what is not said is as usual, and only what is asked for is there', () => {
  expect(readForm(form, {})).toEqual({ players: 3, boxes: [], house: { 'quick.end': 'late' } });
  expect(readForm(form, { players: 2, boxes: ['moon', 'sea'] })).toEqual({
    players: 2,
    boxes: ['sea', 'moon'],
    sea: { tide: 1 },
    house: { 'quick.end': 'late' },
  });
});

test.each([
  [null, 'options: must be an object'],
  [{ players: 5 }, 'options.players: must be a whole number from 2 to 4'],
  [{ boxes: 'sea' }, 'options.boxes: must be a list'],
  [{ boxes: ['see'] }, 'options.boxes: may contain sea, hill, moon'],
  [{ sea: { tide: 2 } }, 'options.sea.tide: does not go with the other options'],
  [{ boxes: ['sea'], sea: { tide: 3 } }, 'options.sea.tide: must be 1 or 2'],
  [{ boxes: ['sea'], sea: { wave: 3 } }, 'options.sea.wave: is not an option'],
  [{ house: { 'quick.end': 'now' } }, 'options.house.quick.end: must be late or soon'],
  [{ house: 7 }, 'options.house: must be an object'],
  [{ toString: 1 }, 'options.toString: is not an option'],
])('wrong options are refused with the field: %j', (input, problem) => {
  expect(() => readForm(form, input)).toThrow(problem);
});

test('what is not asked for may be said to be as usual: options that were read can be read again', () => {
  expect(readForm(form, { sea: { tide: 1 } })).toEqual(readForm(form, {}));
  const read = readForm(form, { boxes: ['sea'] });
  expect(readForm(form, read)).toEqual(read);
});

test('a draft keeps what was chosen; the game is told only what is asked for and unusual', () => {
  let chosen: Chosen = { players: 2 };
  chosen = withValue(boxes, ['sea'], chosen);
  chosen = withValue(tide, 2, chosen);
  expect(fieldsFor(form, chosen)).toEqual([boxes, tide, quick]);
  expect(told(form, chosen)).toEqual({ players: 2, boxes: ['sea'], sea: { tide: 2 } });
  chosen = withValue(boxes, [], chosen);
  expect(told(form, chosen)).toEqual({ players: 2 });
  expect(valueOf(tide, chosen)).toBe(2);
});

test('what stands against a value is another one, or how many play', () => {
  expect(obstacleTo(game, boxes, 'moon', { players: 2, boxes: ['hill', 'sea'] })).toEqual({
    other: 'sea',
  });
  expect(obstacleTo(game, boxes, 'hill', { players: 4, boxes: [] })).toBe('players');
  expect(obstacleTo(game, boxes, 'hill', { players: 3, boxes: ['sea'] })).toBeNull();
});

test('a list of tables says what is unusual about one', () => {
  const options = { players: 2, boxes: ['hill'], house: { 'quick.end': 'soon' } };
  expect(factsOf(form, options)).toEqual([text('hill'), text('quick')]);
  expect(factsOf(form, { players: 2, boxes: [], house: { 'quick.end': 'late' } })).toEqual([]);
});
