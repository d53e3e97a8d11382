/** Who sits where: order of turns, opponents, partners. */
import type { State } from '@evervale/kernel';
import { MODULES, PLAYERS, SEATS, TURN } from './layout.ts';

// Bits of MODULES: what is played with.
export const LEGENDARY = 1 << 0;
export const WITH_ORACLE = 1 << 1;
export const WITH_MINOTAUR = 1 << 2;
export const WITH_SHAPESHIFTER = 1 << 3;
export const WITH_MOTHER = 1 << 4;
export const WITH_GIANT = 1 << 5;
export const TEAMS = 1 << 6;
export const DRAFT = 1 << 7;
export const NO_DOORS = 1 << 8;
export const WITH_TACTICS = 1 << 9;
export const ORACLE_STEPS = 1 << 10;
export const FIXED_DIE = 1 << 11;

export function plays(s: State, module: number): boolean {
  return ((s[MODULES] | (s[MODULES + 1] << 8)) & module) !== 0;
}

/** The Ghosts sit behind the only player, and nobody decides for them (chapter 27). */
export const isGhost = (s: State, seat: number): boolean => seat >= s[PLAYERS];

/** Who decides what is the active player's to decide: on the Ghosts' turn the only person (E27.42, R-90). */
export const activePerson = (s: State): number => (isGhost(s, s[TURN]) ? 0 : s[TURN]);

/** Teams sit A, B, B, A (E25.1): 0 and 1 for the two teams. */
export const teamOf = (seat: number): number => (seat === 0 || seat === 3 ? 0 : 1);

export function isPartner(s: State, seat: number, other: number): boolean {
  return seat !== other && plays(s, TEAMS) && teamOf(seat) === teamOf(other);
}

/** The partner of a seat, or -1 where everybody plays for himself. */
export function partnerOf(s: State, seat: number): number {
  return plays(s, TEAMS) ? 3 - seat : -1;
}

/** Every other player; with teams those of the other team (E2.7). */
export function isOpponent(s: State, seat: number, other: number): boolean {
  return seat !== other && !(plays(s, TEAMS) && teamOf(seat) === teamOf(other));
}

export const nextSeat = (s: State, seat: number): number => (seat + 1 === s[SEATS] ? 0 : seat + 1);

/** The i-th seat of every window: from the active player's left, the active player last (E28.4). */
export const inOrder = (s: State, i: number): number => (s[TURN] + 1 + i) % s[SEATS];
