/** Draw pile, discard pile and Meadow (chapter 7). */
import { RNG, get16, raiseBarrier, set16, shuffleBytes, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { addToHand, handSize, room } from './hand.ts';
import { forgetDiscards, seeDiscard } from './seen.ts';
import { DISCARD_MARK, DREW, hasMoreRoom, moreRoom } from './moreRoom.ts';
import {
  DECK_COUNT,
  DISCARD_COUNT,
  MAX_HAND,
  MEADOW,
  MEADOW_BLOCKED,
  MEADOW_SIZE,
  PILE,
  PILE_SIZE,
} from './layout.ts';

export function deckSize(s: State): number {
  return get16(s, DECK_COUNT);
}

export function discardSize(s: State): number {
  return get16(s, DISCARD_COUNT);
}

/** Cards that could still be drawn: an empty draw pile is made anew from the discards (7.7). */
export function drawable(s: State): number {
  return get16(s, DECK_COUNT) + get16(s, DISCARD_COUNT);
}

/** The draw pile from its top: `i` = 0 is the next card. */
export function deckCard(s: State, i: number): number {
  return s[PILE + get16(s, DECK_COUNT) - 1 - i];
}

/** The discard pile from its top. */
export function discardCard(s: State, i: number): number {
  return s[PILE + PILE_SIZE - get16(s, DISCARD_COUNT) + i];
}

/** `seenBy`: who has seen the card, a bit for each seat (seen.ts). */
export function discardCardOf(s: State, kind: number, seenBy = 0): void {
  const n = get16(s, DISCARD_COUNT) + 1;
  set16(s, DISCARD_COUNT, n);
  s[PILE + PILE_SIZE - n] = kind;
  seeDiscard(s, seenBy);
}

/** Puts a card on top of the draw pile; only for setting up. */
export function putOnDeck(s: State, kind: number): void {
  const n = get16(s, DECK_COUNT);
  s[PILE + n] = kind;
  set16(s, DECK_COUNT, n + 1);
}

/** The top card of the draw pile, or 0 if there is none even after reshuffling (7.7). */
export function takeTop(s: State): number {
  let n = get16(s, DECK_COUNT);
  if (n === 0) {
    reshuffle(s);
    n = get16(s, DECK_COUNT);
    if (n === 0) return 0;
  }
  const kind = s[PILE + n - 1];
  s[PILE + n - 1] = 0;
  set16(s, DECK_COUNT, n - 1);
  return kind;
}

/** The top card of the discard pile. */
export function takeDiscard(s: State): number {
  const n = get16(s, DISCARD_COUNT);
  const kind = s[PILE + PILE_SIZE - n];
  s[PILE + PILE_SIZE - n] = 0;
  set16(s, DISCARD_COUNT, n - 1);
  if (hasMoreRoom(s)) lowerMark(s, n - 1);
  return kind;
}

/** Takes one copy of a kind out of the draw pile and shuffles the pile; false if there is none. */
export function takeFromDeck(s: State, kind: number): boolean {
  if (get16(s, DECK_COUNT) === 0) reshuffle(s);
  const last = get16(s, DECK_COUNT) - 1;
  let i = last;
  while (i >= 0 && s[PILE + i] !== kind) i--;
  if (i >= 0) {
    s[PILE + i] = s[PILE + last];
    s[PILE + last] = 0;
    set16(s, DECK_COUNT, last);
  }
  shuffleBytes(s, PILE, get16(s, DECK_COUNT), s, RNG);
  return i >= 0;
}

function reshuffle(s: State): void {
  const n = get16(s, DISCARD_COUNT);
  if (n === 0) return;
  const from = PILE + PILE_SIZE - n;
  s.copyWithin(PILE, from, from + n);
  s.fill(0, Math.max(from, PILE + n), PILE + PILE_SIZE);
  shuffleBytes(s, PILE, n, s, RNG);
  set16(s, DECK_COUNT, n);
  set16(s, DISCARD_COUNT, 0);
  forgetDiscards(s);
  if (hasMoreRoom(s)) lowerMark(s, 0);
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'shuffle' });
}

