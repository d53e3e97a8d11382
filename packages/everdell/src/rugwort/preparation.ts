/** Rugwort prepares for a season, right after the player (21.16-21.23). */
import { pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { BASIC_EVENT_LIST } from '../content/board.ts';
import { BASIC_NEEDS } from '../content/needs.ts';
import { AUTUMN, SPRING, SUMMER } from '../content/terms.ts';
import {
  BASIC_EVENT,
  CLEARINGS,
  EVENT_KIND,
  EVENT_OWNER,
  FOREST,
  MEADOW_BLOCKED,
  SEASON,
  SPECIAL_EVENTS,
  eventAt,
  playerAt,
} from '../state/layout.ts';
import { FOREST_PLACE, GONE, JOURNEY, READY } from '../state/place.ts';
import { addWorkers, findWorker, liftWorker, putWorker, workerPlace } from '../state/workers.ts';
import { houseRule } from '../turn/house.ts';
import { meets } from '../turn/placing.ts';
import { FOREST_CLOCKWISE, MEADOW_PLACE, YEAR, hasModule, rugwortSeat } from './room.ts';
import { BASIC_WORKER, FOREST_WORKER, basicPlace } from './setup.ts';

export interface RugwortPrepares extends Effect {
  readonly verb: 'rugwortPrepares';
}

export const rugwortPrepares: RugwortPrepares = { verb: 'rugwortPrepares', id: 0 };

export const rugwortPreparesVerb: Verb<RugwortPrepares> = {
  name: 'rugwortPrepares',
  step(s) {
    const season = s[playerAt(0) + SEASON];
    s[playerAt(rugwortSeat(s)) + SEASON] = season;
    if (hasModule(s, 'haste')) takeSpecialEvent(s);
    achieveBasicEvents(s);
    for (const position of newPositions(season)) standOnMeadow(s, position);
    moveForestWorker(s, season);
    moveBasicWorker(s, season);
    pop(s);
  },
};

export interface RugwortEnds extends Effect {
  readonly verb: 'rugwortEnds';
}

/** 22.2: he looks at the basic Events once more at the end. */
export const rugwortEnds: RugwortEnds = { verb: 'rugwortEnds', id: 0 };

export const rugwortEndsVerb: Verb<RugwortEnds> = {
  name: 'rugwortEnds',
  step(s) {
    achieveBasicEvents(s);
    pop(s);
  },
};

/** 23.1: the next special Event from the left that nobody has. */
function takeSpecialEvent(s: State): void {
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const at = eventAt(i);
    if (s[at + EVENT_KIND] === 0 || s[at + EVENT_OWNER] !== 0) continue;
    s[at + EVENT_OWNER] = rugwortSeat(s) + 1;
    if (emit.sink !== null) {
      emit.sink.push({ type: 'automatEvent', seat: rugwortSeat(s), special: i });
    }
    return;
  }
}

/** 21.17. */
function achieveBasicEvents(s: State): void {
  const seat = rugwortSeat(s);
  for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
    if (s[BASIC_EVENT + i] !== 0 || !meets(s, seat, BASIC_NEEDS[i])) continue;
    s[BASIC_EVENT + i] = seat + 1;
    if (emit.sink !== null) emit.sink.push({ type: 'achieve', seat, basic: i });
  }
}

/** 21.18: Meadow positions, counted from 0. */
function newPositions(season: number): readonly number[] {
  if (season === SPRING) return [0];
  return season === SUMMER ? [1] : [2, 3];
}

function standOnMeadow(s: State, position: number): void {
  const seat = rugwortSeat(s);
  addWorkers(s, seat, 1);
  putWorker(s, seat, findWorker(s, seat, READY), MEADOW_PLACE + position, 0);
  s[MEADOW_BLOCKED] |= 1 << position;
  if (emit.sink !== null) {
    emit.sink.push({ type: 'place', seat, at: { place: MEADOW_PLACE + position } });
  }
}

/** 21.19, 21.20: to the next Forest card, in autumn to the Journey. */
function moveForestWorker(s: State, season: number): void {
  const from = workerPlace(s, rugwortSeat(s), FOREST_WORKER);
  // Journey places are worth 2, 3, 4, 5; year 1 takes the one worth 3.
  const to = season === AUTUMN ? JOURNEY + s[YEAR] : nextForest(s, from);
  moveWorkerOf(s, FOREST_WORKER, to);
}

function nextForest(s: State, from: number): number {
  const step = houseRule(s, FOREST_CLOCKWISE) ? 1 : CLEARINGS - 1;
  let i = from - FOREST_PLACE;
  do i = (i + step) % CLEARINGS;
  while (s[FOREST + i] === 0);
  return FOREST_PLACE + i;
}

/** 21.21, 21.22: along the basic locations; in the autumn of year 3 he takes a worker with him. */
function moveBasicWorker(s: State, season: number): void {
  const seat = rugwortSeat(s);
  if (season === AUTUMN && s[YEAR] === 3) {
    liftWorker(s, seat, BASIC_WORKER, GONE);
    const stolen = findWorker(s, 0, READY);
    if (stolen >= 0) liftWorker(s, 0, stolen, GONE);
    if (emit.sink !== null) emit.sink.push({ type: 'workerLost', seat: 0 });
    return;
  }
  const stops = ['basic-two-resin', 'basic-one-pebble', 'basic-one-berry-one-card'];
  moveWorkerOf(s, BASIC_WORKER, basicPlace(stops[season - SPRING]));
}

function moveWorkerOf(s: State, worker: number, to: number): void {
  const seat = rugwortSeat(s);
  const from = workerPlace(s, seat, worker);
  liftWorker(s, seat, worker, READY);
  putWorker(s, seat, worker, to, 0);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'automatMoves', seat, from: { place: from }, at: { place: to } });
  }
}
