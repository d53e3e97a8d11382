/** What is to be said about a thing on the table that is no card. */
import {
  awardText,
  eventCardText,
  goodText,
  locationText,
  locationWorkers,
} from '@evervale/everdell';
import type { Text } from '@evervale/kernel';
import { AWARD_FIGURES, EVENT_FIGURES } from '../../../art/figureNames.ts';
import type { Kind } from '../context.ts';

interface About {
  readonly text: Text;
  readonly facts?: Text;
}

const ABOUT: Record<Exclude<Kind, 'card'>, (id: string) => About> = {
  place: (id) => ({ text: locationText(id), facts: locationWorkers(id) }),
  event: (id) => ({ text: eventCardText(id) }),
  award: (id) => ({ text: awardText(id) }),
  good: (id) => ({ text: goodText(id) }),
};

export function wordsAbout(kind: Kind, id: string): About {
  if (kind === 'card') throw new Error('a card speaks for itself');
  return ABOUT[kind](id);
}

/** The stages of the Journey share a name. */
export const titleOf = (id: string): string => (id.startsWith('journey') ? 'journey' : id);

export function figureOf(kind: Kind, id: string): string | undefined {
  if (kind === 'event') return EVENT_FIGURES[id];
  return kind === 'award' ? AWARD_FIGURES[id] : undefined;
}
