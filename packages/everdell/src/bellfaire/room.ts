/** What Bellfaire remembers. Its modules are independent (16.1): each is a box. */
import type { State } from '@evervale/kernel';
import { BOX_PLACE } from '../state/place.ts';
import { roomOf } from '../state/rooms.ts';

const ROYAL_AWARD = 8;
const MARKET = 9;
export const AWARD_MODULE = 1 << ROYAL_AWARD;
export const MARKET_MODULE = 1 << MARKET;

export const awardRoom = roomOf(ROYAL_AWARD);
/** The royal award by number, 0 = none (16.7). */
const AWARD = awardRoom.table.bytes();

export function awardNumber(s: State): number {
  return s[awardRoom.tableAt(s) + AWARD];
}

export function layAward(s: State, number: number): void {
  s[awardRoom.tableAt(s) + AWARD] = number;
}

export const marketRoom = roomOf(MARKET);
/** Goods at the selling sign, one bit each; the others lie at the buying sign (16.11). */
const SELLING = marketRoom.table.bytes();

export function isSelling(s: State, i: number): boolean {
  return (s[marketRoom.tableAt(s) + SELLING] & (1 << i)) !== 0;
}

/** A good goes to the other sign. */
export function turnGood(s: State, i: number): void {
  s[marketRoom.tableAt(s) + SELLING] ^= 1 << i;
}

/** Behind the places on Meadow cards. */
export const MARKET_PLACE = BOX_PLACE + 8;
export const MARKET_ID = 'market';
