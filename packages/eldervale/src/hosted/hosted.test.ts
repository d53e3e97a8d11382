import { Refusal, isAllowed, isOver, readForm, told, withValue } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { form } from './form.ts';
import { hostedEldervale as game } from './index.ts';
import { THING_GROUPS } from './things.ts';

/** What depends on how many play (E29.3, E29.4); the form asks the rules. */
const NEEDS: Readonly<Record<string, (players: number) => boolean>> = {
  teams: (players) => players === 4,
  draft: (players) => players > 1,
  frostGiant: (players) => players > 1,
};

test('whatever the form lets somebody choose, the rules allow (E29.1)', () => {
  for (const players of [1, 2, 3, 4, 5]) {
    for (const field of form.fields.filter(({ when }) => when?.({ players }) ?? true)) {
      const values =
        field.kind === 'switch' ? [field.on, field.off] : field.values.map(({ value }) => value);
      for (const value of values) {
        const chosen = withValue(field, field.kind === 'several' ? [value] : value, { players });
        const allowed = !NEEDS[String(value)] || NEEDS[String(value)](players);
        expect([chosen, isAllowed(game, told(form, chosen))]).toEqual([chosen, allowed]);
      }
    }
  }
});

test('options that were read can be read again, and a state remembers them', () => {
  for (const input of [{}, { players: 5, modules: ['noDoors'], powerValues: [1, 2, 3, 4, 5] }]) {
    const options = game.readOptions(input);
    expect(game.readOptions(options)).toEqual(options);
    expect(game.optionsOf(game.create(options, 1))).toEqual(options);
  }
  expect(game.readOptions(readForm(form, {}))).toEqual(game.readOptions({}));
});

test.each([null, 7, 'two', { players: 0 }, { players: 6 }, { modules: ['moon'] }, { tea: 1 }])(
  'a table with %j is refused',
  (input) => {
    expect(() => game.readOptions(input)).toThrow(Refusal);
  },
);

test('every field, value and note has words in every language', () => {
  for (const lang of LANGS) {
    for (const field of form.fields) {
      const values = field.kind === 'switch' ? [] : field.values;
      const texts = [field.label, ...values.flatMap(({ label, note }) => [label, note])];
      for (const text of texts.filter((one) => one !== undefined)) {
        expect(game.print(text, lang)).not.toBe('');
      }
    }
  }
});

test('everything with a name and a text can be looked up once, in every language', () => {
  const { things } = game.lookup;
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  expect(new Set(things.map(({ group }) => group))).toEqual(new Set(THING_GROUPS));
  for (const thing of things) {
    for (const lang of LANGS) {
      for (const text of [thing.name, ...thing.facts(), thing.text()]) {
        expect(game.print(text, lang)).not.toBe('');
      }
    }
  }
});

test('a card is found by what it says in German, everything by its name in Italian', () => {
  const dragons = game.lookup.search(['drache', 'abenteuerkarte']);
  expect(dragons.length).toBeGreaterThan(0);
  for (const { group } of dragons) expect(group).toBe('adventure');
  for (const id of ['base-fire', 'air-a', 'water-2', 'mill', 'tailwind', 'minotaur']) {
    const thing = game.lookup.find(id)!;
    expect(game.lookup.named(game.lookup.nameIn(thing, 'it'), 'en')[0]).toBe(thing);
  }
});

/** Every name of a field and every word that stands in a view. */
function wordsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inside] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(name);
    wordsIn(inside, found);
  }
  return found;
}

test('whatever stands in a view has a name in every language', () => {
  const s = game.create(game.readOptions({ players: 3 }), 5);
  const found = new Set<string>();
  for (let i = 0; !isOver(s); i++) {
    const { codes, count } = game.machine.legal(s);
    game.machine.apply(s, codes[(i * 7) % count]);
    if (i % 40 === 0) wordsIn(game.view(s, 0), found);
  }
  const unnamed = [...found].filter((word) => {
    const text = game.lookup.find(word)?.name ?? game.reading!.term(word);
    return text === undefined || LANGS.some((lang) => game.print(text, lang) === '');
  });
  expect(unnamed).toEqual([]);
});

test('people are called by their names, who has none is numbered', () => {
  const { print } = game.words(['Ann', undefined]);
  const named = (seat: number) => print({ key: 'player', args: { seat } }, 'en');
  expect([named(0), named(1)]).toEqual(['Ann', 'Player 2']);
});

test('every line of the score sheet has a heading in every language', () => {
  const [first] = game.score(game.create(game.readOptions({}), 1));
  for (const { part } of first.lines) {
    for (const lang of LANGS) game.print({ key: `score.line.${part}` }, lang);
  }
});

test('the deal of the day is one that the rules allow: the Ghosts in all strengths, some days with Legendary Monsters', () => {
  const deals = Array.from({ length: 12 }, (_, chance) => game.daily!(chance).options);
  expect(deals.filter((options) => !isAllowed(game, options))).toEqual([]);
  expect(new Set(deals.map(({ level }) => level)).size).toBe(3);
  expect(new Set(deals.map(({ modules }) => String(modules)))).toEqual(new Set(['', 'legendary']));
});
