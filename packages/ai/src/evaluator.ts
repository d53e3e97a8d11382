/** What search asks of a game besides its rules. */
import type { State } from '@evervale/kernel';
import type { Share } from './hints/share.ts';

export interface Evaluator {
  /** Seats with points, automatic opponents included. */
  seats(s: State): number;
  /** The points `seat` will have at the end, as far as one can tell. */
  value(s: State, seat: number): number;
  /** What the value is made of, for hints; they add up to it as far as it can be taken apart. */
  shares?(s: State, seat: number): Share[];
  /** Nobody is in the middle of an action, so that positions can be compared. */
  atRest(s: State): boolean;
}

/**
 * What a seat wants: many points, and more than the best of the others. Points come first, because
 * others can hardly be stopped; `rivalry` says how much theirs count.
 */
export function utility(
  values: ArrayLike<number>,
  seats: number,
  seat: number,
  rivalry: number,
): number {
  let best = -Infinity;
  for (let i = 0; i < seats; i++) if (i !== seat && values[i] > best) best = values[i];
  return best === -Infinity ? values[seat] : values[seat] - rivalry * best;
}

/** When every point of a rival counts like one of the own. */
export const DUEL = 1;

/** Alone against an automatic opponent only the difference counts. */
export function rivalryAt(people: number, usual: number): number {
  return people === 1 ? DUEL : usual;
}
