/** Lasting abilities of a player that a box gives, one bit each; nobody has any in the base game. */
import type { State } from '@evervale/kernel';
import { ABILITIES, playerAt } from './layout.ts';

/** What a worker's placement gains is counted. */
export const COUNTS_GAINS = 1;
/** Cards may be taken from the Meadow instead of being drawn. */
export const DRAWS_FROM_MEADOW = 2;
/** Workers may go where opponents already stand. */
export const SHARES_PLACES = 4;
/** A worker in the Forest may use another location instead. */
export const FOREST_ELSEWHERE = 8;
/** Farms take no space. */
export const FREE_FARMS = 16;
/** Boxes are told what this player gains. */
export const TELLS_GAINS = 128;
/** Has cards put aside to be played (archive.ts). */
export const HAS_ARCHIVE = 32;

/** Every card takes a space of its own, whatever is printed on it; successors take none. */
export const FILLS_SPACES = 64;

export function able(s: State, seat: number, ability: number): boolean {
  return (s[playerAt(seat) + ABILITIES] & ability) !== 0;
}

export function giveAbility(s: State, seat: number, ability: number): void {
  s[playerAt(seat) + ABILITIES] |= ability;
}
