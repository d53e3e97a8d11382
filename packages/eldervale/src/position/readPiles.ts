/** Reading the decks: Adventure cards by element, Magic cards. */
import { RNG, Refusal, shuffleBytes } from '@evervale/kernel';
import { list, object } from '@evervale/kernel/position';
import { CARDS_PER_ELEMENT, MAGIC_KINDS, elementOfCard } from '../content/tables.ts';
import { ELEMENTS } from '../content/terms.ts';
import {
  DECK,
  DECK_COUNT,
  FACE_UP,
  IN_PLAY,
  MAGIC_COUNT,
  MAGIC_PILE,
  MAGIC_PILE_SIZE,
} from '../state/layout.ts';
import { refillDecks } from '../state/decks.ts';
import { discardMagic } from '../state/magic.ts';
import { magicNamed } from './ids.ts';
import type { Table } from './table.ts';

export function readDecks(table: Table): void {
  const { s, json } = table;
  const decks = json['decks'] === undefined ? {} : object(json['decks'], 'decks', ELEMENTS);
  ELEMENTS.forEach((element, e) => {
    if (decks[element] === undefined) return;
    const field = `decks.${element}`;
    table.use(e, field);
    const { open, cards } = object(decks[element], field, ['open', 'cards']);
    if (open !== undefined) s[FACE_UP + e] = cardOfDeck(table, e, open, `${field}.open`);
    const below = list(cards, `${field}.cards`, CARDS_PER_ELEMENT).map((id, i) =>
      cardOfDeck(table, e, id, `${field}.cards[${i}]`),
    );
    s.set(below.toReversed(), DECK + e * CARDS_PER_ELEMENT);
    s[DECK_COUNT + e] = below.length;
  });
}

function cardOfDeck(table: Table, element: number, id: unknown, field: string): number {
  const card = table.card(id, field);
  if (elementOfCard(card) !== element) throw new Refusal(field, 'is of another element');
  return card;
}

/** Cards that are named nowhere lie below the others; every deck shows one. */
export function fillDecks({ s, cards, json }: Table): void {
  for (let e = 0; e < ELEMENTS.length; e++) {
    if (((s[IN_PLAY] >> e) & 1) === 0) continue;
    const at = DECK + e * CARDS_PER_ELEMENT;
    const first = e * CARDS_PER_ELEMENT + 1;
    const rest = Uint8Array.from(cards.rest(first, first + CARDS_PER_ELEMENT - 1));
    shuffleBytes(rest, 0, rest.length, s, RNG);
    s.copyWithin(at + rest.length, at, at + s[DECK_COUNT + e]);
    s.set(rest, at);
    s[DECK_COUNT + e] += rest.length;
  }
  if (json['decks'] === undefined) refillDecks(s);
}

export function readMagic(table: Table): void {
  const { s, json } = table;
  const read = (name: string): number[] =>
    list(json[name], name, MAGIC_PILE_SIZE).map((id, i) => {
      const field = `${name}[${i}]`;
      return table.magic.take(magicNamed(id, field), field);
    });
  const deck = read('deck').toReversed();
  s.set(deck, MAGIC_PILE);
  s[MAGIC_COUNT] = deck.length;
  for (const kind of read('discard').toReversed()) discardMagic(s, kind);
}

export function fillMagic({ s, magic }: Table): void {
  const rest = Uint8Array.from(magic.rest(1, MAGIC_KINDS));
  shuffleBytes(rest, 0, rest.length, s, RNG);
  s.copyWithin(MAGIC_PILE + rest.length, MAGIC_PILE, MAGIC_PILE + s[MAGIC_COUNT]);
  s.set(rest, MAGIC_PILE);
  s[MAGIC_COUNT] += rest.length;
}
