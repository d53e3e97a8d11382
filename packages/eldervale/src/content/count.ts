/** Numbers that are counted at the moment of carrying out (GEN.19), and conditions on them. */
import type { RealmFilter } from './filters.ts';
import type { CardKind } from './card.ts';
import type { Element, Unit } from './terms.ts';

/** What can be counted, always for the player who carries the effect out. */
export type Counted =
  | { readonly count: 'dwellings' }
  | { readonly count: 'adjacentPairs' }
  | { readonly count: 'dwellingElements' }
  | { readonly count: 'ruinsNextToDwellings' }
  /** Ruins and Dwellings adjacent to the Realm of the event; Ruins alone. */
  | { readonly count: 'neighbours' }
  | { readonly count: 'ruins' }
  | {
      readonly count: 'units';
      readonly unit?: Unit | 'advanced';
      readonly at: 'here' | 'adjacentHere' | 'underworld' | 'tray' | 'notTray';
    }
  | { readonly count: 'unitElements' }
  | { readonly count: 'cards'; readonly kinds?: readonly CardKind[] }
  | { readonly count: 'cardElements' }
  | { readonly count: 'sameElementCards' }
  | { readonly count: 'activeSpaces' }
  | { readonly count: 'highestPower' }
  | { readonly count: 'powerTracks' }
  | { readonly count: 'leads' }
  | { readonly count: 'glory' }
  /** Treasure tokens in the Tray, or in the Slots of this card; their symbols and elements. */
  | { readonly count: 'tokens'; readonly at: 'tray' | 'card' }
  | { readonly count: 'symbols' }
  | { readonly count: 'tokenElements' }
  | { readonly count: 'stored' }
  | { readonly count: 'storedTypes' }
  /** In the Tray, Gold included, Magic cards not. */
  | { readonly count: 'resources' }
  | { readonly count: 'fewestBasic' }
  | { readonly count: 'quests' }
  /** How often the price around this was paid; how many Units were sent just now. */
  | { readonly count: 'paid' }
  | { readonly count: 'sent' };

/** A count, multiplied, divided (rounding down) and limited, in this order. */
export type Each = Counted & {
  readonly times?: number;
  readonly per?: number;
  readonly max?: number;
};

export type Quantity = number | Each;

export type Condition =
  | { readonly atLeast: number; readonly of: Counted }
  /** An Orb lies in this card's Orb Slot. */
  | { readonly orb: true }
  /** You alone are highest on this track (E13.10). */
  | { readonly soleLeader: Element }
  /** The Realm of the event. */
  | { readonly realm: RealmFilter }
  /** Nobody has fewer VP at this moment. */
  | { readonly lowestScore: true };

/** `atLeast(3, { count: 'dwellings' })`. */
export function atLeast(n: number, of: Counted): Condition {
  return { atLeast: n, of };
}

/** `each({ count: 'dwellings' }, { max: 4 })`. */
export function each(of: Counted, how: { times?: number; per?: number; max?: number } = {}): Each {
  return { ...of, ...how };
}
