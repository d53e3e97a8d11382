/** The Compass: Traveler cards of the own city act once more. */
import {
  A,
  B,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  push,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARDS, COLOR, ON_PLAY } from '../content/tables.ts';
import { TRAVELER } from '../content/terms.ts';
import { slotWording } from '../effects/city.ts';
import { performable } from '../effects/machine.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { OK } from '../turn/reason.ts';

export interface ActivateTravelers extends Effect {
  readonly verb: 'activateTravelers';
  /** 1 or 2. */
  readonly max: number;
}

/** Up to so many, each once. */
export function activateTravelers(max: number): ActivateTravelers {
  return { verb: 'activateTravelers', id: 0, max };
}

function usable(s: State, seat: number, slot: number): boolean {
  const kind = cardIn(s, seat, slot);
  if (kind === 0 || COLOR[kind] !== TRAVELER || ON_PLAY[kind] === 0) return false;
  return performable(s, seat, seat, slot, CARDS.of(kind).played!) === OK;
}

function anyUsable(s: State, f: number): boolean {
  for (let slot = cityTop(s, s[f + SEAT]) - 1; slot >= 0; slot--) {
    if (slot + 1 !== s[f + B] && usable(s, s[f + SEAT], slot)) return true;
  }
  return false;
}

/** A = activated so far, B = slot + 1 of the first. */
export const activateTravelersVerb: Verb<ActivateTravelers> = {
  name: 'activateTravelers',
  step(s, f, { max }) {
    if (s[f + PC] === 1 || s[f + A] === max || !anyUsable(s, f)) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    out.add(DONE);
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      if (slot + 1 !== s[f + B] && usable(s, s[f + SEAT], slot)) out.add(slot + 1);
    }
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    const card = cardIn(s, seat, code - 1);
    s[f + A]++;
    s[f + B] = code;
    if (emit.sink !== null) {
      emit.sink.push({ type: 'activate', seat, city: seat, card, slot: code - 1 });
    }
    push(s, ON_PLAY[card], seat, seat, code - 1, 0);
  },
  prompt: (s, f, { max }) => ({
    text: t('prompt.activateTraveler'),
    min: 0,
    max,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'activate', code),
};
