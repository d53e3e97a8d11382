/** What Bellfaire remembers, in the bytes set aside for boxes. Its modules are independent (16.1). */
import { BOX_ROOM, MEADOW_SIZE } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';

export const FOREST_MODULE = 1 << 5;
export const EVENTS_MODULE = 1 << 6;
export const FESTIVAL_MODULE = 1 << 7;
export const AWARD_MODULE = 1 << 8;
export const MARKET_MODULE = 1 << 9;

/** The royal award by number, 0 = none (16.7). */
export const AWARD = BOX_ROOM + 3;
/** Goods at the selling sign, one bit each; the others lie at the buying sign (16.11). */
export const SELLING = BOX_ROOM + 4;
/** Behind the places on Meadow cards. */
export const MARKET_PLACE = BOX_PLACE + MEADOW_SIZE;
export const MARKET_ID = 'market';
