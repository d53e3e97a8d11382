/**
 * Rugwort's two walking workers: one goes from Forest card to Forest card and at last on the
 * Journey, the other along the basic locations. They are told apart by where they stand.
 */
import type { State } from '@evervale/kernel';
import { BASIC_LOCATIONS } from '../content/board.ts';
import { AUTUMN } from '../content/terms.ts';
import { CLEARINGS, FOREST, MAX_WORKERS } from '../state/layout.ts';
import { FOREST_PLACE, JOURNEY, isBasic, isForest, isJourney } from '../state/place.ts';
import { workerPlace } from '../state/workers.ts';
import { houseRule } from '../turn/house.ts';
import { FOREST_CLOCKWISE, yearOf, rugwortSeat } from './room.ts';

/** 21.21: a stop for each season. */
const BASIC_STOPS = [
  'basic-three-twigs',
  'basic-two-resin',
  'basic-one-pebble',
  'basic-one-berry-one-card',
];

function find(s: State, stands: (place: number) => boolean): number {
  for (let i = 0; i < MAX_WORKERS; i++) if (stands(workerPlace(s, rugwortSeat(s), i))) return i;
  return -1;
}

/** The worker in the Forest or on the Journey, or -1. */
export function forestWalker(s: State): number {
  return find(s, (place) => isForest(place) || isJourney(place));
}

/** The worker on the basic locations, or -1. */
export function basicWalker(s: State): number {
  return find(s, isBasic);
}

export function basicStop(season: number): number {
  return BASIC_LOCATIONS.findIndex((location) => location.id === BASIC_STOPS[season]);
}

/** 21.19, 21.20: the next Forest card in his direction, in autumn the Journey. */
export function forestStop(s: State, season: number, from: number): number {
  // Journey places are worth 2, 3, 4, 5; year 1 takes the one worth 3.
  if (season === AUTUMN) return JOURNEY + yearOf(s);
  const step = houseRule(s, FOREST_CLOCKWISE) ? 1 : CLEARINGS - 1;
  let i = from - FOREST_PLACE;
  for (let n = 0; n < CLEARINGS; n++) {
    i = (i + step) % CLEARINGS;
    if (s[FOREST + i] !== 0) return FOREST_PLACE + i;
  }
  return from;
}
