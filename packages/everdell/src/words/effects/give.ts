/** Words for giving things to opponents. */
import type { Give, GiveAny, GiveCards, GiveUpTo, Teach } from '../../effects/give.ts';
import type { Spread } from '../../effects/spread.ts';
import { amounts, t } from '../texts.ts';
import { mayVerb, verb, type Clause } from './clause.ts';
import { afterPrice } from './discard.ts';
import { clausesOf, type About, type WordTable } from './registry.ts';

/** What is spread, and how one of it is called. */
const things = {
  resources: (n: number) => ({ most: amounts({ resource: n }), of: 'term-resource' }),
  cards: (n: number) => ({ most: t('n.handCard', { n }), of: 'resource-card' }),
  items: (n: number) => ({ most: t('n.item', { n }), of: 'items' }),
};

const forms = {
  upTo: ({ max, resource, then }: GiveUpTo, about: About) => {
    const what = t('q.upTo', { what: amounts({ [resource]: max }) });
    const done = { of: `resource-${resource}`, act: 'give' } as const;
    return [mayVerb('v.give', { what }), ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  any: ({ n }: GiveAny) => [verb('v.give', { what: amounts({ any: n }) })],
  spread: ({ max, what, then }: Spread, about: About) => {
    const { most, of } = things[what](max);
    const spreading = mayVerb('v.giveSpread', { what: t('q.upTo', { what: most }) });
    const done = { of, act: 'give' } as const;
    return [spreading, ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  cards: ({ n }: GiveCards) => [verb('v.give', { what: t('n.handCard', { n }) })],
};

export const giveWords = {
  give: (effect: Give, about) => {
    const words: (effect: never, about: About) => readonly Clause[] = forms[effect.how];
    return words(effect as never, about);
  },
  giveDrawn: () => [verb('v.giveOne', {})],
  teach: ({ draw }: Teach, about) => [
    ...clausesOf(draw, about),
    verb('v.keep', { what: amounts({ card: 1 }) }, 'stop'),
    verb('v.giveOther', {}, 'and'),
  ],
} satisfies WordTable;
