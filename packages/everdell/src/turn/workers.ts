/**
 * Workers of a kind: they count as workers in every respect, and can do something that ordinary ones
 * cannot. A box declares the kinds; which worker is of which kind stands in the state.
 */
import {
  A,
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
import { t } from '../say.ts';
import { MAX_WORKERS } from '../state/layout.ts';
import { hasMoreRoom } from '../state/moreRoom.ts';
import { READY } from '../state/place.ts';
import { workerKind, workerPlace } from '../state/workers.ts';
import { name } from '../words/index.ts';
import { anyOpen, offerOpen } from './openPlaces.ts';
import { arrive } from './arriving.ts';
import { placeWording } from './placePicks.ts';
import { workerKinds } from './workerKinds.ts';

/** Picks of a turn: place the worker with this number. */
export const KIND_PICK = 0x1010;
const NOWHERE = -1;

/** The worker of this kind, or -1. */
export function workerOfKind(s: State, seat: number, kind: number): number {
  for (let i = 0; i < MAX_WORKERS; i++) if (workerKind(s, seat, i) === kind) return i;
  return -1;
}

/** Workers of a kind are placed by name; where to is asked afterwards. */
export function offerKinds(s: State, seat: number, out: Options): void {
  if (!hasMoreRoom(s)) return;
  for (let i = 0; i < MAX_WORKERS; i++) {
    const kind = workerKind(s, seat, i);
    if (kind === 0 || workerPlace(s, seat, i) !== READY) continue;
    if (anyOpen(s, seat, NOWHERE, kind)) out.add(KIND_PICK + i);
  }
}

export function kindWording(s: State, seat: number, code: number): Wording {
  const { id } = workerKinds.of(workerKind(s, seat, code - KIND_PICK));
  return { key: `worker:${id}`, text: t('option.workerOfKind', { worker: name(id) }) };
}

export interface PlaceKind extends Effect {
  readonly verb: 'placeKind';
}

export const placeKind: PlaceKind = { verb: 'placeKind', id: 0 };

export function startPlacing(s: State, seat: number, i: number): void {
  s[push(s, placeKind.id, seat, seat, 0, 0) + A] = i;
}

/** A = the worker. */
export const placeKindVerb: Verb<PlaceKind> = {
  name: 'placeKind',
  step(s, f) {
    if (s[f + PC] === 1) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) =>
    offerOpen(s, s[f + SEAT], NOWHERE, workerKind(s, s[f + SEAT], s[f + A]), out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    arrive(s, s[f + SEAT], s[f + A], code);
  },
  prompt(s, f) {
    const { id } = workerKinds.of(workerKind(s, s[f + SEAT], s[f + A]));
    return { text: t('prompt.placeKind', { worker: name(id) }) };
  },
  wording: (s, f, _effect, code) => placeWording(s, s[f + SEAT], code),
};
