/** Elemental power (chapter 17). */
import type { State } from '@evervale/kernel';
import { MARKERS, TOP_SPACE } from '../content/tracks.ts';
import { emit } from '../log/emit.ts';
import { ghosts } from '../modules/ghosts/door.ts';
import { IN_PLAY, ORBS, POWER, SEATS, TRACK_ORBS, playerAt } from '../state/layout.ts';
import { isGhost } from '../state/seats.ts';
import { changed } from '../state/watch.ts';

export const powerOf = (s: State, seat: number, element: number): number =>
  s[playerAt(seat) + POWER + element];

export const isInPlay = (s: State, element: number): boolean =>
  element < 8 && ((s[IN_PLAY] >> element) & 1) === 1;

export function markersOut(s: State, seat: number): number {
  const at = playerAt(seat) + POWER;
  let n = 0;
  for (let e = 0; e < 8; e++) if (s[at + e] > 0) n++;
  return n;
}

/** Power in this element would need a marker of another track (E17.5). */
export function needsMarker(s: State, seat: number, element: number): boolean {
  return powerOf(s, seat, element) === 0 && markersOut(s, seat) === MARKERS;
}

/** One power, where a marker is on the track or free; `from` is the track a marker was taken from. */
export function gainPower(s: State, seat: number, element: number, from = -1): void {
  const at = playerAt(seat) + POWER + element;
  if (s[at] === TOP_SPACE) return;
  s[at]++;
  if (emit.sink !== null) emit.sink.push({ type: 'power', seat, element, space: s[at], from });
  if (s[at] === TOP_SPACE && ((s[TRACK_ORBS] >> element) & 1) === 1) {
    s[TRACK_ORBS] &= ~(1 << element);
    if (emit.sink !== null) emit.sink.push({ type: 'orb', seat, from: 'track' });
    if (isGhost(s, seat)) ghosts.orb(s);
    else s[playerAt(seat) + ORBS]++;
  }
  changed(s, seat);
}

/** Takes the marker from one track to the first space of another (E17.5, E17.9). */
export function moveMarker(s: State, seat: number, from: number, to: number): void {
  s[playerAt(seat) + POWER + from] = 0;
  gainPower(s, seat, to, from);
}

/** Alone highest, with a marker of one's own (E13.10). */
export function isSoleLeader(s: State, seat: number, element: number): boolean {
  const own = powerOf(s, seat, element);
  if (own === 0) return false;
  for (let other = 0; other < s[SEATS]; other++) {
    if (other !== seat && powerOf(s, other, element) >= own) return false;
  }
  return true;
}
