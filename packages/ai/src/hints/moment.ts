/** A pick of a finished game, and when it was made. */
import type { Text } from '@evervale/kernel';
import type { Step } from './line.ts';

export interface Moment {
  /** Which pick of the record. */
  readonly index: number;
  readonly seat: number;
  /** In which part of the game, and in which turn of the seat. */
  readonly turn: number;
  readonly when: Text;
  /** What was asked. */
  readonly question: Text;
  readonly taken: Step & { readonly points: number };
}

/** Without what the search needs. */
export function momentOf({ index, seat, turn, when, question, taken }: Moment): Moment {
  return { index, seat, turn, when, question, taken };
}

export function whenText(phase: Text | undefined, turn: number): Text {
  if (phase === undefined) return { key: 'review.turn', args: { turn } };
  return { key: 'review.when', args: { phase, turn } };
}
