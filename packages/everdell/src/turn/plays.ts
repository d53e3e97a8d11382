/**
 * Which cards can be played as an action (6.1). Every turn asks this about all cards in hand and
 * Meadow, so the usual answers come from a few bytes; ways.ts has the whole story.
 */
import type { Options, State } from '@evervale/kernel';
import {
  COST_PACKED,
  COUNTS_AS,
  CRITTER_TRAIT,
  IS_SUCCESSOR,
  LAYING_TRAIT,
  NAMED_TRAIT,
  TRAITS,
  UNIQUE_TRAIT,
} from '../content/tables.ts';
import { has } from '../state/city.ts';
import {
  CITY_SIZE,
  CITY_SPACES,
  HAND,
  HAND_COUNT,
  HAS,
  HUSBANDS,
  MEADOW,
  MEADOW_BLOCKED,
  MEADOW_SIZE,
  RESOURCES,
  SPACES,
  STAND_IN,
  WIVES,
  playerAt,
} from '../state/layout.ts';
import { fitsOpenWay, openWays } from './boxWays.ts';
import { pricesRise, surchargeOf } from './boxesSay.ts';
import { shortage } from './price.ts';
import { MEADOW_PICK, boxSources, copyBefore } from './sources.ts';
import { NORMAL, anyPerk, hasHome, isCoveredBy, isFree, perksOf } from './ways.ts';

const HIGH_BITS = 0x80808080 | 0;

// What is asked about a player once, before the cards are looked at.
const ROOMY = 1;
const HAS_PERKS = 2;
/** Prices are not those printed now. */
const DEARER = 4;
/** Boxes bring ways to play cards. */
const MORE_WAYS = 8;
/** A resource stands in for others (17.5). */
const STANDS_IN = 16;
/** Price and resources do not settle it. */
const UNUSUAL = DEARER | MORE_WAYS | STANDS_IN;

/** Picks are `base` + kind for hand cards, `base` + MEADOW_PICK + position for Meadow cards. */
export function offerPlays(s: State, seat: number, base: number, out: Options): void {
  const p = playerAt(seat);
  const have = packResources(s, p) | HIGH_BITS;
  // 18.9 matters only to a city with a successor, which has more spaces than usual.
  const odd = s[p + CITY_SIZE] > CITY_SPACES ? LAYING_TRAIT | NAMED_TRAIT : LAYING_TRAIT;
  const now = situation(s, seat, p);
  const n = s[p + HAND_COUNT];
  for (let i = 0; i < n; i++) {
    const kind = s[p + HAND + i];
    // Copies in hand are the same choice.
    if (isPlayableNow(s, seat, p, kind, have, odd, now) && !before(s, p + HAND, i, kind)) {
      out.add(base + kind);
    }
  }
  const blocked = s[MEADOW_BLOCKED];
  for (let i = 0; i < MEADOW_SIZE; i++) {
    const kind = s[MEADOW + i];
    if (kind === 0 || (blocked & (1 << i)) !== 0) continue;
    if (isPlayableNow(s, seat, p, kind, have, odd, now)) out.add(base + MEADOW_PICK + i);
  }
  offerSources(s, seat, p, base, have, odd, now, out);
}

function situation(s: State, seat: number, p: number): number {
  const roomy = s[p + SPACES] + s[p + HUSBANDS] + s[p + WIVES] < s[p + CITY_SIZE];
  return (
    (roomy ? ROOMY : 0) |
    (perksOf(s, seat) !== 0 ? HAS_PERKS : 0) |
    (pricesRise(s, seat) ? DEARER : 0) |
    (openWays(s, seat) ? MORE_WAYS : 0) |
    (s[p + STAND_IN] !== 0 ? STANDS_IN : 0)
  );
}

