/** The frame of a card that is being played (6.27). */
import { D, type Effect, type State } from '@evervale/kernel';

/**
 * A = kind, OF and B = the source and the place there, C = mode, D and N = family and number of the
 * way, AT = receiver of the payment, later the slot. Once the card lies in the city, C to E are the
 * triggers still to come.
 */
export interface PlayCard extends Effect {
  readonly verb: 'playCard';
}

export const playCard: PlayCard = { verb: 'playCard', id: 0 };

// The steps, in the order of 6.27.
export const CHOOSE_WAY = 0;
export const CHOOSE_RECEIVER = 1;
export const PAYMENT = 2;
export const TAKE = 3;
export const LAY = 4;
export const EFFECT = 5;
export const LOOK = 6;
export const TRIGGER = 7;
export const AFTER = 8;

/** The family of the way chosen. */
export function wayOf(s: State, f: number): number {
  return s[f + D] << 8;
}
