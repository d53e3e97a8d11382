/** Preparing for the next season (chapter 8). */
import {
  A,
  PC,
  SEAT,
  pop,
  push,
  pushChild,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { boxesOf } from '../content/boxes.ts';
import { ON_RECALL } from '../content/tables.ts';
import { SPRING, SUMMER } from '../content/terms.ts';
import { takeMeadow } from '../effects/meadow.ts';
import { activateAll } from '../effects/production.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { SEASON, SPRING_WORKERS, playerAt } from '../state/layout.ts';
import { addWorkers, recallWorkers } from '../state/workers.ts';
import { courseOf, joined } from './course.ts';
import { recallBoxes } from './notices.ts';

export interface Prepare extends Effect {
  readonly verb: 'prepare';
  /** 8.7: up to 2 Meadow cards. */
  readonly summer: Effect;
  /** 8.6, 8.8: every Production card once. */
  readonly production: Effect;
}

export const prepare: Prepare = {
  verb: 'prepare',
  id: 0,
  summer: takeMeadow(2, true),
  production: activateAll(),
};

const BEFORE_RECALL = 0;
const CHANGE = 1;
const BOXES_JOIN = 2;
const BOXES_BEFORE = 3;

/** A counts the slots, then the boxes, already seen to. */
export const prepareVerb: Verb<Prepare> = {
  name: 'prepare',
  kids: (effect) => [effect.summer, effect.production],
  step(s, f, effect) {
    if (s[f + PC] === BEFORE_RECALL) beforeRecall(s, f);
    else if (s[f + PC] === BOXES_BEFORE) boxesBefore(s, f);
    else if (s[f + PC] === CHANGE) change(s, f, effect);
    else boxesJoin(s, f);
  },
};

/** 8.4 step 1: what acts before the workers return. */
function beforeRecall(s: State, f: number): void {
  const seat = s[f + SEAT];
  for (let slot = s[f + A]; slot < cityTop(s, seat); slot++) {
    const node = ON_RECALL[cardIn(s, seat, slot)];
    if (node === 0) continue;
    s[f + A] = slot + 1;
    return void push(s, node, seat, seat, slot, 0);
  }
  s[f + PC] = boxesOf(s) === 0 ? CHANGE : BOXES_BEFORE;
  s[f + A] = 0;
}

function boxesBefore(s: State, f: number): void {
  const next = joined(courseOf(s).beforeRecall, s[f + A]);
  if (next === undefined) return void (s[f + PC] = CHANGE);
  s[f + A]++;
  pushChild(s, f, next.id);
}

/** 8.4 steps 2 to 5. */
function change(s: State, f: number, effect: Prepare): void {
  const seat = s[f + SEAT];
  recallWorkers(s, seat);
  if (boxesOf(s) !== 0) recallBoxes(s, seat);
  const season = ++s[playerAt(seat) + SEASON];
  if (emit.sink !== null) emit.sink.push({ type: 'season', seat, season });
  addWorkers(s, seat, newWorkers(s, season));
  s[f + PC] = BOXES_JOIN;
  s[f + A] = 0;
  pushChild(s, f, season === SUMMER ? effect.summer.id : effect.production.id);
}

function newWorkers(s: State, season: number): number {
  if (season === SPRING) return s[SPRING_WORKERS];
  return season === SUMMER ? 1 : 2;
}

/** 8.4 step 6. */
function boxesJoin(s: State, f: number): void {
  const next = joined(courseOf(s).afterPrepare, s[f + A]);
  if (next === undefined) return pop(s);
  s[f + A]++;
  pushChild(s, f, next.id);
}
