/** Every card on the table, wherever it lies: none may ever appear or get lost. */
import type { State } from '@evervale/kernel';
import { SPECIAL_EVENT_LIST, holdsCards } from '../content/board.ts';
import { CARDS } from '../content/tables.ts';
import { cardIn, cityTop } from './city.ts';
import { handCard, handSize } from './hand.ts';
import { keptCard } from './kept.ts';
import {
  CONTENT,
  CONTENT_SIZE,
  EVENT_CONTENT,
  EVENT_CONTENT_SIZE,
  EVENT_KIND,
  KEPT_SIZE,
  MEADOW_SIZE,
  SEATS,
  SPECIAL_EVENTS,
  eventAt,
  slotAt,
} from './layout.ts';
import { deckCard, deckSize, discardCard, discardSize, meadowCard } from './piles.ts';
import { revealedCard, revealedCount } from './revealed.ts';

/** Cards in piles of boxes: a box adds what it has. */
export const morePiles: ((s: State) => number[])[] = [];

function tailCards(s: State): number[] {
  return morePiles.flatMap((cards) => cards(s));
}

/** How many copies of each kind there are; index 0 counts empty places. */
export function cardsOnTable(s: State): number[] {
  const found = Array<number>(CARDS.count + 1).fill(0);
  const count = (kind: number): void => void found[kind]++;
  for (let i = 0; i < deckSize(s); i++) count(deckCard(s, i));
  for (let i = 0; i < discardSize(s); i++) count(discardCard(s, i));
  for (let i = 0; i < MEADOW_SIZE; i++) count(meadowCard(s, i));
  for (let i = 0; i < revealedCount(s); i++) count(revealedCard(s, i));
  for (const kind of tailCards(s)) count(kind);
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < handSize(s, seat); i++) count(handCard(s, seat, i));
    for (let i = 0; i < KEPT_SIZE; i++) count(keptCard(s, seat, i));
    for (let slot = 0; slot < cityTop(s, seat); slot++) cityCards(s, seat, slot).forEach(count);
  }
  for (let i = 0; i < SPECIAL_EVENTS; i++) cardsUnderEvent(s, i).forEach(count);
  return found;
}

/** The card in a slot and its prisoners. */
function cityCards(s: State, seat: number, slot: number): number[] {
  const kind = cardIn(s, seat, slot);
  if (kind === 0 || CARDS.of(kind).advantage?.way !== 'imprison') return [kind];
  const at = slotAt(seat, slot) + CONTENT;
  return [kind, ...Array.from(s.subarray(at, at + CONTENT_SIZE)).filter((k) => k > 0)];
}

/** Some Events hold cards, others resources. */
function cardsUnderEvent(s: State, i: number): number[] {
  const kind = s[eventAt(i) + EVENT_KIND];
  if (kind === 0 || !holdsCards(SPECIAL_EVENT_LIST.of(kind))) return [];
  const at = eventAt(i) + EVENT_CONTENT;
  return Array.from(s.subarray(at, at + EVENT_CONTENT_SIZE)).filter((k) => k > 0);
}
