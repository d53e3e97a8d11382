/** What somebody with a leaning sees in a position: sources of points that count for more, or for less. */
import type { State } from '@evervale/kernel';
import type { Leaning } from './evaluator.ts';

/** What a seat has of something. */
export type Measure = (s: State, seat: number) => number;

/** What a game lets people lean to. */
export interface Leanings {
  /** How much of each source lies on the table now. */
  readonly sources: Readonly<Record<string, Measure>>;
  /** Groups of features that speak of a source: whoever does not see it does not see them. */
  readonly groups: Readonly<Record<string, string>>;
}

export class Liking {
  private readonly leaning: Leaning;
  private readonly groups: Leanings['groups'];
  private readonly measures: readonly Measure[];
  private readonly weights: readonly number[];

  constructor({ sources, groups }: Leanings, leaning: Leaning) {
    this.leaning = leaning;
    this.groups = groups;
    this.measures = Object.keys(leaning).map((source) => sources[source]);
    this.weights = Object.values(leaning).map((weight) => weight - 1);
  }

  /** Points by which the position seems better, or worse. */
  more(s: State, seat: number): number {
    let sum = 0;
    for (let i = 0; i < this.measures.length; i++) {
      sum += this.weights[i] * this.measures[i](s, seat);
    }
    return sum;
  }

  /** How much the features of a group count. */
  ofGroup(group: string): number {
    return this.leaning[this.groups[group] ?? ''] ?? 1;
  }
}
