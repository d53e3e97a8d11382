/** Cards that Nightweave plays: for nothing, and without their texts (26.8-26.11). */
import type { State } from '@evervale/kernel';
import { INTO_OPPONENTS_CITY, IS_SUCCESSOR, LAYING, CARDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { addCard, fits, has } from '../state/city.ts';
import { FINISHED, PLAYERS, playerAt } from '../state/layout.ts';
import { discardCardOf } from '../state/piles.ts';
import { noticePlayed } from '../turn/notices.ts';
import { firstFrom, affected } from './arrow.ts';
import { tellOfHer } from './modules/tidings.ts';
import { layForRowdy, swapDeckWith } from './rugwortCards.ts';
import { LAIR, LAIR_SIZE, nightweaveSeat, tableAt } from './room.ts';

/** 26.10: is there a space for a card of this kind? A Legendary one needs none (31.7). */
function fitsHers(s: State, kind: number): boolean {
  return fits(s, nightweaveSeat(s), kind, 0);
}

/** Is there no space for an ordinary card? */
export function isFull(s: State): boolean {
  return !fits(s, nightweaveSeat(s), CARDS.farm, 0);
}

/** She plays a card that has left its place. */
export function playForHer(s: State, kind: number, position: number): void {
  const seat = nightweaveSeat(s);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'nightweavePlays', seat, card: kind, position });
  }
  if (LAYING[kind] === INTO_OPPONENTS_CITY) return playFool(s, kind);
  const { id, box } = CARDS.of(kind);
  if (box === 'corrin') return toLair(s, kind);
  if (id === 'rugwort-the-rowdy') return layForRowdy(s, kind);
  const slot = layInto(s, seat, kind);
  tellOfHer(s, 'herCard', 0, kind);
  noticePlayed(s, seat, kind, slot);
  if (id === 'rugwort-the-robber') rob(s);
}

/** 31.11, R-21: a person who has finished neither gives nor receives. */
function rob(s: State): void {
  const inGame = (seat: number): boolean => s[playerAt(seat) + FINISHED] === 0;
  const person = firstFrom(s, s[PLAYERS], affected(s), inGame);
  if (person >= 0) swapDeckWith(s, person);
}

/** 28.17, 31.42: she plays the card, or discards it if her city is full; a Fool finds its way all the same. */
export function playOrDiscard(s: State, kind: number, position: number): void {
  if (kind === 0) return;
  if (fitsHers(s, kind) || LAYING[kind] === INTO_OPPONENTS_CITY) playForHer(s, kind, position);
  else discardHers(s, kind);
}

/** Gives its slot. */
function layInto(s: State, city: number, kind: number): number {
  const slot = addCard(s, city, kind);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'lay', seat: nightweaveSeat(s), city, card: kind, slot });
  }
  return slot;
}

/** 26.11: into the next city that takes it; else it is discarded. */
function playFool(s: State, kind: number): void {
  const city = firstFrom(
    s,
    s[PLAYERS],
    affected(s),
    (i) => !has(s, i, kind) && fits(s, i, kind, 0),
  );
  if (city >= 0) layInto(s, city, kind);
  else discardHers(s, kind);
}

/** A card of hers that finds no place. */
export function discardHers(s: State, kind: number): void {
  if (IS_SUCCESSOR[kind] === 0) discardCardOf(s, kind);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'nightweaveDiscards', seat: nightweaveSeat(s), card: kind });
  }
}

/** 31.13: it lies face down in her lair, and comes into her city at the end. */
function toLair(s: State, kind: number): void {
  const at = tableAt(s) + LAIR;
  let i = 0;
  while (s[at + i] !== 0) i++;
  s[at + i] = kind;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'toLair', seat: nightweaveSeat(s), card: kind });
  }
}

/** 30.2: cards in her lair go into her city, whatever space there is. A Fool among them is discarded. */
export function emptyLair(s: State): void {
  for (let i = 0; i < LAIR_SIZE; i++) {
    const at = tableAt(s) + LAIR + i;
    const kind = s[at];
    if (kind === 0) continue;
    s[at] = 0;
    if (LAYING[kind] === INTO_OPPONENTS_CITY) discardHers(s, kind);
    else layInto(s, nightweaveSeat(s), kind);
  }
}
