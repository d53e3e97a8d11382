/** VP, Elemental power and Glory. */
import type { Effect } from '@evervale/kernel';
import type { Quantity } from '../content/count.ts';

export interface Vp extends Effect {
  readonly verb: 'vp';
  readonly n: Quantity;
  /** `owner`: the owner of the card just copied (GEN.23). */
  readonly to: 'you' | 'owner';
}

export function vp(n: Quantity, to: Vp['to'] = 'you'): Vp {
  return { verb: 'vp', id: 0, n, to };
}

export interface Power extends Effect {
  readonly verb: 'power';
  /** Any track; one with an own marker; of a Realm with an own Dwelling; the beaten Monster's. */
  readonly element: 'any' | 'marked' | 'ownDwelling' | 'monster';
}

/** One power; chosen at the moment of gaining (E17.13). */
export function power(element: Power['element']): Power {
  return { verb: 'power', id: 0, element };
}

export interface Glory extends Effect {
  readonly verb: 'glory';
  readonly n: number;
}

/** Steps on the Glory track, each with its reward (E16.3). */
export function glory(n: number): Glory {
  return { verb: 'glory', id: 0, n };
}
