/** Summoning, placing and moving Units, building. */
import type { Effect } from '@evervale/kernel';
import type { RealmFilter, UnitFilter } from '../content/filters.ts';
import type { Unit } from '../content/terms.ts';

export interface Summon extends Effect {
  readonly verb: 'summon';
  readonly unit: Unit | null;
  /** Resources less; `free`: nothing is paid. */
  readonly discount: number;
  readonly free: boolean;
}

/** As at the Portal (E6.11). */
export function summon(how: { unit?: Unit; discount?: number; free?: true } = {}): Summon {
  const { unit = null, discount = 0, free = false } = how;
  return { verb: 'summon', id: 0, unit, discount, free };
}

export interface Build extends Effect {
  readonly verb: 'build';
  readonly discount: number;
}

/** As at the Mill (chapter 10). */
export function build(discount = 0): Build {
  return { verb: 'build', id: 0, discount };
}

export interface Move extends Effect {
  readonly verb: 'move';
  readonly unit: UnitFilter;
  readonly to: RealmFilter;
  readonly range: number;
}

/** Not a placement: no action, no Rush, no battle (GEN.9). */
export function move(unit: UnitFilter, to: RealmFilter, range = 1): Move {
  return { verb: 'move', id: 0, unit, to, range };
}

export interface Swap extends Effect {
  readonly verb: 'swap';
  readonly a: UnitFilter;
  readonly b: UnitFilter;
}

/** Two Units exchange their places (GEN.10). */
export function swap(a: UnitFilter, b: UnitFilter): Swap {
  return { verb: 'swap', id: 0, a, b };
}

export interface ToReady extends Effect {
  readonly verb: 'toReady';
  readonly unit: UnitFilter;
  readonly all: boolean;
}

export function toReady(unit: UnitFilter): ToReady {
  return { verb: 'toReady', id: 0, unit, all: false };
}

export function allToReady(unit: UnitFilter): ToReady {
  return { verb: 'toReady', id: 0, unit, all: true };
}

export interface Place extends Effect {
  readonly verb: 'place';
  readonly unit: Unit | null;
  /** Only there (GEN.11), instead of the placement rules. */
  readonly target: RealmFilter | null;
  /** More dice in a battle that this placement triggers. */
  readonly dice: number;
}

/** A placement in every respect (E8.13). */
export function place(how: { unit?: Unit; target?: RealmFilter; dice?: number } = {}): Place {
  const { unit = null, target = null, dice = 0 } = how;
  return { verb: 'place', id: 0, unit, target, dice };
}
