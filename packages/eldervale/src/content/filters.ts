/** Which Realms and which Units an effect means. Plain data: rules and words read the same. */
import type { Element, Ruin, Unit } from './terms.ts';

/** All that is said must hold; what is not said does not matter. */
export interface RealmFilter {
  readonly kind?: 'elemental' | 'ruin';
  readonly ruins?: readonly Ruin[];
  readonly element?: Element;
  /** Holds a Unit or a Monster. */
  readonly occupied?: boolean;
  readonly monster?: boolean;
  /** Holds a Unit of an opponent. */
  readonly opponent?: boolean;
  readonly ownUnit?: boolean;
  readonly ownDwelling?: boolean;
  /** Holds a Unit of a player other than the owner of the Unit that moves. */
  readonly otherPlayers?: boolean;
  /** At most that far away from something of `of`; 0 is the same Realm (E2.1). */
  readonly within?: number;
  readonly of?: 'ownUnit' | 'ownDwelling' | 'ownUnitOrDwelling';
  /** One of the two Realms at the ends of the Bridge. */
  readonly touchesBridge?: boolean;
}

export interface UnitFilter {
  /** Whose: your own if not said. */
  readonly who?: 'you' | 'opponent';
  /** `this` is the figure that has the ability; `advanced` Warrior, Wizard and Dragon (E2.3). */
  readonly unit?: Unit | 'advanced' | 'this';
  /** `realm`: in any Realm; `here`: in the Realm of the event. */
  readonly at?: 'realm' | 'here' | 'ready' | 'underworld';
}
