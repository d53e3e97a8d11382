/** What a Monster is (chapter 18), and a Mercenary (chapter 22). */
import type { Effect } from '@evervale/kernel';
import type { Ability } from './ability.ts';
import type { Element, Origin } from './terms.ts';

export interface MonsterAbility {
  readonly id: string;
  /**
   * Whom it concerns while the Monster is wild: every player, the Monster's own side, the active
   * player, nobody.
   */
  readonly wild: 'everyone' | 'monster' | 'active' | 'none';
  /** And once it is dominated: its controller, the same as before, nobody (E18.27). */
  readonly dominated: 'controller' | 'same' | 'none';
  /** Works only while the figure is in a Realm (E18.17). */
  readonly inEldervale?: true;
  readonly does: readonly Ability[];
  /** Where it reads otherwise for a controller. */
  readonly doesDominated?: readonly Ability[];
}

export interface Monster {
  readonly id: string;
  readonly set: 'base' | 'legendary';
  /** The Mother of Dragons and the Frost Giant have none. */
  readonly element: Element | null;
  readonly origin: Origin;
  readonly dice: number;
  readonly lair: string;
  /** Besides the Glory step or the power (E15.27). */
  readonly reward?: Effect;
  readonly abilities: readonly MonsterAbility[];
}

export interface Mercenary {
  readonly id: 'minotaur' | 'shapeshifter';
  readonly origin: Origin;
  readonly dice: number;
  readonly ability: { readonly id: string; readonly does: readonly Ability[] };
}

/** An ability that everybody has until somebody dominates the Monster. */
export function shared(id: string, ...does: Ability[]): MonsterAbility {
  return { id, wild: 'everyone', dominated: 'controller', inEldervale: true, does };
}

/** An ability of the Monster's side, which goes over to its controller. */
export function ofSide(id: string, ...does: Ability[]): MonsterAbility {
  return { id, wild: 'monster', dominated: 'controller', does };
}

/** An ability of the wild Monster only. */
export function ofWild(id: string, ...does: Ability[]): MonsterAbility {
  return { id, wild: 'monster', dominated: 'none', does };
}

/** An ability that only a controller has. */
export function ofController(id: string, ...does: Ability[]): MonsterAbility {
  return { id, wild: 'none', dominated: 'controller', does };
}
