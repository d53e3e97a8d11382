/** What Spirecrest remembers. */
import { MAX_HAND } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';
import { roomOf } from '../state/rooms.ts';

export const SPIRECREST = 18;
/** The bit of this box in the state. */
export const SPIRECREST_BOX = 1 << SPIRECREST;

/** Foothills, peaks, ridges (13.7). */
export const SECTIONS = ['foothills', 'peaks', 'ridges'] as const;
export const FOOTHILLS = 0;
export const PEAKS = 1;
/** The hare has come home to the Everdell tile (13.16). */
export const HOME = 3;

/** 13.3: one tile more than there are players, six at most. */
export const TILES_EACH = 7;
export const PILE_CARDS = 14;
/** Cards turned up by an exploration (13.12). */
export const OFFERED = 3;
/** Discoveries of a player: one from each section, and one more for a Mountaineer. */
export const FINDS_EACH = 4;
/** Three tiles of the board and two that are discoveries. */
export const MOST_TILES = 5;
export const STORM_CARDS = 3;
export const TUCKED_EACH = 3;
/** More than anybody discards in one turn. */
export const LOOK_SIZE = 40;

/** Discoveries that are locations, then the discard pile and the deck for two big critters. */
export const FIND_PLACE = BOX_PLACE + 26;
export const DISCARD_PLACE = FIND_PLACE + 8;
export const DECK_PLACE = FIND_PLACE + 9;

export const spirecrestRoom = roomOf(SPIRECREST);
export const { tableAt, seatAt } = spirecrestRoom;
const { table, seat } = spirecrestRoom;

/** The map tiles of each section by number, 0 = taken; and the sections that are turned up, one bit each. */
export const TILES = table.bytes(SECTIONS.length * TILES_EACH);
export const TILES_SHOWN = table.bytes();
/** The weather of each season by number; and the seasons whose weather is turned up, one bit each. */
export const WEATHER = table.bytes(4);
export const WEATHER_SHOWN = table.bytes();
/** The three piles of discoveries: how many, and the cards from the bottom to the top. */
export const PILE_SIZES = table.bytes(SECTIONS.length);
export const PILES = table.bytes(SECTIONS.length * PILE_CARDS);
/** Discoveries turned up by an exploration, from the left. */
export const OFFER = table.bytes(OFFERED);
/** Stormvale: beside whose city it lies (seat + 1), and its cards. */
export const STORM_OWNER = table.bytes();
export const STORM = table.bytes(STORM_CARDS);
/** Cards under the Archeologist, then under the Trail Guide. */
export const TUCKED = table.bytes(2 * TUCKED_EACH);
/** Cards turned up in the Moleia Mines, and those Firebeak's owner looks at; each closed by a 0. */
export const MINE = table.bytes(MAX_HAND);
export const LOOK = table.bytes(LOOK_SIZE);
/** What whose turn it is has placed: bits of turnEnd.ts; and berries and point tokens gained (lasting.ts). */
export const PLACED_NOW = table.bytes();
export const BERRIES_NOW = table.bytes();
export const POINTS_NOW = table.bytes();

/** The section where the hare stands, 3 = on the Everdell tile. */
export const HARE = seat.bytes();
/** The discoveries beside the city by number, in the order they came. */
export const FINDS = seat.bytes(FINDS_EACH);
/** The tiles of the expedition from the left, and how many the hare has reached. */
export const EXPEDITION = seat.bytes(MOST_TILES);
export const REACHED = seat.bytes();
