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
  isDeployed,
  isPermanent,
  liftWorker,
  putWorker,
  workerPlace,
  workerSlot,
} from '../state/workers.ts';
import {
  anyPlace,
  arrive,
  codeOf,
  offerPlaces,
  placeWording,
  cardWhere,
  whereOf,
} from '../turn/placing.ts';
import { NO_WORKER_TO_MOVE, OK } from '../turn/reason.ts';

function movable(s: State, seat: number, i: number): boolean {
  return isDeployed(s, seat, i) && !isPermanent(s, seat, i);
}

/** Two workers on the same place are the same choice. */
function twinBefore(s: State, seat: number, i: number): boolean {
  for (let j = 0; j < i; j++) {
    if (workerPlace(s, seat, j) !== workerPlace(s, seat, i)) continue;
    if (workerSlot(s, seat, j) === workerSlot(s, seat, i)) return true;
  }
  return false;
}

function workerWording(s: State, seat: number, act: string, i: number): Wording {
  const place = workerPlace(s, seat, i);
  const slot = workerSlot(s, seat, i);
  const id = isCity(place)
    ? `${CARDS.of(cardIn(s, place - CITY_PLACE, slot)).id}@city${place - CITY_PLACE + 1}-${slot + 1}`
    : placeId(s, place);
  return {
    key: `${act}:${id}`,
    text: t('option.worker', { place: placeName(s, place, slot, seat) }),
  };
}

export interface MoveWorker extends Effect {
  readonly verb: 'moveWorker';
  readonly how: 'place';
}

/** Move one deployed worker to another place and use it (RANGER.1). */
export function moveWorker(): MoveWorker {
  return { verb: 'moveWorker', how: 'place', id: 0 };
}

/** The place a worker would come from does not count as another place. */
function canMove(s: State, seat: number, i: number): boolean {
  if (!movable(s, seat, i)) return false;
  const place = workerPlace(s, seat, i);
  // Only a place on the board could be the one that becomes free for this worker.
  if (isCity(place)) return anyPlace(s, seat, -1);
  liftWorker(s, seat, i, READY);
  const somewhere = anyPlace(s, seat, codeOf(place, 0));
  putWorker(s, seat, i, place, 0);
  return somewhere;
}

function offerMovable(s: State, seat: number, out: Options): void {
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (canMove(s, seat, i) && !twinBefore(s, seat, i)) out.add(i + 1);
  }
}

/** PC 0: which worker; 1: where to (A = worker, B and C = where it stood); 2: done. */
const moveToPlaceVerb: Verb<MoveWorker> = {
  name: 'moveWorker',
  can(s, seat) {
    for (let i = 0; i < MAX_WORKERS; i++) if (canMove(s, seat, i)) return OK;
    return NO_WORKER_TO_MOVE;
  },
  step(s, f) {
    if (s[f + PC] === 2) return pop(s);
    if (
      s[f + PC] === 0 &&
      moveToPlaceVerb.can!(s, s[f + SEAT], 0, 0, { verb: 'moveWorker', how: 'place', id: 0 }) !== OK
    ) {
      return pop(s);
    }
    ask(s);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === 0) offerMovable(s, s[f + SEAT], out);
    else offerPlaces(s, s[f + SEAT], codeOf(s[f + B], s[f + C]), out);
  },
  pick(s, f, _effect, code) {
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
    arrive(s, seat, s[f + A], code, true);
  },
  prompt: (s, f) => ({ text: t(s[f + PC] === 0 ? 'prompt.workerMove' : 'prompt.workerTo') }),
  wording: (s, f, _effect, code) =>
    s[f + PC] === 0
      ? workerWording(s, s[f + SEAT], 'move', code - 1)
      : placeWording(s, s[f + SEAT], code),
};

/** Where the worker stood. */
function whereFrom(s: State, place: number, slot: number): Where {
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
  home: recallOneVerb,
});
