/** Workers: where they stand, and how they come and go. */
import { get32, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { KEEPS_WORKERS } from '../content/tables.ts';
import {
  BOXES,
  KIND,
  MAX_WORKERS,
  PLAYERS,
  SEATS,
  SPOT,
  STANDING,
  WORKERS,
  playerAt,
  slotAt,
} from './layout.ts';
import { WORKER_KIND, hasMoreRoom, moreRoom } from './moreRoom.ts';
import { NUMBERS_EACH } from './slots.ts';
import { BESIDE, CITY_PLACE, GONE, READY, isCity, isJourney } from './place.ts';

// A worker on a card: in the first byte its city, in the second the slot, and how the worker stands
// there in its two highest bits. What does not fit beside them is in the first byte, as with
// numbers of cards (slots.ts).

/** Stands on a card without using its spot (18.7). */
export const ASIDE = 0x100;
/** Stands with others on a spot that is taken. */
export const JOINING = 0x200;
const STANCE = ASIDE | JOINING;
const STANCE_SHIFT = 2;
const SLOT_BITS = NUMBERS_EACH - 1;

export function workerPlace(s: State, seat: number, i: number): number {
  const place = s[playerAt(seat) + WORKERS + 2 * i];
  return isCity(place) ? Math.min(place, CITY_PLACE + s[SEATS] - 1) : place;
}

export function workerSlot(s: State, seat: number, i: number): number {
  const w = playerAt(seat) + WORKERS + 2 * i;
  const more = s[w] - workerPlace(s, seat, i);
  return (s[w + 1] & SLOT_BITS) + more * NUMBERS_EACH;
}

/** How the worker stands there: 0 = on a spot, ASIDE or JOINING. */
export function workerStance(s: State, seat: number, i: number): number {
  return (s[playerAt(seat) + WORKERS + 2 * i + 1] << STANCE_SHIFT) & STANCE;
}

export function standsOnCard(s: State, seat: number, owner: number, slot: number): boolean {
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (workerPlace(s, seat, i) !== CITY_PLACE + owner) continue;
    if (workerSlot(s, seat, i) === slot) return true;
  }
  return false;
}

export function countWorkers(s: State, seat: number, place: number): number {
  const w = playerAt(seat) + WORKERS;
  let n = 0;
  for (let i = 0; i < MAX_WORKERS; i++) if (s[w + 2 * i] === place) n++;
  return n;
}

export function readyWorkers(s: State, seat: number): number {
  return countWorkers(s, seat, READY);
}

/** Of which kind worker `i` is, 0 = an ordinary one. */
export function workerKind(s: State, seat: number, i: number): number {
  return hasMoreRoom(s) ? s[moreRoom.seatAt(s, seat) + WORKER_KIND + i] & ~STAYS : 0;
}

/** In the kind of a worker: it does not come back with the others this time. */
const STAYS = 128;

/** When the workers come back this one stays where it is. */
export function letStay(s: State, seat: number, i: number): void {
  s[moreRoom.seatAt(s, seat) + WORKER_KIND + i] |= STAYS;
}

/** Does it stay? Only once, and not without a place. */
function staysPut(s: State, seat: number, i: number): boolean {
  if (!hasMoreRoom(s)) return false;
  const at = moreRoom.seatAt(s, seat) + WORKER_KIND + i;
  const stays = (s[at] & STAYS) !== 0;
  s[at] &= ~STAYS;
  return stays && workerPlace(s, seat, i) !== BESIDE;
}

/** The first ordinary worker that is ready, or -1. */
export function findReady(s: State, seat: number): number {
  const w = playerAt(seat) + WORKERS;
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (s[w + 2 * i] === READY && workerKind(s, seat, i) === 0) return i;
  }
  return -1;
}

/** Makes worker `i` one of this kind; the game has such kinds. */
export function becomeKind(s: State, seat: number, i: number, kind: number): void {
  s[moreRoom.seatAt(s, seat) + WORKER_KIND + i] = kind;
}

