/** What an event of another shows to a seat that it did not know: nobody takes back a move behind it. */
import type { GameEvent } from './event.ts';

/** Chance, and cards that come from a hidden place into the open. */
const ALWAYS: ReadonlySet<GameEvent['type']> = new Set([
  'reveal',
  'shuffle',
  'meadowFill',
  'swapHands',
  'die',
  'uncover',
  'nightweaveCard',
  'nightweavePlays',
  'search',
  'ownForest',
  'automatPlays',
]);

export function reveals(event: GameEvent, seat: number): boolean {
  if (ALWAYS.has(event.type)) return true;
  // From a hand, or from what somebody keeps: until now nobody else knew it.
  if (event.type === 'play') return event.seat !== seat && event.from !== 'meadow';
  if (event.type === 'putOnEvent') return event.seat !== seat && event.cards.length > 0;
  return 'secret' in event && event.to.includes(seat);
}
