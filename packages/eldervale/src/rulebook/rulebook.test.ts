import { LANGS } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { hostedEldervale } from '../hosted/index.ts';
import { CHAPTERS } from './chapters.ts';

describe('the rulebook', () => {
  it.each(LANGS)('has every chapter and every rule in %s', async (lang) => {
    const book = await hostedEldervale.rulebook!(lang);
    expect(book.map(({ id }) => id)).toEqual(CHAPTERS.map(({ id }) => id));
    for (const { title, rules } of book) {
      expect(title).not.toBe('');
      for (const { text } of rules) expect(text).not.toBe('');
    }
  });

  it('is translated whole, with all headings', async () => {
    const english = await hostedEldervale.rulebook!('en');
    for (const lang of LANGS.filter((each) => each !== 'en')) {
      const book = await hostedEldervale.rulebook!(lang);
      const same = book.flatMap(({ rules }, c) =>
        rules.filter(({ text }, i) => text === english[c].rules[i].text),
      );
      expect(same.map(({ id }) => id)).toEqual([]);
      const heads = book.filter(({ title }, c) => title === english[c].title);
      expect(
        heads.map(({ id }) => id).filter((id) => !['29', '28', '13', '14'].includes(id)),
      ).toEqual([]);
    }
  });
});
