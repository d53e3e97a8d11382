/** The battle being fought: one block of bytes, wiped afterwards. Sides are the seats, then the Monster. */
import { fields, type State } from '@evervale/kernel';
import { BATTLE, MINOTAUR_UNIT, OWNER, SEATS } from '../state/layout.ts';
import { IN_REALM, isAnyAt, realmOfUnit } from '../state/units.ts';

export const SIDES = 6;
export const MONSTER_SIDE = 5;
const MAX_DICE = 6;

const block = fields(BATTLE);
/** The Realm + 1; 0 = no battle. */
export const BATTLE_REALM = block.bytes();
/** Whose placement led to it, and the type of that Unit + 1. */
export const TRIGGERED_BY = block.bytes();
export const PLACED_TYPE = block.bytes();
/** The wild Monster in it as a figure + 1, and its battle value for this battle. */
export const BEAST = block.bytes();
export const BEAST_VALUE = block.bytes();
/** A dominated Monster in it with a changing value, as a figure + 1, and that value. */
export const TAMED = block.bytes();
export const TAMED_VALUE = block.bytes();
/** Who was there at the trigger, and whom a player's figure there keeps from joining, one bit each. */
export const PRESENT = block.bytes();
export const MAY_NOT_JOIN = block.bytes();
/** Types of Units that moved in, one bit each. */
export const JOINED = block.bytes(5);
/** Dice of a side, and their faces, highest first once sorted. */
export const DICE = block.bytes(SIDES);
const FACES = block.bytes(SIDES * MAX_DICE);
/** Dice bought with Swords, and the most that may be bought + 1 (0 = no limit). */
export const SWORDS = block.bytes(5);
export const SWORD_LIMIT = block.bytes(5);
/** Abilities used after the roll, three bytes for each seat (E15.22). */
export const USED = block.bytes(15);
/** The side that won + 1. */
export const WINNER = block.bytes();
export const CANCELLED = block.bytes();
/** Who took part and has not won, one bit each. */
export const LOSERS = block.bytes();
/** Whose Units stay where they are although they lost, one bit each. */
export const STAYING = block.bytes();
/** The side named by each seat + 1 (CHAOS-08.1). */
export const NAMED = block.bytes(5);
const SIZE = block.end() - BATTLE;
if (SIZE > 96) throw new Error('the battle needs more room');

export const isBattle = (s: State): boolean => s[BATTLE_REALM] !== 0;
export const battleRealm = (s: State): number => s[BATTLE_REALM] - 1;

export function endBattle(s: State): void {
  s.fill(0, BATTLE, BATTLE + SIZE);
}

/** Has this player a Unit in the Realm? */
export const isIn = (s: State, seat: number, realm: number): boolean =>
  isAnyAt(s, seat, IN_REALM + realm);

/** The wild Monster of this battle that is still there, as a figure, or -1. */
export function beast(s: State): number {
  const figure = s[BEAST] - 1;
  if (figure < 0 || s[OWNER + figure - MINOTAUR_UNIT] !== 0) return -1;
  return realmOfUnit(s, figure) === battleRealm(s) ? figure : -1;
}

/** Does a side take part (E2.6)? */
export function isSide(s: State, side: number): boolean {
  if (side === MONSTER_SIDE) return beast(s) >= 0;
  return side < s[SEATS] && isIn(s, side, battleRealm(s));
}

export function sideCount(s: State): number {
  let n = 0;
  for (let side = 0; side < SIDES; side++) if (isSide(s, side)) n++;
  return n;
}

/** A running number: limited at once, what goes beyond is lost (E15.15, E1.11, E1.12). */
export function setDice(s: State, side: number, n: number): void {
  s[DICE + side] = Math.max(1, Math.min(side === MONSTER_SIDE ? 5 : MAX_DICE, n));
}

export const faceAt = (side: number, i: number): number => FACES + side * MAX_DICE + i;

/** Highest first. */
export function sortFaces(s: State, side: number): void {
  const first = faceAt(side, 0);
  const end = first + s[DICE + side];
  for (let i = first + 1; i < end; i++) {
    const face = s[i];
    let k = i;
    for (; k > first && s[k - 1] < face; k--) s[k] = s[k - 1];
    s[k] = face;
  }
}

/** Compares two sides die by die; a missing die is 0 (E15.23). */
export function compareSides(s: State, a: number, b: number): number {
  for (let i = 0; i < MAX_DICE; i++) {
    const x = i < s[DICE + a] ? s[faceAt(a, i)] : 0;
    const y = i < s[DICE + b] ? s[faceAt(b, i)] : 0;
    if (x !== y) return x - y;
  }
  return 0;
}
