/** What Pearlbrook remembers, in the bytes set aside for boxes. */
import { BOX_ROOM, MEADOW_SIZE, PLAYER_ROOM } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';

/** The bit of this box in the state. */
export const PEARLBROOK_BOX = 1 << 12;

export const RIVER_SPOTS = 4;
/** The river cards by number, spot by spot; 0 = none lies there (12.5). */
export const RIVER = BOX_ROOM + 5;
/** Spots whose card is face up, one bit each. A pearl lies on every other card. */
export const UNCOVERED = BOX_ROOM + 9;
/** Who has built each wonder: seat + 1, 0 = nobody yet (12.24). */
export const WONDER = BOX_ROOM + 10;
/** Workers on wonders stand behind the Meadow cards and the Market. */
export const WONDER_PLACE = BOX_PLACE + MEADOW_SIZE + 1;

/** The frog of a player: 0 = ready, a river spot from 1 on, SHOAL, BESIDE_RIVER, or in a city. */
export const FROG = PLAYER_ROOM;
/** The slot of the card it stands on. */
export const FROG_SLOT = PLAYER_ROOM + 1;
export const FROG_READY = 0;
export const SHOAL = RIVER_SPOTS + 1;
/** Its card has left the city: it waits for the next preparation (6.44). */
export const FROG_ASIDE = RIVER_SPOTS + 2;
export const FROG_CITY = 64;

/** The two adornments by number, 0 = none. */
export const ADORNMENT = PLAYER_ROOM + 2;
export const ADORNMENTS_EACH = 2;
/** Which of the two have been played, one bit each. */
export const ADORNED = PLAYER_ROOM + 4;
/** Cards in hand when the player passed (9.4). */
export const LAST_HAND = PLAYER_ROOM + 7;