/** What boxes have to play. */
function offerSources(
  s: State,
  seat: number,
  p: number,
  base: number,
  have: number,
  odd: number,
  now: number,
  out: Options,
): void {
  const sources = boxSources(s);
  for (let k = 0; k < sources.length; k++) {
    const source = sources[k];
    const n = source.size(s, seat);
    for (let i = 0; i < n; i++) {
      const kind = source.kindAt(s, seat, i);
      if (kind === 0) continue;
      // What costs less here, or may replace another card, has more ways than are seen at a glance.
      const playable =
        source.less !== undefined || IS_SUCCESSOR[kind] === 1
          ? isPlayableFrom(s, seat, kind, source.less, have, now)
          : isPlayableNow(s, seat, p, kind, have, odd, now);
      if (playable && !copyBefore(s, seat, source, i)) out.add(base + source.pick + i);
    }
  }
}

/** A card that costs less where it lies, or that may replace another one (18.3). */
function isPlayableFrom(
  s: State,
  seat: number,
  kind: number,
  less: number | undefined,
  have: number,
  now: number,
): boolean {
  if (IS_SUCCESSOR[kind] === 1 && has(s, seat, COUNTS_AS[kind])) return true;
  const covered =
    isCovered(s, seat, kind, isAffordable(have, kind), now) ||
    (less !== undefined && isCoveredBy(s, seat, kind, less));
  if (covered && isFree(s, seat, kind)) return true;
  return (now & HAS_PERKS) !== 0 && anyPerk(s, seat, kind, NORMAL);
}

/** No byte of the cost is above that of the resources if no high bit is borrowed. */
function isAffordable(have: number, kind: number): boolean {
  return ((have - COST_PACKED[kind]) & HIGH_BITS) === HIGH_BITS;
}

function isPlayableNow(
  s: State,
  seat: number,
  p: number,
  kind: number,
  have: number,
  odd: number,
  now: number,
): boolean {
  const traits = TRAITS[kind];
  const affordable = isAffordable(have, kind);
  const covered =
    (now & UNUSUAL) === 0
      ? affordable || ((traits & CRITTER_TRAIT) !== 0 && hasHome(s, seat, kind))
      : isCovered(s, seat, kind, affordable, now);
  if (covered) {
    if ((traits & odd) === 0 && (now & ROOMY) !== 0) {
      if ((traits & UNIQUE_TRAIT) === 0 || (s[p + HAS + (kind >> 3)] & (1 << (kind & 7))) === 0) {
        return true;
      }
    } else if (isFree(s, seat, kind)) return true;
  }
  return (now & HAS_PERKS) !== 0 && anyPerk(s, seat, kind, NORMAL);
}

/** Has somebody who could pay the printed cost too little for the price of now? */
function isRaisedTooFar(s: State, seat: number, kind: number, now: number): boolean {
  if ((now & DEARER) === 0 || surchargeOf(s, seat, kind) === 0) return false;
  return shortage(s, seat, kind) > 0;
}

/** Is there a way to meet the price without an advantage, where boxes have a say in it? */
function isCovered(
  s: State,
  seat: number,
  kind: number,
  affordable: boolean,
  now: number,
): boolean {
  if (affordable && !isRaisedTooFar(s, seat, kind, now)) return true;
  if (!affordable && (now & STANDS_IN) !== 0 && shortage(s, seat, kind) === 0) return true;
  if ((TRAITS[kind] & CRITTER_TRAIT) !== 0 && hasHome(s, seat, kind)) return true;
  // What costs nothing has been covered above.
  return (now & MORE_WAYS) !== 0 && fitsOpenWay(s, kind);
}

/** Four resources in one number, a byte each and never above 127, so that one subtraction compares all. */
function packResources(s: State, p: number): number {
  let packed = 0;
  for (let r = 3; r >= 0; r--) {
    const at = p + RESOURCES + 2 * r;
    packed = (packed << 8) | (s[at + 1] > 0 || s[at] > 127 ? 127 : s[at]);
  }
  return packed;
}

function before(s: State, hand: number, i: number, kind: number): boolean {
  for (let j = 0; j < i; j++) if (s[hand + j] === kind) return true;
  return false;
}
