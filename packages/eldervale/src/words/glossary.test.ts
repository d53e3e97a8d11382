import { LANGS, type Lang } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { hostedEldervale } from '../hosted/index.ts';
import { catalogs } from './catalogs.ts';
import { wrongInEldervale } from './glossary.ts';
import { nameOf } from './names.ts';

const wrongIn = (texts: readonly (readonly [string, string])[], lang: Lang): string[] =>
  texts.flatMap(([key, text]) => wrongInEldervale(text, lang).map((wrong) => `${key} ${wrong}`));

describe('one vocabulary for Eldervale', () => {
  it.each(LANGS)('in everything the game says (%s)', (lang) => {
    const patterns = catalogs.flatMap((one) => Object.entries<string>(one[lang]));
    expect(wrongIn(patterns, lang)).toEqual([]);
  });

  it.each(LANGS)('in the rules (%s)', async (lang) => {
    const book = await hostedEldervale.rulebook!(lang);
    const titles = book.map(({ id, title }): [string, string] => [id, title]);
    expect(wrongIn(titles, lang)).toEqual([]);
    const rules = book.flatMap((chapter) =>
      chapter.rules.map(({ id, text }): [string, string] => [id, text]),
    );
    expect(wrongIn(rules, lang)).toEqual([]);
  });

  it('with these terms', () => {
    const called = (id: string): string[] => LANGS.map((lang) => nameOf(id, lang));
    expect(called('worker')).toEqual(['Worker', 'Arbeiter', 'Ouvrier', 'Lavoratore']);
    expect(called('dungeon')).toEqual(['Dungeon', 'Verlies', 'Donjon souterrain', 'Segrete']);
    expect(called('oracle')).toEqual(['Oracle', 'Orakel', 'Oracle', 'Oracolo']);
  });
});
