/** A full state that agrees with everything a seat knows; what it can't see is dealt anew. */
import {
  RNG,
  SEAT,
  clone,
  get16,
  isOver,
  next32,
  seedWords,
  shuffleBytes,
  top,
  type State,
  type Stream,
} from '@evervale/kernel';
import { theMachine } from './effects/machine.ts';
import { handSize } from './state/hand.ts';
import { DECK_COUNT, DISCARD_COUNT, HAND, PILE, PILE_SIZE, PLAYERS, playerAt } from './state/layout.ts';

const pool = new Uint8Array(512);

/** Visits every byte that holds a card hidden from `seat`, in a fixed order. */
function hidden(s: State, seat: number, visit: (at: number) => void): void {
  for (let i = 0; i < get16(s, DECK_COUNT); i++) visit(PILE + i);
  for (let i = 1; i <= get16(s, DISCARD_COUNT); i++) visit(PILE + PILE_SIZE - i);
  for (let other = 0; other < s[PLAYERS]; other++) {
    if (other === seat) continue;
    for (let i = 0; i < handSize(s, other); i++) visit(playerAt(other) + HAND + i);
  }
}

export function determinize(s: State, seat: number, rng: Stream): State {
  const copy = clone(s);
  let n = 0;
  hidden(copy, seat, (at) => (pool[n++] = copy[at]));
  shuffleBytes(pool, 0, n, rng.bytes, rng.at);
  n = 0;
  hidden(copy, seat, (at) => (copy[at] = pool[n++]));
  // The dice of the future are not known either.
  seedWords(copy, RNG, next32(rng.bytes, rng.at));
  if (!isOver(copy) && copy[top(copy) + SEAT] !== seat) theMachine().forget(copy);
  return copy;
}
