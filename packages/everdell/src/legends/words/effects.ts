/** Words for the verbs of Legendary cards. */
import { cardsFrom } from '../../words/effects/city.ts';
import { mayVerb, verb } from '../../words/effects/clause.ts';
import { afterPrice } from '../../words/effects/discard.ts';
import { clausesOf, type WordTable } from '../../words/effects/registry.ts';
import { t } from '../../words/texts.ts';
import type { DiscardSome } from '../discardSome.ts';

export const legendsWords = {
  achieveFree: () => [verb('v.achieveFree')],
  discardSome: ({ max, filter, then }: DiscardSome, about) => {
    const what = t('q.upTo', { what: cardsFrom(max, filter, 'city') });
    const done = { of: `kind-${filter.kind ?? 'critter'}`, act: 'discard' } as const;
    return [
      mayVerb('v.discard', { what }),
      ...afterPrice(clausesOf(then, { ...about, done }), true),
    ];
  },
  slideUnder: () => [
    verb('v.slideUnder'),
    verb('v.gainCostOf', { what: t('thatConstruction') }, 'and'),
  ],
} satisfies WordTable;
