/** What is left out of a price, and what is left of it, in words: never more than is due, and of its type. */
import type { State, Text } from '@evervale/kernel';
import { RESOURCE_NAMES, type Resource } from '../content/terms.ts';
import { t } from '../say.ts';
import { amounts, fewer } from '../words/index.ts';
import { anyMore, listedPrice, totalPrice } from './price.ts';

/** The type of which all is that the card costs; otherwise the player chooses. */
function typeDue(s: State, seat: number, kind: number): Resource | 'any' {
  const listed = listedPrice(s, seat, kind);
  const types = RESOURCE_NAMES.filter((_, r) => listed[r] > 0);
  return types.length === 1 && anyMore(s, seat, kind) === 0 ? types[0] : 'any';
}

/** "3 fewer berries", or nothing if nothing is left to pay. */
function leftOut(s: State, seat: number, kind: number, less: number): Text | undefined {
  if (less >= totalPrice(s, seat, kind)) return undefined;
  return fewer({ [typeDue(s, seat, kind)]: less });
}

/** "pay 3 fewer berries", "pay nothing". */
export function payLessText(s: State, seat: number, kind: number, less: number): Text {
  const what = leftOut(s, seat, kind, less);
  return what === undefined ? t('pay.nothing') : t('pay.less', { what });
}

/** "for 3 fewer berries", "for free". */
export function forLessText(s: State, seat: number, kind: number, less: number): Text {
  const what = leftOut(s, seat, kind, less);
  return what === undefined ? t('for.free') : t('for.less', { what });
}

/** What is left to pay: "2 berries", "2 resources of your choice". */
export function unitsText(s: State, seat: number, kind: number, units: number): Text {
  return amounts({ [typeDue(s, seat, kind)]: units });
}
