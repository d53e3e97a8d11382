/** Treasure: stacks on Realms, tokens in the Tray. */
import { raiseBarrier, type State } from '@evervale/kernel';
import { FIRST_STACK, TREASURE_SPACES } from '../content/tables.ts';
import { TILE, TOKENS, TRAY_SIZE, TRAY_TOKENS, playerAt } from './layout.ts';
import { changed } from './watch.ts';

/** How many tokens a stack still has. */
export function stackHeight(s: State, stack: number): number {
  const at = TOKENS + stack * 3;
  return s[at] === 0 ? 0 : s[at + 1] === 0 ? 1 : s[at + 2] === 0 ? 2 : 3;
}

export const stackOf = (s: State, realm: number, space: number): number =>
  FIRST_STACK[s[TILE + realm]] + space;

export const spacesOf = (s: State, realm: number): number => TREASURE_SPACES[s[TILE + realm]];

/** The top token of a stack, 0 if there is none. */
export function topToken(s: State, stack: number): number {
  const height = stackHeight(s, stack);
  return height === 0 ? 0 : s[TOKENS + stack * 3 + height - 1];
}

/** Takes the top token off a stack that has one. */
export function liftToken(s: State, stack: number): number {
  const at = TOKENS + stack * 3 + stackHeight(s, stack) - 1;
  const token = s[at];
  s[at] = 0;
  // The token below can be seen now.
  if (stackHeight(s, stack) > 0) raiseBarrier(s);
  return token;
}

export function trayCount(s: State, seat: number): number {
  const at = playerAt(seat) + TRAY_TOKENS;
  return s[at] === 0 ? 0 : s[at + 1] === 0 ? 1 : s[at + 2] === 0 ? 2 : s[at + 3] === 0 ? 3 : 4;
}

export const trayToken = (s: State, seat: number, i: number): number =>
  s[playerAt(seat) + TRAY_TOKENS + i];

export function addToTray(s: State, seat: number, token: number): void {
  s[playerAt(seat) + TRAY_TOKENS + trayCount(s, seat)] = token;
  changed(s, seat);
}

/** Takes the i-th token out of the Tray; those behind it move up. */
export function takeFromTray(s: State, seat: number, i: number): number {
  const at = playerAt(seat) + TRAY_TOKENS;
  const token = s[at + i];
  for (let k = i; k < TRAY_SIZE - 1; k++) s[at + k] = s[at + k + 1];
  s[at + TRAY_SIZE - 1] = 0;
  return token;
}
