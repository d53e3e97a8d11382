/**
 * What players have seen of cards that lie hidden now, and so still know: cards that somebody took into
 * the hand for all to see, and cards on the discard pile that lay open before, or came from the own hand.
 * Nothing in the rules depends on it. It decides which cards are dealt anew when a seat thinks about what
 * it cannot see (base/zones.ts).
 */
import { get16, type State } from '@evervale/kernel';
import {
  DISCARD_COUNT,
  DISCARD_MEMORY,
  DISCARD_SEEN,
  HAND_COUNT,
  HAND_SEEN,
  playerAt,
} from './layout.ts';

/** Everybody, spectators included. */
export const ALL = 0xff;

/** The card that came last into this hand was taken openly. */
export function seeLastInHand(s: State, seat: number): void {
  const i = s[playerAt(seat) + HAND_COUNT] - 1;
  s[playerAt(seat) + HAND_SEEN + (i >> 3)] |= 1 << (i & 7);
}

export function isSeenInHand(s: State, seat: number, i: number): boolean {
  return (s[playerAt(seat) + HAND_SEEN + (i >> 3)] & (1 << (i & 7))) !== 0;
}

/** A card leaves and nobody else sees which: it may have been any. */
export function forgetHand(s: State, seat: number): void {
  const at = playerAt(seat) + HAND_SEEN;
  s[at] = s[at + 1] = s[at + 2] = 0;
}

export function forgetInHand(s: State, seat: number, i: number): void {
  s[playerAt(seat) + HAND_SEEN + (i >> 3)] &= ~(1 << (i & 7));
}

export function anySeenInHand(s: State, seat: number): boolean {
  const at = playerAt(seat) + HAND_SEEN;
  return (s[at] | s[at + 1] | s[at + 2]) !== 0;
}

/** The `i`-th card leaves; those behind it move up. */
export function closeGap(s: State, seat: number, i: number): void {
  const at = playerAt(seat) + HAND_SEEN;
  const bits = s[at] | (s[at + 1] << 8) | (s[at + 2] << 16);
  const before = bits & ((1 << i) - 1);
  const moved = before | ((bits >> (i + 1)) << i);
  s[at] = moved;
  s[at + 1] = moved >> 8;
  s[at + 2] = moved >> 16;
}

/** The card on top of the discard pile has been seen by these; of a higher pile nobody knows the top. */
export function seeDiscard(s: State, seats: number): void {
  const i = get16(s, DISCARD_COUNT) - 1;
  if (i < DISCARD_MEMORY) s[DISCARD_SEEN + i] = seats;
}

/** Has `viewer` seen the `i`-th card of the discard pile, counted from its bottom? */
export function isDiscardSeen(s: State, viewer: number, i: number): boolean {
  if (i >= DISCARD_MEMORY) return false;
  const seats = s[DISCARD_SEEN + i];
  return viewer < 0 ? seats === ALL : (seats & (1 << viewer)) !== 0;
}

/** The discard pile is shuffled (7.7). */
export function forgetDiscards(s: State): void {
  s.fill(0, DISCARD_SEEN, DISCARD_SEEN + DISCARD_MEMORY);
}
