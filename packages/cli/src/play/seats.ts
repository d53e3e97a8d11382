/** Who sits at the table. */
import type { Game, State } from '@evervale/kernel';
import { seedOf, stream } from '@evervale/kernel';
import { randomPick } from '../randomPlay.ts';

/** Somebody who decides for a seat and is no person. */
export interface ComputerPlayer {
  readonly name: string;
  /** One of the legal picks of the pending decision; the state must not be changed. */
  choose(game: Game, state: State): number;
}

/** Makes computer players by their kind; the seed fixes what they do. */
export const COMPUTERS = {
  random: (seed: number): ComputerPlayer => {
    const rng = stream(seedOf(`computer ${seed}`));
    return { name: 'random', choose: (_game, state) => randomPick(state, rng) };
  },
} satisfies Record<string, (seed: number) => ComputerPlayer>;

export type ComputerKind = keyof typeof COMPUTERS;

export function isComputerKind(kind: unknown): kind is ComputerKind {
  return typeof kind === 'string' && Object.hasOwn(COMPUTERS, kind);
}

/** A seat as it is stored with a game: a person, or a computer player of some kind. */
export interface Seat {
  /** Whoever has no name is numbered. */
  readonly name?: string;
  readonly computer?: ComputerKind;
}
