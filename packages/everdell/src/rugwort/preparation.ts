/** Rugwort prepares for a season, right after the player (21.16-21.23). */
import { pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { BASIC_EVENT_LIST } from '../content/board.ts';
import { BASIC_NEEDS } from '../content/needs.ts';
import { AUTUMN, SPRING, SUMMER } from '../content/terms.ts';
import {
  BASIC_EVENT,
  EVENT_KIND,
  EVENT_OWNER,
  SEASON,
  SPECIAL_EVENTS,
  eventAt,
  playerAt,
} from '../state/layout.ts';
import { GONE, READY } from '../state/place.ts';
import {
  addWorkers,
  findReady,
  findWorker,
  liftWorker,
  putWorker,
  workerPlace,
} from '../state/workers.ts';
import { meets } from '../turn/achieving.ts';
import { MEADOW_PLACE, yearOf, hasModule, rugwortSeat } from './room.ts';
import { standOnMeadow } from './setup.ts';
import { basicStop, basicWalker, forestStop, forestWalker } from './walkers.ts';

export interface RugwortPrepares extends Effect {
  readonly verb: 'rugwortPrepares';
}

export const rugwortPrepares: RugwortPrepares = { verb: 'rugwortPrepares', id: 0 };

export const rugwortPreparesVerb: Verb<RugwortPrepares> = {
  name: 'rugwortPrepares',
  step(s) {
    const season = s[playerAt(0) + SEASON];
    s[playerAt(rugwortSeat(s)) + SEASON] = season;
    if (emit.sink !== null) emit.sink.push({ type: 'season', seat: rugwortSeat(s), season });
    if (hasModule(s, 'haste')) takeSpecialEvent(s);
    achieveBasicEvents(s);
    for (const position of newPositions(season)) comeToMeadow(s, position);
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

/** A new worker comes from the Ever Tree and stands on a Meadow card. */
function comeToMeadow(s: State, position: number): void {
  const seat = rugwortSeat(s);
  addWorkers(s, seat, 1);
  standOnMeadow(s, position);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'place', seat, at: { place: MEADOW_PLACE + position } });
  }
}

function moveForestWorker(s: State, season: number): void {
  const worker = forestWalker(s);
  if (worker < 0) return;
  const from = workerPlace(s, rugwortSeat(s), worker);
  walk(s, worker, forestStop(s, season, from));
}

/** 21.21, 21.22: along the basic locations; in the autumn of year 3 he takes a worker with him. */
function moveBasicWorker(s: State, season: number): void {
  const worker = basicWalker(s);
  if (worker < 0) return;
  if (season !== AUTUMN || yearOf(s) !== 3) return walk(s, worker, basicStop(season));
  liftWorker(s, rugwortSeat(s), worker, GONE);
  const ordinary = findReady(s, 0);
  const stolen = ordinary >= 0 ? ordinary : findWorker(s, 0, READY);
  if (stolen >= 0) liftWorker(s, 0, stolen, GONE);
  if (emit.sink !== null) {
    const seat = rugwortSeat(s);
    emit.sink.push(
      { type: 'workerLost', seat, along: 0 },
      { type: 'workerLost', seat: 0, told: true },
    );
  }
}

function walk(s: State, worker: number, to: number): void {
  const seat = rugwortSeat(s);
  const from = workerPlace(s, seat, worker);
  liftWorker(s, seat, worker, READY);
  putWorker(s, seat, worker, to, 0);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'automatMoves', seat, from: { place: from }, at: { place: to } });
  }
}
