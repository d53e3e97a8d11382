/** Activating several different Production cards of the own city. */
import {
  A,
  B,
  C,
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
import { CARDS, IS_LEGENDARY, ON_PRODUCTION } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { NOTHING_TO_ACTIVATE, OK } from '../turn/reason.ts';
import { slotWording } from './city.ts';
import { performable } from './machine.ts';

export interface ActivateSome extends Effect {
  readonly verb: 'activateSome';
  /** 1 to 3. */
  readonly max: number;
}

/** Up to so many, each once. */
export function activateSome(max: number): ActivateSome {
  return { verb: 'activateSome', id: 0, max };
}

function usable(s: State, seat: number, slot: number): boolean {
  const kind = cardIn(s, seat, slot);
  if (ON_PRODUCTION[kind] === 0 || IS_LEGENDARY[kind] === 1) return false;
  return performable(s, seat, seat, slot, CARDS.of(kind).production!) === OK;
}

/** A = activated so far, B and C = slot + 1 of those before. */
export const activateSomeVerb: Verb<ActivateSome> = {
  name: 'activateSome',
  can(s, seat) {
    for (let slot = 0; slot < cityTop(s, seat); slot++) if (usable(s, seat, slot)) return OK;
    return NOTHING_TO_ACTIVATE;
  },
  step(s, f, effect) {
    if (s[f + PC] === 1 || s[f + A] === effect.max) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    out.add(DONE);
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      const done = slot + 1 === s[f + B] || slot + 1 === s[f + C];
      if (!done && usable(s, s[f + SEAT], slot)) out.add(slot + 1);
    }
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    const card = cardIn(s, seat, code - 1);
    s[f + A]++;
    s[f + C] = s[f + B];
    s[f + B] = code;
    if (emit.sink !== null) {
      emit.sink.push({ type: 'activate', seat, city: seat, card, slot: code - 1 });
    }
    push(s, ON_PRODUCTION[card], seat, seat, code - 1, 0);
  },
  prompt: (s, f, effect) => ({
    text: t('prompt.activate'),
    min: 0,
    max: effect.max,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'activate', code),
};
