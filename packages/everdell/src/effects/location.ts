/** Carrying out the action of a location without placing a worker there. */
import {
  A,
  AT,
  B,
  DONE,
  OF,
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
import { emit } from '../log/emit.ts';
import { BASIC_LOCATIONS, FORESTS } from '../content/board.ts';
import { cardNoun, placeId, t } from '../say.ts';
import { cardIn } from '../state/city.ts';
import { name } from '../words/index.ts';
import { CLEARINGS, FOREST, STANDING, TOKENS, slotAt } from '../state/layout.ts';
import { BASIC_COUNT, FOREST_PLACE } from '../state/place.ts';
import { standsOn } from '../state/workers.ts';
import { NO_LOCATION, OK } from '../turn/reason.ts';
import { performable } from './machine.ts';

export interface UseLocation extends Effect {
  readonly verb: 'useLocation';
  readonly which: 'basic' | 'forest' | 'either';
  /** Only where the player (CLOCKTOWER.2), or anybody, has a worker. */
  readonly worker?: 'own' | 'any';
  /** Up to so many different ones: 1 or 2. */
  readonly max: number;
  /** Optional, for a point token on this card. */
  readonly forToken: boolean;
}

export function useLocation(
  which: UseLocation['which'],
  how: Partial<Pick<UseLocation, 'worker' | 'max' | 'forToken'>> = {},
): UseLocation {
  return { verb: 'useLocation', id: 0, which, max: 1, forToken: false, ...how };
}

/** What a location does. */
export function locationEffect(s: State, place: number): Effect {
  return place < BASIC_COUNT
    ? BASIC_LOCATIONS[place].effect
    : FORESTS.of(s[FOREST + place - FOREST_PLACE]).effect;
}

/** LOOKOUT.6: it must be possible at least in part. */
function usable(s: State, seat: number, place: number, effect: UseLocation): boolean {
  if (effect.worker === 'own' && !standsOn(s, seat, place)) return false;
  if (effect.worker === 'any' && s[STANDING + place] === 0) return false;
  const action = locationEffect(s, place);
  // A location that uses others never uses itself.
  return action !== effect && performable(s, seat, seat, 0, action) === OK;
}

/** Offers usable places as picks place + 1, but for the one used already. */
function offer(s: State, seat: number, effect: UseLocation, used: number, out: Options): void {
  for (let place = 0; effect.which !== 'forest' && place < BASIC_COUNT; place++) {
    if (place + 1 !== used && usable(s, seat, place, effect)) out.add(place + 1);
  }
  if (effect.which === 'basic') return;
  for (let i = 0; i < CLEARINGS; i++) {
    const place = FOREST_PLACE + i;
    if (s[FOREST + i] === 0 || place + 1 === used) continue;
    if (usable(s, seat, place, effect)) out.add(place + 1);
  }
}

const scratch = new Options();

function anyUsable(s: State, seat: number, effect: UseLocation, used: number): boolean {
  // A basic location with resources can always be used, wherever the workers stand.
  if (effect.worker === undefined && effect.which !== 'forest') return true;
  scratch.clear();
  offer(s, seat, effect, used, scratch);
  return scratch.count > 0;
}

/** A = used so far, B = the pick of the first. PC 1 = enough. */
export const useLocationVerb: Verb<UseLocation> = {
  name: 'useLocation',
  can: (s, seat, _of, _at, effect) => (anyUsable(s, seat, effect, 0) ? OK : NO_LOCATION),
  step(s, f, effect) {
    const noToken = effect.forToken && s[slotAt(s[f + OF], s[f + AT]) + TOKENS] === 0;
    const over = s[f + PC] === 1 || s[f + A] === effect.max || noToken;
    if (over || !anyUsable(s, s[f + SEAT], effect, s[f + B])) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    if (effect.forToken || s[f + A] > 0) out.add(DONE);
    offer(s, s[f + SEAT], effect, s[f + B], out);
  },
  pick(s, f, effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    s[f + A]++;
    s[f + B] = code;
    if (effect.forToken) {
      s[slotAt(s[f + OF], s[f + AT]) + TOKENS]--;
      const card = cardIn(s, s[f + OF], s[f + AT]);
      if (emit.sink !== null) emit.sink.push({ type: 'trigger', seat, card });
    }
    if (emit.sink !== null) emit.sink.push({ type: 'useLocation', seat, place: code - 1 });
    push(s, locationEffect(s, code - 1).id, seat, seat, 0, 0);
  },
  prompt: (s, f, effect) => ({
    text: effect.forToken
      ? t('prompt.clockTower', { of: cardNoun(cardIn(s, s[f + OF], s[f + AT])) })
      : t('prompt.location'),
  }),
  wording(s, f, _effect, code) {
    if (code === DONE) {
      return s[f + A] > 0
        ? { key: 'done', text: t('option.done') }
        : { key: 'none', text: t('option.none') };
    }
    const id = placeId(s, code - 1);
    return { key: `use:${id}`, text: t('option.location', { place: name(id) }) };
  },
};
