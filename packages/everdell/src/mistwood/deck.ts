/**
 * Her deck (26.3): face down and without a limit. Whatever comes is shuffled into it, and nobody looks
 * at it, so it has no order: its top card is any of them.
 */
import { chance, get16, raiseBarrier, set16, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { discardCardOf, noteDrew, takeTop } from '../state/piles.ts';
import type { Gets } from '../state/giving.ts';
import { gainPoints } from '../state/supply.ts';
import { IS_CRITTER, IS_SUCCESSOR } from '../content/tables.ts';
import {
  DECK,
  DECK_SIZE,
  LEGENDS,
  LEGENDS_EACH,
  LEGENDS_SIZE,
  nightweaveSeat,
  tableAt,
} from './room.ts';

function plainCards(s: State): number {
  return get16(s, tableAt(s) + DECK_SIZE);
}

function legendAt(s: State, i: number): number {
  return s[tableAt(s) + LEGENDS + i];
}

/** Legendary cards in her deck. */
export function legendsIn(s: State): number {
  let n = 0;
  for (let i = 0; i < LEGENDS_SIZE; i++) if (legendAt(s, i) !== 0) n++;
  return n;
}

export function deckCount(s: State): number {
  return plainCards(s) + legendsIn(s);
}

/** The `i`-th card of her deck; for positions and tests. */
export function deckCardAt(s: State, i: number): number {
  return s[tableAt(s) + DECK + i];
}

export function plainCount(s: State): number {
  return plainCards(s);
}

/** A card is shuffled into her deck. */
export function addToDeck(s: State, kind: number): void {
  if (IS_SUCCESSOR[kind] === 1) return addLegend(s, kind);
  const n = plainCards(s);
  s[tableAt(s) + DECK + n] = kind;
  set16(s, tableAt(s) + DECK_SIZE, n + 1);
}

function addLegend(s: State, kind: number): void {
  let i = IS_CRITTER[kind] === 1 ? 0 : LEGENDS_EACH;
  while (legendAt(s, i) !== 0) i++;
  s[tableAt(s) + LEGENDS + i] = kind;
}

/** Which card is on top: a number below the size of the deck, the Legendary ones last. */
export function pickTop(s: State): number {
  return chance(s, deckCount(s));
}

/** The kind of the card that `pickTop` named. */
function topKind(s: State, top: number): number {
  const n = plainCards(s);
  return top < n ? s[tableAt(s) + DECK + top] : nthLegend(s, top - n);
}

function nthLegend(s: State, n: number): number {
  let left = n;
  for (let i = 0; ; i++) if (legendAt(s, i) !== 0 && left-- === 0) return legendAt(s, i);
}

export function topIsLegend(s: State, top: number): boolean {
  return top >= plainCards(s);
}

/** Any Legendary card of her deck, taken out. */
export function takeLegend(s: State): number {
  return takeFromHers(s, plainCards(s) + chance(s, legendsIn(s)));
}

/** Takes that card out of her deck. */
export function takeFromHers(s: State, top: number): number {
  const kind = topKind(s, top);
  const at = tableAt(s);
  const n = plainCards(s);
  if (top < n) {
    s[at + DECK + top] = s[at + DECK + n - 1];
    s[at + DECK + n - 1] = 0;
    set16(s, at + DECK_SIZE, n - 1);
  } else {
    for (let i = 0; i < LEGENDS_SIZE; i++) if (legendAt(s, i) === kind) s[at + LEGENDS + i] = 0;
  }
  raiseBarrier(s);
  return kind;
}

/** Any card of her deck, taken out. */
export function takeTopOfHers(s: State): number {
  return takeFromHers(s, pickTop(s));
}

/** 28.21: cards of the draw pile; gives how many came. */
export function drawToDeck(s: State, n: number): number {
  let came = 0;
  for (; came < n; came++) {
    const kind = takeTop(s);
    if (kind === 0) break;
    addToDeck(s, kind);
  }
  if (came === 0) return 0;
  noteDrew(s, nightweaveSeat(s));
  raiseBarrier(s);
  if (emit.sink !== null) {
    const seat = nightweaveSeat(s);
    emit.sink.push({ type: 'draw', seat, count: came, cards: [], to: [], secret: ['cards'] });
  }
  return came;
}

/** 28.22, 31.7: a Legendary card leaves the game. */
export function discardFromDeck(s: State): void {
  const kind = takeTopOfHers(s);
  if (IS_SUCCESSOR[kind] === 0) discardCardOf(s, kind);
  if (emit.sink !== null) {
    const seat = nightweaveSeat(s);
    emit.sink.push({ type: 'discard', seat, count: 1, cards: [], to: [], secret: ['cards'] });
  }
}

/** 26.4-26.6: what people give to her. */
export const nightweaveGets: Omit<Gets, 'swap'> = {
  card(s, kind) {
    addToDeck(s, kind);
    gainPoints(s, nightweaveSeat(s), 1);
  },
  resources: (s, n) => void drawToDeck(s, n),
  draw: drawToDeck,
  // 31.10: a point token for each card.
  discard(s, n) {
    const count = Math.min(n, deckCount(s));
    for (let i = 0; i < count; i++) discardFromDeck(s);
    gainPoints(s, nightweaveSeat(s), count);
  },
};

/** The Legendary cards of her deck; for positions. */
export function legendCards(s: State): number[] {
  return Array.from({ length: LEGENDS_SIZE }, (_, i) => legendAt(s, i)).filter(
    (kind) => kind !== 0,
  );
}

/** Does this Legendary card lie in her deck? */
export function isInHers(s: State, kind: number): boolean {
  for (let i = 0; i < LEGENDS_SIZE; i++) if (legendAt(s, i) === kind) return true;
  return false;
}
