/** What powers remember, behind the last player. Every power is in a game once at most (17.1). */
import type { State } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { ARCHIVE, ARCHIVE_SIZE, PLAYERS, POWER, playerAt, tailAt } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';

export const POWERS_BOX = 1 << 11;

// The cards put aside come first (layout.ts).
/** Basic locations on which an axolotl token lies, one bit each. */
export const TOKEN_PLACES = ARCHIVE_SIZE + 1;
/** Point tokens of the platypuses. */
export const TREASURE = TOKEN_PLACES + 1;
/** The Meadow position of the rats' token + 1, and the place of the spiders' token + 1. */
export const RATS_TOKEN = TREASURE + 1;
export const SPIDERS_TOKEN = RATS_TOKEN + 1;
/** The resource on the turtles' card + 1. */
export const INVESTED = SPIDERS_TOKEN + 1;
/** Piles: how many cards, then the cards from the bottom up. */
export const SNAIL_PILE = INVESTED + 1;
export const SNAIL_CARDS = 7;
export const FARM_PILE = SNAIL_PILE + 1 + SNAIL_CARDS;
export const FARM_CARDS = 8;
export const LIZARD_PILE = FARM_PILE + 1 + FARM_CARDS;
export const LIZARD_CARDS = 24;
/** The lizards' own Forest cards by kind, as they came. */
export const LIZARD_FOREST = LIZARD_PILE + 1 + LIZARD_CARDS;
export const LIZARD_FORESTS = 4;
export const POWERS_ROOM = LIZARD_FOREST + LIZARD_FORESTS;

/** Workers on the lizards' own Forest cards. */
export const LIZARD_PLACE = BOX_PLACE + 14;

export function roomAt(s: State, field: number): number {
  return tailAt(s) + field;
}

/** The seat that has this power (by number), or -1. */
export function seatWith(s: State, power: number): number {
  for (let seat = 0; seat < s[PLAYERS]; seat++) if (hasPower(s, seat, power)) return seat;
  return -1;
}

export function hasPower(s: State, seat: number, power: number): boolean {
  return s[playerAt(seat) + POWER] === power;
}

export function pileSize(s: State, pile: number): number {
  return s[roomAt(s, pile)];
}

/** The card `i` places below the top. */
export function pileCard(s: State, pile: number, i: number): number {
  const at = roomAt(s, pile);
  return s[at + s[at] - i];
}

export function putOnPile(s: State, pile: number, kind: number): void {
  const at = roomAt(s, pile);
  s[at + ++s[at]] = kind;
}

export function takeFromPile(s: State, pile: number): number {
  const at = roomAt(s, pile);
  const kind = s[at + s[at]];
  s[at + s[at]--] = 0;
  return kind;
}

/** Puts a card under a pile. */
export function putUnderPile(s: State, pile: number, kind: number): void {
  const at = roomAt(s, pile);
  for (let i = ++s[at]; i > 1; i--) s[at + i] = s[at + i - 1];
  s[at + 1] = kind;
}

/** Every card that lies in a pile of a power. */
export function cardsInPiles(s: State): number[] {
  if ((boxesOf(s) & POWERS_BOX) === 0) return [];
  const cardsOf = (pile: number): number[] =>
    Array.from({ length: pileSize(s, pile) }, (_, i) => pileCard(s, pile, i));
  const aside = tailAt(s) + ARCHIVE;
  const archive = Array.from(s.subarray(aside + 1, aside + 1 + s[aside]));
  return [...cardsOf(SNAIL_PILE), ...cardsOf(FARM_PILE), ...archive];
}
