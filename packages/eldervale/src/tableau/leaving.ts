/** A card leaves a Tableau (E13.21, E13.16, E9.14). */
import type { State } from '@evervale/kernel';
import { IS_AURA, ROOM_AT, SLOTS, STORES, TAKES_ORB, cardOf } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { putUnderDeck } from '../state/decks.ts';
import { CARD_OWNER, ROOM, UNIT_AT, UNIT_COUNT } from '../state/layout.ts';
import { discardMagic } from '../state/magic.ts';
import { auraOn, storedAt } from '../state/tableau.ts';
import { ON_CARD, READY } from '../state/units.ts';

/** Under its deck, with all that lies on it lost; Units on it go to the Ready Area at once. */
export function loseCard(s: State, seat: number, card: number): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (s[UNIT_AT + unit] === ON_CARD + card) s[UNIT_AT + unit] = READY;
  }
  const aura = auraOn(s, card);
  if (cardOf(card).storesMagic) discardStored(s, card);
  const size = TAKES_ORB[card] + IS_AURA[card] + SLOTS[card] + STORES[card];
  s.fill(0, ROOM + ROOM_AT[card], ROOM + ROOM_AT[card] + size);
  s[CARD_OWNER + card] = 0;
  putUnderDeck(s, card);
  if (emit.sink !== null) emit.sink.push({ type: 'loseCard', seat, card });
  // The Aura leaves with its host, to the bottom of its own deck.
  if (aura !== 0) loseCard(s, seat, aura);
}

/** Magic cards stored on a card go to the discard pile. */
function discardStored(s: State, card: number): void {
  for (let i = 0; i < STORES[card]; i++) {
    const kind = s[storedAt(card, i)];
    if (kind !== 0) discardMagic(s, kind);
  }
}
