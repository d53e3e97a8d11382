/**
 * What an evaluation looks at in a position, for one seat. A feature has a name, and weights are
 * stored by it, so that new cards and boxes change nothing for those already known.
 */
import type { State } from '@evervale/kernel';
import type { Share } from '../hints/share.ts';
import type { Sparse } from './sparse.ts';

export interface FeatureGroup {
  readonly name: string;
  /** Names of its features, in the order of their indexes. */
  readonly features: () => readonly string[];
  fill(s: State, seat: number, out: Sparse): void;
  /** What a hint says about one of its features; without it the group is never a reason. */
  readonly reason?: (feature: string) => Reason;
}

export type Reason = Omit<Share, 'points'>;

export class FeatureSet {
  readonly names: readonly string[];
  /** By index, what a hint says about a feature. */
  readonly reasons: readonly (Reason | undefined)[];
  private readonly groups: readonly FeatureGroup[];
  private readonly bases: readonly number[];

  constructor(all: readonly FeatureGroup[]) {
    const names: string[] = [];
    const reasons: (Reason | undefined)[] = [];
    const bases: number[] = [];
    for (const group of all) {
      bases.push(names.length);
      for (const feature of group.features()) {
        names.push(`${group.name}.${feature}`);
        reasons.push(group.reason?.(feature));
      }
    }
    this.groups = [...all];
    this.bases = bases;
    this.names = names;
    this.reasons = reasons;
  }

  /** With `scales`, by group, some count for more or less than they are. */
  fill(s: State, seat: number, out: Sparse, scales: Float64Array | null = null): void {
    out.clear();
    for (let i = 0; i < this.groups.length; i++) {
      out.base = this.bases[i];
      const from = out.count;
      this.groups[i].fill(s, seat, out);
      if (scales !== null && scales[i] !== 1) out.scale(from, scales[i]);
    }
  }

  scales(of: (group: string) => number): Float64Array {
    return Float64Array.from(this.groups, ({ name }) => of(name));
  }
}

/** "twig1", "twig2" …: a count as steps (see `Sparse.steps`). */
export function stepNames(name: string, most: number): string[] {
  return Array.from({ length: most }, (_, i) => `${name}${i + 1}`);
}
