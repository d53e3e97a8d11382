/** What Rugwort remembers. */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';
import { roomOf } from '../state/rooms.ts';
import { BOX_RULES } from '../turn/house.ts';

// House rules of this box (chapter 33), bits behind those of the base game.
/** 21.19 clockwise. */
export const FOREST_CLOCKWISE = BOX_RULES;
/** 22.7: who wins an exact tie; neither bit = the usual tie-break. */
export const RUGWORT_WINS_TIES = BOX_RULES << 1;
export const PLAYER_WINS_TIES = BOX_RULES << 2;

export const RUGWORT_MODULES = ['haste', 'fullness', 'glitter', 'luck', 'grump'] as const;
export type RugwortModule = (typeof RUGWORT_MODULES)[number];

export const RUGWORT = 0;

export const rugwortRoom = roomOf(RUGWORT);
const { table, tableAt } = rugwortRoom;
const YEAR = table.bytes();
/** Modules in use, one bit each. */
const MODULES = table.bytes();
/** The last roll of the die, 0 = none yet (23.4). */
const LAST_ROLL = table.bytes();

/** His workers on Meadow cards stand on places of their own, by position. */
export const MEADOW_PLACE = BOX_PLACE;

/** His city comes after those of the people. */
export function rugwortSeat(s: State): number {
  return s[PLAYERS];
}

export function yearOf(s: State): number {
  return s[tableAt(s) + YEAR];
}

export function chooseYear(s: State, year: number, modules: readonly RugwortModule[]): void {
  s[tableAt(s) + YEAR] = year;
  for (const name of modules) s[tableAt(s) + MODULES] |= 1 << RUGWORT_MODULES.indexOf(name);
}

export function hasModule(s: State, name: RugwortModule): boolean {
  return (s[tableAt(s) + MODULES] & (1 << RUGWORT_MODULES.indexOf(name))) !== 0;
}

export function modulesOf(s: State): RugwortModule[] {
  return RUGWORT_MODULES.filter((name) => hasModule(s, name));
}

export function lastRoll(s: State): number {
  return s[tableAt(s) + LAST_ROLL];
}

export function noteRoll(s: State, value: number): void {
  s[tableAt(s) + LAST_ROLL] = value;
}
