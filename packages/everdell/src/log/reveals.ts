/** What an event of another shows to a seat that it did not know: nobody takes back a move behind it. */
import type { BoxEvents, GameEvent } from './event.ts';

/** Chance, and cards that come from a hidden place into the open; boxes add theirs. */
const ALWAYS = new Set<GameEvent['type']>(['reveal', 'shuffle', 'meadowFill', 'die']);

export function registerReveals(types: readonly (keyof BoxEvents)[]): void {
  for (const type of types) ALWAYS.add(type);
}

export function reveals(event: GameEvent, seat: number): boolean {
  if (ALWAYS.has(event.type)) return true;
  // From a hand, or from what somebody keeps: until now nobody else knew it.
  if (event.type === 'play') return event.seat !== seat && event.from !== 'meadow';
  if (event.type === 'putOnEvent') return event.seat !== seat && event.cards.length > 0;
  return 'secret' in event && event.to.includes(seat);
}