/** Does the player have a worker on this place of the board? */
export function standsOn(s: State, seat: number, place: number): boolean {
  const w = playerAt(seat) + WORKERS;
  for (let i = 0; i < MAX_WORKERS; i++) if (s[w + 2 * i] === place) return true;
  return false;
}

/** The first worker at `place` (and `slot`), or -1. */
export function findWorker(s: State, seat: number, place: number, slot = 0): number {
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (workerPlace(s, seat, i) !== place) continue;
    if (!isCity(place) || isOnSpot(s, seat, i, slot)) return i;
  }
  return -1;
}

function isOnSpot(s: State, seat: number, i: number, slot: number): boolean {
  return workerSlot(s, seat, i) === slot && workerStance(s, seat, i) === 0;
}

/** Is worker `i` on the board, in a city or beside the board? */
export function isDeployed(s: State, seat: number, i: number): boolean {
  return workerPlace(s, seat, i) <= BESIDE;
}

export function anyDeployed(s: State, seat: number): boolean {
  for (let i = 0; i < MAX_WORKERS; i++) if (isDeployed(s, seat, i)) return true;
  return false;
}

/** Two workers on the same place, standing there alike and of the same kind, are the same choice. */
export function twinBefore(s: State, seat: number, i: number): boolean {
  for (let j = 0; j < i; j++) {
    if (workerPlace(s, seat, j) !== workerPlace(s, seat, i)) continue;
    if (workerKind(s, seat, j) !== workerKind(s, seat, i)) continue;
    if (workerStance(s, seat, j) !== workerStance(s, seat, i)) continue;
    if (workerSlot(s, seat, j) === workerSlot(s, seat, i)) return true;
  }
  return false;
}

/** 2.15: workers on a Journey, and on cards that keep them, stay until the end of the game. */
export function isPermanent(s: State, seat: number, i: number): boolean {
  const place = workerPlace(s, seat, i);
  if (isJourney(place)) return true;
  // 28.6: who ignores card texts is not kept.
  if (!isCity(place) || seat >= s[PLAYERS]) return false;
  return KEEPS_WORKERS[s[slotAt(place - CITY_PLACE, workerSlot(s, seat, i)) + KIND]] === 1;
}

/** Puts worker `i` somewhere; it must not stand anywhere before. In a city `slot` may say how. */
export function putWorker(s: State, seat: number, i: number, place: number, slot: number): void {
  const w = playerAt(seat) + WORKERS + 2 * i;
  s[w] = place;
  s[w + 1] = 0;
  if (isCity(place)) {
    s[w] = place + Math.floor((slot & ~STANCE) / NUMBERS_EACH);
    s[w + 1] = (slot & SLOT_BITS) | ((slot & STANCE) >> STANCE_SHIFT);
    if ((slot & STANCE) !== 0) return;
    const card = slotAt(place - CITY_PLACE, slot);
    s[card + SPOT + (s[card + SPOT] === 0 ? 0 : 1)] = seat + 1;
  } else if (place < CITY_PLACE) {
    s[STANDING + place]++;
  }
}

/** Takes worker `i` from where it stands; `then` is READY, BESIDE or GONE. */
export function liftWorker(s: State, seat: number, i: number, then: number): void {
  const w = playerAt(seat) + WORKERS + 2 * i;
  const place = workerPlace(s, seat, i);
  if (isCity(place)) {
    const slot = workerSlot(s, seat, i);
    if (workerStance(s, seat, i) === 0) leaveCard(s, seat, place - CITY_PLACE, slot);
  } else if (place < CITY_PLACE) s[STANDING + place]--;
  s[w] = then;
  s[w + 1] = 0;
}

