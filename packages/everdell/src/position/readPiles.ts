/** Reading draw and discard pile; no card may be named more often than it exists. */
import { boxesOf, comesWith, copiesWith } from '../content/boxes.ts';
import { isSuccessor, type Card } from '../content/card.ts';
import { CARDS } from '../content/tables.ts';
import { cardsOnTable } from '../state/inventory.ts';
import { discardCardOf, putOnDeck } from '../state/piles.ts';
import { deckKind } from './cards.ts';
import { type Json, flag, list, whole } from '@evervale/kernel/position';
import { Refusal, type State, shuffleBytes, stream } from '@evervale/kernel';

export function readPiles(s: State, json: Json): void {
  const deck = list(json['deck'], 'deck').map((id, i) => deckKind(id, `deck[${i}]`));
  const discard = list(json['discard'], 'discard').map((id, i) => deckKind(id, `discard[${i}]`));
  if (deck.length + discard.length > 250) throw new Refusal('deck', 'holds too many cards');
  for (let i = discard.length - 1; i >= 0; i--) discardCardOf(s, discard[i]);
  if (flag(json['rest'], 'rest')) putRest(s, deck, whole(json['seed'], 'seed', 0, 0xffffffff, 1));
  for (let i = deck.length - 1; i >= 0; i--) putOnDeck(s, deck[i]);
}

/** All cards that are named nowhere, shuffled, below the named ones. */
function putRest(s: State, deck: readonly number[], seed: number): void {
  const used = cardsOnTable(s);
  for (const kind of deck) used[kind]++;
  const rest: number[] = [];
  copiesWith(boxesOf(s)).forEach((copies, kind) => {
    for (let n = used[kind]; n < copies; n++) rest.push(kind);
  });
  const bytes = Uint8Array.from(rest);
  const rng = stream(seed);
  shuffleBytes(bytes, 0, bytes.length, rng.bytes, rng.at);
  bytes.forEach((kind) => putOnDeck(s, kind));
}

/** A successor is in no deck, but may be in the game. */
function atMost(s: State, card: Card, inDeck: number): number {
  return isSuccessor(card) && comesWith(boxesOf(s), card.box) ? card.copies : inDeck;
}

/** No more copies than the game has. */
export function checkCopies(s: State, json: Json): void {
  const used = cardsOnTable(s);
  const copies = copiesWith(boxesOf(s));
  CARDS.list.forEach((card, i) => {
    const [named, there] = [used[i + 1], atMost(s, card, copies[i + 1])];
    if (named <= there) return;
    const places = placesOf(json, card.id, '');
    if (!comesWith(boxesOf(s), card.box)) {
      throw new Refusal(places[0] ?? card.id, `comes with the box "${card.box}" only`);
    }
    throw new Refusal(
      card.id,
      `is named ${named} times, the game has ${there} (${places.join(', ')})`,
    );
  });
}

/** Where a card is named in a position, field by field. */
function placesOf(part: unknown, id: string, field: string): string[] {
  if (part === id) return [field];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const here = Array.isArray(part) ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`;
    return placesOf(value, id, here);
  });
}
