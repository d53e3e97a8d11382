/** What Legends remember: the cards kept beside the cities, a Critter and a Construction (18.2). */
import { roomOf } from '../state/rooms.ts';

export const LEGENDS = 10;
export const LEGENDS_BOX = 1 << LEGENDS;

export const legendsRoom = roomOf(LEGENDS);
export const KEPT_SIZE = 2;
export const KEPT = legendsRoom.seat.bytes(KEPT_SIZE);
