/** The house rules offered to players (chapter 33), bits of the state. */
import { get16, type State, type Text } from '@evervale/kernel';
import { HOUSE } from '../state/layout.ts';

/** The values of all house rules; boxes declare theirs beside what they say about them. */
export interface HouseRules {
  readonly 'prepare.requireAllDeployed': boolean;
  readonly 'advantage.limit': 'one' | 'pairwise';
}

export interface HouseRule {
  readonly id: keyof HouseRules;
  /** The usual value comes first and has no bit; each other has one of its own in the state. */
  readonly values: readonly HouseValue[];
  /** How the command line calls it. */
  readonly flag: string;
  readonly label: Text;
  readonly note?: Text;
  /** Offered only where these boxes are in the game, too. */
  readonly beside?: readonly string[];
  /**
   * It stands in the options of every table, as it always has; other rules of boxes only in those of
   * tables with the box.
   */
  readonly everywhere?: boolean;
}

interface HouseValue {
  readonly value: string | boolean;
  readonly bit: number;
  /** How it is called, where there are more than two. */
  readonly label?: Text;
}

/** 8.2: prepare whenever you like. */
export const RELAXED_PREPARE = 1;
/** 6.33 in the older reading: the Judge goes together with Inn and Forest. */
export const PAIRWISE_ADVANTAGES = 2;
/** 14.11 otherwise: a Construction takes an occupied token of each kind. */
export const STACKED_TOKENS = 32;
/** The other bits belong to boxes. */
export const BOX_RULES = 4;
const ALL_BITS = 0xffff;

export function houseRule(s: State, rule: number): boolean {
  return (get16(s, HOUSE) & rule) !== 0;
}

/** Which bits are taken, and by whose rule. */
const taken = new Map<number, string>();

/** Checks the bits of the rules that a box offers. */
export function addHouseRules(rules: readonly HouseRule[]): void {
  for (const { id, values } of rules) {
    values.forEach(({ bit }, i) => {
      if (i === 0 && bit === 0) return;
      if (bit === 0 || (bit & (bit - 1)) !== 0 || (bit & ALL_BITS) === 0) {
        throw new Error(`the house rule ${id} has the bit ${bit}`);
      }
      if (taken.has(bit)) throw new Error(`the bit of ${id} belongs to ${taken.get(bit)}`);
      taken.set(bit, id);
    });
  }
}
