/** Discarding and taking Meadow cards. */
import {
  A,
  B,
  C,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { t } from '../say.ts';
import { room } from '../state/hand.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { discardFromMeadow, takeFromMeadow } from '../state/meadow.ts';
import { meadowCount, meadowFree, refillMeadow } from '../state/piles.ts';
import { HAND_FULL, MEADOW_EMPTY, OK } from '../turn/reason.ts';
import { meadowWording } from './draw.ts';

/** Offers Meadow cards; in order only from `from` on, leaving enough of them for `needed` picks. */
export function offerPositions(s: State, from: number, needed: number, out: Options): void {
  let later = 0;
  for (let i = MEADOW_SIZE - 1; i >= (out.ordered ? from : 0); i--) {
    if (!meadowFree(s, i)) continue;
    later++;
    if (!out.ordered || later >= needed) out.add(i + 1);
  }
}

export interface DiscardMeadow extends Effect {
  readonly verb: 'discardMeadow';
  readonly n: number;
}

/** Discard so many Meadow cards and refill (UNDERTAKER.1). */
export function discardMeadow(n: number): DiscardMeadow {
  return { verb: 'discardMeadow', id: 0, n };
}

/** A = still to discard, B = position behind the last, C = to discard in all. */
export const discardMeadowVerb: Verb<DiscardMeadow> = {
  name: 'discardMeadow',
  can: (s) => (meadowCount(s) > 0 ? OK : MEADOW_EMPTY),
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = s[f + C] = Math.min(effect.n, meadowCount(s));
    }
    if (s[f + A] > 0) return ask(s);
    refillMeadow(s);
    pop(s);
  },
  options: (s, f, _effect, out) => offerPositions(s, s[f + B], s[f + A], out),
  pick(s, f, _effect, code) {
    discardFromMeadow(s, s[f + SEAT], code - 1);
    s[f + A]--;
    s[f + B] = code;
  },
  prompt: (s, f) => ({
    text: t('prompt.meadowDiscard', { n: s[f + A] }),
    min: s[f + C],
    max: s[f + C],
    picked: s[f + C] - s[f + A],
  }),
  wording: (s, _f, _effect, code) => meadowWording(s, 'discard', code),
};

export interface TakeMeadow extends Effect {
  readonly verb: 'takeMeadow';
  readonly n: number;
  /** 0 to n, instead of as many as possible. */
  readonly upTo: boolean;
}

/** Take Meadow cards into the hand; all of them before the Meadow is refilled (7.5). */
export function takeMeadow(n: number, upTo = false): TakeMeadow {
  return { verb: 'takeMeadow', id: 0, n, upTo };
}

export function canTakeMeadow(s: State, seat: number): number {
  if (room(s, seat) === 0) return HAND_FULL;
  return meadowCount(s) > 0 ? OK : MEADOW_EMPTY;
}

/** A = still to take, B = position behind the last, C = to take in all. */
export const takeMeadowVerb: Verb<TakeMeadow> = {
  name: 'takeMeadow',
  can: (s, seat) => canTakeMeadow(s, seat),
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = s[f + C] = Math.min(effect.n, meadowCount(s), room(s, s[f + SEAT]));
    }
    if (s[f + A] > 0 && meadowCount(s) > 0) return ask(s);
    refillMeadow(s);
    pop(s);
  },
  options(s, f, effect, out) {
    if (effect.upTo) out.add(DONE);
    offerPositions(s, s[f + B], effect.upTo ? 1 : s[f + A], out);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + A] = 0);
    takeFromMeadow(s, s[f + SEAT], code - 1);
    s[f + A]--;
    s[f + B] = code;
  },
  prompt(s, f, effect) {
    const all = s[f + C];
    const bounds = { min: effect.upTo ? 0 : all, max: all, picked: all - s[f + A] };
    const key = effect.upTo ? 'prompt.meadowTakeUpTo' : 'prompt.meadowTake';
    return { text: t(key, { n: s[f + A] }), ...bounds };
  },
  wording: (s, _f, _effect, code) => meadowWording(s, 'take', code),
};
