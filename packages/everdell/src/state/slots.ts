/** The cards that lie in a city, slot by slot. */
import type { State } from '@evervale/kernel';
import { COUNTS_AS } from '../content/tables.ts';
import { CITY_TOP, HAS, KIND, SEATS, playerAt, slotAt } from './layout.ts';

/**
 * A card of any city as one number. An automatic opponent, who sits last, may have more cards than a
 * city has numbers: they go on under those of cities that are not there.
 */
export const NUMBERS_EACH = 64;

export function cardNumber(city: number, slot: number): number {
  return city * NUMBERS_EACH + slot;
}

export function cityOfNumber(s: State, n: number): number {
  return Math.min(Math.floor(n / NUMBERS_EACH), s[SEATS] - 1);
}

export function slotOfNumber(s: State, n: number): number {
  return n - cityOfNumber(s, n) * NUMBERS_EACH;
}

export function cityTop(s: State, seat: number): number {
  return s[playerAt(seat) + CITY_TOP];
}

/** The kind in a slot, 0 = hole. */
export function cardIn(s: State, seat: number, slot: number): number {
  return s[slotAt(seat, slot) + KIND];
}

export function has(s: State, seat: number, kind: number): boolean {
  return (s[playerAt(seat) + HAS + (kind >> 3)] & (1 << (kind & 7))) !== 0;
}

/** Is a card of kind `card` one of `kind` for every rule that names it? */
export function isOne(card: number, kind: number): boolean {
  return card === kind || COUNTS_AS[card] === kind;
}

/** The first slot with this kind, or -1. */
export function slotOf(s: State, seat: number, kind: number): number {
  for (let slot = 0; slot < s[playerAt(seat) + CITY_TOP]; slot++) {
    if (s[slotAt(seat, slot) + KIND] === kind) return slot;
  }
  return -1;
}

export function countOf(s: State, seat: number, kind: number): number {
  if (!has(s, seat, kind)) return 0;
  let n = 0;
  for (let slot = s[playerAt(seat) + CITY_TOP] - 1; slot >= 0; slot--) {
    if (isOne(s[slotAt(seat, slot) + KIND], kind)) n++;
  }
  return n;
}

/** Copies of just this kind. */
export function copiesIn(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    if (cardIn(s, seat, slot) === kind) n++;
  }
  return n;
}
