/** A game under test, and what a check may look at. */
import { decidingSeat, type Game } from '../game.ts';
import type { Play } from '../play.ts';
import { isOver } from '../machine.ts';
import { next32, type Stream } from '../rng.ts';
import type { State } from '../state.ts';
import { claim } from './fault.ts';

/** Deals anew what a seat (null: a spectator) cannot see. */
export type Permute = (s: State, seat: number | null, rng: Stream) => State;

export interface Trial<O = unknown, V = unknown, E = unknown> {
  readonly game: Game<O, V, E>;
  readonly play: Play<O, V, E>;
  /** Random numbers of the test, never those of the game. */
  readonly rng: Stream;
  readonly permute: Permute;
  /** Events that show to everybody what was hidden: cards turned up, dice. */
  openly(event: E): boolean;
  /** More picks than any game of this kind has. */
  readonly longest: number;
}

/** A pick that was taken. */
export interface Taken<E = unknown> {
  readonly seat: number;
  readonly code: number;
  readonly before: State;
  readonly events: readonly E[];
  /** Is this one of the moments that are looked at closely? */
  readonly close: boolean;
}

/** One property of a game. It may remember things from pick to pick of the game it was made for. */
export interface Check<E = unknown> {
  /** At the decisions that are looked at closely. */
  before?(): void;
  /** After every pick. */
  after?(taken: Taken<E>): void;
  end?(): void;
}

export type MakeCheck = <O, V, E>(trial: Trial<O, V, E>) => Check<E>;

export function seatsOf(trial: Trial): number[] {
  return Array.from({ length: trial.game.seats(trial.play.state) }, (_, seat) => seat);
}

/** Everybody who looks on: the seats, and a spectator. */
export function viewers(trial: Trial): (number | null)[] {
  return [...seatsOf(trial), null];
}

export function nameOf(viewer: number | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/** A number from 0 to n - 1. */
export function anyOf(rng: Stream, n: number): number {
  return Math.floor((next32(rng.bytes, rng.at) / 4294967296) * n);
}

/** Random picks until the game is over. Somebody always has to decide, and always can. */
export function playToEnd(game: Game, s: State, rng: Stream, longest: number): void {
  for (let n = 0; !isOver(s); n++) {
    claim(n < longest, `the game is not over after ${longest} picks`);
    const options = game.machine.legal(s);
    claim(options.count > 0, 'nothing can be picked and the game is not over');
    claim(
      decidingSeat(s) < game.seats(s),
      `seat ${decidingSeat(s)} decides, and nobody sits there`,
    );
    game.machine.apply(s, options.codes[anyOf(rng, options.count)]);
  }
}
