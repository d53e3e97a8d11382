/**
 * What faction boards, cards and Monsters can do besides the action of a card: either something
 * happens at a moment (`on`), or a rule holds as long as they are there (`Rule`).
 */
import type { Effect } from '@evervale/kernel';
import type { RealmFilter } from './filters.ts';
import type { Ruin, Unit } from './terms.ts';

export const MOMENTS = [
  /** You acquire this card. */
  'acquire',
  /** A Unit has been placed; after the Realm action, before Charge, Rush and battle (E4.5). */
  'placed',
  /** You have taken a Realm's action. */
  'realmAction',
  /** You have taken a treasure token, or the fallback resource, from a Realm. */
  'takeToken',
  'slotToken',
  /** You have built a Dwelling and scored it. */
  'build',
  'revealRealm',
  'castSpell',
  // The steps of a battle (chapter 15): before step 1, before step 3, your turn in step 3,
  // after the roll, after step 6, about to lose Units, after step 7.
  'battleAbout',
  'countDice',
  'addDice',
  'rolled',
  'battleWon',
  'losses',
  'battleLost',
  /** One or more of your Units have just been sent to the Underworld together. */
  'sentToUnderworld',
  // Regroup: a Unit leaves its Realm, before cards are cleared, after step 4.
  'withdraw',
  'regroupClear',
  'regroupEnd',
  /** Before the hand limit. */
  'turnEnd',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Narrows the moment. */
export interface Where {
  /** The Unit of the event: placed, withdrawn, taking a token; one of those sent away. */
  readonly unit?: Unit;
  /** The battle was triggered by placing such a Unit. */
  readonly placed?: Unit;
  /** Such a Unit of yours (`this`: this figure) is in the battle (GEN.20). */
  readonly present?: Unit | 'this';
  /** Such a Unit of yours moved in to join this battle. */
  readonly joined?: Unit;
  /** You have a Unit in the battle, or have not. */
  readonly involved?: boolean;
  /** Your placement led to the battle (GEN.21). */
  readonly role?: 'trigger';
  /** A Monster, or this figure, was on another side. */
  readonly against?: 'monster' | 'this';
  /** Another side rolled more dice than you. */
  readonly outnumbered?: true;
  /** The event is in this figure's Realm or an adjacent one (GEN.22). */
  readonly near?: 'this';
  readonly realm?: RealmFilter;
  readonly ruins?: readonly Ruin[];
  /** The last token of a stack, or a fallback resource. */
  readonly last?: true;
  /** It is the nth such event of this Regroup. */
  readonly nth?: number;
  /** This figure was withdrawn in this Regroup. */
  readonly withdrawn?: 'this';
}

export interface Triggered {
  readonly on: Moment;
  readonly do: Effect;
  readonly where?: Where;
  /** At most once in that span. */
  readonly limit?: 'turn' | 'battle' | 'game';
  /** The table may choose to lay this die before the roll instead (ORDER-A.1). */
  readonly laid?: true;
  /** Whose event: your own if not said. */
  readonly who?: 'any' | 'opponent';
}

/** A standing rule. */
export type Rule =
  /** One more legal placement (E5.14): for `unit` (`this`: only this figure), there. */
  | {
      readonly rule: 'placement';
      readonly unit?: Unit | 'this';
      readonly target: RealmFilter;
    }
  | { readonly rule: 'placeFrom'; readonly unit: Unit; readonly from: 'underworld' }
  /** So many resources of the payer's choice less, but never below `min` (E12.6). */
  | {
      readonly rule: 'price';
      readonly of: 'dwelling' | 'spell' | 'mage-tower' | 'fortress';
      readonly less: number;
      readonly min: number;
      readonly whileInRealm?: Unit;
    }
  | { readonly rule: 'handLimit'; readonly n: number }
  | { readonly rule: 'spellPower'; readonly n: number; readonly whileInRealm?: Unit }
  | { readonly rule: 'joinRange'; readonly n: number }
  | { readonly rule: 'support'; readonly unit: Unit }
  /** Each counted Dwelling adds so many dice, in a battle with such a Unit in it. */
  | { readonly rule: 'dwellingDice'; readonly n: number; readonly whileInBattle: Unit }
  | { readonly rule: 'noRush'; readonly target: RealmFilter }
  | { readonly rule: 'noJoin'; readonly unit: Unit | 'this' }
  /** `n` times per Regroup such a Unit may use an action of any icon. */
  | { readonly rule: 'actAs'; readonly unit: Unit; readonly n: number }
  /** In Regroup step 2 so many Units of the Underworld may use an action (E8.7). */
  | { readonly rule: 'underworldActions'; readonly n: number | 'all'; readonly only?: 'host' }
  // Auras.
  | { readonly rule: 'hostUses'; readonly n: number }
  | { readonly rule: 'hostUnit' }
  // Monsters and Mercenaries.
  /** How this Monster rushes, where it differs from chapter 18. */
  | {
      readonly rule: 'rush';
      readonly reach?: number;
      readonly only?: RealmFilter;
      readonly also?: RealmFilter;
    }
  | { readonly rule: 'noReroll' }
  | { readonly rule: 'noDominate' }
  | { readonly rule: 'noMove' }
  | { readonly rule: 'returnHome' }
  | { readonly rule: 'secondLife' }
  | { readonly rule: 'troveGuard' }
  | { readonly rule: 'rerollOnes' }
  | { readonly rule: 'growDice'; readonly n: number }
  /** The battle value is rolled at the start of each battle: by face 1 to 6. */
  | { readonly rule: 'diceFromRoll'; readonly values: readonly number[] }
  | { readonly rule: 'mimic' }
  | { readonly rule: 'charge' };

export type Ability = Triggered | Rule;

/** `on('build', vp(2))`, `on('placed', …, { unit: 'dragon' })`. */
export function on(
  moment: Moment,
  effect: Effect,
  where?: Where,
  more: Pick<Triggered, 'laid' | 'limit' | 'who'> = {},
): Triggered {
  return { on: moment, do: effect, ...(where && { where }), ...more };
}

export function isTriggered(ability: Ability): ability is Triggered {
  return 'on' in ability;
}
