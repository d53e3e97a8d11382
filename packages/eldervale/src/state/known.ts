/**
 * What seats have seen of face-down piles and may remember: the top of the Realm stack (LIGHT-10.1) and
 * cards put under the Magic deck (LIGHT-03.1). It is forgotten when the order changes.
 */
import type { State } from '@evervale/kernel';
import {
  KNOWN_CARDS,
  KNOWN_FROM,
  KNOWN_TILES,
  MAGIC_COUNT,
  MAX_SEATS,
  STACK_COUNT,
} from './layout.ts';

/** A seat has put so many tiles back on top: it knows them, nobody else does any more. */
export function rememberTop(s: State, seat: number, n: number): void {
  for (let other = 0; other < MAX_SEATS; other++) {
    if (other !== seat) s[KNOWN_TILES + other] = 0;
  }
  s[KNOWN_TILES + seat] = Math.max(n, s[KNOWN_TILES + seat]);
}

/** A tile has left the top of the stack. */
export function forgetTop(s: State): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    if (s[KNOWN_TILES + seat] > 0) s[KNOWN_TILES + seat]--;
  }
}

/** So many cards have come under the deck: what was known of it lies higher now. */
export function lift(s: State, n: number): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    if (s[KNOWN_CARDS + seat] > 0) s[KNOWN_FROM + seat] += n;
  }
}

/** A seat has put a card under the deck; its own earlier ones may lie right above it. */
export function rememberBottom(s: State, seat: number): void {
  const more = s[KNOWN_CARDS + seat] > 0 && s[KNOWN_FROM + seat] === 1;
  s[KNOWN_CARDS + seat] = more ? s[KNOWN_CARDS + seat] + 1 : 1;
  s[KNOWN_FROM + seat] = 0;
}

/** Does the seat know the i-th tile of the stack, from the bottom? */
export const knowsTile = (s: State, seat: number, i: number): boolean =>
  seat >= 0 && seat < MAX_SEATS && s[STACK_COUNT] - 1 - i < s[KNOWN_TILES + seat];

/** Does the seat know the i-th card of the Magic deck, from the bottom? */
export function knowsCard(s: State, seat: number, i: number): boolean {
  if (seat < 0 || seat >= MAX_SEATS || i >= s[MAGIC_COUNT]) return false;
  const from = s[KNOWN_FROM + seat];
  return i >= from && i < from + s[KNOWN_CARDS + seat];
}

/** The known cards that are still there: once the deck has sunk below them, none. */
export function dropDrawn(s: State): void {
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const left = Math.max(0, s[MAGIC_COUNT] - s[KNOWN_FROM + seat]);
    s[KNOWN_CARDS + seat] = Math.min(left, s[KNOWN_CARDS + seat]);
  }
}
