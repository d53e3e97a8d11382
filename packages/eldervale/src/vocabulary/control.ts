/** How effects are joined. `seq`, `choose` and `may` are the kernel's. */
import type { Effect } from '@evervale/kernel';
import type { Condition, Quantity } from '../content/count.ts';
import type { Price } from '../content/terms.ts';

export interface When extends Effect {
  readonly verb: 'when';
  readonly cond: Condition;
  readonly then: Effect;
  readonly otherwise?: Effect;
}

/** `when(atLeast(…), then, otherwise)`. */
export function when(cond: Condition, then: Effect, otherwise?: Effect): When {
  return { verb: 'when', id: 0, cond, then, ...(otherwise && { otherwise }) };
}

export interface Repeat extends Effect {
  readonly verb: 'repeat';
  readonly times: Quantity;
  readonly of: Effect;
  /** The player may stop before every turn (GEN.4). */
  readonly upTo: boolean;
}

export function repeat(times: Quantity, of: Effect): Repeat {
  return { verb: 'repeat', id: 0, times, of, upTo: false };
}

export function upTo(times: number, of: Effect): Repeat {
  return { verb: 'repeat', id: 0, times, of, upTo: true };
}

export interface Pay extends Effect {
  readonly verb: 'pay';
  readonly price: Price;
  readonly then: Effect;
  /** Paid one to so many times, then `then` once; the count `paid` is how often (GEN.3). */
  readonly times: number;
}

export function pay(price: Price, then: Effect, times = 1): Pay {
  return { verb: 'pay', id: 0, price, then, times };
}

export interface Roll extends Effect {
  readonly verb: 'roll';
  readonly dice: Quantity;
  /** By face 1 to 6; the same effect may stand for several, null is nothing. */
  readonly faces: readonly (Effect | null)[];
}

/** `roll([[2, vp(1)], [4, vp(2)], [6, vp(4)]])`: each row up to that face; every die by itself (GEN.5). */
export function roll(
  rows: readonly (readonly [number, Effect | null])[],
  dice: Quantity = 1,
): Roll {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => rows.find(([up]) => face <= up)![1]);
  return { verb: 'roll', id: 0, dice, faces };
}

export interface Later extends Effect {
  readonly verb: 'later';
  readonly of: Effect;
}

/** Set aside, and carried out at the end of this Regroup (E8.12), even if the card is gone (E28.27). */
export function later(of: Effect): Later {
  return { verb: 'later', id: 0, of };
}
