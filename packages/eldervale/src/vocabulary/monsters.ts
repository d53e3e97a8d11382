/** What players do to Monsters. */
import type { Effect } from '@evervale/kernel';
import type { RealmFilter } from '../content/filters.ts';

export interface Dominate extends Effect {
  readonly verb: 'dominate';
  readonly where: RealmFilter;
}

export function dominate(where: RealmFilter = {}): Dominate {
  return { verb: 'dominate', id: 0, where };
}

export interface ToLair extends Effect {
  readonly verb: 'toLair';
}

/** One Monster returns to its Lair (E18.22). */
export function toLair(): ToLair {
  return { verb: 'toLair', id: 0 };
}

export interface MoveMonster extends Effect {
  readonly verb: 'moveMonster';
  readonly range: number;
  readonly to: RealmFilter;
}

export function moveMonster(range: number, to: RealmFilter): MoveMonster {
  return { verb: 'moveMonster', id: 0, range, to };
}
