/** Words for the verbs of Corrin Evertail. */
import { anyOf } from '@evervale/kernel/text';
import type { Each } from '../effects/count.ts';
import { mayVerb, sentence, verb } from '../words/effects/clause.ts';
import { afterPrice } from '../words/effects/discard.ts';
import { clausesOf, type WordTable } from '../words/effects/registry.ts';
import { amounts, name, noun, t } from '../words/texts.ts';
import type { GiveItems } from './give.ts';
import type { OpponentsDraw } from './opponentsDraw.ts';
import type { UseOpponents } from './useOpponents.ts';

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
  giveItems: ({ max, then }: GiveItems, about) => {
    const what = t('q.upTo', { what: t('n.item', { n: max }) });
    const done = { of: 'items', act: 'give' } as const;
    const giving = mayVerb('v.giveSpread', { what });
    return [giving, ...afterPrice(clausesOf(then, { ...about, done }), true)];
  },
  giveDrawn: () => [verb('v.give', { what: t('n.ofThem', { n: 1 }) })],
  useOpponents: ({ except }: UseOpponents) => {
    const location = t('n.location', { n: 1, loc: 'any' });
    const what = t('q.withWorker', { what: location, who: 'opponent' });
    const note = t('note.notCards', { cards: anyOf(except.map(name)) });
    return [verb('v.useLocation', { what: t('q.aside', { what, note }) })];
  },
} satisfies WordTable;
