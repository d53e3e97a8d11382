/**
 * A quick evaluation of Everdell: the points so far, and what lies ready to become points, with a
 * few worths set by hand and then tried out. It knows no card by name and does not change from
 * training to training: a fixed mark to measure the others by.
 */
import { DEPTH, get16, isOver, type State } from '@evervale/kernel';
import {
  AUTUMN,
  COLORS,
  COLOR_NAMES,
  FINISHED,
  GONE,
  HAND_COUNT,
  KIND_BYTES,
  MAX_WORKERS,
  READY,
  RESOURCES,
  SEASON,
  SEATS,
  VACANT,
  WORKERS,
  citySize,
  playerAt,
  score,
  spacesUsed,
} from '@evervale/everdell/insides';
import type { Evaluator } from '../evaluator.ts';

/** Twig, resin, pebble, berry: what is hard to get is worth more. */
const GOODS = [0.65, 1.25, 1.7, 0.9];
/** More than that of one sort is of no use. */
const MOST = 6;
const CARD = 0.33;
/** Supplies are worth what can still be built of them: less in autumn, little in a full city. */
const IN_AUTUMN = 0.8;
const WITHOUT_SPACE = 0.2;
/** A worker that can still be placed; for each season to come, that it comes back. */
const WORKER = 0.7;
const LATER_WORKER = 3.6;
const LATER_SEASON = 1.1;
const GREEN = COLOR_NAMES.indexOf('production');
/** What a green card brings each time, and how often it still does: by season. */
const PRODUCES = 1.2;
const PRODUCTIONS = [2, 1, 1, 0];
/** A Construction that a Critter can still move into. */
const HOME = 1.5;
const SPREAD = 10;
const DECIDED = 0.5;

export class QuickEvaluator implements Evaluator {
  seats(s: State): number {
    return s[SEATS];
  }

  value(s: State, seat: number): number {
    const now = score(s, seat);
    const p = playerAt(seat);
    if (isOver(s) || s[p + FINISHED] === 1) return now;
    const season = s[p + SEASON];
    const space = citySize(s, seat) - spacesUsed(s, seat);
    return (
      now +
      supplies(s, p) * (season === AUTUMN ? IN_AUTUMN : 1) * (space > 0 ? 1 : WITHOUT_SPACE) +
      workers(s, p, AUTUMN - season) +
      PRODUCES * PRODUCTIONS[season] * s[p + COLORS + GREEN] +
      HOME * Math.min(homes(s, p), space)
    );
  }

  values(s: State, out: Float64Array): void {
    for (let seat = 0; seat < s[SEATS]; seat++) out[seat] = this.value(s, seat);
  }

  spread(s: State): number {
    return isOver(s) ? DECIDED : SPREAD;
  }

  atRest(s: State): boolean {
    return s[DEPTH] <= 1;
  }
}

function supplies(s: State, p: number): number {
  let worth = CARD * s[p + HAND_COUNT];
  for (let r = 0; r < GOODS.length; r++) {
    worth += GOODS[r] * Math.min(MOST, get16(s, p + RESOURCES + 2 * r));
  }
  return worth;
}

function workers(s: State, p: number, seasons: number): number {
  let worth = LATER_SEASON * seasons;
  for (let i = 0; i < MAX_WORKERS; i++) {
    const place = s[p + WORKERS + 2 * i];
    if (place === READY) worth += WORKER;
    if (place !== GONE) worth += LATER_WORKER * seasons;
  }
  return worth;
}

function homes(s: State, p: number): number {
  let count = 0;
  for (let i = 0; i < KIND_BYTES; i++) {
    for (let byte = s[p + VACANT + i]; byte !== 0; byte &= byte - 1) count++;
  }
  return count;
}
