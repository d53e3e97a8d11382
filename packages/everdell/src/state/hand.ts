/** Hands of cards: kinds in the order they came. */
import type { State } from '@evervale/kernel';
import { HAND, HAND_COUNT, HAND_LIMIT, MORE_HAND, LASTING_HAND, playerAt } from './layout.ts';
import {
  anySeenInHand,
  closeGap,
  forgetHand,
  forgetInHand,
  isSeenInHand,
  seeLastInHand,
} from './seen.ts';

export function handSize(s: State, seat: number): number {
  return s[playerAt(seat) + HAND_COUNT];
}

export function handCard(s: State, seat: number, i: number): number {
  return s[playerAt(seat) + HAND + i];
}

/** 7.1: the limit is the same for everybody unless a box raises it for one seat. */
export function handLimit(s: State, seat: number): number {
  const p = playerAt(seat);
  return s[HAND_LIMIT] + s[p + MORE_HAND] + s[p + LASTING_HAND];
}

/** 7.2: how many more cards fit. */
export function room(s: State, seat: number): number {
  const free = handLimit(s, seat) - s[playerAt(seat) + HAND_COUNT];
  return free > 0 ? free : 0;
}

export function addToHand(s: State, seat: number, kind: number): void {
  const p = playerAt(seat);
  s[p + HAND + s[p + HAND_COUNT]++] = kind;
}

/** The same for all to see. */
export function addOpenly(s: State, seat: number, kind: number): void {
  addToHand(s, seat, kind);
  seeLastInHand(s, seat);
}

/** Removes one copy, which others do not see. */
export function removeFromHand(s: State, seat: number, kind: number): void {
  forgetHand(s, seat);
  removeAt(s, seat, indexOf(s, seat, kind));
}

/** Removes one copy for all to see: one that they know, if there is any. */
export function removeOpenly(s: State, seat: number, kind: number): void {
  const i = indexOf(s, seat, kind);
  if (anySeenInHand(s, seat)) {
    forgetInHand(s, seat, seenCopy(s, seat, kind, i));
    closeGap(s, seat, i);
  }
  removeAt(s, seat, i);
}

/** A copy that others know, from the `first` on; else the first itself. */
function seenCopy(s: State, seat: number, kind: number, first: number): number {
  const n = s[playerAt(seat) + HAND_COUNT];
  for (let i = first; i < n; i++) {
    if (handCard(s, seat, i) === kind && isSeenInHand(s, seat, i)) return i;
  }
  return first;
}

function indexOf(s: State, seat: number, kind: number): number {
  const p = playerAt(seat);
  const n = s[p + HAND_COUNT];
  let i = 0;
  while (i < n && s[p + HAND + i] !== kind) i++;
  if (i === n) throw new Error('this card is not in the hand');
  return i;
}

/** The others move up. */
function removeAt(s: State, seat: number, from: number): void {
  const p = playerAt(seat);
  const n = s[p + HAND_COUNT];
  let i = from;
  for (; i < n - 1; i++) s[p + HAND + i] = s[p + HAND + i + 1];
  s[p + HAND + n - 1] = 0;
  s[p + HAND_COUNT] = n - 1;
}
