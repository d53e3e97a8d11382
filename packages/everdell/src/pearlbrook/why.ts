/** What is missing for a price, in numbers and words. */
import type { Effect, Seq, State } from '@evervale/kernel';
import { RESOURCE_NAMES } from '../content/terms.ts';
import type { Discard } from '../effects/discard.ts';
import { t } from '../say.ts';
import { handSize } from '../state/hand.ts';
import { points, resource, resources } from '../state/supply.ts';
import type { Missing } from '../turn/joints.ts';
import { amounts, type Amounts } from '../words/texts.ts';
import { discardable, wanted, type DiscardShown } from './discardShown.ts';
import type { PayPrice } from './payPrice.ts';
import { pearls } from './pearls.ts';

/** The parts of an effect, one after the other; of a wonder those of its price. */
function partsOf(effect: Effect): readonly Effect[] {
  if (effect.verb === 'buildWonder') return partsOf((effect as Effect & { price: Effect }).price);
  return effect.verb === 'seq' ? (effect as Seq).steps : [effect];
}

/** The first price in it that cannot be met, or undefined. */
export function missingFor(s: State, seat: number, effect: Effect): Missing | undefined {
  for (const part of partsOf(effect)) {
    const missing = missingIn(s, seat, part);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function missingIn(s: State, seat: number, part: Effect): Missing | undefined {
  switch (part.verb) {
    case 'payPrice':
      return unpaid(s, seat, part as PayPrice);
    case 'discardShown':
      return unlike(s, seat, part as DiscardShown);
    case 'discard':
      return tooFew(s, seat, part as Discard);
    default:
      return undefined;
  }
}

function unpaid(s: State, seat: number, { what, amounts: fixed }: PayPrice): Missing | undefined {
  const listed = RESOURCE_NAMES.map((_, r) => fixed[r]).reduce((sum, n) => sum + n, 0);
  const short: Record<string, number> = {
    any: (what.any ?? 0) - Math.max(0, resources(s, seat) - listed),
    pearl: (what.pearl ?? 0) - pearls(s, seat),
    point: fixed[4] - points(s, seat),
  };
  RESOURCE_NAMES.forEach((r, i) => (short[r] = fixed[i] - resource(s, seat, i)));
  const numbers = Object.fromEntries(Object.entries(short).filter(([, n]) => n > 0));
  if (Object.keys(numbers).length === 0) return undefined;
  const { any = 0, ...rest } = numbers as Amounts;
  return { numbers, text: t('reason.short', { what: amounts({ ...rest, resource: any }) }) };
}

function unlike(s: State, seat: number, { n, color }: DiscardShown): Missing | undefined {
  const there = discardable(s, seat, color);
  const left = n - there;
  if (left <= 0) return undefined;
  const text = t('reason.handKind', { what: wanted(left, color, there) });
  return { numbers: { cards: left }, text };
}

function tooFew(s: State, seat: number, { min }: Discard): Missing | undefined {
  const n = min - handSize(s, seat);
  return n <= 0 ? undefined : { numbers: { cards: n }, text: t('reason.handShort', { n }) };
}
