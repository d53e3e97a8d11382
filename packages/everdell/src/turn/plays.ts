/**
 * Which cards can be played as an action (6.1). Every turn asks this about all cards in hand and
 * Meadow, so the usual answers come from a few bytes; ways.ts has the whole story.
 */
import type { Options, State } from '@evervale/kernel';
import {
  COST_PACKED,
  CRITTER_TRAIT,
  LAYING_TRAIT,
  NAMED_TRAIT,
  TRAITS,
  UNIQUE_TRAIT,
} from '../content/tables.ts';
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
import { addsToPrices } from './joints.ts';
import { shortage } from './price.ts';
import { MEADOW_PICK, boxSources, copyBefore } from './sources.ts';
import { NORMAL, anyPerk, hasBoxWays, hasHome, isFree, isPlayable, perksOf } from './ways.ts';

const HIGH_BITS = 0x80808080 | 0;

/** Picks are `base` + kind for hand cards, `base` + MEADOW_PICK + position for Meadow cards. */
export function offerPlays(s: State, seat: number, base: number, out: Options): void {
  // Where prices are not those printed, or can be met in other ways, the whole story is told.
  if (addsToPrices(s) || hasBoxWays(s)) offerByAsking(s, seat, base, out);
  else offerAtAGlance(s, seat, base, out);
  offerSources(s, seat, base, out);
}

function offerAtAGlance(s: State, seat: number, base: number, out: Options): void {
  const p = playerAt(seat);
  const have = packResources(s, p) | HIGH_BITS;
  const roomy = s[p + SPACES] + s[p + HUSBANDS] + s[p + WIVES] < s[p + CITY_SIZE];
  // 18.9 matters only to a city with a Legendary card, which has more spaces than usual.
  const odd = s[p + CITY_SIZE] > CITY_SPACES ? LAYING_TRAIT | NAMED_TRAIT : LAYING_TRAIT;
  const perks = perksOf(s, seat) !== 0;
  const n = s[p + HAND_COUNT];
  for (let i = 0; i < n; i++) {
    const kind = s[p + HAND + i];
    // Copies in hand are the same choice.
    if (isPlayableNow(s, seat, p, kind, have, roomy, odd, perks) && !before(s, p + HAND, i, kind)) {
      out.add(base + kind);
    }
  }
  const blocked = s[MEADOW_BLOCKED];
  for (let i = 0; i < MEADOW_SIZE; i++) {
    const kind = s[MEADOW + i];
    if (kind === 0 || (blocked & (1 << i)) !== 0) continue;
    if (isPlayableNow(s, seat, p, kind, have, roomy, odd, perks)) out.add(base + MEADOW_PICK + i);
  }
}

function offerByAsking(s: State, seat: number, base: number, out: Options): void {
  const hand = playerAt(seat) + HAND;
  const n = s[playerAt(seat) + HAND_COUNT];
  for (let i = 0; i < n; i++) {
    const kind = s[hand + i];
    if (!before(s, hand, i, kind) && isPlayable(s, seat, kind, NORMAL)) out.add(base + kind);
  }
  const blocked = s[MEADOW_BLOCKED];
  for (let i = 0; i < MEADOW_SIZE; i++) {
    const kind = s[MEADOW + i];
    if (kind === 0 || (blocked & (1 << i)) !== 0) continue;
    if (isPlayable(s, seat, kind, NORMAL)) out.add(base + MEADOW_PICK + i);
  }
}

/** What boxes have to play. */
function offerSources(s: State, seat: number, base: number, out: Options): void {
  const sources = boxSources(s);
  for (let k = 0; k < sources.length; k++) {
    const source = sources[k];
    const n = source.size(s, seat);
    for (let i = 0; i < n; i++) {
      const kind = source.kindAt(s, seat, i);
      if (kind === 0 || copyBefore(s, seat, source, i)) continue;
      if (isPlayable(s, seat, kind, NORMAL, source.number)) out.add(base + source.pick + i);
    }
  }
}

function isPlayableNow(
  s: State,
  seat: number,
  p: number,
  kind: number,
  have: number,
  roomy: boolean,
  odd: number,
  perks: boolean,
): boolean {
  const traits = TRAITS[kind];
  // No byte of the cost is above that of the resources if no high bit is borrowed.
  const affordable = ((have - COST_PACKED[kind]) & HIGH_BITS) === HIGH_BITS;
  if (
    affordable ||
    canStandIn(s, seat, p, kind) ||
    ((traits & CRITTER_TRAIT) !== 0 && hasHome(s, seat, kind))
  ) {
    if ((traits & odd) === 0 && roomy) {
      if ((traits & UNIQUE_TRAIT) === 0 || (s[p + HAS + (kind >> 3)] & (1 << (kind & 7))) === 0) {
        return true;
      }
    } else if (isFree(s, seat, kind)) return true;
  }
  return perks && anyPerk(s, seat, kind, NORMAL);
}

/** Another resource covers what is missing (17.5). */
function canStandIn(s: State, seat: number, p: number, kind: number): boolean {
  return s[p + STAND_IN] !== 0 && shortage(s, seat, kind) === 0;
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
