/** Texts of cards with goods as signs instead of words: shorter, and read at a glance. */
import type { Resolvers } from '@evervale/kernel/text';

/** By the key of the words that count them; what is shown is an icon of that name. */
const SIGNS = {
  'n.gem': 'gem',
  'n.potion': 'potion',
  'n.scroll': 'scroll',
  'n.tool': 'tool',
  'n.sword': 'sword',
  'n.gold': 'gold',
  'n.magic': 'magic',
  'n.vp': 'vp',
} as const;
type Sign = (typeof SIGNS)[keyof typeof SIGNS];

/** Characters that no language uses stand for the signs while the text is put together. */
const FIRST = 0xe000;
const KINDS = Object.values(SIGNS);

/** What counts goods prints the number and the character of the sign, not to be parted. */
export const SIGN_WORDS: Resolvers = Object.fromEntries(
  Object.keys(SIGNS).map((key, i) => [
    key,
    ({ n }) => `${n}\u2060${String.fromCharCode(FIRST + i)}`,
  ]),
);

/** A piece of words, a number with its sign, or the arrow from a price to what it buys, which few fonts have. */
export type Piece = string | { readonly n: string; readonly sign: Sign | 'arrow' };

export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(/([^\s\u2060]*\u2060[\ue000-\ue0ff]|→)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '→') return { n: '', sign: 'arrow' };
      const [n, sign] = piece.split('\u2060');
      return sign === undefined ? piece : { n, sign: KINDS[sign.charCodeAt(0) - FIRST] };
    });
}
