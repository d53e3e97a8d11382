/** How far a game is: it ends with the last Realm or with somebody's last roof (E19.1). */
import type { State } from '@evervale/kernel';
import {
  DWELLING_COUNT,
  END_BY,
  ROOFS,
  SEATS,
  STACK_COUNT,
  playerAt,
} from '@evervale/eldervale/insides';

/** Realms in the stack at the beginning, by players (3.T). */
const STACKS = [7, 7, 7, 8, 10, 13];

/** From 0 to 1. */
export function progress(s: State): number {
  if (s[END_BY] !== 0) return 1;
  let most = 0;
  for (let seat = 0; seat < s[SEATS]; seat++) {
    most = Math.max(most, s[playerAt(seat) + DWELLING_COUNT]);
  }
  const revealed = 1 - s[STACK_COUNT] / STACKS[s[SEATS]];
  return Math.min(1, Math.max(0, revealed, most / ROOFS));
}

/** While elements and factions are chosen there is no stack; later the last Realm of it brings the end. */
export function isLaidOut(s: State): boolean {
  return s[STACK_COUNT] > 0 || s[END_BY] !== 0;
}

export const PHASES = 3;

/** Beginning, middle, end. */
export function phaseOf(s: State): number {
  return Math.min(PHASES - 1, Math.floor(progress(s) * PHASES));
}
