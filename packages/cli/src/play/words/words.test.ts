import { wrongInEldervale } from '@evervale/eldervale';
import { wrongWords } from '@evervale/everdell';
import { LANGS, catalogGaps } from '@evervale/kernel/text';
import { expect, it } from 'vitest';
import { eldervaleWords } from '../../games/eldervale/words/index.ts';
import { everdellWords } from '../../games/everdell/words/index.ts';
import { uiCatalog } from './index.ts';

it('the terminal has the same words in every language', () => {
  expect(catalogGaps([uiCatalog])).toEqual([]);
  expect(catalogGaps([everdellWords])).toEqual([]);
});

it.each(LANGS)('the terminal speaks the language of the cards (%s)', (lang) => {
  const said = Object.entries({ ...uiCatalog[lang], ...everdellWords[lang] });
  expect(
    said.flatMap(([key, text]) => wrongWords(text, lang).map((word) => `${key} ${word}`)),
  ).toEqual([]);
  const vale = Object.entries<string>(eldervaleWords[lang]);
  expect(
    vale.flatMap(([key, text]) => wrongInEldervale(text, lang).map((word) => `${key} ${word}`)),
  ).toEqual([]);
});
