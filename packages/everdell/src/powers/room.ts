/** What powers remember, behind the last player. Every power is in a game once at most (17.1). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';
import { roomOf } from '../state/rooms.ts';

export const POWERS_NUMBER = 11;
export const POWERS_BOX = 1 << POWERS_NUMBER;

export const powersRoom = roomOf(POWERS_NUMBER);
const { table, seat: own } = powersRoom;

/** The power of the player by number (17.1), 0 = none, and the two to choose from. */
export const POWER = own.bytes();
export const OFFER = own.bytes(2);

/** Cards put aside by the bats: how many, then the cards. */
export const ARCHIVE_SIZE = 32;
export const ARCHIVE = table.bytes(1 + ARCHIVE_SIZE);
/** Basic locations on which an axolotl token lies, one bit each. */
export const TOKEN_PLACES = table.bytes();
/** Point tokens of the platypuses. */
export const TREASURE = table.bytes();
/** The Meadow position of the rats' token + 1, and the place of the spiders' token + 1. */
export const RATS_TOKEN = table.bytes();
export const SPIDERS_TOKEN = table.bytes();
/** The resource on the turtles' card + 1. */
export const INVESTED = table.bytes();
/** Piles: how many cards, then the cards from the bottom up. */
export const SNAIL_CARDS = 7;
export const SNAIL_PILE = table.bytes(1 + SNAIL_CARDS);
export const FARM_CARDS = 8;
export const FARM_PILE = table.bytes(1 + FARM_CARDS);
export const LIZARD_CARDS = 24;
export const LIZARD_PILE = table.bytes(1 + LIZARD_CARDS);
/** The lizards' own Forest cards by kind, as they came. */
export const LIZARD_FORESTS = 4;
export const LIZARD_FOREST = table.bytes(LIZARD_FORESTS);

/** Workers on the lizards' own Forest cards. */
export const LIZARD_PLACE = BOX_PLACE + 14;

export function roomAt(s: State, field: number): number {
  return powersRoom.tableAt(s) + field;
}

/** The power of a seat by number, 0 = none. */
export function powerAt(s: State, seat: number): number {
  return s[powersRoom.seatAt(s, seat) + POWER];
}

/** The seat that has this power (by number), or -1. */
export function seatWith(s: State, power: number): number {
  for (let seat = 0; seat < s[PLAYERS]; seat++) if (hasPower(s, seat, power)) return seat;
  return -1;
}

export function hasPower(s: State, seat: number, power: number): boolean {
  return powerAt(s, seat) === power;
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
