/** A faction: two abilities, each tied to one type of Unit. */
import type { Ability } from './ability.ts';
import type { Element, Origin, Unit } from './terms.ts';

interface FactionAbility {
  readonly id: string;
  readonly unit: Unit;
  readonly does: readonly Ability[];
}

export interface Faction {
  readonly id: string;
  readonly element: Element;
  readonly origin: Origin;
  readonly abilities: readonly [FactionAbility, FactionAbility];
}

export function faction(
  id: string,
  first: FactionAbility,
  second: FactionAbility,
  origin: Origin = 'original',
): Faction {
  const element = id.slice(0, id.lastIndexOf('-')) as Element;
  return { id, element, origin, abilities: [first, second] };
}

export function ability(id: string, unit: Unit, ...does: Ability[]): FactionAbility {
  return { id, unit, does };
}
