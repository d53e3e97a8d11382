import { ADVENTURE_CARDS, hostedEldervale, MAGIC_CARDS } from '@evervale/eldervale';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { cardWords, piecesOf, SIGN_WORDS } from './signs.ts';

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

const plain = hostedEldervale.words([]);
const onCard = plain.with(cardWords(plain, (price, free) => `${price}, ${free}`));
const shown = (id: string): string =>
  piecesOf(onCard.print(hostedEldervale.lookup.find(id)!.text(), 'en'))
    .map((piece) => (typeof piece === 'string' ? piece : `${piece.n}[${piece.sign}]`))
    .join('');

test('on a card, its space, its Slots and its kind are drawn, not said', () => {
  expect(shown('water-01')).toBe('[slot] [worker] [inSlot] [arrow] gain 2[gold].');
  expect(shown('flame-lance')).toBe('1[any], 2[rune]. When you add dice: roll 2 more dice.');
  expect(shown('two-roofs')).toBe('6[vp]: Two of your Dwellings are adjacent.');
  expect(shown('of-many-colours')).toBe(
    'Gain 1[vp] for each element in your Tableau (up to 4[vp]).',
  );
});

test.each(LANGS)('every text is at most as long on its card as elsewhere (%s)', (lang) => {
  const signed = plain.with(SIGN_WORDS);
  for (const { id } of [...ADVENTURE_CARDS, ...MAGIC_CARDS]) {
    const text = hostedEldervale.lookup.find(id)!.text();
    const words = onCard.print(text, lang);
    expect(words.length).toBeLessThanOrEqual(signed.print(text, lang).length);
  }
});
