/** What somebody paid for what they did, as signs: read from the lines of the log that belong to it. */
import type { Text } from '@evervale/kernel';
import type { Action } from '../../common/actions.ts';
import type { Good } from '../art/Goods.tsx';
import type { Signs } from './signs.ts';

const PAID: ReadonlySet<string> = new Set(['log.pay', 'log.payTo']);

const GOODS: ReadonlyMap<string, Good> = new Map([
  ['n.twig', 'twig'],
  ['n.resin', 'resin'],
  ['n.pebble', 'pebble'],
  ['n.berry', 'berry'],
  ['n.pearl', 'pearl'],
  ['n.token', 'point'],
]);

/** The amounts inside a text, however deep they stand. */
function amountsIn({ key, args = {} }: Text): readonly (readonly [Good, number])[] {
  const good = GOODS.get(key);
  if (good !== undefined) return [[good, Number(args['n'])]];
  return Object.values(args).flatMap((arg) => (typeof arg === 'object' ? amountsIn(arg) : []));
}

export interface Price {
  readonly amounts: Signs;
  /** The same in words. */
  readonly said: Text;
}

/** The price stands before what it is paid for; what a card takes later is no price. */
export function priceOf({ head, rest }: Action): Price | null {
  if (head.type !== 'play') return null;
  const paid = rest.find(
    ({ at, seat, text }) => at <= head.at && seat === head.seat && PAID.has(text.key),
  );
  if (paid === undefined) return null;
  return { amounts: Object.fromEntries(amountsIn(paid.text)), said: paid.text };
}