/** A spot becomes free: who had joined there takes it. */
function leaveCard(s: State, seat: number, owner: number, slot: number): void {
  const card = slotAt(owner, slot);
  leaveSpot(s, card, seat);
  // Only a box lets anybody join others.
  if (get32(s, BOXES) === 0) return;
  for (let other = 0; other < s[SEATS]; other++) {
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (workerPlace(s, other, i) !== CITY_PLACE + owner) continue;
      if (workerSlot(s, other, i) !== slot || workerStance(s, other, i) !== JOINING) continue;
      s[playerAt(other) + WORKERS + 2 * i + 1] &= SLOT_BITS;
      s[card + SPOT + (s[card + SPOT] === 0 ? 0 : 1)] = other + 1;
      return;
    }
  }
}

function leaveSpot(s: State, card: number, seat: number): void {
  const spot = card + SPOT + (s[card + SPOT + 1] === seat + 1 ? 1 : 0);
  s[spot] = 0;
  // The first spot is filled before the second, so that "second spot" keeps its meaning.
  if (spot === card + SPOT && s[card + SPOT + 1] !== 0) {
    s[card + SPOT] = s[card + SPOT + 1];
    s[card + SPOT + 1] = 0;
  }
}

/** 8.4 step 2: brings back everything that is not permanent, and gives how many came. */
export function recallWorkers(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (!isDeployed(s, seat, i) || isPermanent(s, seat, i) || staysPut(s, seat, i)) continue;
    liftWorker(s, seat, i, READY);
    n++;
  }
  if (emit.sink !== null && n > 0) emit.sink.push({ type: 'recall', seat, count: n });
  return n;
}

/** Takes `n` new workers from the Ever Tree. */
export function addWorkers(s: State, seat: number, n: number): void {
  const w = playerAt(seat) + WORKERS;
  let left = n;
  for (let i = 0; i < MAX_WORKERS && left > 0; i++) {
    if (s[w + 2 * i] !== GONE) continue;
    s[w + 2 * i] = READY;
    if (hasMoreRoom(s)) becomeKind(s, seat, i, 0);
    left--;
  }
  if (emit.sink !== null && n > 0) emit.sink.push({ type: 'newWorkers', seat, count: n });
}

/** Workers standing on a card that leaves its city (6.44-6.46). */
export function clearCard(s: State, owner: number, slot: number, seats: number): void {
  const card = slotAt(owner, slot);
  // Workers of a box may stand there without using a spot.
  if (s[card + SPOT] === 0 && get32(s, BOXES) === 0) return;
  for (let seat = 0; seat < seats; seat++) {
    const kept = KEEPS_WORKERS[s[card + KIND]] === 1 && seat < s[PLAYERS];
    const then = kept ? GONE : BESIDE;
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (workerPlace(s, seat, i) !== CITY_PLACE + owner) continue;
      if (workerSlot(s, seat, i) !== slot) continue;
      liftWorker(s, seat, i, then);
      const type = then === GONE ? 'workerLost' : 'workerAside';
      if (emit.sink !== null) emit.sink.push({ type, seat });
    }
  }
}

// Workers on their way from a card that is replaced to the one that replaces it: seat and number.
const movers = new Uint8Array(16);
let moving = 0;

/** Takes the workers from a card that is about to be replaced. */
export function stepAside(s: State, owner: number, slot: number): void {
  moving = 0;
  for (let seat = 0; seat < s[SEATS]; seat++) {
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (workerPlace(s, seat, i) !== CITY_PLACE + owner) continue;
      if (workerSlot(s, seat, i) !== slot) continue;
      liftWorker(s, seat, i, BESIDE);
      movers[2 * moving] = seat;
      movers[2 * moving++ + 1] = i;
    }
  }
}

/** 18.7: they stand on the new card, but do not use its location. */
export function moveOnto(s: State, owner: number, slot: number): void {
  for (let k = 0; k < moving; k++) {
    putWorker(s, movers[2 * k], movers[2 * k + 1], CITY_PLACE + owner, slot | ASIDE);
  }
  moving = 0;
}
