/** Moving and taking back deployed workers. */
import {
  A,
  B,
  C,
  PC,
  SEAT,
  ask,
  pop,
  verbWithForms,
  type Effect,
  type Options,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import type { Where } from '../log/event.ts';
import { CARDS } from '../content/tables.ts';
import { placeId, placeName, t } from '../say.ts';
import { cardIn } from '../state/city.ts';
import { MAX_WORKERS } from '../state/layout.ts';
import { CITY_PLACE, READY, isCity } from '../state/place.ts';
import {
  ASIDE,
  isDeployed,
  isPermanent,
  liftWorker,
  putWorker,
  twinBefore,
  workerKind,
  workerPlace,
  workerSlot,
  workerStance,
} from '../state/workers.ts';
import { placeOfBox } from '../turn/course.ts';
import { anyOpen, offerOpen } from '../turn/openPlaces.ts';
import { MOVED, RIDDEN, arrive } from '../turn/arriving.ts';
import { codeOf, placeWording, cardWhere, whereOf } from '../turn/placePicks.ts';
import { NO_WORKER_TO_MOVE, OK } from '../turn/reason.ts';
import { workerKinds } from '../turn/workerKinds.ts';
import { name } from '../words/index.ts';

function movable(s: State, seat: number, i: number): boolean {
  if (!isDeployed(s, seat, i) || isPermanent(s, seat, i)) return false;
  return placeOfBox(workerPlace(s, seat, i))?.holds !== true;
}

/** 15.12, 15.15: a ride is for ordinary workers, and to places where they could be placed. */
function mayRide(s: State, seat: number, i: number, ride: boolean): boolean {
  return movable(s, seat, i) && !(ride && workerKind(s, seat, i) !== 0);
}

export function workerWording(s: State, seat: number, act: string, i: number): Wording {
  const place = workerPlace(s, seat, i);
  const slot = workerSlot(s, seat, i);
  const id = isCity(place)
    ? `${CARDS.of(cardIn(s, place - CITY_PLACE, slot)).id}@city${place - CITY_PLACE + 1}-${slot + 1}`
    : placeId(s, place);
  const where = placeName(s, place, slot, seat);
  const kind = workerKind(s, seat, i);
  if (kind === 0 && workerStance(s, seat, i) === ASIDE) {
    const aside = t('card.detailed', { card: where, details: t('detail.aside') });
    return { key: `${act}:${id}-aside`, text: t('option.worker', { place: aside }) };
  }
  if (kind === 0) return { key: `${act}:${id}`, text: t('option.worker', { place: where }) };
  const worker = workerKinds.of(kind).id;
  return {
    key: `${act}:${worker}@${id.replace('@', '-')}`,
    text: t('option.workerOfKindAt', { worker: name(worker), place: where }),
  };
}

export interface MoveWorker extends Effect {
  readonly verb: 'moveWorker';
  /** A ride is a ticket's move: all that holds for placing holds for it (15.12, 15.15). */
  readonly how: 'place' | 'ride';
}

/** Move one deployed worker to another place and use it (RANGER.1). */
export function moveWorker(how: MoveWorker['how'] = 'place'): MoveWorker {
  return { verb: 'moveWorker', how, id: 0 };
}

const isRide = ({ how }: MoveWorker): boolean => how === 'ride';

/** Where worker `i`, which has been lifted, can go: wherever it could be placed (5.12, R-200). */
function offerGoals(s: State, seat: number, i: number, except: number, out: Options): void {
  offerOpen(s, seat, except, workerKind(s, seat, i), out);
}

function anyGoal(s: State, seat: number, i: number, except: number): boolean {
  return anyOpen(s, seat, except, workerKind(s, seat, i));
}

/** The place a worker would come from does not count as another place. */
function canMove(s: State, seat: number, i: number, ride: boolean): boolean {
  if (!mayRide(s, seat, i, ride)) return false;
  const place = workerPlace(s, seat, i);
  // Only a place on the board could be the one that becomes free for this worker.
  if (isCity(place)) return anyGoal(s, seat, i, -1);
  liftWorker(s, seat, i, READY);
  const somewhere = anyGoal(s, seat, i, codeOf(place, 0));
  putWorker(s, seat, i, place, 0);
  return somewhere;
}

function offerMovable(s: State, seat: number, ride: boolean, out: Options): void {
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (canMove(s, seat, i, ride) && !twinBefore(s, seat, i)) out.add(i + 1);
  }
}

