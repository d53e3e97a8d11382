/**
 * What the base game itself remembers only where a box asks for it (workers of a kind, and what
 * happened to the piles in this turn). It has a block of its own behind the players, like those of
 * the boxes, so that the bytes of all other games stay as they are.
 */
import type { State } from '@evervale/kernel';
import { BLOCKS, MAX_WORKERS } from './layout.ts';
import { roomOf } from './rooms.ts';

/** No box can have this number. */
export const MORE_ROOM = 30;

export const moreRoom = roomOf(MORE_ROOM);
const { table, seat } = moreRoom;
/** How many cards lay on the discard pile when the turn began; those above them came since then. */
export const DISCARD_MARK = table.word();
/** Who has drawn from the deck since then, one bit for each seat. */
export const DREW = table.bytes();
/** Of which kind each worker is (turn/workers.ts), 0 = an ordinary one. */
export const WORKER_KIND = seat.bytes(MAX_WORKERS);
moreRoom.settle();

const HIGH_BYTE = BLOCKS + 2 * MORE_ROOM + 1;

/** Is it there? An address that begins with 255 lies nowhere (rooms.ts). */
export function hasMoreRoom(s: State): boolean {
  return s[HIGH_BYTE] !== 255;
}
