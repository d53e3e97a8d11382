/** Stubblehoof may stay where it stands when the workers come back, and uses the place again. */
import {
  PC,
  SEAT,
  ask,
  pop,
  push,
  seq,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { draw } from '../effects/draw.ts';
import { gainAny } from '../effects/gain.ts';
import { startAt, usable } from '../effects/useOpponents.ts';
import { placeName, t } from '../say.ts';
import { BESIDE } from '../state/place.ts';
import {
  isDeployed,
  isPermanent,
  letStay,
  workerPlace,
  workerSlot,
  workerStance,
} from '../state/workers.ts';
import { codeOf } from '../turn/placePicks.ts';
import { workerKinds } from '../turn/workerKinds.ts';
import { workerOfKind } from '../turn/workers.ts';
import { name } from '../words/index.ts';

export interface StayPut extends Effect {
  readonly verb: 'stayPut';
}

export const stayPut: StayPut = { verb: 'stayPut', id: 0 };

/** Besides what the place brings. */
export const stayTreat = seq(draw(1), gainAny(1));

const ANYTHING = { except: [] };
const STAY = 1;
const GO_HOME = 2;

/** Stubblehoof, if it stands where it can stay and something can be used again; else -1. */
function candidate(s: State, seat: number): number {
  const i = workerOfKind(s, seat, workerKinds.numberOf('stubblehoof'));
  if (i < 0 || !isDeployed(s, seat, i) || isPermanent(s, seat, i)) return -1;
  if (workerPlace(s, seat, i) === BESIDE || workerStance(s, seat, i) !== 0) return -1;
  return usable(s, seat, codeOf(workerPlace(s, seat, i), workerSlot(s, seat, i)), ANYTHING)
    ? i
    : -1;
}

export const stayPutVerb: Verb<StayPut> = {
  name: 'stayPut',
  step(s, f) {
    if (s[f + PC] === 1 || candidate(s, s[f + SEAT]) < 0) pop(s);
    else ask(s);
  },
  options(_s, _f, _effect, out) {
    out.add(STAY);
    out.add(GO_HOME);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    if (code === GO_HOME) return;
    const i = candidate(s, seat);
    letStay(s, seat, i);
    push(s, stayTreat.id, seat, seat, 0, 0);
    startAt(s, seat, codeOf(workerPlace(s, seat, i), workerSlot(s, seat, i)), ANYTHING);
  },
  prompt(s, f) {
    const seat = s[f + SEAT];
    const i = candidate(s, seat);
    const place = placeName(s, workerPlace(s, seat, i), workerSlot(s, seat, i), seat);
    return { text: t('prompt.stayPut', { place, me: name('stubblehoof') }) };
  },
  wording: (_s, _f, _effect, code) =>
    code === STAY
      ? { key: 'stay', text: t('option.stayPut') }
      : { key: 'none', text: t('option.none') },
};
