import { LANGS, catalogGaps } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import { catalogs } from './catalogs.ts';
import { wordsOf } from './printer.ts';

describe('the words of Everdell', () => {
  it('exist in every language, parse, and take the same arguments everywhere', () => {
    expect(catalogGaps(catalogs)).toEqual([]);
  });

  it('can all be printed', () => {
    const { print } = wordsOf();
    for (const one of catalogs) {
      for (const lang of LANGS) {
        for (const [key, pattern] of Object.entries(one[lang])) {
          const names = [...pattern.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
          const args = Object.fromEntries(names.map((name) => [name, name === 'n' ? 2 : 'x']));
          expect(print({ key, args }, lang), `${key} in ${lang}`).not.toMatch(/[{}<>]|  /);
        }
      }
    }
  });

  it('hold no straight apostrophe, which ICU would take for a quotation mark', () => {
    const patterns = catalogs.flatMap((one) => LANGS.flatMap((lang) => Object.values(one[lang])));
    expect(patterns.filter((pattern) => pattern.includes("'"))).toEqual([]);
  });

  it('leave the no-break spaces of French to the printer', () => {
    const french = catalogs.flatMap((one) => Object.values(one.fr));
    expect(french.filter((pattern) => /[\u00a0\u202f]/.test(pattern))).toEqual([]);
  });

  it('keep a blank before French : ; ! ? and inside « »', () => {
    const french = catalogs.flatMap((one) => Object.values(one.fr));
    expect(french.filter((pattern) => /[^\s«][:;!?»]|«\S/.test(pattern))).toEqual([]);
  });
});
