/** Words for giving things to opponents. */
import type { GiveAny, GiveCards, GiveUpTo, Spread, Teach } from '../../effects/give.ts';
import { amounts, t } from '../texts.ts';
import { mayVerb, verb } from './clause.ts';
import { afterPrice } from './discard.ts';
import { clausesOf, type WordTable } from './registry.ts';

export const giveWords = {
  giveUpTo: ({ max, resource, then }: GiveUpTo, about) => {
    const what = t('q.upTo', { what: amounts({ [resource]: max }) });
    const done = { of: `resource-${resource}`, act: 'give' } as const;
    return [mayVerb('v.give', { what }), ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  giveAny: ({ n }: GiveAny) => [verb('v.give', { what: amounts({ any: n }) })],
  spread: ({ max, then }: Spread, about) => {
    const what = t('q.upTo', { what: amounts({ resource: max }) });
    const done = { of: 'term-resource', act: 'give' } as const;
    const spreading = mayVerb('v.giveSpread', { what });
    return [spreading, ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  giveCards: ({ n }: GiveCards) => [verb('v.give', { what: t('n.handCard', { n }) })],
  teach: ({ draw }: Teach, about) => [
    ...clausesOf(draw, about),
    verb('v.keep', { what: amounts({ card: 1 }) }, 'stop'),
    verb('v.giveOther', {}, 'and'),
  ],
} satisfies WordTable;
