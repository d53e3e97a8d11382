/** Adventure cards of a Tableau and what lies on them. Every card exists once (E1.3). */
import type { State } from '@evervale/kernel';
import {
  CARD_KINDS,
  IS_AURA,
  ROOM_AT,
  SLOTS,
  STORES,
  TAKES_ORB,
  cardOf,
  elementOfCard,
} from '../content/tables.ts';
import { CARD_OWNER, ROOM, UNIT_AT, UNIT_COUNT } from './layout.ts';
import { ON_CARD } from './units.ts';

/** In whose Tableau, or -1. */
export const ownerOfCard = (s: State, kind: number): number => s[CARD_OWNER + kind] - 1;
export const hasCard = (s: State, seat: number, kind: number): boolean =>
  s[CARD_OWNER + kind] === seat + 1;

/** The room of a card: Orb, host of an Aura, tokens in Slots, stored goods, as far as it has them. */
export const orbAt = (kind: number): number => ROOM + ROOM_AT[kind];
export const hostAt = (kind: number): number => ROOM + ROOM_AT[kind] + TAKES_ORB[kind];
export const slotAt = (kind: number, slot: number): number =>
  ROOM + ROOM_AT[kind] + TAKES_ORB[kind] + IS_AURA[kind] + slot;
export const storedAt = (kind: number, i: number): number => slotAt(kind, SLOTS[kind] + i);

export const hasOrb = (s: State, kind: number): boolean =>
  TAKES_ORB[kind] === 1 && s[orbAt(kind)] === 1;

/** Does a card that needs its Orb lack it? */
export const lacksOrb = (s: State, kind: number): boolean =>
  cardOf(kind).orb === 'required' && s[orbAt(kind)] === 0;

/** The Aura attached to a card, 0 = none. */
export function auraOn(s: State, kind: number): number {
  for (const aura of AURAS) {
    if (s[CARD_OWNER + aura] !== 0 && s[hostAt(aura)] === kind) return aura;
  }
  return 0;
}

export const AURAS: readonly number[] = Array.from({ length: CARD_KINDS }, (_, i) => i + 1).filter(
  (kind) => IS_AURA[kind] === 1,
);

/** How many Units stand on a card. */
export function unitsOn(s: State, kind: number): number {
  let n = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (s[UNIT_AT + unit] === ON_CARD + kind) n++;
  return n;
}

export function storedCount(s: State, kind: number): number {
  let n = 0;
  for (let i = 0; i < STORES[kind]; i++) if (s[storedAt(kind, i)] !== 0) n++;
  return n;
}

export function tokensOn(s: State, kind: number): number {
  let n = 0;
  for (let i = 0; i < SLOTS[kind]; i++) if (s[slotAt(kind, i)] !== 0) n++;
  return n;
}

/** Calls for every Adventure card of a player. */
export function eachCard(s: State, seat: number, visit: (kind: number) => void): void {
  for (let kind = 1; kind <= CARD_KINDS; kind++) if (s[CARD_OWNER + kind] === seat + 1) visit(kind);
}

export function countCards(s: State, seat: number): number {
  let n = 0;
  for (let kind = 1; kind <= CARD_KINDS; kind++) if (s[CARD_OWNER + kind] === seat + 1) n++;
  return n;
}

/** Cards of each element in a Tableau; the Starter card is not among them. */
export function cardsByElement(s: State, seat: number, into: Uint8Array): void {
  into.fill(0);
  for (let kind = 1; kind <= CARD_KINDS; kind++) {
    if (s[CARD_OWNER + kind] === seat + 1) into[elementOfCard(kind)]++;
  }
}
