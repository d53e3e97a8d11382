/**
 * The Shapeshifter's Mimic (E22.12): it uses an ability of another own Unit that has left the Tray, and
 * stands for that type of Unit in this ability alone.
 */
import type { State } from '@evervale/kernel';
import { FACTIONS } from '../content/factions.ts';
import { FACTION_SOURCE } from '../content/sources.ts';
import { UNITS, WORKER, type Unit } from '../content/terms.ts';
import { SHAPESHIFTER_UNIT, UNITS_OF_SEAT, UNIT_AT } from '../state/layout.ts';
import { HOUSED, TRAY, WORKERS, advancedUnit, typeOf } from '../state/units.ts';

/** Has a Unit of this type left the Tray? A Dwelling is no Unit any more. */
export function hasLeftTray(s: State, seat: number, type: number): boolean {
  if (type > WORKER) return s[UNIT_AT + advancedUnit(seat, type)] !== TRAY;
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + WORKERS; unit++) {
    const place = s[UNIT_AT + unit];
    if (place !== TRAY && place !== HOUSED) return true;
  }
  return false;
}

/** Does this Unit stand for one of that type in a faction's ability? */
export function standsFor(s: State, seat: number, unit: number, type: string): boolean {
  if (UNITS[typeOf(unit)] === type) return true;
  if (unit !== SHAPESHIFTER_UNIT) return false;
  const wanted = UNITS.indexOf(type as Unit);
  return wanted >= 0 && wanted < 4 && hasLeftTray(s, seat, wanted);
}

/** The Unit whose ability of a faction says an effect, null if something else says it. */
function unitOfSource(at: number): Unit | null {
  const i = at - FACTION_SOURCE;
  return i < 0 || i >= FACTIONS.length * 2 ? null : FACTIONS[i >> 1].abilities[i & 1].unit;
}

/** The same for what an effect with this source means by its own Unit; all others are just themselves. */
export function isMeantBy(s: State, seat: number, unit: number, type: string, at: number): boolean {
  return unitOfSource(at) === type ? standsFor(s, seat, unit, type) : UNITS[typeOf(unit)] === type;
}
