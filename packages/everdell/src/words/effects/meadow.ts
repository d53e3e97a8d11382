/** Words for the Meadow. */
import type { DiscardMeadow, TakeMeadow } from '../../effects/meadow.ts';
import type { TuckMeadow } from '../../effects/tuckMeadow.ts';
import { t } from '../texts.ts';
import { cardsFrom } from './city.ts';
import { mayVerb, verb } from './clause.ts';
import type { WordTable } from './registry.ts';

export const meadowWords = {
  discardMeadow: ({ n }: DiscardMeadow) => [
    verb('v.discard', { what: t('n.meadowCard', { n }) }),
    verb('v.refill'),
  ],
  takeMeadow: ({ n, upTo }: TakeMeadow) => {
    const what = t('n.meadowCard', { n });
    return [upTo ? mayVerb('v.take', { what: t('q.upTo', { what }) }) : verb('v.take', { what })];
  },
  tuckMeadow: ({ max, filter }: TuckMeadow) => [
    mayVerb('v.tuckEvent', { what: t('q.upTo', { what: cardsFrom(max, filter, 'meadow') }) }),
    verb('v.refill'),
  ],
} satisfies WordTable;
