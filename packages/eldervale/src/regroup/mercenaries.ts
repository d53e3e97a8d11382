/** Regroup step 4: Mercenaries hired with Gold on an earlier turn go back to the supply (E8.9 to E8.11). */
import type { State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { HIRED, MINOTAUR_UNIT, OWNER, UNIT_AT } from '../state/layout.ts';
import { ASIDE } from '../state/units.ts';

export const WITH_GOLD = 1;
export const WITH_GOLD_NOW = 2;
export const WITH_ORB = 3;
/** Not to be hired again in this turn. */
export const RETURNED_NOW = 4;

export function releaseMercenaries(s: State, seat: number): void {
  for (let i = 0; i < 2; i++) {
    if (s[OWNER + i] !== seat + 1 || s[HIRED + i] !== WITH_GOLD) continue;
    s[OWNER + i] = 0;
    s[UNIT_AT + MINOTAUR_UNIT + i] = ASIDE;
    s[HIRED + i] = RETURNED_NOW;
    if (emit.sink !== null) emit.sink.push({ type: 'release', seat, unit: MINOTAUR_UNIT + i });
  }
}

/** At the end of a turn "in this turn" is over. */
export function ageMercenaries(s: State): void {
  for (let i = 0; i < 2; i++) {
    if (s[HIRED + i] === WITH_GOLD_NOW) s[HIRED + i] = WITH_GOLD;
    if (s[HIRED + i] === RETURNED_NOW) s[HIRED + i] = 0;
  }
}
