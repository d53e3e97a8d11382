/** Carrying out the actions of locations on which somebody's worker stands. */
import {
  A,
  B,
  DONE,
  Options,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { locationEffect } from '../effects/location.ts';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { placeId, t } from '../say.ts';
import { CLEARINGS, STANDING } from '../state/layout.ts';
import { BASIC_COUNT, FOREST_PLACE } from '../state/place.ts';
import { NO_LOCATION, OK } from '../turn/reason.ts';
import { name } from '../words/index.ts';

export interface UseOccupied extends Effect {
  readonly verb: 'useOccupied';
  /** 1 or 2. */
  readonly max: number;
}

/** Up to so many different basic and Forest locations. */
export function useOccupied(max: number): UseOccupied {
  return { verb: 'useOccupied', id: 0, max };
}

function usable(s: State, seat: number, place: number): boolean {
  if (s[STANDING + place] === 0) return false;
  return performable(s, seat, seat, 0, locationEffect(s, place)) === OK;
}

/** Picks: place + 1, but for the one used already. */
function offer(s: State, seat: number, used: number, out: Options): void {
  for (let place = 0; place < BASIC_COUNT; place++) {
    if (place + 1 !== used && usable(s, seat, place)) out.add(place + 1);
  }
  for (let i = FOREST_PLACE; i < FOREST_PLACE + CLEARINGS; i++) {
    if (i + 1 !== used && usable(s, seat, i)) out.add(i + 1);
  }
}

const scratch = new Options(32);

function any(s: State, seat: number, used: number): boolean {
  scratch.clear();
  offer(s, seat, used, scratch);
  return scratch.count > 0;
}

/** A = used so far, B = the pick of the first. PC 1 = enough. */
export const useOccupiedVerb: Verb<UseOccupied> = {
  name: 'useOccupied',
  can: (s, seat) => (any(s, seat, 0) ? OK : NO_LOCATION),
  step(s, f, effect) {
    const over = s[f + PC] === 1 || s[f + A] === effect.max;
    if (over || !any(s, s[f + SEAT], s[f + B])) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    if (s[f + A] > 0) out.add(DONE);
    offer(s, s[f + SEAT], s[f + B], out);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    s[f + A]++;
    s[f + B] = code;
    if (emit.sink !== null) emit.sink.push({ type: 'useLocation', seat, place: code - 1 });
    push(s, locationEffect(s, code - 1).id, seat, seat, 0, 0);
  },
  prompt: () => ({ text: t('prompt.location') }),
  wording(s, _f, _effect, code) {
    if (code === DONE) return { key: 'done', text: t('option.done') };
    const id = placeId(s, code - 1);
    return { key: `use:${id}`, text: t('option.location', { place: name(id) }) };
  },
};
