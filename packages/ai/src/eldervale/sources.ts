/** Where the points of Eldervale come from: what a character may like more than others do. */
import {
  GLORY,
  READY,
  allResources,
  countAt,
  dwellingValue,
  handSize,
  playerAt,
  powerPoints,
  tableauPoints,
  trayCount,
} from '@evervale/eldervale/insides';
import type { Leanings, Measure } from '../liking.ts';
import { battleOutlook } from './battle.ts';

/** What a victory in a battle brings, about. */
const VICTORY = 3;

/** What of a source lies on the table now. */
const SOURCES = {
  dwellings: dwellingValue,
  tableau: (s, seat) => tableauPoints(s, seat),
  /** All that the tracks decide in the end. */
  tracks: (s, seat) => powerPoints(s, seat) + dwellingValue(s, seat) + tableauPoints(s, seat),
  glory: (s, seat) => s[playerAt(seat) + GLORY],
  magic: handSize,
  goods: (s, seat) => allResources(s, seat) + handSize(s, seat) + trayCount(s, seat),
  ready: (s, seat) => countAt(s, seat, READY),
  battle: (s, seat) => VICTORY * battleOutlook(s, seat).win,
} satisfies Record<string, Measure>;

export type Source = keyof typeof SOURCES;

export const LEANINGS: Leanings = { sources: SOURCES, groups: { power: 'tracks' } };
