/**
 * What boxes remember lies behind the last player: in a game with the box a block of its own, bytes
 * for the table and bytes for every seat. Where the blocks begin is written in the state, so two
 * boxes never share an address, and no box moves what another one has in games without it.
 */
import { fields, set16, type Fields, type State } from '@evervale/kernel';
import { BLOCKS, MAX_BOXES } from './layout.ts';

export interface Room {
  /** Hand out the offsets, once, where the box declares what it remembers. */
  readonly table: Fields;
  readonly seat: Fields;
  /** Where the bytes of the table, and those of a seat, begin in this game. */
  readonly tableAt: (s: State) => number;
  readonly seatAt: (s: State, seat: number) => number;
  /** Bytes in a game with so many cities. */
  size(cities: number): number;
  /** All offsets have been handed out. */
  settle(): void;
}

/** Room for the box with this number. */
export function roomOf(box: number): Room {
  const block = BLOCKS + 2 * box;
  const table = fields(0);
  const seat = fields(0);
  let tableSize = 0;
  let seatSize = 0;
  return {
    table,
    seat,
    tableAt: (s) => s[block] | (s[block + 1] << 8),
    seatAt: (s, i) => (s[block] | (s[block + 1] << 8)) + tableSize + i * seatSize,
    size: (cities) => tableSize + cities * seatSize,
    settle() {
      tableSize = table.end();
      seatSize = seat.end();
    },
  };
}

/** The block of a box that is not in the game: an address where there is nothing, read or written. */
export const NOWHERE = 0xffff;

/** Writes down where the blocks begin; `rooms` are those of the boxes in the game, by number. */
export function layBlocks(
  s: State,
  start: number,
  cities: number,
  rooms: ReadonlyMap<number, Room>,
): void {
  let at = start;
  for (let box = 0; box < MAX_BOXES; box++) {
    const room = rooms.get(box);
    set16(s, BLOCKS + 2 * box, room === undefined ? NOWHERE : at);
    if (room !== undefined) at += room.size(cities);
  }
}

/** Bytes of all these rooms together. */
export function roomSize(rooms: Iterable<Room>, cities: number): number {
  let size = 0;
  for (const room of rooms) size += room.size(cities);
  return size;
}
