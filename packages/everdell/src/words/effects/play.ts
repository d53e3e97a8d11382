/** Words for playing cards by an effect. */
import type { Text } from '@evervale/kernel/text';
import { CARDS } from '../../content/tables.ts';
import type { PlayFrom, RevealPlay, TakeAndPlay } from '../../effects/play.ts';
import { amounts, fewer, t } from '../texts.ts';
import { mayVerb, verb } from './clause.ts';
import type { WordTable } from './registry.ts';

/** A limit that no card exceeds is not worth a word. */
function isLimit(n: number): boolean {
  return CARDS.list.some(({ points }) => points > n);
}

function worthUpTo(what: Text, n: number): Text {
  return isLimit(n) ? t('q.worth', { what, n }) : what;
}

function sourceOf(from: PlayFrom['from']): Text {
  return t('from', { src: from.length === 2 ? 'handOrMeadow' : from[0] });
}

export const playWords = {
  playFrom: ({ from, less, worth }: PlayFrom) => {
    const card = t('q.in', { what: amounts({ card: 1 }), place: sourceOf(from) });
    const what = worthUpTo(card, worth);
    if (less === 'free') return [verb('v.playFree', { what })];
    return [verb('v.playLess', { what, less: fewer({ any: less }) })];
  },
  revealPlay: ({ n, eitherPile, worth, optional }: RevealPlay) => {
    const cards = amounts({ card: n });
    const place = t('from', { src: 'deckOrDiscard' });
    const play = isLimit(worth) ? 'v.playOneWorth' : 'v.playOneFree';
    const limit = isLimit(worth) ? { n: worth } : {};
    return [
      verb('v.reveal', { what: eitherPile ? t('q.in', { what: cards, place }) : cards }),
      optional ? mayVerb(play, limit) : verb(play, limit),
      verb('v.discardRest', {}, 'stop'),
    ];
  },
  takeAndPlay: ({ n, less }: TakeAndPlay) => [
    verb('v.take', { what: t('n.meadowCard', { n }) }),
    mayVerb('v.playOneLess', { less: fewer({ any: less }) }),
  ],
} satisfies WordTable;
