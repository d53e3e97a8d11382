/** The end of the game (chapter 19). */
import type { State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { END_BY, LAST_TURNS, SEATS, UNIT_AT } from '../state/layout.ts';
import { isGhost } from '../state/seats.ts';
import { ASIDE, HOUSED, TRAY, someUnit } from '../state/units.ts';

/** Everybody has one more turn, the triggering player last; a second trigger changes nothing (E19.2, E19.3). */
export function triggerEnd(s: State, seat: number): void {
  if (s[END_BY] !== 0) return;
  s[END_BY] = seat + 1;
  s[LAST_TURNS] = s[SEATS] + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'endTriggered', seat });
}

/** Every Worker has a roof and nobody has anything else to place: turns would go round for ever. */
export function isDeserted(s: State): boolean {
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (isGhost(s, seat) || hasUnit(s, seat)) return false;
  }
  return true;
}

function hasUnit(s: State, seat: number): boolean {
  return someUnit(s, seat, (unit) => {
    const place = s[UNIT_AT + unit];
    return place !== TRAY && place !== HOUSED && place !== ASIDE;
  });
}
