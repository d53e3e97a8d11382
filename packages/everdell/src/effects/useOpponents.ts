/** Carrying out the action of a location where an opponent has a worker. */
import {
  Options,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { havenEffect } from '../base/havenAndJourney.ts';
import { isSuccessor } from '../content/card.ts';
import { CARDS } from '../content/tables.ts';
import { locationEffect } from './location.ts';
import { performable } from './machine.ts';
import { emit } from '../log/emit.ts';
import { placeName, t } from '../say.ts';
import { cardIn } from '../state/city.ts';
import { MAX_WORKERS, SEATS } from '../state/layout.ts';
import { BESIDE, BOX_PLACE, CITY_PLACE, HAVEN, isBasic, isForest } from '../state/place.ts';
import { workerPlace, workerSlot } from '../state/workers.ts';
import { boxPlaceAt } from '../turn/course.ts';
import { CITY_PICK, codeOf, ownerOf, placeKey, slotOf, whereOf } from '../turn/placePicks.ts';
import { NO_LOCATION, OK } from '../turn/reason.ts';

export interface UseOpponents extends Effect {
  readonly verb: 'useOpponents';
  /** Cards that cannot be used this way. */
  readonly except: readonly string[];
}

/** Cards that cannot be used. */
type Except = Pick<UseOpponents, 'except'>;

export function useOpponents(except: readonly string[]): UseOpponents {
  return { verb: 'useOpponents', id: 0, except };
}

/** What happens at a place, or undefined where nothing can be used: Events, the Journey. */
function effectAt(s: State, code: number, effect: Except): Effect | undefined {
  if (code >= CITY_PICK) {
    const card = CARDS.of(cardIn(s, ownerOf(s, code), slotOf(s, code)));
    // 18.11: nobody copies a successor; and no place that uses others is used in turn.
    const excluded = isSuccessor(card) || effect.except.includes(card.id);
    if (excluded || card.visit?.notCopied || card.visit?.effect.verb === 'useOpponents') {
      return undefined;
    }
    return card.visit?.effect;
  }
  if (code === HAVEN) return havenEffect;
  if (isBasic(code) || isForest(code)) return locationEffect(s, code);
  const place = boxPlaceAt(s, code);
  return place?.once ? undefined : place?.effect;
}

/** Every place where an opponent stands and whose action `seat` could carry out. */
export function offerOpponents(s: State, seat: number, effect: Except, out: Options): void {
  for (let other = 0; other < s[SEATS]; other++) {
    if (other === seat) continue;
    for (let i = 0; i < MAX_WORKERS; i++) {
      const place = workerPlace(s, other, i);
      const isThere = place < BESIDE && (place <= HAVEN || place >= BOX_PLACE || isForest(place));
      if (!isThere) continue;
      const code = codeOf(place, workerSlot(s, other, i));
      if (!out.has(code) && usable(s, seat, code, effect)) out.add(code);
    }
  }
}

/** Could `seat` carry out the action of this place now? */
export function usable(s: State, seat: number, code: number, effect: Except): boolean {
  const action = effectAt(s, code, effect);
  if (action === undefined) return false;
  const [of, at] = code >= CITY_PICK ? [ownerOf(s, code), slotOf(s, code)] : [seat, 0];
  return performable(s, seat, of, at, action) === OK;
}

const scratch = new Options();

function anyUsable(s: State, seat: number, effect: UseOpponents): boolean {
  scratch.clear();
  offerOpponents(s, seat, effect, scratch);
  return scratch.count > 0;
}

export const useOpponentsVerb: Verb<UseOpponents> = {
  name: 'useOpponents',
  can: (s, seat, _of, _at, effect) => (anyUsable(s, seat, effect) ? OK : NO_LOCATION),
  step(s, f, effect) {
    if (s[f + PC] === 1 || !anyUsable(s, s[f + SEAT], effect)) pop(s);
    else ask(s);
  },
  options: (s, f, effect, out) => offerOpponents(s, s[f + SEAT], effect, out),
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    startAt(s, s[f + SEAT], code, effect);
  },
  prompt: () => ({ text: t('prompt.location') }),
  wording: (s, f, _effect, code) => wordPlace(s, s[f + SEAT], code),
};

/** Begins the action of a place. */
export function startAt(s: State, seat: number, code: number, effect: Except): void {
  if (emit.sink !== null) emit.sink.push({ type: 'useLocation', seat, ...whereOf(s, code) });
  const inCity = code >= CITY_PICK;
  const of = inCity ? ownerOf(s, code) : seat;
  push(s, effectAt(s, code, effect)!.id, seat, of, inCity ? slotOf(s, code) : 0, 0);
}

export function wordPlace(s: State, seat: number, code: number): Wording {
  const inCity = code >= CITY_PICK;
  const place = inCity
    ? placeName(s, CITY_PLACE + ownerOf(s, code), slotOf(s, code), seat)
    : placeName(s, code, 0);
  return { key: `use:${placeKey(s, code)}`, text: t('option.location', { place }) };
}
