/** How far a battle is: the steps that its frame counts (chapter 15). */
import { DEPTH, PC, below, nodeOf, top, type Effect, type State } from '@evervale/kernel';

export const battle: Effect = { verb: 'battle', id: 0 };

export const START = 0;
export const ABOUT = 1;
export const JOIN = 2;
export const COUNT = 3;
export const COUNTED = 4;
export const ADD = 5;
export const ROLL = 6;
export const AFTER_ROLL = 7;
export const WINDOW = 8;
export const DECIDE = 9;
export const REWARD = 10;
export const WON = 11;
export const LOSSES = 12;
export const LOSS_WINDOW = 13;
export const REMOVE = 14;
export const HOME = 15;
export const LOST = 16;
export const OVER = 17;

/** What the steps are for whoever looks on, by their numbers. */
const BATTLE_STEPS = [
  'about',
  'about',
  'join',
  'join',
  'count',
  'add',
  'add',
  'rolled',
  'rolled',
  'rolled',
  'decided',
  'decided',
  'decided',
  'decided',
  'decided',
  'decided',
  'decided',
  'decided',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** The step of the battle on the stack; null if there is none. */
export function battleStep(s: State): BattleStep | null {
  if (s[DEPTH] === 0) return null;
  let f = top(s);
  while (f >= 0 && nodeOf(s, f) !== battle.id) f = below(f);
  return f < 0 ? null : BATTLE_STEPS[s[f + PC]];
}

/** Will all dice be rolled next? */
export function isAboutToRoll(s: State): boolean {
  if (s[DEPTH] === 0) return false;
  const f = top(s);
  return nodeOf(s, f) === battle.id && s[f + PC] === ROLL;
}
