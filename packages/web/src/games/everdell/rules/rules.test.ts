import { readdirSync, readFileSync } from 'node:fs';
import { CARDS, wordsOf } from '@evervale/everdell';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { describe, expect, test } from 'vitest';
import { plain } from '../cards/search.ts';
import { CARD_RULINGS, CHAPTERS, headingOf } from '@evervale/everdell/rulebook';
import { findRules } from '../../common/findRules.ts';
import { GUIDES } from './guide/index.ts';
import { rulingsOf } from './rulings.ts';
import { RULES_NAMED } from '../model/ruleOf.ts';

const FOLDER = new URL('../../../../../everdell/rules/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

/** What lists the content of the boxes is no rule that players look up. */
const FOR_BUILDERS = '34-content.json';

test('every chapter of a box that is built can be looked up', () => {
  const built = read('boxes.json') as string[];
  const wanted = readdirSync(FOLDER)
    .filter((name) => /^\d/.test(name) && name !== FOR_BUILDERS)
    .map((name) => read(name) as { box: string; rules: { id: string; box?: string | string[] }[] })
    .flatMap(({ box, rules }) =>
      rules
        .filter((rule) => [box, rule.box ?? []].flat().every((one) => built.includes(one)))
        .map(({ id }) => id),
    );
  expect(CHAPTERS.flatMap(({ rules }) => rules.map(({ id }) => id)).sort()).toEqual(wanted.sort());
});

test.each(LANGS)('every chapter has a heading (%s)', (lang) => {
  for (const chapter of [...CHAPTERS, CARD_RULINGS]) {
    expect(headingOf(chapter, lang)).toMatch(/\w/);
  }
});

test('every base card has rulings, the Postal Pigeon included', () => {
  const base = CARDS.list.filter(({ box }) => box === 'base');
  expect(base.filter(({ id }) => rulingsOf(id, 'card').length === 0)).toEqual([]);
  expect(rulingsOf('postal-pigeon', 'card')[0].id).toBe('PIGEON.1');
});

test('the Haven and the Journey have rules of their own (5.22-5.30)', () => {
  expect(rulingsOf('haven', 'haven').map(({ id }) => id)).toEqual(['5.22', '5.23', '5.24']);
  expect(rulingsOf('journey-3', 'haven')[0].id).toBe('5.25');
});

test('a number finds one rule, words find those that have all of them', () => {
  const ids = (wanted: string): string[] =>
    findRules(CHAPTERS, wanted).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('6.33')).toEqual(['6.33']);
  expect(ids('5.')).toHaveLength(49);
  expect(ids('haven hand empty')).toEqual(['5.24']);
});

test('the guide says the same in every language and names rules that exist', () => {
  const known = new Set(CHAPTERS.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const shape = (lang: (typeof LANGS)[number]) =>
    GUIDES[lang].map(({ text, rules }) => ({ n: text.length, rules }));
  for (const lang of LANGS) {
    expect(shape(lang)).toEqual(shape('en'));
    for (const { rules } of GUIDES[lang]) rules.forEach((id) => expect(known).toContain(id));
  }
});

const OTHERS = LANGS.filter((lang) => lang !== 'en');
const shown = [...CHAPTERS, CARD_RULINGS].flatMap(({ rules }) => rules);

describe.each(OTHERS)('the rules in %s', (lang) => {
  const texts = read(`translations/${lang}.json`) as Record<string, string>;

  test('every rule that can be looked up is there, and said in other words than the English ones', () => {
    expect(shown.filter(({ id }) => !texts[id]).map(({ id }) => id)).toEqual([]);
    expect(shown.filter(({ id, text }) => texts[id] === text).map(({ id }) => id)).toEqual([]);
  });

  test('they have the same numbers', () => {
    const numbers = (text: string): string => (text.match(/\d+/g) ?? []).sort().join();
    const wrong = shown.filter(({ id, text }) => numbers(text) !== numbers(texts[id]));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('cards and places are called what the game calls them', () => {
    const words = wordsOf();
    const called = (id: string, speech: Lang): string =>
      words.print({ key: 'name', args: { id } }, speech).toLowerCase();
    // A name may bend at its end: "des Gasthauses", "Fattorie".
    const stem = (name: string): string => name.slice(0, Math.max(3, name.length - 2));
    const ids = [
      ...CARDS.list.filter(({ box }) => box === 'base').map(({ id }) => id),
      'haven',
      'journey',
      'solo-rugwort',
      'term-meadow',
    ];
    const wrong = shown.flatMap(({ id, text }) =>
      ids
        .filter((card) => new RegExp(`\\b${called(card, 'en')}\\b`, 'i').test(text))
        .filter((card) => text.includes(capital(called(card, 'en'))))
        .filter((card) => !plain(texts[id]).includes(plain(stem(called(card, lang)))))
        .map((card) => `${id}: ${called(card, lang)}`),
    );
    expect(wrong).toEqual([]);
  });
});

const capital = (name: string): string =>
  name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());

test('questions and reasons name rules that exist', () => {
  const known = new Set(shown.map(({ id }) => id));
  expect(RULES_NAMED.filter((id) => !known.has(id))).toEqual([]);
});
