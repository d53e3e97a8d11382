/** Arrow directions (26.12, 26.16-26.19). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { cardNumber, currentCard } from './room.ts';

/** The arrow of the card turned up last: 1 forward, -1 backward. */
export function arrowOf(s: State): 1 | -1 {
  return cardNumber(s) === 0 ? 1 : currentCard(s).arrow;
}

/**
 * From `start` on in arrow direction, once round a row of so many: the first that fits, or -1
 * (26.17, 26.18).
 */
export function firstFrom(
  s: State,
  count: number,
  start: number,
  fits: (i: number) => boolean,
): number {
  const step = arrowOf(s);
  for (let n = 0; n < count; n++) {
    const i = (((start + step * n) % count) + count) % count;
    if (fits(i)) return i;
  }
  return -1;
}

/** Where a row begins in arrow direction. */
function rowStart(s: State, count: number): number {
  return arrowOf(s) === 1 ? 0 : count - 1;
}

/** The first of a row in arrow direction that fits, or -1. */
export function firstOf(s: State, count: number, fits: (i: number) => boolean): number {
  return firstFrom(s, count, rowStart(s, count), fits);
}

/** 26.12, 34.11: forward is the person whose turn follows hers, backward the other one. */
export function affected(s: State): number {
  return arrowOf(s) === 1 ? 0 : s[PLAYERS] - 1;
}
