/** Words for discarding hand cards. */
import type { Text } from '@evervale/kernel/text';
import { ANY_NUMBER, type Discard } from '../../effects/discard.ts';
import type { Count } from '../../effects/count.ts';
import { t } from '../texts.ts';
import { mayVerb, verb, type Clause } from './clause.ts';
import { counted } from './count.ts';
import { clausesOf, type About, type WordTable } from './registry.ts';

function handCards(min: number, max: Count, about: About): Text {
  const cards = (n: number): Text => t('n.handCard', { n });
  if (typeof max !== 'number') {
    if (min > 0) throw new Error('what must be discarded is a fixed number');
    // "You may discard 1 card for each …": that fewer will do goes without saying.
    return counted(max, (n) => (n === 1 ? cards(n) : t('q.upTo', { what: cards(n) })), about);
  }
  if (min === max) return cards(min);
  if (max === ANY_NUMBER) {
    return min === 0 ? t('n.anyHandCards') : t('q.atLeast', { what: cards(min) });
  }
  return min === 0 ? t('q.upTo', { what: cards(max) }) : t('q.range', { min, what: cards(max) });
}

export const discardWords = {
  discard: ({ min, max, then }: Discard, about) => {
    const what = handCards(min, max, about);
    const discarding = min === 0 ? mayVerb('v.discard', { what }) : verb('v.discard', { what });
    if (then === undefined) return [discarding];
    const done = { of: 'resource-card', act: 'discard' } as const;
    return [discarding, ...afterPrice(clausesOf(then, { ...about, done }), min === 0)];
  },
} satisfies WordTable;

/** What a price has brought follows it, or begins a new sentence if the price was optional. */
export function afterPrice(clauses: readonly Clause[], optional: boolean): Clause[] {
  return clauses.map((clause, i) => (i === 0 && optional ? { ...clause, joined: 'stop' } : clause));
}
