/** What Rugwort remembers, in the bytes set aside for boxes. */
import type { State } from '@evervale/kernel';
import { BOX_ROOM, PLAYERS } from '../state/layout.ts';
import { BOX_PLACE } from '../state/place.ts';
import { BOX_RULES } from '../turn/house.ts';

// House rules of this box (chapter 33), bits behind those of the base game.
/** 21.19 clockwise. */
export const FOREST_CLOCKWISE = BOX_RULES;
/** 22.7: who wins an exact tie; neither bit = the usual tie-break. */
export const RUGWORT_WINS_TIES = BOX_RULES << 1;
export const PLAYER_WINS_TIES = BOX_RULES << 2;

export const RUGWORT_MODULES = ['haste', 'fullness', 'glitter', 'luck', 'grump'] as const;
export type RugwortModule = (typeof RUGWORT_MODULES)[number];

/** The bit of this box in the state. */
export const RUGWORT_BOX = 1;
export const YEAR = BOX_ROOM;
/** Modules in use, one bit each. */
export const MODULES = BOX_ROOM + 1;
/** The last roll of the die, 0 = none yet (23.4). */
export const LAST_ROLL = BOX_ROOM + 2;
/** His workers on Meadow cards stand on places of their own, by position. */
export const MEADOW_PLACE = BOX_PLACE;

/** His city comes after those of the people. */
export function rugwortSeat(s: State): number {
  return s[PLAYERS];
}

export function hasModule(s: State, name: RugwortModule): boolean {
  return (s[MODULES] & (1 << RUGWORT_MODULES.indexOf(name))) !== 0;
}
