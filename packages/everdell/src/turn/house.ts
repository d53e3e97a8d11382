/** The house rules offered to players (chapter 33), one bit each in the state. */
import { get16, type State } from '@evervale/kernel';
import { HOUSE } from '../state/layout.ts';

/** 8.2: prepare whenever you like. */
export const RELAXED_PREPARE = 1;
/** 6.33 in the older reading: the Judge goes together with Inn and Forest. */
export const PAIRWISE_ADVANTAGES = 2;
/** 14.11 otherwise: a Construction takes an occupied token of each kind. */
export const STACKED_TOKENS = 32;
/** The other bits belong to boxes. */
export const BOX_RULES = 4;

export function houseRule(s: State, rule: number): boolean {
  return (get16(s, HOUSE) & rule) !== 0;
}
