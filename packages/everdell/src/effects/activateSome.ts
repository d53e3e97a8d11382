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
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARDS, COLOR, STAYS, LAYING, REPLACES } from '../content/tables.ts';
import { TRAVELER } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { NOTHING_TO_ACTIVATE, OK } from '../turn/reason.ts';
import { slotWording } from './city.ts';
import { performable } from './machine.ts';
import { makeWay } from './makeWay.ts';

export interface ActivateSome extends Effect {
  readonly verb: 'activateSome';
  /** 1 to 3. */
  readonly max: number;
  /** What Production cards produce, or what Traveler cards do when played. */
  readonly color: 'production' | 'traveler';
  /** Any number up to `max`, instead of as many as can be activated (2.12). */
  readonly upTo: boolean;
}

/** Up to so many, each once. */
export function activateSome(
  max: number,
  color: ActivateSome['color'] = 'production',
): ActivateSome {
  return { verb: 'activateSome', id: 0, max, color, upTo: true };
}

/** So many different Production cards, as far as they can do something. */
export function activateDifferent(n: number): ActivateSome {
  return { verb: 'activateSome', id: 0, max: n, color: 'production', upTo: false };
}

/** What a card of this kind does when it is activated, if anything. */
function actionOf(kind: number, { color }: ActivateSome): Effect | undefined {
  const { played, production } = CARDS.of(kind);
  if (color === 'production') return production;
  return COLOR[kind] === TRAVELER ? played : undefined;
}

/** 18.11: no successor. */
function usable(s: State, seat: number, slot: number, effect: ActivateSome): boolean {
  const kind = cardIn(s, seat, slot);
  if (kind === 0 || STAYS[kind] === 1) return false;
  const action = actionOf(kind, effect);
  if (action === undefined) return false;
  // RUINS.1: another Construction makes way again; only then it does anything (RUINS.8).
  return performable(s, seat, seat, slot, LAYING[kind] === REPLACES ? makeWay : action) === OK;
}

/** Offers every card that was not activated yet; without a list it stops at the first. */
function offer(s: State, f: number, effect: ActivateSome, out: Options | null): boolean {
  const seat = s[f + SEAT];
  let any = false;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const done = slot + 1 === s[f + B] || slot + 1 === s[f + C];
    if (done || !usable(s, seat, slot, effect)) continue;
    any = true;
    if (out === null) return true;
    out.add(slot + 1);
  }
  return any;
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
    const over = s[f + PC] === 1 || s[f + A] === effect.max;
    if (over || !offer(s, f, effect, null)) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    if (effect.upTo) out.add(DONE);
    offer(s, f, effect, out);
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
    push(s, actionOf(card, effect)!.id, seat, seat, code - 1, 0);
    if (LAYING[card] === REPLACES) push(s, makeWay.id, seat, seat, code - 1, 0);
  },
  prompt: (s, f, { max, color, upTo }) => ({
    text: t(color === 'production' ? 'prompt.activate' : 'prompt.activateTraveler'),
    min: upTo ? 0 : max,
    max,
    picked: s[f + A],
  }),
  wording: (s, f, _effect, code) => slotWording(s, s[f + SEAT], 'activate', code, s[f + A]),
};
