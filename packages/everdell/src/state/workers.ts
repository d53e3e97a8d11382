/** Workers: where they stand, and how they come and go. */
import type { State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { KEEPS_WORKERS } from '../content/tables.ts';
import { KIND, MAX_WORKERS, SPOT, STANDING, WORKERS, playerAt, slotAt } from './layout.ts';
import { BESIDE, CITY_PLACE, GONE, READY, isCity, isJourney } from './place.ts';

export function workerPlace(s: State, seat: number, i: number): number {
  return s[playerAt(seat) + WORKERS + 2 * i];
}

export function workerSlot(s: State, seat: number, i: number): number {
  return s[playerAt(seat) + WORKERS + 2 * i + 1];
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

/** Does the player have a worker on this place of the board? */
export function standsOn(s: State, seat: number, place: number): boolean {
  const w = playerAt(seat) + WORKERS;
  for (let i = 0; i < MAX_WORKERS; i++) if (s[w + 2 * i] === place) return true;
  return false;
}

/** The first worker at `place` (and `slot`), or -1. */
export function findWorker(s: State, seat: number, place: number, slot = 0): number {
  const w = playerAt(seat) + WORKERS;
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (s[w + 2 * i] === place && (!isCity(place) || s[w + 2 * i + 1] === slot)) return i;
  }
  return -1;
}

/** Is worker `i` on the board, in a city or beside the board? */
export function isDeployed(s: State, seat: number, i: number): boolean {
  return workerPlace(s, seat, i) <= BESIDE;
}

export function anyDeployed(s: State, seat: number): boolean {
  for (let i = 0; i < MAX_WORKERS; i++) if (isDeployed(s, seat, i)) return true;
  return false;
}

/** 2.15: workers on a Journey, and on cards that keep them, stay until the end of the game. */
export function isPermanent(s: State, seat: number, i: number): boolean {
  const place = workerPlace(s, seat, i);
  if (isJourney(place)) return true;
  if (!isCity(place)) return false;
  return KEEPS_WORKERS[s[slotAt(place - CITY_PLACE, workerSlot(s, seat, i)) + KIND]] === 1;
}

/** Puts worker `i` somewhere; it must not stand anywhere before. */
export function putWorker(s: State, seat: number, i: number, place: number, slot: number): void {
  const w = playerAt(seat) + WORKERS + 2 * i;
  s[w] = place;
  s[w + 1] = 0;
  if (isCity(place)) {
    s[w + 1] = slot;
    const card = slotAt(place - CITY_PLACE, slot);
    s[card + SPOT + (s[card + SPOT] === 0 ? 0 : 1)] = seat + 1;
  } else if (place < CITY_PLACE) {
    s[STANDING + place]++;
  }
}

/** Takes worker `i` from where it stands; `then` is READY, BESIDE or GONE. */
export function liftWorker(s: State, seat: number, i: number, then: number): void {
  const w = playerAt(seat) + WORKERS + 2 * i;
  const place = s[w];
  if (isCity(place)) leaveSpot(s, slotAt(place - CITY_PLACE, s[w + 1]), seat);
  else if (place < CITY_PLACE) s[STANDING + place]--;
  s[w] = then;
  s[w + 1] = 0;
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
    if (!isDeployed(s, seat, i) || isPermanent(s, seat, i)) continue;
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
    left--;
  }
  if (emit.sink !== null && n > 0) emit.sink.push({ type: 'newWorkers', seat, count: n });
}

/** Workers standing on a card that leaves its city (6.44-6.46). */
export function clearCard(s: State, owner: number, slot: number, seats: number): void {
  const card = slotAt(owner, slot);
  if (s[card + SPOT] === 0) return;
  const then = KEEPS_WORKERS[s[card + KIND]] === 1 ? GONE : BESIDE;
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (workerPlace(s, seat, i) !== CITY_PLACE + owner) continue;
      if (workerSlot(s, seat, i) !== slot) continue;
      liftWorker(s, seat, i, then);
      if (emit.sink !== null && then === GONE) emit.sink.push({ type: 'workerLost', seat });
    }
  }
}
