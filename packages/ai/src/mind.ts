/** What computer players know of a game besides its rules. A game may have none: then points count. */
import type { State, Stream } from '@evervale/kernel';
import type { Evaluator } from './evaluator.ts';
import type { Grid } from './ladder/grid.ts';
import type { Match } from './ladder/match.ts';
import type { Network } from './net/network.ts';
import type { Sparse } from './net/sparse.ts';
import type { Weights } from './net/weights.ts';
import type { Learner } from './train/learner.ts';
import type { Manner } from './train/selfplay.ts';

/** An evaluation that learns: the points so far, and what a network expects from features. */
export interface LearningEvaluator extends Evaluator {
  readonly net: Network;
  /** The features of the seat that was looked at. */
  readonly x: Sparse;
  /** Which weights judge this seat. */
  bank(s: State, seat: number): number;
  /** Writes the features that count for `seat` into `x`. */
  look(s: State, seat: number): void;
  /** Nothing is left to be expected. */
  isSettled(s: State, seat: number): boolean;
  /** Positions in the middle of an action that are learned from, too. */
  isLesson?(s: State): boolean;
}

/** What is played when, and how much is learned from it. Games are counted from 0. */
export interface Course {
  /** How many games it has. */
  readonly games: number;
  /** The options of a game. */
  tableOf(game: number, rng: Stream): { readonly players: number };
  mannerOf(game: number, players: number): Manner;
  /** How much is learned from one position. */
  rateOf(game: number): number;
  /** Is only learned what the weights that training began with did not know? */
  keeps?(game: number): boolean;
  /** From this game on something else is learned than before. */
  beginsStage(game: number): boolean;
  /** If it is one of those that are gone through together when the stage is over: how often. */
  timesOf?(game: number): number | undefined;
}

export interface Training<E extends LearningEvaluator = LearningEvaluator> {
  readonly features: readonly string[];
  /** How many sets of weights there are. */
  readonly banks: number;
  readonly course: Course;
  /** What has been learned so far, to go on from where there is no checkpoint. */
  readonly learned?: Weights;
  evaluator(net: Network): E;
  /** Before a game of the course: banks that begin with what others have learned. */
  prepare?(game: number, evaluator: E, learner: Learner): void;
  /**
   * What a seat has now, and in the end what is to be learned: its points, or how far it is ahead of the
   * others where these say more.
   */
  points(s: State, seat: number): number;
  /** Whom one player alone meets, for the picture of the learning curve. */
  readonly opponent: string;
  /** The picture, in docs/. */
  readonly picture: string;
}

export interface Ladder {
  readonly matches: readonly Match[];
  /** Those that show what more simulations are worth, from few to many. */
  readonly growth: readonly Match[];
  /** Levels against an opponent that the rules play, at all its strengths. */
  readonly grid?: Grid;
  /** Tells one training from another: games of other weights do not count. */
  readonly weightsName: (players: number) => string;
  /** How often the play of a level has changed in such a match: games from before do not count either. */
  readonly style?: (player: string, match: Pick<Match, 'id' | 'players'>) => number;
  /** The games played so far, in results/; the picture of the growth, in docs/. */
  readonly results: string;
  readonly picture: string;
}

export interface Mind {
  /** The id of the game. */
  readonly game: string;
  evaluator(): Evaluator;
  // oxlint-disable-next-line typescript/no-explicit-any -- takes only what it has made itself
  readonly training?: Training<any>;
  readonly ladder?: Ladder;
}
