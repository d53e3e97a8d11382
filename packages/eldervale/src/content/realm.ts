/** What a tile is: an Elemental Realm, a Ruin, the Bridge. */
import type { Effect } from '@evervale/kernel';
import type { Basic, Element, Origin, Price, Ruin } from './terms.ts';

export interface ElementalRealm {
  readonly id: string;
  readonly element: Element;
  readonly origin: Origin;
  readonly lair?: true;
  /** One treasure space for each: what it gives when no token is left (E6.2). */
  readonly fallback: readonly Basic[];
  /** The price of a Dwelling. */
  readonly cost: Price;
  readonly sigils: 1 | 2;
}

export interface RuinTile {
  readonly id: Ruin | 'bifrost-bridge';
  readonly copies: number;
  readonly input?: Price;
  readonly do: Effect;
}

export function realm(
  id: string,
  rest: Omit<ElementalRealm, 'id' | 'element' | 'origin'>,
): ElementalRealm {
  const element = id.slice(0, id.lastIndexOf('-')) as Element;
  return { id, element, origin: 'original', ...rest };
}
