/** The foxes: a worker in the Forest may use another location where an opponent stands. */
import {
  AT,
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
import { offerOpponents, startAt, wordPlace } from '../effects/useOpponents.ts';
import { placeId, placeName, t } from '../say.ts';
import { NO_LOCATION, OK } from '../turn/reason.ts';

export interface Elsewhere extends Effect {
  readonly verb: 'elsewhere';
  readonly except: readonly string[];
}

export function elsewhere(except: readonly string[]): Elsewhere {
  return { verb: 'elsewhere', id: 0, except };
}

/** The pick for the Forest card itself. */
const HERE = 0x7ff;
const scratch = new Options();

/** AT is the Forest place where the worker stands. */
function offer(s: State, seat: number, place: number, effect: Elsewhere, out: Options): void {
  offerOpponents(s, seat, effect, out);
  const usable = performable(s, seat, seat, 0, locationEffect(s, place)) === OK;
  if (usable && !out.has(place)) out.add(HERE);
}

function any(s: State, seat: number, place: number, effect: Elsewhere): boolean {
  scratch.clear();
  offer(s, seat, place, effect, scratch);
  return scratch.count > 0;
}

export const elsewhereVerb: Verb<Elsewhere> = {
  name: 'elsewhere',
  can: (s, seat, _of, at, effect) => (any(s, seat, at, effect) ? OK : NO_LOCATION),
  step(s, f, effect) {
    if (s[f + PC] === 1 || !any(s, s[f + SEAT], s[f + AT], effect)) pop(s);
    else ask(s);
  },
  options: (s, f, effect, out) => offer(s, s[f + SEAT], s[f + AT], effect, out),
  pick(s, f, effect, code) {
    const seat = s[f + SEAT];
    s[f + PC] = 1;
    if (code === HERE) push(s, locationEffect(s, s[f + AT]).id, seat, seat, 0, 0);
    else startAt(s, seat, code, effect);
  },
  prompt: () => ({ text: t('prompt.location') }),
  wording(s, f, _effect, code) {
    if (code !== HERE) return wordPlace(s, s[f + SEAT], code);
    const place = placeName(s, s[f + AT], 0);
    return { key: `use:${placeId(s, s[f + AT])}`, text: t('option.location', { place }) };
  },
};
