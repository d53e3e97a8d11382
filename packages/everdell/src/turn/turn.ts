/** The game from the first turn to the last: one action a turn (chapter 4). */
import {
  A,
  B,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type Options,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { AUTUMN, SEASON_NAMES } from '../content/terms.ts';
import { performable } from '../effects/machine.ts';
import { playPicked, playWording } from '../effects/play.ts';
import { t } from '../say.ts';
import { FINISHED, SEASON, SEATS, TURN, playerAt } from '../state/layout.ts';
import { markPiles } from '../state/piles.ts';
import { findReady, readyWorkers } from '../state/workers.ts';
import { automatOf, automatSeat } from './automats.ts';
import { finish } from './finishing.ts';
import { RELAXED_PREPARE, houseRule } from './house.ts';
import { BOX_ACTION, courseOf, joined } from './course.ts';
import { actForBox, boxActionWording, goesOn, offerBoxActions } from './boxActions.ts';
import { noticePreparing } from './notices.ts';
import { offerOpen } from './openPlaces.ts';
import { arrive } from './arriving.ts';
import { placeWording } from './placePicks.ts';
import { NOT_IN_AUTUMN, OK, ONLY_AUTUMN, WORKERS_LEFT } from './reason.ts';
import { prepare } from './season.ts';
import { offerPlays } from './plays.ts';
import { NORMAL } from './ways.ts';
import { KIND_PICK, kindWording, offerKinds, startPlacing } from './workers.ts';

export interface Turns extends Effect {
  readonly verb: 'turns';
}

export const turns: Turns = { verb: 'turns', id: 0 };

// Picks of a turn: places as placing.ts numbers them, then
export const PLAY = 0x400;
export const PREPARE = 0x1000;
export const PASS = 0x1001;
const NOWHERE = -1;

const BEGIN = 0;
const ACTING = 1;
const ENDING = 2;
/** Something was done that leaves the action of the turn open. */
export const GOING_ON = 3;

export const turnsVerb: Verb<Turns> = {
  name: 'turns',
  step(s, f) {
    if (s[f + PC] === ACTING) {
      if (afterTurn(s, f)) return;
      nextSeat(s, f);
    }
    if (s[f + PC] === ENDING) return end(s, f);
    s[f + SEAT] = s[TURN];
    if (s[f + PC] === BEGIN) markPiles(s);
    if (emit.sink !== null && s[f + PC] === BEGIN) emit.sink.push({ type: 'turn', seat: s[TURN] });
    if (s[TURN] === automatSeat(s)) return automatTurn(s, f);
    ask(s);
  },
  options: (s, f, _effect, out) => offerActions(s, s[f + SEAT], out),
  pick(s, f, _effect, code) {
    s[f + PC] = code >= BOX_ACTION && goesOn(code) ? GOING_ON : ACTING;
    act(s, s[f + SEAT], code);
  },
  // What is left as the only action ends a season or the game.
  asksAlways: () => true,
  prompt: () => ({ text: t('prompt.action') }),
  wording: (s, f, _effect, code) => actionWording(s, s[f + SEAT], code),
};

/**
 * What boxes do when an action is complete, one after the other; B counts them. One that could do
 * nothing now is left out.
 */
function afterTurn(s: State, f: number): boolean {
  const effects = courseOf(s).afterTurn;
  const seat = s[TURN];
  for (let i = s[f + B]; i < effects.length; i++) {
    if (performable(s, seat, seat, 0, effects[i]) !== OK) continue;
    s[f + B] = i + 1;
    push(s, effects[i].id, seat, seat, 0, 0);
    return true;
  }
  s[f + B] = 0;
  return false;
}

function automatTurn(s: State, f: number): void {
  s[f + PC] = ACTING;
  push(s, automatOf(s)!.turn!.id, s[TURN], s[TURN], 0, 0);
}

/** 4.1, 4.7: clockwise, skipping those who have finished; the end comes when all have. */
function nextSeat(s: State, f: number): void {
  const seats = s[SEATS];
  let seat = s[TURN];
  for (let i = 0; i < seats; i++) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (s[playerAt(seat) + FINISHED] === 0) {
      s[TURN] = seat;
      s[f + PC] = BEGIN;
      return;
    }
  }
  s[f + PC] = ENDING;
}

/** 9.8: boxes have a last word (A counts them), then the game is over. */
function end(s: State, f: number): void {
  const last = joined(courseOf(s).atEnd, s[f + A]);
  if (last !== undefined) {
    s[f + A]++;
    return void push(s, last.id, s[TURN], s[TURN], 0, 0);
  }
  if (emit.sink !== null) emit.sink.push({ type: 'end' });
  pop(s);
}

function offerActions(s: State, seat: number, out: Options): void {
  if (findReady(s, seat) >= 0) offerOpen(s, seat, NOWHERE, 0, out);
  offerKinds(s, seat, out);
  offerPlays(s, seat, PLAY, out);
  offerBoxActions(s, seat, out);
  if (canPrepare(s, seat) === OK) out.add(PREPARE);
  if (canPass(s, seat) === OK) out.add(PASS);
}

/** 8.1-8.3: not in autumn, and only when all workers are deployed. */
export function canPrepare(s: State, seat: number): number {
  if (s[playerAt(seat) + SEASON] === AUTUMN) return NOT_IN_AUTUMN;
  if (houseRule(s, RELAXED_PREPARE)) return OK;
  // A shared basic location takes any number of workers, so every worker has a place to go.
  return readyWorkers(s, seat) > 0 ? WORKERS_LEFT : OK;
}

/** 4.5, 9.1: passing is possible in autumn only. */
export function canPass(s: State, seat: number): number {
  return s[playerAt(seat) + SEASON] === AUTUMN ? OK : ONLY_AUTUMN;
}

function act(s: State, seat: number, code: number): void {
  if (code < PLAY) arrive(s, seat, findReady(s, seat), code);
  else if (code < PREPARE) playPicked(s, seat, code - PLAY, NORMAL);
  else if (code === PREPARE) startPreparing(s, seat);
  else if (code === PASS) finish(s, seat);
  else if (code >= BOX_ACTION) actForBox(s, seat, code);
  else startPlacing(s, seat, code - KIND_PICK);
}

function startPreparing(s: State, seat: number): void {
  push(s, prepare.id, seat, seat, 0, 0);
  noticePreparing(s, seat);
}

function actionWording(s: State, seat: number, code: number): Wording {
  if (code < PLAY) return placeWording(s, seat, code);
  if (code < PREPARE) return playWording(s, seat, code - PLAY);
  if (code >= BOX_ACTION) return boxActionWording(s, seat, code);
  if (code === PASS) return { key: 'pass', text: t('option.pass') };
  if (code >= KIND_PICK) return kindWording(s, seat, code);
  const season = SEASON_NAMES[s[playerAt(seat) + SEASON] + 1];
  return { key: 'prepare', text: t('option.prepare', { season }) };
}
