/**
 * What looks the same as in an earlier state of the game, by the bytes from which it is made. Only in the
 * base game without automatic opponents: boxes may make anything depend on anything.
 */
import { isSameIn, type State } from '@evervale/kernel';
import { boxesOf } from './content/boxes.ts';
import {
  CITY,
  CITY_TOP,
  FOREST,
  MAX_WORKERS,
  PLAYERS,
  PLAYER_SIZE,
  SEATS,
  SLOT_SIZE,
  STANDING,
  WORKERS,
  playerAt,
} from './state/layout.ts';

export const isBaseGame = (s: State): boolean => boxesOf(s) === 0 && s[SEATS] === s[PLAYERS];

/** Forest cards and Events, the names of places among them. */
const isSameLand = (a: State, b: State): boolean => isSameIn(a, b, FOREST, STANDING);

/** Places with who stands on them, and Events. */
export function isSameBoard(a: State, b: State): boolean {
  if (!isSameLand(a, b)) return false;
  for (let seat = 0; seat < a[SEATS]; seat++) {
    const from = playerAt(seat) + WORKERS;
    if (!isSameIn(a, b, from, from + 2 * MAX_WORKERS)) return false;
  }
  return true;
}

/** All of a player but the points, for which other things may count too. */
export function isSamePlayer(a: State, b: State, seat: number): boolean {
  const from = playerAt(seat);
  return isSameLand(a, b) && isSameIn(a, b, from, from + PLAYER_SIZE);
}

/** The cards of a city, and what lies on them. */
export function isSameCity(a: State, b: State, seat: number): boolean {
  const from = playerAt(seat);
  const top = a[from + CITY_TOP];
  return top === b[from + CITY_TOP] && isSameIn(a, b, from + CITY, from + CITY + top * SLOT_SIZE);
}
