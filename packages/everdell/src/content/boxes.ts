/** The boxes beside the base game: each has a bit in the state, and may take base cards out of the deck. */
import type { State } from '@evervale/kernel';
import { BOXES } from '../state/layout.ts';
import type { Card } from './card.ts';
import { CARDS } from './tables.ts';

export interface Box {
  readonly id: string;
  readonly bit: number;
  /** Cards that stay in the box when this one is used (19.7). */
  readonly without?: readonly string[];
  /** Bytes it needs behind the last player (layout.ts). */
  readonly room?: number;
  /** Basic Events are not used (11.3). */
  readonly noBasicEvents?: boolean;
}

const boxes = new Map<string, Box>();

export function addBox(box: Box): void {
  const taken = [...boxes.values()].some(({ bit }) => bit === box.bit);
  if (boxes.has(box.id) || taken) throw new Error(`box ${box.id} exists twice`);
  boxes.set(box.id, box);
}

/** The boxes in use, one bit each. */
export function boxesOf(s: State): number {
  return s[BOXES] | (s[BOXES + 1] << 8) | (s[BOXES + 2] << 16) | (s[BOXES + 3] << 24);
}

/** How many bytes games with these boxes have behind the last player. */
export function tailSize(bits: number): number {
  let size = 0;
  for (const box of boxes.values()) if ((bits & box.bit) !== 0) size += box.room ?? 0;
  return size;
}

export function bitOf(id: string): number {
  return boxes.get(id)?.bit ?? 0;
}

/** Is what comes in this box part of a game with these boxes? The base always is. */
export function comesWith(bits: number, box: string): boolean {
  return box === 'base' || (bits !== 0 && (bits & bitOf(box)) !== 0);
}

/** Do these boxes add cards to the deck? */
export function bringsCards(bits: number): boolean {
  return bits !== 0 && CARDS.list.some(({ box }) => box !== 'base' && comesWith(bits, box));
}

/** Legendary cards never are (1.5). */
function isInDeck(card: Card, bits: number): boolean {
  return card.rarity !== 'legendary' && comesWith(bits, card.box);
}

/** Are there basic Events in a game with these boxes? */
export function usesBasicEvents(bits: number): boolean {
  if (bits === 0) return true;
  for (const box of boxes.values()) if (box.noBasicEvents && (bits & box.bit) !== 0) return false;
  return true;
}

const copies = new Map<number, Uint8Array>();

/** How many copies of each kind the deck of a game with these boxes has. */
export function copiesWith(bits: number): Uint8Array {
  const known = copies.get(bits);
  if (known !== undefined) return known;
  const out = [...boxes.values()].filter((box) => (bits & box.bit) !== 0);
  const without = new Set(out.flatMap((box) => box.without ?? []));
  const counted = Uint8Array.from([
    0,
    ...CARDS.list.map((card) => (isInDeck(card, bits) && !without.has(card.id) ? card.copies : 0)),
  ]);
  copies.set(bits, counted);
  return counted;
}
