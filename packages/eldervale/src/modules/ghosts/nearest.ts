/** What is nearest to the Watcher (E27.9): the smallest distance, then the compass. */
import type { State } from '@evervale/kernel';
import { COMPASS, type Compass } from '../../content/ghosts.ts';
import { DIRECTIONS, bit, distance } from '../../map/hex.ts';
import { Q, R, REALM_COUNT } from '../../state/layout.ts';
import { WATCHER, watcher } from './state.ts';
import { emit } from '../../log/emit.ts';

const TURN = 2 * Math.PI;
/** Angles are compared up to this: two hexes at the same distance never lie so close. */
const TINY = 1e-9;

/** Clockwise on the table, where the second coordinate points down. */
const angle = (q: number, r: number): number => Math.atan2((r * Math.sqrt(3)) / 2, q + r / 2);

/** How far one has to turn clockwise from the compass direction to look at a cell. */
function turning(q: number, r: number, compass: Compass): number {
  const [dq, dr] = DIRECTIONS[COMPASS.indexOf(compass)];
  const turned = (angle(q, r) - angle(dq, dr) + 2 * TURN) % TURN;
  return turned > TURN - TINY ? 0 : turned;
}

export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** Is `a` before `b`, seen from the Watcher? */
export function isNearer(s: State, a: Cell, b: Cell, compass: Compass): boolean {
  const [q, r] = [s[Q + watcher(s)], s[R + watcher(s)]];
  const [near, far] = [distance(q, r, a.q, a.r), distance(q, r, b.q, b.r)];
  if (near !== far) return near < far;
  return turning(a.q - q, a.r - r, compass) < turning(b.q - q, b.r - r, compass) - TINY;
}

export const cellOf = (s: State, realm: number): Cell => ({ q: s[Q + realm], r: s[R + realm] });

/** The nearest Realm of a set, -1 if it is empty. */
export function nearest(s: State, set: number, compass: Compass): number {
  let best = -1;
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    if ((set & bit(realm)) === 0) continue;
    if (best < 0 || isNearer(s, cellOf(s, realm), cellOf(s, best), compass)) best = realm;
  }
  return best;
}

export function putWatcher(s: State, realm: number): void {
  if (s[WATCHER] === realm + 1) return;
  s[WATCHER] = realm + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'watcher', realm });
}

/** The Realm on a cell, or -1. */
function realmAt(s: State, q: number, r: number): number {
  for (let realm = 0; realm < s[REALM_COUNT]; realm++) {
    if (s[Q + realm] === q && s[R + realm] === r) return realm;
  }
  return -1;
}

/** So many Realms in a direction, as far as there are Realms (E27.26). */
export function moveWatcher(s: State, compass: Compass, steps: number): void {
  const [dq, dr] = DIRECTIONS[COMPASS.indexOf(compass)];
  let realm = watcher(s);
  for (let i = 0; i < steps; i++) {
    const next = realmAt(s, s[Q + realm] + dq, s[R + realm] + dr);
    if (next < 0) break;
    realm = next;
  }
  putWatcher(s, realm);
}
