/** Gaining, losing, exchanging and storing goods. */
import type { Effect } from '@evervale/kernel';
import type { Quantity } from '../content/count.ts';
import { BASICS, GOODS, type Good } from '../content/terms.ts';

export interface Gain extends Effect {
  readonly verb: 'gain';
  readonly what: { readonly [good in Good]?: number };
  readonly times: Quantity;
  /** The icons are printed in this Slot: a token there replaces them (GEN.6). */
  readonly slot: number | null;
}

/** `gain({ gem: 2, magic: 1 })`. Of the player's choice: `gainSome`. */
export function gain(what: Gain['what'], times: Quantity = 1): Gain {
  return { verb: 'gain', id: 0, what, times, slot: null };
}

/** Icons printed in a Slot. */
export function gainInSlot(slot: number, what: Gain['what']): Gain {
  return { verb: 'gain', id: 0, what, times: 1, slot };
}

export interface GainSome extends Effect {
  readonly verb: 'gainSome';
  readonly n: Quantity;
  /** `missing`: basic types of which there are none (GEN.7); `burned`: the price of the card burned. */
  readonly from: readonly Good[] | 'missing' | 'burned';
  readonly different: boolean;
}

/** So many of these, chosen one by one. */
export function gainSome(n: Quantity, from: GainSome['from'], different = false): GainSome {
  return { verb: 'gainSome', id: 0, n, from, different };
}

/** Any resource, Gold and Magic cards included (E2.9). */
export const gainAny = (n: Quantity): GainSome => gainSome(n, GOODS);
export const gainBasic = (n: Quantity): GainSome => gainSome(n, BASICS);

export interface GainSlot extends Effect {
  readonly verb: 'gainSlot';
  readonly slot: number;
}

/** What the token in this Slot shows; nothing if it is empty. */
export function gainSlot(slot: number): GainSlot {
  return { verb: 'gainSlot', id: 0, slot };
}

export interface Lose extends Effect {
  readonly verb: 'lose';
  readonly what: 'any' | 'magic';
}

/** One of them is discarded, if there is one; Gold does not stand in (E12.2). */
export function lose(what: Lose['what']): Lose {
  return { verb: 'lose', id: 0, what };
}

export interface Exchange extends Effect {
  readonly verb: 'exchange';
  readonly n: number;
}

/** Up to so many resources for as many other basic ones (E12.11). */
export function exchange(n: number): Exchange {
  return { verb: 'exchange', id: 0, n };
}

export interface Store extends Effect {
  readonly verb: 'store';
  /** `any`: not Magic cards (GEN.17). */
  readonly what: Good | 'any';
  readonly upTo: number;
  readonly max: number;
  /** No type twice. */
  readonly distinct: boolean;
}

/** `store('gold', 2, 4)`: up to 2 onto this card, never more than 4 in all. */
export function store(what: Store['what'], most: number, max: number, distinct = false): Store {
  return { verb: 'store', id: 0, what, upTo: most, max, distinct };
}
