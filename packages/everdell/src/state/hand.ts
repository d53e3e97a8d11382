/** Hands of cards: kinds in the order they came. */
import type { State } from '@evervale/kernel';
import { HAND, HAND_COUNT, HAND_LIMIT, MORE_HAND, LASTING_HAND, playerAt } from './layout.ts';

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

/** Removes one copy; the others move up. */
export function removeFromHand(s: State, seat: number, kind: number): void {
  const p = playerAt(seat);
  const n = s[p + HAND_COUNT];
  let i = 0;
  while (i < n && s[p + HAND + i] !== kind) i++;
  if (i === n) throw new Error('this card is not in the hand');
  for (; i < n - 1; i++) s[p + HAND + i] = s[p + HAND + i + 1];
  s[p + HAND + n - 1] = 0;
  s[p + HAND_COUNT] = n - 1;
}
