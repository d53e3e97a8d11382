import { LANGS, type Lang } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { attested } from './attested.ts';
import { CARDS } from '../index.ts';
import { namedIds, nameOf, noun } from './names.ts';
import { wordsOf } from './printer.ts';
import { name, named, noun as nounText, t } from './texts.ts';

describe('names', () => {
  it('exist for everything in four languages', () => {
    for (const id of namedIds()) {
      for (const lang of LANGS) expect(nameOf(id, lang), `${id} in ${lang}`).toMatch(/\S/);
    }
  });

  it('use the curly apostrophe', () => {
    const all = namedIds().flatMap((id) => LANGS.map((lang) => nameOf(id, lang)));
    expect(all.filter((one) => one.includes("'"))).toEqual([]);
  });

  it('of all cards have a gender wherever the language needs one', () => {
    for (const { id } of CARDS.list) {
      for (const lang of LANGS) expect(() => noun(id, lang)).not.toThrow();
    }
  });

  it('of common cards and resources have a plural', () => {
    expect(LANGS.map((lang) => noun('farm', lang).many)).toEqual([
      'Farms',
      'Farmen',
      'Fermes',
      'Fattorie',
    ]);
    expect(noun('resource-berry', 'de').many).toBe('Beeren');
  });

  it('stand in the accusative in German where they are counted or have an article', () => {
    expect(nameOf('fool', 'de')).toBe('Narr');
    expect(noun('fool', 'de')).toEqual({
      noun: 'Narren',
      nom: 'Narr',
      many: 'Narr',
      g: 'm',
      ini: 'c',
    });
    expect(wordsOf().print(named(1, 'fool'), 'de')).toBe('1 Narren');
  });

  it('that do not exist are refused, and so is a noun without a gender', () => {
    expect(() => nameOf('dragon', 'en')).toThrow('‘dragon’');
    expect(() => noun('grand-tour', 'de')).toThrow('‘grand-tour’');
  });

  it('know whether they are printed ones', () => {
    expect(attested('king', 'it')).toBe(true);
    expect(attested('big-city', 'fr')).toBe(false);
    for (const lang of LANGS) {
      expect(namedIds().some((id) => !attested(id, lang))).toBe(true);
    }
  });
});

describe('inclusive names', () => {
  const inclusive = wordsOf({ inclusiveNames: true });
  const couple = (print: (id: string, lang: Lang) => string): string[] =>
    LANGS.map((lang) => `${print('husband', lang)} & ${print('wife', lang)}`);

  it('call the Husband and the Wife by their work', () => {
    expect(couple((id, lang) => inclusive.print(name(id), lang))).toEqual([
      'Harvester & Gatherer',
      'Erntemaus & Sammelmaus',
      'Moissonneur & Cueilleur',
      'Mietitore & Raccoglitore',
    ]);
  });

  it('are not used unless the table asks for them', () => {
    expect(couple((id, lang) => wordsOf().print(name(id), lang))).toEqual([
      'Husband & Wife',
      'Ehemann & Ehefrau',
      'Mari & Épouse',
      'Marito & Moglie',
    ]);
  });

  it('bend like any noun and leave other cards alone', () => {
    const place = t('place', { where: 'city' });
    const each = t('each.card', { of: nounText('husband'), place });
    expect(inclusive.print(each, 'de')).toBe('für jede Erntemaus in deiner Stadt');
    expect(inclusive.print(named(2, 'wife'), 'fr')).toBe('2 Cueilleurs');
    expect(inclusive.print(name('king'), 'en')).toBe('King');
  });
});
