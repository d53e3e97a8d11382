/** What Newleaf and its modules remember. */
import { BOX_PLACE } from '../state/place.ts';
import { roomOf } from '../state/rooms.ts';

export const NEWLEAF = 13;
export const NEWLEAF_CARDS = 14;
export const NEWLEAF_FOREST = 15;
export const NEWLEAF_EVENTS = 16;
export const NEWLEAF_BASIC_EVENTS = 17;
export const TICKETS = 20;
export const RESERVATION = 21;
/** The bit of the board in the state. */
export const NEWLEAF_BOX = 1 << NEWLEAF;
export const NEWLEAF_CARDS_BOX = 1 << NEWLEAF_CARDS;
export const TICKETS_BOX = 1 << TICKETS;
export const RESERVATION_BOX = 1 << RESERVATION;

export const KNOLL_PLACE = BOX_PLACE + 18;
export const PLATFORM_PLACE = BOX_PLACE + 19;

export const STATION_SIZE = 3;
export const CAR_KINDS = 6;
export const VISITOR_COUNT = 32;

export const newleafRoom = roomOf(NEWLEAF);
export const { tableAt, seatAt } = newleafRoom;
const { table, seat } = newleafRoom;

/** The cards at the station by kind, 0 = none lies there. */
export const STATION = table.bytes(STATION_SIZE);
/** The train car beside each of them, by kind from 1 on. */
export const CAR = table.bytes(STATION_SIZE);
/** Train cars of each kind in the bag and set aside: how many. */
export const BAG = table.bytes(CAR_KINDS);
export const ASIDE_CARS = table.bytes(CAR_KINDS);
/** The two piles of visitors: how many, and the visitors from the bottom to the top. */
export const PILES = 2;
export const PILE_SIZES = table.bytes(PILES);
export const PILE_CARDS = table.bytes(PILES * VISITOR_COUNT);
/** Visitors that were discarded, one bit each. */
export const GONE_VISITORS = table.bytes(4);
/** The visitors beside the city, one bit each. */
export const GUESTS = seat.bytes(4);

/** Golden occupied tokens that were used (14.10). */
export const goldenRoom = roomOf(NEWLEAF_CARDS);
export const GOLDEN_USED = goldenRoom.seat.bytes();
/** The bit of a golden occupied token on a Construction. */
export const GOLDEN_TOKEN = 2;
export const GOLDEN_EACH = 3;

export const ticketRoom = roomOf(TICKETS);
/** 0 = outbound side up, 1 = return side up, 2 = discarded (15.8-15.11). */
export const TICKET = ticketRoom.seat.bytes();

export const reservationRoom = roomOf(RESERVATION);
/** The card under the reservation token by kind, 0 = none; and 1 if the token was used (15.16-15.20). */
export const RESERVED = reservationRoom.seat.bytes();
export const TOKEN_USED = reservationRoom.seat.bytes();
/** The type of the card that was played from there last (24.17). */
export const LAST_TYPE = reservationRoom.seat.bytes();
