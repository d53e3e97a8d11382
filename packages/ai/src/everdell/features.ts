/** The features of Everdell: groups in a list to which boxes add their own. */
import { FeatureSet, type FeatureGroup } from '../net/features.ts';

const groups: FeatureGroup[] = [];

/** Adds a group. Must be called before the first position is evaluated. */
export function addFeatures(group: FeatureGroup): void {
  groups.push(group);
}

export const everdellFeatures = (): FeatureSet => new FeatureSet(groups);
