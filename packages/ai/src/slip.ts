/**
 * Misjudging: what makes a level weaker than what it knows. It happens to a turn as it does to people:
 * once it is chosen what to do, it is done as well as one can.
 */
import { next32, type Stream } from '@evervale/kernel';
import type { Evaluator } from './evaluator.ts';

export interface Faults {
  /** Points by which a pick is misjudged now and then: 0 = never. */
  readonly slip: number;
  /** How often a turn is judged with a blind spot, of those that the game knows. */
  readonly blind: number;
  /** Also what a turn consists of is misjudged: payments, discards. */
  readonly inParts?: boolean;
}

export const FAULTLESS: Faults = { slip: 0, blind: 0 };

/** Gumbel noise: the best pick is taken with the probability of a softmax of this temperature. */
export function slip(rng: Stream, points: number): number {
  if (points === 0) return 0;
  return -points * Math.log(-Math.log(chance(rng)));
}

/** Above 0 and below 1. */
function chance(rng: Stream): number {
  return (next32(rng.bytes, rng.at) + 1) / 4294967297;
}

/** How somebody sees a turn: as it is, or with a blind spot. */
export class Eyes {
  private readonly clear: Evaluator;
  private readonly often: number;
  private readonly blinded: readonly Evaluator[];

  constructor(evaluator: Evaluator, { blind }: Faults) {
    this.clear = evaluator;
    this.often = blind;
    const { blindSpots = [] } = evaluator;
    this.blinded = blind === 0 ? [] : blindSpots.map((spot) => evaluator.leaning!(spot));
  }

  open(rng: Stream): Evaluator {
    if (this.blinded.length === 0 || chance(rng) > this.often) return this.clear;
    return this.blinded[Math.floor(chance(rng) * this.blinded.length)];
  }
}
