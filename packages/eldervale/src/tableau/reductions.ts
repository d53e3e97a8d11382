/** Prices that are less than printed (E12.6). */
import type { State } from '@evervale/kernel';
import { rulesOf, works } from '../effects/listeners.ts';
import type { Rule } from '../content/ability.ts';
import { standsFor } from '../modules/mimic.ts';
import { UNIT_AT } from '../state/layout.ts';
import { IN_REALM, ON_STARTER, someUnit } from '../state/units.ts';

type PriceOf = Extract<Rule, { rule: 'price' }>['of'];

/**
 * How many resources the payer may strike from a price of this size: reductions one after the other
 * in the best order for the payer, each with its own minimum, never below zero.
 */
export function reductionOf(
  s: State,
  seat: number,
  of: PriceOf,
  size: number,
  discount = 0,
): number {
  let left = size;
  // Those with a minimum first, while the price is still high.
  for (const { holder, rule } of rulesOf('price')) {
    if (rule.of !== of || !works(s, seat, holder) || !isAwake(s, seat, rule.whileInRealm)) continue;
    left = Math.max(Math.min(left, rule.min), left - rule.less);
  }
  return size - Math.max(0, left - discount);
}

/** A rule that needs one of the own Units in a Realm. */
export function isAwake(s: State, seat: number, unit: string | undefined): boolean {
  if (unit === undefined) return true;
  return someUnit(s, seat, (each) => {
    const place = s[UNIT_AT + each];
    return place >= IN_REALM && place < ON_STARTER && standsFor(s, seat, each, unit);
  });
}

export function sizeOf(price: Uint8Array): number {
  let n = 0;
  for (const each of price) n += each;
  return n;
}
