import { wrongInEldervale } from '@evervale/eldervale';
import { wordsOf, wrongWords } from '@evervale/everdell';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { eldervaleHints } from './eldervale.ts';
import { HINT_KEYS, withHints } from './hints.ts';
import { shortened } from './review.ts';

test.each(LANGS)('hints speak the language of the cards (%s)', (lang) => {
  const { print } = withHints(wordsOf());
  const of = { key: 'name', args: { id: 'farm' } };
  const said = HINT_KEYS.map((key) => print({ key, args: { n: 2, of, why: of, less: of } }, lang));
  expect(said.flatMap((text) => wrongWords(text, lang))).toEqual([]);
});

test('a single point is one', () => {
  const { print } = withHints(wordsOf());
  const lost = { key: 'review.lostInAll', args: { n: 1, points: 1 } };
  expect(print(lost, 'en')).toBe('1 mistake, about 1 point');
  expect(print(lost, 'it')).toBe('1 errore, circa 1 punto');
});

test('of a long move the first picks are told', () => {
  const steps = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, text: { key } }));
  const keyOf = ({ key }: { key: string }): string => key;
  expect(shortened(steps, keyOf)).toEqual(['a', 'b', 'c', 'd', '…']);
  expect(shortened(steps.slice(1), keyOf)).toEqual(['b', 'c', 'd', 'e']);
});

test.each(LANGS)('hints for Eldervale speak its language (%s)', (lang) => {
  const said = Object.values<string>(eldervaleHints[lang]);
  expect(said.flatMap((text) => wrongInEldervale(text, lang))).toEqual([]);
});
