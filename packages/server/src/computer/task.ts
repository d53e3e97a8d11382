/** What a thinking thread is asked, and what it answers. */
import type { Hint } from '@evervale/ai';

/** A position and the seat that has to decide. */
interface Position {
  readonly game: string;
  /** The state, for the host's side of the player: the player itself gets only its seat's knowledge. */
  readonly state: Uint8Array;
  readonly seat: number;
  readonly seed: number;
  /** Who is to thank for the work: everybody gets the same share of the threads. */
  readonly whom: string;
}

interface PickTask extends Position {
  readonly kind: 'pick';
  readonly level: string;
}

interface HintTask extends Position {
  readonly kind: 'hint';
}

export type Task = PickTask | HintTask;

export interface Answers {
  readonly pick: number;
  readonly hint: readonly Hint[];
}

export type Question = Task & { readonly id: number };

export type Answer =
  | { readonly id: number; readonly answer: Answers[Task['kind']] }
  | { readonly id: number; readonly error: string };
