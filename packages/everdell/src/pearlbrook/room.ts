/** What Pearlbrook remembers. */
import { roomOf } from '../state/rooms.ts';
import { BOX_PLACE } from '../state/place.ts';

export const PEARLBROOK = 12;
/** The bit of this box in the state. */
export const PEARLBROOK_BOX = 1 << PEARLBROOK;

export const pearlbrookRoom = roomOf(PEARLBROOK);
export const { tableAt, seatAt } = pearlbrookRoom;
const { table, seat } = pearlbrookRoom;

export const RIVER_SPOTS = 4;
/** The river cards by number, spot by spot; 0 = none lies there (12.5). */
export const RIVER = table.bytes(RIVER_SPOTS);
/** Spots whose card is face up, one bit each. A pearl lies on every other card. */
export const UNCOVERED = table.bytes();
const WONDER_COUNT = 4;
/** Who has built each wonder: seat + 1, 0 = nobody yet (12.24). */
export const WONDER = table.bytes(WONDER_COUNT);
/** Workers on wonders. */
export const WONDER_PLACE = BOX_PLACE + 9;

/** Pearls (12.2). */
export const PEARLS = seat.bytes();
/** The frog of a player: 0 = ready, a river spot from 1 on, SHOAL, BESIDE_RIVER, or in a city. */
export const FROG = seat.bytes();
/** The slot of the card it stands on. */
export const FROG_SLOT = seat.bytes();
export const FROG_READY = 0;
export const SHOAL = RIVER_SPOTS + 1;
/** Its card has left the city: it waits for the next preparation (6.44). */
export const FROG_ASIDE = RIVER_SPOTS + 2;
export const FROG_CITY = 64;

/** The two adornments by number, 0 = none. */
export const ADORNMENTS_EACH = 2;
export const ADORNMENT = seat.bytes(ADORNMENTS_EACH);
/** Which of the two have been played, one bit each. */
export const ADORNED = seat.bytes();
/** Cards in hand when the player passed (9.4). */
export const LAST_HAND = seat.bytes();
