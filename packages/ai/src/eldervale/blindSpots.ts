/** What people miss in Eldervale who do not play often; docs/ai.md says it in words. */
import {
  READY,
  allResources,
  countAt,
  dwellingValue,
  handSize,
  powerPoints,
  tableauPoints,
  trayCount,
} from '@evervale/eldervale/insides';
import type { Leaning } from '../evaluator.ts';
import type { Leanings, Measure } from '../liking.ts';
import { battleOutlook } from './battle.ts';

/** What a victory in a battle brings, about. */
const VICTORY = 3;

/** What of a source lies on the table now. */
const SOURCES = {
  /** All that the tracks decide in the end. */
  tracks: (s, seat) => powerPoints(s, seat) + dwellingValue(s, seat) + tableauPoints(s, seat),
  goods: (s, seat) => allResources(s, seat) + handSize(s, seat) + trayCount(s, seat),
  ready: (s, seat) => countAt(s, seat, READY),
  battle: (s, seat) => VICTORY * battleOutlook(s, seat).win,
} satisfies Record<string, Measure>;

export const LEANINGS: Leanings = { sources: SOURCES, groups: { power: 'tracks' } };

/**
 * What beginners do: they see the VP of now and not what Elemental power makes of cards and Dwellings,
 * keep what they could spend, call their Units home too soon, and fight wherever they can.
 */
export const BLIND_SPOTS: readonly (Leaning & Partial<Record<keyof typeof SOURCES, number>>)[] = [
  { tracks: 0 },
  { goods: 1.8 },
  { ready: 3 },
  { battle: 3 },
];
