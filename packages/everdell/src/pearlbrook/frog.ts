/** The frog ambassadors: where they stand, and where they may be sent (12.7-12.14). */
import { push, type State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import type { FrogPlace } from './log.ts';
import { cardIn, cityTop, has } from '../state/city.ts';
import { SEATS, SPOT, slotAt } from '../state/layout.ts';
import { gainPoints } from '../state/supply.ts';
import { NOT_OPEN, NO_LOCATION_HERE, OCCUPIED_PLACE, OK, REQUIREMENT } from '../turn/reason.ts';
import { FROG_KINDS, TAKES_FROG } from './moments.ts';
import { NO_FROG } from './reason.ts';
import { SHOAL_ID, SPOTS, isUncovered, meetsSpot, riverCard, shoal } from './river.ts';
import {
  FROG,
  FROG_ASIDE,
  FROG_CITY,
  FROG_READY,
  FROG_SLOT,
  RIVER_SPOTS,
  SHOAL,
  seatAt,
} from './room.ts';
import { visitRiver } from './visitRiver.ts';

export function frogAt(s: State, seat: number): number {
  return s[seatAt(s, seat) + FROG];
}

export function frogSlot(s: State, seat: number): number {
  return s[seatAt(s, seat) + FROG_SLOT];
}

export function putFrog(s: State, seat: number, at: number, slot = 0): void {
  s[seatAt(s, seat) + FROG] = at;
  s[seatAt(s, seat) + FROG_SLOT] = slot;
}

/** Does any frog stand on this spot of the river, or on this card? */
export function frogStands(s: State, at: number, slot = 0): boolean {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (frogAt(s, seat) === at && frogSlot(s, seat) === slot) return true;
  }
  return false;
}

/** Where a frog is, for events and views. */
export function frogPlace(s: State, at: number, slot: number): FrogPlace {
  if (at >= FROG_CITY) {
    return { city: at - FROG_CITY, slot, card: CARDS.of(cardIn(s, at - FROG_CITY, slot)).id };
  }
  return { place: at === SHOAL ? SHOAL_ID : SPOTS[at - 1].id };
}

/** 12.11-12.14: 0 if the frog of `seat` may go to this spot of the river, else why not. */
export function canVisitSpot(s: State, seat: number, spot: number): number {
  const card = riverCard(s, spot);
  if (card === undefined) return NO_LOCATION_HERE;
  if (frogStands(s, spot + 1)) return OCCUPIED_PLACE;
  if (!meetsSpot(s, seat, spot)) return REQUIREMENT;
  return isUncovered(s, spot) ? performable(s, seat, seat, 0, card.effect) : OK;
}

/** 12.16: any number of frogs. */
export function canVisitShoal(s: State, seat: number): number {
  return performable(s, seat, seat, 0, shoal);
}

/** A card with a place for a frog: its owner's, or open to everybody. */
export function canVisitCard(s: State, seat: number, owner: number, slot: number): number {
  const frogVisit = CARDS.of(cardIn(s, owner, slot)).moments?.frogVisit;
  if (frogVisit === undefined) return NO_LOCATION_HERE;
  if (owner !== seat && !frogVisit.open) return NOT_OPEN;
  if (frogStands(s, FROG_CITY + owner, slot) || s[slotAt(owner, slot) + SPOT] !== 0) {
    return OCCUPIED_PLACE;
  }
  return performable(s, seat, owner, slot, frogVisit.effect);
}

export function hasFrog(s: State, seat: number): number {
  return frogAt(s, seat) === FROG_READY ? OK : NO_FROG;
}

/** Has this city a card with a place for a frog? Few have. */
function anyFrogCard(s: State, owner: number): boolean {
  for (let i = 0; i < FROG_KINDS.length; i++) if (has(s, owner, FROG_KINDS[i])) return true;
  return false;
}

/** The slots of a city with a place for a frog, one after the other: the `n`-th, or -1. */
export function frogCard(s: State, owner: number, n: number): number {
  if (!anyFrogCard(s, owner)) return -1;
  let left = n;
  for (let slot = 0; slot < cityTop(s, owner); slot++) {
    if (TAKES_FROG[cardIn(s, owner, slot)] === 1 && left-- === 0) return slot;
  }
  return -1;
}

/** 12.7: the frog goes to a spot of the river or to the Shoal. */
export function sendToRiver(s: State, seat: number, at: number): void {
  putFrog(s, seat, at);
  if (emit.sink !== null) emit.sink.push({ type: 'frog', seat, at: frogPlace(s, at, 0) });
  if (at <= RIVER_SPOTS) push(s, visitRiver.id, seat, seat, at - 1, 0);
  else push(s, shoal.id, seat, seat, 0, 0);
}

/** 5.33: the owner of an open card takes a point token from the supply. */
export function sendToCard(s: State, seat: number, owner: number, slot: number): void {
  putFrog(s, seat, FROG_CITY + owner, slot);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'frog', seat, at: frogPlace(s, FROG_CITY + owner, slot) });
  }
  if (owner !== seat) gainPoints(s, owner, 1);
  push(s, CARDS.of(cardIn(s, owner, slot)).moments!.frogVisit!.effect.id, seat, owner, slot, 0);
}

/** 12.10: it comes back with the workers. */
export function recallFrog(s: State, seat: number): void {
  if (frogAt(s, seat) === FROG_READY) return;
  putFrog(s, seat, FROG_READY);
  if (emit.sink !== null) emit.sink.push({ type: 'frogBack', seat });
}

/** 6.44: its card has left the city. */
export function frogsAside(s: State, owner: number, slot: number): void {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (frogAt(s, seat) === FROG_CITY + owner && frogSlot(s, seat) === slot) {
      putFrog(s, seat, FROG_ASIDE);
    }
  }
}
