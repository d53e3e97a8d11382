/** What search asks of a game besides its rules. */
import type { State, Text } from '@evervale/kernel';
import type { Reason } from './net/features.ts';
import type { Sparse } from './net/sparse.ts';
import type { Share } from './hints/share.ts';

/** How much a source of points counts for somebody; what is not named counts as it is. */
export type Leaning = Readonly<Record<string, number>>;

export interface Evaluator {
  /** Seats with points, automatic opponents included. */
  seats(s: State): number;
  /** The points `seat` will have at the end, as far as one can tell. */
  value(s: State, seat: number): number;
  /** The same for every seat. */
  values(s: State, out: Float64Array): void;
  /** How many points a lead that is expected now may still change: small when all is decided. */
  spread(s: State): number;
  /**
   * How much the points of the best rival count in this game, if not as usual: where everybody could
   * go on collecting for ever, points alone do not tell who wins.
   */
  rivalry?(people: number): number | undefined;
  /**
   * Points that the end being near is worth to somebody with a sure lead, where a game lasts until
   * somebody ends it: else whoever is far ahead might go on collecting for ever.
   */
  eager?(s: State): number;
  /** How many points of this game weigh as one where levels misjudge by points; 1 if left out. */
  readonly grain?: number;
  /** Points that everybody may still expect from here on, where the values leave them out. */
  toCome?(s: State): number;
  /** Who plays for whom, by seat; null, or left out, where everybody plays for himself. */
  teams?(s: State): ArrayLike<number> | null;
  /** What the value is made of, for hints; they add up to it as far as it can be taken apart. */
  shares?(s: State, seat: number): Share[];
  /** For hints, too: `look` writes what is seen of a position into `x`, and `features` says what that is. */
  look?(s: State, seat: number): void;
  readonly x?: Sparse;
  readonly features?: { readonly reasons: readonly (Reason | undefined)[] };
  /** Where in the game a seat is, in the words of the game: its season, for example. */
  phase?(s: State, seat: number): Text;
  /** The same judgement by somebody who likes some sources of points more than they are worth, or less. */
  leaning?(by: Leaning): Evaluator;
  /** Leanings that have a name: characters. */
  readonly characters?: Readonly<Record<string, Leaning>>;
  /** What people miss who do not play often: a weak level falls for one of them now and then. */
  readonly blindSpots?: readonly Leaning[];
  /** A cruder one that has learned nothing, as a fixed mark to measure others by. */
  readonly quick?: Evaluator;
  /** Picks are compared by playing them on (search/halving.ts), not in a tree: a simulation is a game played on. */
  readonly playsOn?: boolean;
  /** Nobody is in the middle of an action, so that positions can be compared. */
  atRest(s: State): boolean;
  /**
   * Dice will be rolled next, and the value takes all their results into account: looking ahead stops
   * here instead of believing in one roll.
   */
  foresees?(this: void, s: State): boolean;
}

/** What a victory over an automatic opponent is worth, in points of the lead. */
const VICTORY = 10;

/**
 * What a seat wants: many points, and more than the best of the others. Points come first, because
 * others can hardly be stopped; `rivalry` says how much theirs count. In a duel with an automatic
 * opponent it is the lead, and the victory: how likely it is with this lead, while so much may change.
 * Partners are no rivals; their values are those of the team already.
 */
export function utility(
  values: ArrayLike<number>,
  seats: number,
  seat: number,
  rivalry: number,
  spread: number,
  teams: ArrayLike<number> | null = null,
  eager = 0,
): number {
  let best = -Infinity;
  for (let i = 0; i < seats; i++) {
    const other = teams === null ? i !== seat : teams[i] !== teams[seat];
    if (other && values[i] > best) best = values[i];
  }
  if (best === -Infinity) return values[seat];
  if (rivalry < DUEL) return values[seat] - rivalry * best;
  const lead = values[seat] - best;
  return lead + VICTORY / (1 + Math.exp(-lead / spread)) + eager * sureness(lead);
}

/** From such a lead on somebody is a little sure of it, from twice as much on entirely. */
const SURE = 30;

function sureness(lead: number): number {
  return Math.min(1, Math.max(0, lead / SURE - 1));
}

/** A rivalry in which victory is what counts. */
export const DUEL = 1;

/** Alone against an automatic opponent it is a duel; otherwise as the game wants it. */
export function rivalryAt(people: number, usual: number, evaluator: Evaluator): number {
  return people === 1 ? DUEL : (evaluator.rivalry?.(people) ?? usual);
}
