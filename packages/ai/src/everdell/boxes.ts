/**
 * Features of boxes beside their cards, places and Events, which every box has by their names. A
 * box the training has not seen is judged by what it shares with the base game.
 */
import { BOX_IDS } from '@evervale/everdell';
import {
  AWARD_MODULE,
  MARKET_MODULE,
  MARKET_PLACE,
  STANDING,
  awardMargin,
  bitOf,
  boxesOf,
} from '@evervale/everdell/insides';
import type { FeatureGroup } from './features.ts';
import { readyCount } from './supplies.ts';

const BITS = BOX_IDS.map((id) => bitOf(id));

/** Which boxes are in the game: what they bring to everybody. */
export const boxes: FeatureGroup = {
  name: 'boxes',
  features: () => [...BOX_IDS],
  fill(s, _seat, out) {
    const bits = boxesOf(s);
    if (bits === 0) return;
    for (let i = 0; i < BITS.length; i++) if ((bits & BITS[i]) !== 0) out.add(i, 1);
  },
};

const MOST_LEAD = 2;

/** The royal award (16.7): how far a seat is before or behind the others. */
export const award: FeatureGroup = {
  name: 'award',
  features: () => ['behind2', 'behind1', 'even', 'ahead1', 'ahead2'],
  fill(s, seat, out) {
    if ((boxesOf(s) & AWARD_MODULE) === 0) return;
    const lead = awardMargin(s, seat);
    out.add(MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)), 1);
  },
};

/** The Market (16.11): free for a ready worker. */
export const market: FeatureGroup = {
  name: 'market',
  features: () => ['free'],
  fill(s, seat, out) {
    if ((boxesOf(s) & MARKET_MODULE) === 0 || s[STANDING + MARKET_PLACE] > 0) return;
    if (readyCount(s, seat) > 0) out.add(0, 1);
  },
};
