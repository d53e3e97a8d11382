/** Words for paying and trading. */
import type { Pay, PayUpTo, Trade } from '../../effects/pay.ts';
import { amounts, t } from '../texts.ts';
import { mayVerb, verb } from './clause.ts';
import { afterPrice } from './discard.ts';
import { clausesOf, type WordTable } from './registry.ts';

export const payWords = {
  pay: ({ what }: Pay) => [verb('v.pay', { what: amounts(what) })],
  payUpTo: ({ max, resource, then }: PayUpTo, about) => {
    const what = t('q.upTo', { what: amounts({ [resource]: max }) });
    const done = { of: `resource-${resource}`, act: 'pay' } as const;
    return [mayVerb('v.pay', { what }), ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  trade: ({ max }: Trade) => {
    const what = t('q.upTo', { what: amounts({ resource: max }) });
    return [mayVerb('v.trade', { what })];
  },
} satisfies WordTable;
