/**
 * Figures and where they are. A figure is a number: nine of each seat (six Workers, Warrior, Wizard,
 * Dragon), then the Mercenaries and the Monsters. Workers of a seat at the same place are alike.
 */
import type { State } from '@evervale/kernel';
import {
  DRAGON,
  MINOTAUR,
  MONSTER,
  SHAPESHIFTER,
  WARRIOR,
  WIZARD,
  WORKER,
} from '../content/terms.ts';
import { bit } from '../map/hex.ts';
import {
  MINOTAUR_UNIT,
  MONSTER_UNIT,
  OWNER,
  SEATS,
  SHAPESHIFTER_UNIT,
  UNITS_OF_SEAT,
  UNIT_AT,
  UNIT_COUNT,
} from './layout.ts';

// Places.
export const TRAY = 0;
export const READY = 1;
export const UNDERWORLD = 2;
/** A Worker under a roof: it is a Dwelling now (E10.5). */
export const HOUSED = 3;
/** Out of the game, or a Mercenary in the supply. */
export const ASIDE = 4;
export const IN_REALM = 8;
export const ON_STARTER = 40;
export const ON_CARD = 64;

export const WORKERS = 6;
const WARRIOR_OF_SEAT = 6;

export const unitId = (seat: number, index: number): number => seat * UNITS_OF_SEAT + index;
/** The Warrior, Wizard or Dragon of a seat. */
export const advancedUnit = (seat: number, type: number): number =>
  seat * UNITS_OF_SEAT + WARRIOR_OF_SEAT + type - WARRIOR;

const TYPES = Uint8Array.from({ length: UNIT_COUNT }, (_, unit) => {
  if (unit >= MONSTER_UNIT) return MONSTER;
  if (unit === MINOTAUR_UNIT) return MINOTAUR;
  if (unit === SHAPESHIFTER_UNIT) return SHAPESHIFTER;
  const index = unit % UNITS_OF_SEAT;
  return index < WORKERS ? WORKER : [WARRIOR, WIZARD, DRAGON][index - WARRIOR_OF_SEAT];
});

export const typeOf = (unit: number): number => TYPES[unit];

/** Whose it is, or -1: a wild Monster, a Mercenary in the supply. */
export function ownerOf(s: State, unit: number): number {
  return unit < MINOTAUR_UNIT
    ? Math.floor(unit / UNITS_OF_SEAT)
    : s[OWNER + unit - MINOTAUR_UNIT] - 1;
}

/** The Realm of a figure, or -1. */
export function realmOfUnit(s: State, unit: number): number {
  const place = s[UNIT_AT + unit];
  return place >= IN_REALM && place < ON_STARTER ? place - IN_REALM : -1;
}

/** Realms holding one of the player's Units. */
export function unitRealms(s: State, seat: number): number {
  let set = 0;
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + UNITS_OF_SEAT; unit++) {
    const place = s[UNIT_AT + unit];
    if (place >= IN_REALM && place < ON_STARTER) set |= 1 << (place - IN_REALM);
  }
  for (let unit = MINOTAUR_UNIT; unit < UNIT_COUNT; unit++) {
    if (s[OWNER + unit - MINOTAUR_UNIT] !== seat + 1) continue;
    const realm = realmOfUnit(s, unit);
    if (realm >= 0) set |= bit(realm);
  }
  return set;
}

/** Realms holding a Unit of anybody else. */
export function otherUnitRealms(s: State, seat: number): number {
  let set = 0;
  for (let other = 0; other < s[SEATS]; other++) if (other !== seat) set |= unitRealms(s, other);
  return set;
}

/** Realms holding a wild Monster. */
export function monsterRealms(s: State): number {
  let set = 0;
  for (let unit = MONSTER_UNIT; unit < UNIT_COUNT; unit++) {
    const realm = realmOfUnit(s, unit);
    if (realm >= 0 && s[OWNER + unit - MINOTAUR_UNIT] === 0) set |= bit(realm);
  }
  return set;
}

/** Realms holding a Unit or a Monster (E2.5). */
export function occupiedRealms(s: State): number {
  let set = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = s[UNIT_AT + unit];
    if (place >= IN_REALM && place < ON_STARTER) set |= 1 << (place - IN_REALM);
  }
  return set;
}

/** The wild Monster in a Realm, as a figure, or -1. */
export function monsterIn(s: State, realm: number): number {
  for (let unit = MONSTER_UNIT; unit < UNIT_COUNT; unit++) {
    if (s[UNIT_AT + unit] === IN_REALM + realm && s[OWNER + unit - MINOTAUR_UNIT] === 0) {
      return unit;
    }
  }
  return -1;
}

/** Calls for every figure of a player, in their order; `visit` answers true to stop. */
export function someUnit(s: State, seat: number, visit: (unit: number) => boolean): boolean {
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + UNITS_OF_SEAT; unit++) if (visit(unit)) return true;
  for (let unit = MINOTAUR_UNIT; unit < UNIT_COUNT; unit++) {
    if (s[OWNER + unit - MINOTAUR_UNIT] === seat + 1 && visit(unit)) return true;
  }
  return false;
}

/** How many figures of a player are at a place. */
export function countAt(s: State, seat: number, place: number): number {
  let n = 0;
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + UNITS_OF_SEAT; unit++) if (s[UNIT_AT + unit] === place) n++;
  for (let unit = MINOTAUR_UNIT; unit < UNIT_COUNT; unit++) {
    if (s[OWNER + unit - MINOTAUR_UNIT] === seat + 1 && s[UNIT_AT + unit] === place) n++;
  }
  return n;
}

/** Is a figure of the player at this place? */
export function isAnyAt(s: State, seat: number, place: number): boolean {
  const first = seat * UNITS_OF_SEAT;
  for (let unit = first; unit < first + UNITS_OF_SEAT; unit++) {
    if (s[UNIT_AT + unit] === place) return true;
  }
  for (let unit = MINOTAUR_UNIT; unit < UNIT_COUNT; unit++) {
    if (s[UNIT_AT + unit] === place && s[OWNER + unit - MINOTAUR_UNIT] === seat + 1) return true;
  }
  return false;
}

/** Is there a figure before this one of the same owner and type at the same place? Then it is no other choice. */
export function isRepeated(s: State, unit: number): boolean {
  if (TYPES[unit] !== WORKER) return false;
  const first = unit - (unit % UNITS_OF_SEAT);
  for (let other = first; other < unit; other++) {
    if (s[UNIT_AT + other] === s[UNIT_AT + unit]) return true;
  }
  return false;
}

export function putUnit(s: State, unit: number, place: number): void {
  s[UNIT_AT + unit] = place;
}
