/** Words for the verbs of Corrin Evertail. */
import type { Each } from '../../effects/count.ts';
import { sentence } from '../../words/effects/clause.ts';
import type { WordTable } from '../../words/effects/registry.ts';
import { amounts, noun, t } from '../../words/texts.ts';
import type { OpponentsDraw } from '../opponentsDraw.ts';

export const corrinWords = {
  opponentsDraw: ({ card, draw }: OpponentsDraw) => {
    const { n, per, each } = draw.n as Each;
    if (per !== 1 || each.of !== 'card' || each.id !== card) {
      throw new Error('no words for that draw');
    }
    const place = t('place', { where: 'theirCity' });
    const what = t('q.per', {
      what: amounts({ card: n }),
      each: t('each.card', { of: noun(card), place }),
    });
    return [sentence(t('opp.eachDraws', { what }))];
  },
} satisfies WordTable;
