/** Rugwort cards that Nightweave plays, or that people play against her (31.9-31.11). */
import {
  A,
  PC,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { COLOR, COST_TOTAL, ON_PRODUCTION, STAYS } from '../content/tables.ts';
import { PRODUCTION } from '../content/terms.ts';
import { slotWording } from '../effects/city.ts';
import { emit } from '../log/emit.ts';
import { cardName, t } from '../say.ts';
import { addCard, cardIn, cityTop, takeCard } from '../state/city.ts';
import { addToHand, handCard, handSize, removeFromHand } from '../state/hand.ts';
import { hideRevealed, showRevealed } from '../state/revealed.ts';
import { affected } from './arrow.ts';
import { addToDeck, deckCount, discardFromDeck, plainCount, takeFromHers } from './deck.ts';
import { nightweaveSeat } from './room.ts';

export interface RowdyTakes extends Effect {
  readonly verb: 'rowdyTakes';
}

/** 31.10: she takes a Production card of a person, who gets the Rowdy. A = the Rowdy. */
export const rowdyTakes: RowdyTakes = { verb: 'rowdyTakes', id: 0 };

export function layForRowdy(s: State, kind: number): void {
  const seat = affected(s);
  showRevealed(s, kind);
  s[push(s, rowdyTakes.id, seat, seat, 0, 0) + A] = kind;
}

/** The dearest Production cards of a city. */
function offer(s: State, seat: number, out: Options): void {
  const canGo = (kind: number): boolean =>
    kind !== 0 && COLOR[kind] === PRODUCTION && STAYS[kind] === 0;
  let dearest = -1;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (canGo(kind)) dearest = Math.max(dearest, COST_TOTAL[kind]);
  }
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (canGo(kind) && COST_TOTAL[kind] === dearest) out.add(slot + 1);
  }
}

function anyToTake(s: State, seat: number): boolean {
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind !== 0 && COLOR[kind] === PRODUCTION && STAYS[kind] === 0) return true;
  }
  return false;
}

export const rowdyTakesVerb: Verb<RowdyTakes> = {
  name: 'rowdyTakes',
  step(s, f) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0 && anyToTake(s, seat)) return ask(s);
    const rowdy = s[f + A];
    pop(s);
    moveIn(s, seat, rowdy);
  },
  options: (s, f, _effect, out) => offer(s, s[f + SEAT], out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    takeOver(s, s[f + SEAT], code - 1);
  },
  prompt: (s, f) => ({ text: t('prompt.rowdyTakes', { card: cardName(s[f + A]) }) }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'take', code),
};

/** Also if her city is full. */
function takeOver(s: State, city: number, slot: number): void {
  const seat = nightweaveSeat(s);
  const card = takeCard(s, city, slot, 'city');
  const here = addCard(s, seat, card);
  if (emit.sink === null) return;
  emit.sink.push({ type: 'takeOver', seat, city, card, slot });
  emit.sink.push({ type: 'lay', seat, city: seat, card, slot: here });
}

function moveIn(s: State, city: number, rowdy: number): void {
  hideRevealed(s, rowdy);
  const slot = addCard(s, city, rowdy);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'lay', seat: nightweaveSeat(s), city, card: rowdy, slot });
  }
  push(s, ON_PRODUCTION[rowdy], city, city, slot, 0);
}

const MOST_SWAPPED = 8;

/** 31.11: her deck, cut down to 8 cards, for the hand of a person. Legendary cards stay with her. */
export function swapDeckWith(s: State, person: number): void {
  while (deckCount(s) > MOST_SWAPPED) discardFromDeck(s);
  const hand = Array.from({ length: handSize(s, person) }, (_, i) => handCard(s, person, i));
  const deck = Array.from({ length: plainCount(s) }, () => takeFromHers(s, 0));
  for (const kind of hand) {
    removeFromHand(s, person, kind);
    addToDeck(s, kind);
  }
  for (const kind of deck) addToHand(s, person, kind);
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'swapHands', seat: nightweaveSeat(s), other: person });
  }
}
