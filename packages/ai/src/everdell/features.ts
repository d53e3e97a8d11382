/**
 * What an evaluation looks at in an Everdell position, for one seat. Groups are kept in a list to
 * which boxes add their own; a feature has a name, and weights are stored by it, so that new cards
 * and boxes change nothing for those already known.
 */
import type { State } from '@evervale/kernel';
import type { Share } from '../hints/share.ts';
import type { Sparse } from '../net/sparse.ts';

export interface FeatureGroup {
  readonly name: string;
  /** Names of its features, in the order of their indexes. */
  readonly features: () => readonly string[];
  fill(s: State, seat: number, out: Sparse): void;
  /** What a hint says about one of its features; without it the group is never a reason. */
  readonly reason?: (feature: string) => Reason;
}

export type Reason = Omit<Share, 'points'>;

const groups: FeatureGroup[] = [];

/** Adds a group. Must be called before the first position is evaluated. */
export function addFeatures(group: FeatureGroup): void {
  groups.push(group);
}

export class FeatureSet {
  readonly names: readonly string[];
  /** By index, what a hint says about a feature. */
  readonly reasons: readonly (Reason | undefined)[];
  private readonly groups: readonly FeatureGroup[];
  private readonly bases: readonly number[];

  constructor(all: readonly FeatureGroup[] = groups) {
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

  fill(s: State, seat: number, out: Sparse): void {
    out.clear();
    for (let i = 0; i < this.groups.length; i++) {
      out.base = this.bases[i];
      this.groups[i].fill(s, seat, out);
    }
  }
}
