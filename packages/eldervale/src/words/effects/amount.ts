/** Amounts, prices, counts and conditions. */
import { allOf, anyOf, type Text } from '@evervale/kernel/text';
import type { Condition, Counted, Each, Quantity } from '../../content/count.ts';
import { BASICS, GOODS, type Good, type Price } from '../../content/terms.ts';
import type { EffectKey } from '../catalogs.ts';
import { name, t } from '../text.ts';
import { realmText } from './filter.ts';

export type Amounts = { readonly [what in Good | 'vp']?: number };

/** "1 Gem, 2 Swords and 1 VP". */
export function amountText(amounts: Amounts): Text {
  const all = [...GOODS, 'vp' as const].filter((what) => amounts[what] !== undefined);
  return allOf(all.map((what) => t(`n.${what}`, { n: amounts[what]! })));
}

export function priceText(price: Price): Text {
  const parts = [...GOODS, 'any' as const]
    .filter((what) => price[what] !== undefined)
    .map((what) => t(`n.${what}`, { n: price[what]! }));
  if (price.slot !== undefined) parts.push(t('n.slotToken'));
  if (price.underworld !== undefined) parts.push(t('n.toUnderworld', { n: price.underworld }));
  if (price.card !== undefined) parts.push(t('n.otherCard', { n: price.card }));
  return parts.length === 0 ? t('n.nothing') : allOf(parts);
}

/** Some of several goods: any, basic ones, or one of a few. */
export function someText(n: number, from: readonly Good[], different: boolean): Text {
  const what =
    from.length === GOODS.length
      ? t('n.any', { n })
      : from.length === BASICS.length
        ? t('n.basic', { n })
        : fewText(n, from);
  return different ? t('n.different', { what }) : what;
}

function fewText(n: number, from: readonly Good[]): Text {
  const what = anyOf(from.map((good) => t(`n.${good}`, { n: 1 })));
  return n === 1 ? what : t('n.ofThese', { n, what });
}

/** An amount that may depend on a count: "2 VP for each of your Dwellings (at most 4)". */
export function quantityText(
  n: Quantity,
  amount: (n: number) => Text,
  most: (n: number) => Text = (max) => t('q.most', { n: max }),
): Text {
  if (typeof n === 'number') return amount(n);
  const { times = 1, per, max } = n;
  const what = amount(times);
  const each = eachText(n);
  const text =
    per === undefined ? t('q.each', { what, each }) : t('q.every', { what, each, n: per });
  return max === undefined ? text : t('q.max', { text, most: most(max) });
}

export const eachText = (each: Each): Text => t(eachKey(each));

function eachKey(each: Counted): EffectKey {
  if (each.count === 'units') return each.at === 'underworld' ? 'each.underworld' : 'each.advanced';
  return `each.${each.count}` as EffectKey;
}

export function conditionText(cond: Condition): Text {
  if ('orb' in cond) return t('if.orb');
  if ('soleLeader' in cond) return t('if.soleLeader', { element: name(cond.soleLeader) });
  if ('lowestScore' in cond) return t('if.lowestScore');
  if ('realm' in cond) return t('if.realm', { realm: realmText(cond.realm, 'at') });
  return t(leastKey(cond.of), { n: cond.atLeast });
}

function leastKey(of: Counted): EffectKey {
  if (of.count === 'units') return `least.${of.at}`;
  if (of.count === 'tokens') return of.at === 'tray' ? 'least.tokensTray' : 'least.tokensCard';
  return `least.${of.count}` as EffectKey;
}
