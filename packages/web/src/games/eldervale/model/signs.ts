/** Texts of cards with signs instead of words: shorter, and read at a glance. */
import { capitalise, type Printer, type Resolver, type Resolvers } from '@evervale/kernel/text';

/** By the key of the words that count them; what is shown is an icon of that name. */
const GOODS = {
  'n.gem': 'gem',
  'n.potion': 'potion',
  'n.scroll': 'scroll',
  'n.tool': 'tool',
  'n.sword': 'sword',
  'n.gold': 'gold',
  'n.magic': 'magic',
  'n.vp': 'vp',
} as const;
const CHOICES = { 'n.any': 'any', 'n.basic': 'basic' } as const;

/** Where Units, tokens and Orbs go on a card, what a token there shows, and the element of the card itself. */
const PLACES = [
  'worker',
  'warrior',
  'wizard',
  'dragon',
  'slot',
  'orbSlot',
  'inSlot',
  'rune',
] as const;

export type Sign =
  | (typeof GOODS)[keyof typeof GOODS]
  | (typeof CHOICES)[keyof typeof CHOICES]
  | (typeof PLACES)[number];

/** Characters that no language uses stand for the signs while the text is put together. */
const FIRST = 0xe000;
const KINDS: readonly Sign[] = [...Object.values(GOODS), ...Object.values(CHOICES), ...PLACES];

/** A number and the character of its sign, not to be parted. */
const sign = (kind: Sign, n: string | number = ''): string =>
  `${n}\u2060${String.fromCharCode(FIRST + KINDS.indexOf(kind))}`;

const counted = (signs: Readonly<Record<string, Sign>>): Resolvers =>
  Object.fromEntries(Object.entries(signs).map(([key, kind]) => [key, ({ n }) => sign(kind, n)]));

/** What counts goods prints their signs. */
export const SIGN_WORDS: Resolvers = counted(GOODS);

/** How a price is said beside what makes it free, as short as can be. */
export type Casting = (price: string, free: string, lang: Parameters<Resolver>[1]) => string;

/**
 * On a card, what is drawn there is not said as well: whose space it is, how many Slots there are, what kind of Magic
 * card it is. Whoever looks at the card reads, and whoever listens hears, all of it.
 */
export function cardWords({ print }: Printer, casting: Casting): Resolvers {
  /** What stands behind the label of a text. */
  const unlabelled =
    (key: string, label: (args: Parameters<Resolver>[0]) => string = () => ''): Resolver =>
    (args, lang) => {
      const words = print({ key, args }, lang).replace(/^.*?:\s*/, '');
      return `${label(args)}${capitalise(words, lang)}`;
    };
  const worth = ({ n }: Parameters<Resolver>[0]): string => `${sign('vp', n)}: `;
  return {
    ...SIGN_WORDS,
    ...counted(CHOICES),
    'card.action': unlabelled(
      'card.action',
      ({ icon }) => `${sign(isRank(icon) ? icon : 'worker')} `,
    ),
    'card.slots': (args, lang) =>
      args['role'] === 'faceDown'
        ? print({ key: 'card.slots', args }, lang)
        : sign('slot').repeat(Number(args['n'])),
    'card.orbUpgrade': () => sign('orbSlot'),
    'n.slotToken': () => sign('inSlot'),
    'n.inSlot': ({ what }) => `${what} / ${sign('inSlot')}`,
    'spell.casting': ({ price, n }, lang) => casting(String(price), sign('rune', n), lang),
    'spell.free': unlabelled('spell.free'),
    'quest.state': unlabelled('quest.state', worth),
    'quest.build': unlabelled('quest.build', worth),
    'quest.battleWon': unlabelled('quest.battleWon', worth),
    'prophecy.of': unlabelled('prophecy.of'),
    // No stop behind a drawing.
    'seq.stop': ({ a, b }, lang) =>
      `${a}${DRAWN.test(String(a)) ? '' : '.'} ${capitalise(String(b), lang)}`,
  };
}

const isRank = (icon: string | number): icon is 'warrior' | 'wizard' | 'dragon' =>
  icon === 'warrior' || icon === 'wizard' || icon === 'dragon';

/** Ends in what is drawn. */
const DRAWN = new RegExp(`(?:${sign('slot')}|${sign('orbSlot')})$`);

/** A piece of words, a number with its sign, or the arrow from a price to what it buys, which few fonts have. */
export type Piece = string | { readonly n: string; readonly sign: Sign | 'arrow' };

export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(/([^\s\u2060\ue000-\ue0ff]*\u2060[\ue000-\ue0ff]|→)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '→') return { n: '', sign: 'arrow' };
      const [n, found] = piece.split('\u2060');
      return found === undefined ? piece : { n, sign: KINDS[found.charCodeAt(0) - FIRST] };
    });
}
