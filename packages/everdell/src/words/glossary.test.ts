import { readFileSync, readdirSync } from 'node:fs';
import { LANGS, type Lang } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { catalogs, wordsOf } from '../index.ts';
import { CHAPTERS } from '../rulebook/chapters.ts';
import { headingOf } from '../rulebook/headings.ts';
import { wrongWords } from './glossary.ts';
import { name } from './texts.ts';

const RULES = new URL('../../rules/', import.meta.url);

/** The rules in a language, by number. */
function rulesIn(lang: Lang): [string, string][] {
  if (lang !== 'en') {
    const file = readFileSync(new URL(`translations/${lang}.json`, RULES), 'utf8');
    return Object.entries(JSON.parse(file) as Record<string, string>);
  }
  const files = readdirSync(RULES).filter((file) => /^\d\d-|^cards/.test(file));
  return files.flatMap((file) => textsOf(JSON.parse(readFileSync(new URL(file, RULES), 'utf8'))));
}

/** Whatever has an id and a text. */
function textsOf(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  const { id, text } = part as { id?: unknown; text?: unknown };
  const own: [string, string][] =
    typeof id === 'string' && typeof text === 'string' ? [[id, text]] : [];
  return [...own, ...Object.values(part).flatMap(textsOf)];
}

const wrongIn = (texts: readonly (readonly [string, string])[], lang: Lang): string[] =>
  texts.flatMap(([key, text]) => wrongWords(text, lang).map((wrong) => `${key} ${wrong}`));

describe('one vocabulary', () => {
  it.each(LANGS)('for everything the game says (%s)', (lang) => {
    const patterns = catalogs.flatMap((one) => Object.entries(one[lang]));
    expect(wrongIn(patterns, lang)).toEqual([]);
  });

  it.each(LANGS)('for the rules (%s)', (lang) => {
    expect(wrongIn(rulesIn(lang), lang)).toEqual([]);
  });

  it.each(LANGS)('for the headings of the chapters (%s)', (lang) => {
    const titles = CHAPTERS.map((one): [string, string] => [one.id, headingOf(one, lang)]);
    expect(wrongIn(titles, lang)).toEqual([]);
  });

  it('with the terms of the rulebooks', () => {
    const { print } = wordsOf();
    const called = (id: string): string[] => LANGS.map((lang) => print(name(id), lang));
    expect(called('farm')).toEqual(['Farm', 'Farm', 'Ferme', 'Fattoria']);
    expect(called('ever-tree')).toEqual([
      'Ever Tree',
      'Immerbaum',
      'Arbre éternel',
      'Albero Eterno',
    ]);
    expect(called('haven')).toEqual(['Haven', 'Zuflucht', 'Havre de paix', 'Rifugio']);
    expect(called('journey')).toEqual(['Journey', 'Reise', 'Voyage', 'Viaggio']);
    expect(called('nightweave')).toEqual(['Nightweave', 'Phantomia', 'Tissenuit', 'Nightweave']);
  });
});