function anyMovable(s: State, seat: number, ride: boolean): boolean {
  for (let i = 0; i < MAX_WORKERS; i++) if (canMove(s, seat, i, ride)) return true;
  return false;
}

/** PC 0: which worker; 1: where to (A = worker, B and C = where it stood); 2: done. */
const moveToPlaceVerb: Verb<MoveWorker> = {
  name: 'moveWorker',
  can: (s, seat, _of, _at, effect) =>
    anyMovable(s, seat, isRide(effect)) ? OK : NO_WORKER_TO_MOVE,
  step(s, f, effect) {
    const over = s[f + PC] === 0 ? !anyMovable(s, s[f + SEAT], isRide(effect)) : s[f + PC] === 2;
    if (over) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    if (s[f + PC] === 0) return offerMovable(s, s[f + SEAT], isRide(effect), out);
    offerGoals(s, s[f + SEAT], s[f + A], codeOf(s[f + B], s[f + C]), out);
  },
  pick(s, f, effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      s[f + A] = code - 1;
      s[f + B] = workerPlace(s, seat, code - 1);
      s[f + C] = workerSlot(s, seat, code - 1);
      s[f + PC] = 1;
      // RANGER.9: the old place is free at once.
      return liftWorker(s, seat, code - 1, READY);
    }
    s[f + PC] = 2;
    if (emit.sink !== null) {
      emit.sink.push({
        type: 'moveWorker',
        seat,
        from: whereFrom(s, s[f + B], s[f + C]),
        at: whereOf(s, code),
      });
    }
    arrive(s, seat, s[f + A], code, isRide(effect) ? RIDDEN : MOVED);
  },
  prompt: (s, f) => ({ text: t(s[f + PC] === 0 ? 'prompt.workerMove' : 'prompt.workerTo') }),
  wording: (s, f, _effect, code) =>
    s[f + PC] === 0
      ? workerWording(s, s[f + SEAT], 'move', code - 1)
      : placeWording(s, s[f + SEAT], code),
};

/** Where the worker stood. */
export function whereFrom(s: State, place: number, slot: number): Where {
  return isCity(place) ? cardWhere(s, place - CITY_PLACE, slot) : { place };
}

export interface RecallOne extends Effect {
  readonly verb: 'moveWorker';
  readonly how: 'home';
}

/** Take back one deployed worker that is not permanent. */
export function recallOne(): RecallOne {
  return { verb: 'moveWorker', how: 'home', id: 0 };
}

const recallOneVerb: Verb<RecallOne> = {
  name: 'moveWorker',
  step(s, f) {
    const seat = s[f + SEAT];
    for (let i = 0; i < MAX_WORKERS; i++) if (movable(s, seat, i)) return ask(s);
    pop(s);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (movable(s, seat, i) && !twinBefore(s, seat, i)) out.add(i + 1);
    }
  },
  pick(s, f, _effect, code) {
    liftWorker(s, s[f + SEAT], code - 1, READY);
    if (emit.sink !== null) emit.sink.push({ type: 'recall', seat: s[f + SEAT], count: 1 });
    pop(s);
  },
  prompt: () => ({ text: t('prompt.workerBack') }),
  wording: (s, f, _effect, code) => workerWording(s, s[f + SEAT], 'recall', code - 1),
};

export const moveWorkerVerb = verbWithForms<MoveWorker | RecallOne>('moveWorker', {
  place: moveToPlaceVerb,
  ride: moveToPlaceVerb,
  home: recallOneVerb,
});