/** What the piles see from here on belongs to a new turn. */
export function markPiles(s: State): void {
  if (!hasMoreRoom(s)) return;
  const at = moreRoom.tableAt(s);
  set16(s, at + DISCARD_MARK, get16(s, DISCARD_COUNT));
  s[at + DREW] = 0;
}

function lowerMark(s: State, n: number): void {
  const at = moreRoom.tableAt(s) + DISCARD_MARK;
  if (get16(s, at) > n) set16(s, at, n);
}

/** `seat` has drawn from the deck in this turn. */
export function noteDrew(s: State, seat: number): void {
  if (hasMoreRoom(s)) s[moreRoom.tableAt(s) + DREW] |= 1 << seat;
}

/** What was discarded in this turn so far is nothing that anybody may react to (CB-14). */
export function passOverDiscards(s: State): void {
  if (hasMoreRoom(s)) set16(s, moreRoom.tableAt(s) + DISCARD_MARK, get16(s, DISCARD_COUNT));
}

/** How many cards on top of the discard pile came there in this turn. */
export function discardedNow(s: State): number {
  return get16(s, DISCARD_COUNT) - get16(s, moreRoom.tableAt(s) + DISCARD_MARK);
}

/** Has anybody but `seat` drawn from the deck in this turn? */
export function othersDrew(s: State, seat: number): boolean {
  return (s[moreRoom.tableAt(s) + DREW] & ~(1 << seat)) !== 0;
}

/** Draws up to `n` cards within the hand limit (7.2) and gives how many came. */
export function drawCards(s: State, seat: number, n: number): number {
  return drawToHand(s, seat, Math.min(n, room(s, seat)));
}

/** The same whatever the limit is, as far as a hand can hold cards at all. */
export function drawBeyond(s: State, seat: number, n: number): number {
  return drawToHand(s, seat, Math.min(n, MAX_HAND - handSize(s, seat)));
}

function drawToHand(s: State, seat: number, n: number): number {
  let left = n;
  if (left === 0) return 0;
  const drawn: number[] | null = emit.sink !== null ? [] : null;
  let came = 0;
  while (left > 0) {
    const kind = takeTop(s);
    if (kind === 0) break;
    addToHand(s, seat, kind);
    if (drawn !== null) drawn.push(kind);
    came++;
    left--;
  }
  if (came === 0) return 0;
  noteDrew(s, seat);
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({
      type: 'draw',
      seat,
      count: came,
      cards: drawn!,
      to: [seat],
      secret: ['cards'],
    });
  }
  return came;
}

export function meadowCard(s: State, position: number): number {
  return s[MEADOW + position];
}

/** May the card on this position be played, taken or discarded at all? */
export function meadowFree(s: State, position: number): boolean {
  return s[MEADOW + position] !== 0 && (s[MEADOW_BLOCKED] & (1 << position)) === 0;
}

/** How many Meadow cards can be reached. */
export function meadowCount(s: State): number {
  let n = 0;
  for (let i = 0; i < MEADOW_SIZE; i++) if (meadowFree(s, i)) n++;
  return n;
}

/** Positions that are not refilled, one bit each: a box may keep some empty. */
export const meadowGaps: { of: (s: State) => number } = { of: () => 0 };

/** 7.6: draws cards onto the empty positions, as far as there are any. */
export function refillMeadow(s: State): void {
  const gaps = meadowGaps.of(s);
  for (let i = 0; i < MEADOW_SIZE; i++) {
    if (s[MEADOW + i] !== 0 || (gaps & (1 << i)) !== 0) continue;
    const kind = takeTop(s);
    if (kind === 0) return;
    s[MEADOW + i] = kind;
    raiseBarrier(s);
    if (emit.sink !== null) emit.sink.push({ type: 'meadowFill', position: i, card: kind });
  }
}
