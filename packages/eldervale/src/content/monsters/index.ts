/** All Monsters by number, from 1: the base set, then the legendary one. */
import type { Monster } from '../monster.ts';
import { BASE_MONSTERS } from './base.ts';
import { LEGENDARY_MONSTERS } from './legendary.ts';

export const MONSTER_LIST: readonly Monster[] = [...BASE_MONSTERS, ...LEGENDARY_MONSTERS];

/** Of an element; the Mother of Dragons and the Frost Giant stand behind them. */
export const MOTHER = 9;
export const GIANT = 18;
export const baseMonster = (element: number): number => element + 1;
export const legendaryMonster = (element: number): number => element + 10;
export const monsterOf = (kind: number): Monster => MONSTER_LIST[kind - 1];
