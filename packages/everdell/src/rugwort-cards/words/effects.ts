/** Words for the verbs of the Rugwort cards. */
import { sentence, verb } from '../../words/effects/clause.ts';
import type { WordTable } from '../../words/effects/registry.ts';
import { t } from '../../words/texts.ts';

export const rugwortCardWords = {
  exchange: () => [
    verb('v.steal', { what: t('n.colorCard', { n: 1, color: 'production' }) }),
    verb('v.leaveThere', {}, 'and'),
    sentence(t('seq.bothActivate')),
  ],
  swapHands: () => [verb('v.swapHands')],
} satisfies WordTable;
