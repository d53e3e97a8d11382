/**
 * What an evaluation looks at in an Everdell position, for one seat. Groups are kept in a list to
 * which boxes add their own; a feature has a name, and weights are stored by it, so that new cards
 * and boxes change nothing for those already known.
 */
import type { State } from '@evervale/kernel';
import type { Sparse } from '../net/sparse.ts';

export interface FeatureGroup {
  readonly name: string;
  /** Names of its features, in the order of their indexes. */
  readonly features: () => readonly string[];
  fill(s: State, seat: number, out: Sparse): void;
}

const groups: FeatureGroup[] = [];

/** Adds a group. Must be called before the first position is evaluated. */
export function addFeatures(group: FeatureGroup): void {
  groups.push(group);
}

export class FeatureSet {
  readonly names: readonly string[];
  /** By index, which group a feature belongs to. */
  readonly groupOf: readonly string[];
  private readonly groups: readonly FeatureGroup[];
  private readonly bases: readonly number[];

  constructor(all: readonly FeatureGroup[] = groups) {
    const names: string[] = [];
    const groupOf: string[] = [];
    const bases: number[] = [];
    for (const group of all) {
      bases.push(names.length);
      for (const feature of group.features()) {
        names.push(`${group.name}.${feature}`);
        groupOf.push(group.name);
      }
    }
    this.groups = [...all];
    this.bases = bases;
    this.names = names;
    this.groupOf = groupOf;
  }

  fill(s: State, seat: number, out: Sparse): void {
    out.clear();
    for (let i = 0; i < this.groups.length; i++) {
      out.base = this.bases[i];
      this.groups[i].fill(s, seat, out);
    }
  }
}
