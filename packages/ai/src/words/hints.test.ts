import { wrongInEldervale } from '@evervale/eldervale';
import { wordsOf, wrongWords } from '@evervale/everdell';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { eldervaleHints } from './eldervale.ts';
import { HINT_KEYS, withHints } from './hints.ts';

test.each(LANGS)('hints speak the language of the cards (%s)', (lang) => {
  const { print } = withHints(wordsOf());
  const of = { key: 'name', args: { id: 'farm' } };
  const said = HINT_KEYS.map((key) => print({ key, args: { n: 2, of } }, lang));
  expect(said.flatMap((text) => wrongWords(text, lang))).toEqual([]);
});

test.each(LANGS)('hints for Eldervale speak its language (%s)', (lang) => {
  const said = Object.values<string>(eldervaleHints[lang]);
  expect(said.flatMap((text) => wrongInEldervale(text, lang))).toEqual([]);
});
