/** Activating several different Production or Traveler cards of the own city. */
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
import { CARDS, COLOR, IS_LEGENDARY, ON_PLAY, ON_PRODUCTION } from '../content/tables.ts';
import { TRAVELER } from '../content/terms.ts';
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
  /** What Production cards produce, or what Traveler cards do when played. */
  readonly color: 'production' | 'traveler';
}

/** Up to so many, each once. */
export function activateSome(
  max: number,
  color: ActivateSome['color'] = 'production',
): ActivateSome {
  return { verb: 'activateSome', id: 0, max, color };
}

/** The effect of a kind that would be carried out, by its place in the program; 0 = none. */
function nodeOf(kind: number, { color }: ActivateSome): number {
  if (color === 'production') return ON_PRODUCTION[kind];
  return COLOR[kind] === TRAVELER ? ON_PLAY[kind] : 0;
}

/** 18.11: no Legendary card. */
function usable(s: State, seat: number, slot: number, effect: ActivateSome): boolean {
  const kind = cardIn(s, seat, slot);
  if (kind === 0 || nodeOf(kind, effect) === 0 || IS_LEGENDARY[kind] === 1) return false;
  const { played, production } = CARDS.of(kind);
  const action = effect.color === 'production' ? production! : (played ?? production)!;
  return performable(s, seat, seat, slot, action) === OK;
}

/** A = activated so far, B and C = slot + 1 of those before. */
export const activateSomeVerb: Verb<ActivateSome> = {
  name: 'activateSome',
  can(s, seat, _of, _at, effect) {
    for (let slot = 0; slot < cityTop(s, seat); slot++) {
      if (usable(s, seat, slot, effect)) return OK;
    }
    return NOTHING_TO_ACTIVATE;
  },
  step(s, f, effect) {
    if (s[f + PC] === 1 || s[f + A] === effect.max) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    out.add(DONE);
    for (let slot = 0; slot < cityTop(s, s[f + SEAT]); slot++) {
      const done = slot + 1 === s[f + B] || slot + 1 === s[f + C];
      if (!done && usable(s, s[f + SEAT], slot, effect)) out.add(slot + 1);
    }
  },
  pick(s, f, effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    const seat = s[f + SEAT];
    const card = cardIn(s, seat, code - 1);
    s[f + A]++;
    s[f + C] = s[f + B];
    s[f + B] = code;
    if (emit.sink !== null) {
      emit.sink.push({ type: 'activate', seat, city: seat, card, slot: code - 1 });
    }
    push(s, nodeOf(card, effect), seat, seat, code - 1, 0);
  },
  prompt: (s, f, { max, color }) => ({
    text: t(color === 'production' ? 'prompt.activate' : 'prompt.activateTraveler'),
    min: 0,
    max,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'activate', code),
};
