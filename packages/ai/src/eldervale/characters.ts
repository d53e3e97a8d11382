/** Characters of Eldervale: each likes a source of points more than it is worth. */
import type { Leaning } from '../evaluator.ts';
import type { Source } from './sources.ts';

type By = Leaning & Partial<Record<Source, number>>;

/** Tried out so that each wins about half of its games against the plain player of its level. */
export const CHARACTERS = {
  mason: { dwellings: 1.4 },
  champion: { battle: 1.6, glory: 1.5 },
  scholar: { magic: 1.3 },
  explorer: { tableau: 1.3 },
} as const satisfies Record<string, By>;

/**
 * What beginners do: they see the VP of now and not what Elemental power makes of cards and Dwellings,
 * keep what they could spend, call their Units home too soon, and fight wherever they can.
 */
export const BLIND_SPOTS: readonly By[] = [
  { tracks: 0 },
  { goods: 1.8 },
  { ready: 3 },
  { battle: 3 },
];
