/** What effects do in a battle. */
import type { Effect } from '@evervale/kernel';
import type { Unit } from '../content/terms.ts';

export interface Dice extends Effect {
  readonly verb: 'dice';
  readonly n: number;
  /** The own side; every other side, partners excepted (GEN.15); the side of this Monster. */
  readonly who: 'you' | 'opponents' | 'monster';
}

export function dice(n: number, who: Dice['who'] = 'you'): Dice {
  return { verb: 'dice', id: 0, n, who };
}

/** Whose dice: `opponent` is one other side of the player's choice, `opponents` each of them. */
type Side = 'you' | 'opponent' | 'opponents' | 'monster';
type Which = 'any' | 'lowest' | 'highest' | 'six';

export interface Reroll extends Effect {
  readonly verb: 'reroll';
  readonly who: Side;
  readonly which: Which;
  readonly n: number | 'all';
  /** Any number of dice up to `n`, of the player's choice. */
  readonly upTo: boolean;
}

/** `rerollOwn(2)`: up to two; `rerollOwn('all', false)`: all or none. */
export function rerollOwn(n: number | 'all', some = true): Reroll {
  return { verb: 'reroll', id: 0, who: 'you', which: 'any', n, upTo: some };
}

/** One die of somebody has to be rolled again. */
export function reroll(who: Side, which: Which): Reroll {
  return { verb: 'reroll', id: 0, who, which, n: 1, upTo: false };
}

export interface SetDie extends Effect {
  readonly verb: 'setDie';
  readonly who: Side;
  readonly which: Which;
  /** A face, or the opposite side of the die. */
  readonly to: number | 'opposite';
}

export function setDie(who: Side, which: Which, to: SetDie['to']): SetDie {
  return { verb: 'setDie', id: 0, who, which, to };
}

export interface CancelBattle extends Effect {
  readonly verb: 'cancelBattle';
}

export function cancelBattle(): CancelBattle {
  return { verb: 'cancelBattle', id: 0 };
}

export interface KeepUnits extends Effect {
  readonly verb: 'keepUnits';
  /** One Unit of this type, or all that would be removed; to the Ready Area. */
  readonly unit: Unit | null;
}

export function keepUnits(unit: Unit | null = null): KeepUnits {
  return { verb: 'keepUnits', id: 0, unit };
}

export interface LimitSwords extends Effect {
  readonly verb: 'limitSwords';
  readonly n: number;
  readonly who: 'opponents' | 'players';
}

export function limitSwords(n: number, who: LimitSwords['who'] = 'opponents'): LimitSwords {
  return { verb: 'limitSwords', id: 0, n, who };
}

export interface Predict extends Effect {
  readonly verb: 'predict';
  readonly then: Effect;
}

/** Name one side of the battle; if it wins, this follows. */
export function predict(then: Effect): Predict {
  return { verb: 'predict', id: 0, then };
}
