import { describe, expect, it } from 'vitest';
import type { Catalog } from './catalog.ts';
import { catalogGaps } from './gaps.ts';
import { joining } from './joining.ts';
import { printer } from './printer.ts';

const everywhere = (pattern: string): Catalog => ({
  en: { key: pattern },
  de: { key: pattern },
  fr: { key: pattern },
  it: { key: pattern },
});

describe('catalogues', () => {
  it('may not hold a key twice', () => {
    expect(() => printer([everywhere('a'), everywhere('b')])).toThrow('‘key’');
  });

  it('of the kernel have no gaps', () => {
    expect(catalogGaps([joining])).toEqual([]);
  });

  it('are searched for keys that a language lacks', () => {
    const gaps = catalogGaps([{ ...everywhere('x'), fr: {} }]);
    expect(gaps).toEqual([{ key: 'key', lang: 'fr', problem: 'missing', detail: '' }]);
  });

  it('are searched for keys that only another language than English has', () => {
    const gaps = catalogGaps([{ ...everywhere('x'), en: {} }]);
    expect(gaps).toMatchObject([{ lang: 'en', problem: 'missing' }]);
  });

  it('are searched for patterns that do not parse', () => {
    const gaps = catalogGaps([{ ...everywhere('{n}'), it: { key: '{n, plural, one {#}}' } }]);
    expect(gaps).toMatchObject([{ lang: 'it', problem: 'broken' }]);
  });

  it('are searched for patterns with other arguments, also inside branches and tags', () => {
    const pattern = '{n, plural, one {<up>{what}</up>} other {{who}}}';
    const gaps = catalogGaps([{ ...everywhere(pattern), de: { key: '{n} {what}' } }]);
    expect(gaps).toMatchObject([{ lang: 'de', problem: 'arguments' }]);
    expect(gaps[0].detail).toBe('n, what, English: n, what, who');
  });

  it('are searched for patterns that say 1 of nothing, in languages where 0 is singular', () => {
    const gaps = catalogGaps([everywhere('{n, plural, one {1 card} other {# cards}}')]);
    expect(gaps).toEqual([{ key: 'key', lang: 'fr', problem: 'nought', detail: '1 card' }]);
    expect(catalogGaps([everywhere('{n, plural, one {# card} other {# cards}}')])).toEqual([]);
    expect(catalogGaps([everywhere('{n, plural, =0 {none} one {1} other {#}}')])).toEqual([]);
  });

  it('may use the forms of a noun that their language needs, but not forget the noun', () => {
    const own = { ...everywhere('a {noun}'), de: { key: '{g, select, other {der}} {noun}' } };
    expect(catalogGaps([own])).toEqual([]);
    expect(catalogGaps([{ ...own, it: { key: 'questo' } }])).toHaveLength(1);
  });
});
