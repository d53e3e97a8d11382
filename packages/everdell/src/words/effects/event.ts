/** Words for putting things on or under an Event. */
import type { PutOnEvent, StudyScrolls, Tuck } from '../../effects/event.ts';
import { amounts, t } from '../texts.ts';
import { cardsFrom } from './city.ts';
import { mayVerb, sentence, verb } from './clause.ts';
import { chosen } from './gain.ts';
import type { WordTable } from './registry.ts';

export const eventWords = {
  putOnEvent: ({ max, from }: PutOnEvent) => [
    mayVerb('v.putOnEvent', { what: t('q.upTo', { what: chosen(max, from) }) }),
  ],
  tuck: ({ max, from, filter }: Tuck) => [
    mayVerb('v.tuckEvent', { what: t('q.upTo', { what: cardsFrom(max, filter, from) }) }),
  ],
  studyScrolls: ({ n }: StudyScrolls) => [
    verb('v.reveal', { what: amounts({ card: n }) }),
    sentence(t('seq.sortRevealed')),
  ],
} satisfies WordTable;
