import {
  decidingSeat,
  isAllowed,
  isOver,
  readForm,
  told,
  withValue,
  type Chosen,
} from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { POWERS } from '../powers/list.ts';
import { form } from './form.ts';
import { hostedEverdell as game } from './index.ts';
import { THING_GROUPS } from './thing.ts';

/** Every value of every field, alone, for one and for two players. */
function wishes(): Chosen[] {
  return [1, 2].flatMap((players) =>
    form.fields.flatMap((field) => {
      const values =
        field.kind === 'switch' ? [field.on, field.off] : field.values.map(({ value }) => value);
      return values.map((value) =>
        withValue(field, field.kind === 'several' ? [value] : value, { players }),
      );
    }),
  );
}

const formAllows = (options: Chosen): boolean =>
  isAllowed({ readOptions: (input) => readForm(form, input) }, options);

test('whatever the form lets somebody choose, the rules allow (33.1)', () => {
  for (const wish of wishes()) {
    const options = told(form, wish);
    expect([options, formAllows(options), isAllowed(game, options)]).toEqual([options, true, true]);
  }
});

test('what is not in the form is refused by both', () => {
  const wrong = [
    { players: 7 },
    { players: 2, rugwort: { year: 2 } },
    { boxes: ['sea'] },
    { events: 'half' },
    { house: { 'rugwort.tie': 'never' } },
    { tea: 1 },
  ];
  for (const options of wrong) {
    expect([options, formAllows(options), isAllowed(game, options)]).toEqual([
      options,
      false,
      false,
    ]);
  }
});

test('what the form calls usual is what the rules take when nothing is said', () => {
  for (const players of [1, 2, 6]) {
    const usual = readForm(form, { players });
    expect(game.readOptions(usual)).toEqual(game.readOptions({ players }));
  }
});

test('every field, value, note and advice has words in every language', () => {
  for (const lang of LANGS) {
    for (const field of form.fields) {
      const values = field.kind === 'switch' ? [] : field.values;
      const texts = [
        field.label,
        field.note,
        ...values.flatMap(({ label, note }) => [label, note]),
      ];
      for (const text of texts.filter((one) => one !== undefined)) {
        expect(game.print(text, lang)).not.toBe('');
      }
    }
    for (const { label } of game.standing) expect(game.print(label, lang)).not.toBe('');
  }
});

test('flags of the command line are one word each', () => {
  const flags = form.fields.map(({ flag }) => flag);
  expect(new Set(flags).size).toBe(flags.length);
  for (const flag of flags) expect(flag).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('everything with a name and a text can be looked up, once', () => {
  const { lookup } = game;
  const ids = lookup.things.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(lookup.things.map(({ group }) => group))).toEqual(new Set(THING_GROUPS));
  for (const { id } of POWERS) expect(lookup.find(id)?.group).toBe('power');
  for (const thing of lookup.things) {
    const texts = [thing.name, ...thing.facts(), thing.text()];
    for (const lang of LANGS) for (const text of texts) game.print(text, lang);
  }
});

test('who plays alone meets Rugwort, who has a name; several are among themselves', () => {
  const [rugwort] = game.automats(game.readOptions({ players: 1 }));
  expect(game.print(rugwort.name, 'en')).toBe('Rugwort');
  expect(game.automats(game.readOptions({ players: 2 }))).toEqual([]);
  const { print } = game.words(['Ann']);
  const named = (seat: number) => print({ key: 'player', args: { seat } }, 'en');
  expect([named(0), named(1)]).toEqual(['Ann', 'Rugwort']);
});

test('the rule book has its chapters and headings in every language', async () => {
  const english = await game.rulebook!('en');
  for (const lang of LANGS) {
    const book = await game.rulebook!(lang);
    expect(book.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const { title, rules } of book) {
      expect(title).not.toBe('');
      for (const { text } of rules) expect(text).not.toBe('');
    }
  }
});

test('an order to pass answers the choice of a turn where passing is possible, and nothing else', () => {
  const [pass] = game.standing;
  const s = game.create(game.readOptions({ players: 2 }), 1);
  const answers = new Set<string | undefined>();
  while (!isOver(s)) {
    const code = pass.pick(s, decidingSeat(s));
    answers.add(code === undefined ? undefined : game.machine.wording(s, code).key);
    game.machine.apply(s, game.machine.legal(s).codes[0]);
  }
  expect(answers).toEqual(new Set([undefined, 'pass']));
});

test('the deal of the day is one that the rules allow; some days bring a box, some Nightweave', () => {
  const deals = Array.from({ length: 80 }, (_, chance) => game.daily!(chance).options);
  expect(deals.filter((options) => !isAllowed(game, options))).toEqual([]);
  expect(new Set(deals.map(({ boxes }) => String(boxes)))).toEqual(
    new Set(['', 'newleaf', 'spirecrest', 'undefined']),
  );
  const hers = deals.flatMap(({ nightweave }) => (nightweave as { difficulty: number }) ?? []);
  expect(new Set(hers.map(({ difficulty }) => difficulty))).toEqual(new Set([0, 1, 2, 3, 4]));
});
