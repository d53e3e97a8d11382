/** Positions of a game as training sees them: features, bank and points of a seat. */
import type { Sparse } from '../net/sparse.ts';

export interface Sample {
  readonly index: Uint16Array;
  readonly value: Float32Array;
  readonly bank: number;
  /** Points the seat has now. */
  readonly points: number;
  /** Points still to come: what the network should have said. */
  target: number;
  /** Any pick was taken here: what came of it says nothing about the position. */
  odd: boolean;
}

export function sampleOf(x: Sparse, bank: number, points: number): Sample {
  return {
    index: Uint16Array.from(x.index.subarray(0, x.count)),
    value: x.value.slice(0, x.count),
    bank,
    points,
    target: 0,
    odd: false,
  };
}

/**
 * Sets the targets of one seat's positions from the end backwards: a mixture of what happened and
 * of what the network thought one step later (a lambda-return), which learns faster than the
 * result alone. An odd pick cuts the line: before it, what the network thought of the position counts
 * and not what the pick has brought.
 */
export function setTargets(
  line: readonly Sample[],
  final: number,
  lambda: number,
  expected: (sample: Sample) => number,
): void {
  let worth = final;
  for (let t = line.length - 1; t >= 0; t--) {
    const sample = line[t];
    const thought = sample.points + expected(sample);
    if (sample.odd) worth = thought;
    sample.target = worth - sample.points;
    worth = (1 - lambda) * thought + lambda * worth;
  }
}
