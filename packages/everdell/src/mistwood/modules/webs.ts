/** Webs on places and beside Meadow positions (32.14-32.16). */
import type { State } from '@evervale/kernel';
import { BASIC_LOCATIONS } from '../../content/board.ts';
import { CITY_PICK } from '../../turn/placePicks.ts';
import {
  BASIC_COUNT,
  FOREST_PLACE,
  HAVEN,
  isBasic,
  isBasicEvent,
  isForest,
  isSpecialEvent,
} from '../../state/place.ts';
import { nightweaveSeason, setWebBits, webBits } from '../room.ts';

/** Kinds of places that cards of hers speak of. */
export type PlaceKind =
  | 'exclusive'
  | 'shared'
  | 'forest'
  | 'haven'
  | 'city'
  | 'basicEvent'
  | 'specialEvent'
  /** With a web that was left behind. */
  | 'webbed'
  /** The Forest location at the upper left, and the basic location with three twigs. */
  | 'overgrown';

/** Is the place, as a pick, of this kind? */
export function isOfKind(s: State, code: number, kind: PlaceKind): boolean {
  switch (kind) {
    case 'exclusive':
      return isBasic(code) && BASIC_LOCATIONS[code].shared !== true;
    case 'shared':
      return isBasic(code) && BASIC_LOCATIONS[code].shared === true;
    case 'forest':
      return isForest(code);
    case 'haven':
      return code === HAVEN;
    case 'city':
      return code >= CITY_PICK;
    case 'basicEvent':
      return isBasicEvent(code);
    case 'specialEvent':
      return isSpecialEvent(code);
    case 'webbed':
      return hasWeb(s, code);
    case 'overgrown':
      return code === FOREST_PLACE || BASIC_LOCATIONS[code]?.id === 'basic-three-twigs';
  }
}

/** Webs that stay lie on basic locations and Forest cards: a bit each. */
function bitOf(code: number): number {
  if (isBasic(code)) return 1 << code;
  return isForest(code) ? 1 << (BASIC_COUNT + code - FOREST_PLACE) : 0;
}

export function hasWeb(s: State, code: number): boolean {
  return (webBits(s) & bitOf(code)) !== 0;
}

export function layWeb(s: State, code: number): void {
  setWebBits(s, webBits(s) | bitOf(code));
}

/** Creeping Gossamer: one Meadow position at the start, two more in each season. */
export function creptTo(s: State): number {
  return 1 + 2 * nightweaveSeason(s);
}
