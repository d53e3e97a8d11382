/** Words for giving things to opponents. */
import type { Give, GiveAny, GiveCards, GiveUpTo, Spread, Teach } from '../../effects/give.ts';
import { amounts, t } from '../texts.ts';
import { mayVerb, verb, type Clause } from './clause.ts';
import { afterPrice } from './discard.ts';
import { clausesOf, type About, type WordTable } from './registry.ts';

const forms = {
  upTo: ({ max, resource, then }: GiveUpTo, about: About) => {
    const what = t('q.upTo', { what: amounts({ [resource]: max }) });
    const done = { of: `resource-${resource}`, act: 'give' } as const;
    return [mayVerb('v.give', { what }), ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  any: ({ n }: GiveAny) => [verb('v.give', { what: amounts({ any: n }) })],
  spread: ({ max, then }: Spread, about: About) => {
    const what = t('q.upTo', { what: amounts({ resource: max }) });
    const done = { of: 'term-resource', act: 'give' } as const;
    const spreading = mayVerb('v.giveSpread', { what });
    return [spreading, ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  cards: ({ n }: GiveCards) => [verb('v.give', { what: t('n.handCard', { n }) })],
};

export const giveWords = {
  give: (effect: Give, about) => {
    const words: (effect: never, about: About) => readonly Clause[] = forms[effect.how];
    return words(effect as never, about);
  },
  teach: ({ draw }: Teach, about) => [
    ...clausesOf(draw, about),
    verb('v.keep', { what: amounts({ card: 1 }) }, 'stop'),
    verb('v.giveOther', {}, 'and'),
  ],
} satisfies WordTable;
