/** What an ability says about where it works, while there is a battle. */
import type { State } from '@evervale/kernel';
import type { Where } from '../content/ability.ts';
import { SHAPESHIFTER, UNITS } from '../content/terms.ts';
import { standsFor } from '../modules/mimic.ts';
import { SHAPESHIFTER_UNIT, UNIT_AT } from '../state/layout.ts';
import { IN_REALM, realmOfUnit, someUnit, typeOf } from '../state/units.ts';
import {
  BATTLE_REALM,
  BEAST,
  DICE,
  JOINED,
  PLACED_TYPE,
  SIDES,
  TRIGGERED_BY,
  battleRealm,
  isIn,
  isSide,
} from './block.ts';

function isPresent(s: State, seat: number, type: string, mimic: boolean): boolean {
  const place = IN_REALM + battleRealm(s);
  return someUnit(
    s,
    seat,
    (unit) =>
      s[UNIT_AT + unit] === place &&
      (mimic ? standsFor(s, seat, unit, type) : UNITS[typeOf(unit)] === type),
  );
}

/** Is this type among those of a mask, or the Shapeshifter that stands for it (SHAPESHIFTER.2)? */
export function hasType(
  s: State,
  seat: number,
  mask: number,
  type: string,
  mimic: boolean,
): boolean {
  if (((mask >> UNITS.indexOf(type as (typeof UNITS)[number])) & 1) === 1) return true;
  const shifted = mimic && ((mask >> SHAPESHIFTER) & 1) === 1;
  return shifted && standsFor(s, seat, SHAPESHIFTER_UNIT, type);
}

/** What `where` says about a battle. */
export function holdsInBattle(
  s: State,
  seat: number,
  where: Where,
  figure: number,
  mimic: boolean,
): boolean {
  if (s[BATTLE_REALM] === 0) return false;
  const { placed, present, joined, involved, role, against, outnumbered } = where;
  const triggering = 1 << (s[PLACED_TYPE] - 1);
  if (placed !== undefined && !hasType(s, seat, triggering, placed, mimic)) return false;
  if (present === 'this' && realmOfUnit(s, figure) !== battleRealm(s)) return false;
  if (present !== undefined && present !== 'this' && !isPresent(s, seat, present, mimic)) {
    return false;
  }
  if (joined !== undefined && !hasType(s, seat, s[JOINED + seat], joined, mimic)) return false;
  if (involved !== undefined && isIn(s, seat, battleRealm(s)) !== involved) return false;
  if (role !== undefined && s[TRIGGERED_BY] !== seat + 1) return false;
  if (against === 'monster' && s[BEAST] === 0) return false;
  if (against === 'this' && s[BEAST] !== figure + 1) return false;
  if (outnumbered && !isOutnumbered(s, seat)) return false;
  return true;
}

function isOutnumbered(s: State, seat: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    if (side !== seat && isSide(s, side) && s[DICE + side] > s[DICE + seat]) return true;
  }
  return false;
}
