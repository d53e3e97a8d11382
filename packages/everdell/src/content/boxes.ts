/** The boxes beside the base game: each has a bit in the state, and may take base cards out of the deck. */
import { get32, type State } from '@evervale/kernel';
import { BOXES, MAX_BOXES } from '../state/layout.ts';
import { MORE_ROOM, moreRoom } from '../state/moreRoom.ts';
import type { Room } from '../state/rooms.ts';
import type { Box } from './box.ts';
import { isSuccessor, type Card } from './card.ts';
import { CARDS } from './tables.ts';

/** The number of the base game, which has no bit. */
export const BASE = -1;

const boxes = new Map<string, Box>();

export function addBox(box: Box): void {
  if (boxes.has(box.id)) throw new Error(`box ${box.id} exists twice`);
  if (box.number < BASE || box.number >= MAX_BOXES) {
    throw new Error(`${box.id}: boxes have numbers from 0 to ${MAX_BOXES - 1}`);
  }
  if (box.number === MORE_ROOM) throw new Error(`${box.id}: ${MORE_ROOM} is the base game's`);
  for (const { id, number } of boxes.values()) {
    if (number === box.number) throw new Error(`${box.id}: ${id} has the number ${number}`);
  }
  box.room?.settle();
  boxes.set(box.id, box);
}

/** Every box, the base game first. */
export function allBoxes(): readonly Box[] {
  return [...boxes.values()];
}

export function boxNamed(id: string): Box {
  return boxes.get(id)!;
}

/** The boxes in use, one bit each. */
export function boxesOf(s: State): number {
  return get32(s, BOXES);
}

export function bitOfNumber(number: number): number {
  return number === BASE ? 0 : 1 << number;
}

export function bitOf(id: string): number {
  const box = boxes.get(id);
  return box === undefined ? 0 : bitOfNumber(box.number);
}

const chosen = new Map<number, readonly Box[]>();

/** The base game and the boxes with these bits. */
export function boxesWith(bits: number): readonly Box[] {
  let found = chosen.get(bits);
  if (found === undefined) {
    found = allBoxes().filter(
      ({ number }) => number === BASE || (bits & bitOfNumber(number)) !== 0,
    );
    chosen.set(bits, found);
  }
  return found;
}

const chosenRooms = new Map<number, ReadonlyMap<number, Room>>();

/** The rooms of the boxes with these bits, by number. */
export function roomsWith(bits: number): ReadonlyMap<number, Room> {
  let found = chosenRooms.get(bits);
  if (found === undefined) {
    found = findRooms(bits);
    chosenRooms.set(bits, found);
  }
  return found;
}

function findRooms(bits: number): ReadonlyMap<number, Room> {
  const rooms = new Map<number, Room>();
  for (const { number, room, workerKinds } of boxesWith(bits)) {
    if (room !== undefined) rooms.set(number, room);
    if (workerKinds !== undefined) rooms.set(MORE_ROOM, moreRoom);
  }
  return rooms;
}

/** Is what comes in this box part of a game with these boxes? The base always is. */
export function comesWith(bits: number, box: string): boolean {
  return box === 'base' || (bits !== 0 && (bits & bitOf(box)) !== 0);
}

/** Do these boxes add cards to the deck? */
export function bringsCards(bits: number): boolean {
  return boxesWith(bits).some(({ number, cards }) => number !== BASE && cards !== undefined);
}

/** Successors never are (1.5). */
function isInDeck(card: Card, bits: number): boolean {
  return !isSuccessor(card) && comesWith(bits, card.box);
}

/** Are there basic Events in a game with these boxes? */
export function usesBasicEvents(bits: number): boolean {
  return !boxesWith(bits).some(({ noBasicEvents }) => noBasicEvents);
}

/** Does this special Event stay out of games with these boxes? */
export function eventStaysOut(bits: number, id: string): boolean {
  return boxesWith(bits).some(({ withoutEvents }) => withoutEvents?.includes(id));
}

const copies = new Map<number, Uint8Array>();

/** How many copies of each kind the deck of a game with these boxes has. */
export function copiesWith(bits: number): Uint8Array {
  const known = copies.get(bits);
  if (known !== undefined) return known;
  const without = new Set(boxesWith(bits).flatMap((box) => box.without ?? []));
  const counted = Uint8Array.from([
    0,
    ...CARDS.list.map((card) => (isInDeck(card, bits) && !without.has(card.id) ? card.copies : 0)),
  ]);
  copies.set(bits, counted);
  return counted;
}
