/** Where a card that Nightweave plays comes from: a Meadow position from 0 on, or one of these. */
export const FROM_DECK = -1;
export const FROM_DRAW_PILE = -2;
/** The station: its places from here downwards. */
export const FROM_STATION = -3;

/** The lair as a place for workers that were lured away. */
export const LAIR_PLACE = 80;
