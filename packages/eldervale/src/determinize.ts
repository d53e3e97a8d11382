/** A full state that agrees with everything a seat knows; what it can't see is dealt anew. */
import {
  RNG,
  SEAT,
  dealHidden,
  isOver,
  next32,
  seedWords,
  top,
  type State,
  type Stream,
} from '@evervale/kernel';
import { theMachine } from './effects/machine.ts';
import { SEATS } from './state/layout.ts';
import { noteQuests } from './state/magic.ts';
import { HIDDEN } from './state/zones.ts';

export function determinize(s: State, seat: number, rng: Stream): State {
  return determinizeInto(new Uint8Array(s.length), s, seat, rng);
}

/** The same into a buffer of the same size, for search that does this thousands of times. */
export function determinizeInto(target: State, s: State, seat: number, rng: Stream): State {
  target.set(s);
  dealHidden(target, HIDDEN, s[SEATS], seat, rng);
  for (let other = 0; other < s[SEATS]; other++) noteQuests(target, other);
  // The dice of the future are not known either.
  seedWords(target, RNG, next32(rng.bytes, rng.at));
  if (!isOver(target) && target[top(target) + SEAT] !== seat) theMachine().forget(target);
  theMachine().touched();
  return target;
}
