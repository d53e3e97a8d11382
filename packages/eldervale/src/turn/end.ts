/** The end of the game (chapter 19). */
import type { State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { END_BY, LAST_TURNS, SEATS } from '../state/layout.ts';

/** Everybody has one more turn, the triggering player last; a second trigger changes nothing (E19.2, E19.3). */
export function triggerEnd(s: State, seat: number): void {
  if (s[END_BY] !== 0) return;
  s[END_BY] = seat + 1;
  s[LAST_TURNS] = s[SEATS] + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'endTriggered', seat });
}
