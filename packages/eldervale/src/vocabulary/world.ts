/** Realms, Adventure cards, treasure and the piles. */
import type { Effect } from '@evervale/kernel';

export interface Reveal extends Effect {
  readonly verb: 'reveal';
}

/** Dungeon step 1. */
export function reveal(): Reveal {
  return { verb: 'reveal', id: 0 };
}

export interface Acquire extends Effect {
  readonly verb: 'acquire';
  readonly free: boolean;
  readonly refill: boolean;
}

/** As in Dungeon step 2, with a refill at once unless it says otherwise (GEN.13). */
export function acquire(how: { free?: true; refill?: false } = {}): Acquire {
  return { verb: 'acquire', id: 0, free: how.free ?? false, refill: how.refill ?? true };
}

export interface Burn extends Effect {
  readonly verb: 'burn';
}

/** A face-up Adventure card goes under its deck, and the decks are refilled. */
export function burn(): Burn {
  return { verb: 'burn', id: 0 };
}

export interface AcquireOrBurn extends Effect {
  readonly verb: 'acquireOrBurn';
}

/** Dungeon step 3: a second card, or one is burned (E7.9). */
export function acquireOrBurn(): AcquireOrBurn {
  return { verb: 'acquireOrBurn', id: 0 };
}

export interface Refill extends Effect {
  readonly verb: 'refill';
}

export function refill(): Refill {
  return { verb: 'refill', id: 0 };
}

export interface TakeToken extends Effect {
  readonly verb: 'takeToken';
  readonly n: number;
  /** `here`: the Realm action of an Elemental Realm, which falls back on its resource (E6.2). */
  readonly from: 'here' | 'anywhere';
}

export function takeToken(n = 1): TakeToken {
  return { verb: 'takeToken', id: 0, n, from: 'anywhere' };
}

export function takeTokenHere(): TakeToken {
  return { verb: 'takeToken', id: 0, n: 1, from: 'here' };
}

export interface Look extends Effect {
  readonly verb: 'look';
  readonly pile: 'realms' | 'magic';
  readonly n: number;
  /** So many are kept and the rest goes under the pile; none: all go back on top, in any order. */
  readonly keep: number;
}

export function look(pile: Look['pile'], n: number, keep = 0): Look {
  return { verb: 'look', id: 0, pile, n, keep };
}

export interface RecoverMagic extends Effect {
  readonly verb: 'recoverMagic';
  /** The card of this name cannot be taken. */
  readonly except: string | null;
}

/** A Magic card of the player's choice from the discard pile. */
export function recoverMagic(except: string | null = null): RecoverMagic {
  return { verb: 'recoverMagic', id: 0, except };
}
