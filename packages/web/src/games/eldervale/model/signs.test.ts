import { ADVENTURE_CARDS, hostedEldervale, MAGIC_CARDS } from '@evervale/eldervale';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { piecesOf, SIGN_WORDS } from './signs.ts';

test.each(LANGS)('goods on cards are signs, and nothing else of the text is lost (%s)', (lang) => {
  const plain = hostedEldervale.words([]);
  const signed = plain.with(SIGN_WORDS);
  let signs = 0;
  for (const { id } of [...ADVENTURE_CARDS, ...MAGIC_CARDS]) {
    const text = hostedEldervale.lookup.find(id)!.text();
    const pieces = piecesOf(signed.print(text, lang));
    signs += pieces.filter((piece) => typeof piece !== 'string').length;
    const words = pieces.filter((piece) => typeof piece === 'string').join('');
    expect(words).not.toMatch(/[\ue000-\ue0ff\u2060]/);
    expect(words.length).toBeLessThanOrEqual(plain.print(text, lang).length);
  }
  expect(signs).toBeGreaterThan(100);
});

test('a number stays with its sign', () => {
  const { print } = hostedEldervale.words([]).with(SIGN_WORDS);
  expect(piecesOf(print({ key: 'n.gem', args: { n: 2 } }, 'en'))).toEqual([
    { n: '2', sign: 'gem' },
  ]);
});
