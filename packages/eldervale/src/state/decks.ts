/** The Adventure decks: face-up card, cards below, burning, refilling. */
import type { State } from '@evervale/kernel';
import { raiseBarrier } from '@evervale/kernel';
import { CARDS_PER_ELEMENT, elementOfCard } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { DECK, DECK_COUNT, FACE_UP, IN_PLAY } from './layout.ts';

export const faceUp = (s: State, element: number): number => s[FACE_UP + element];

/** Under its deck, face down. */
export function putUnderDeck(s: State, kind: number): void {
  const element = elementOfCard(kind);
  const deck = DECK + element * CARDS_PER_ELEMENT;
  const count = s[DECK_COUNT + element]++;
  s.copyWithin(deck + 1, deck, deck + count);
  s[deck] = kind;
}

/** Every deck that shows nothing turns up a card, if it has one (E7.13). */
export function refillDecks(s: State): void {
  for (let element = 0; element < 8; element++) {
    if (s[FACE_UP + element] !== 0 || ((s[IN_PLAY] >> element) & 1) === 0) continue;
    turnUp(s, element);
  }
}

export function turnUp(s: State, element: number): void {
  const count = s[DECK_COUNT + element];
  if (count === 0) return;
  const at = DECK + element * CARDS_PER_ELEMENT + count - 1;
  s[FACE_UP + element] = s[at];
  s[at] = 0;
  s[DECK_COUNT + element] = count - 1;
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'turnUp', card: s[FACE_UP + element] });
}
