/** Discarding hand cards for something. */
import {
  A,
  B,
  DONE,
  N,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { handSize, removeFromHand } from '../state/hand.ts';
import { discardCardOf } from '../state/piles.ts';
import { HAND_EMPTY, HAND_SHORT, OK } from '../turn/reason.ts';
import { amount, type Count } from './count.ts';
import { cardWording, offerHand } from './handRun.ts';

/** Any number: as many as there are. */
export const ANY_NUMBER = 99;

export interface Discard extends Effect {
  readonly verb: 'discard';
  readonly min: number;
  /** At most so many; as counted when it begins. */
  readonly max: Count;
  /** Carried out afterwards with "that many". */
  readonly then?: Effect;
}

export function discard(min: number, max: Count, then?: Effect): Discard {
  return { verb: 'discard', id: 0, min, max, ...(then && { then }) };
}

export function discardFromHand(s: State, seat: number, kind: number): void {
  removeFromHand(s, seat, kind);
  discardCardOf(s, kind, 1 << seat);
  if (emit.sink !== null) {
    emit.sink.push({
      type: 'discard',
      seat,
      count: 1,
      cards: [kind],
      to: [seat],
      secret: ['cards'],
    });
  }
}

/** A = discarded so far, B = the last kind. PC: 0 choosing, 1 done. */
export const discardVerb: Verb<Discard> = {
  name: 'discard',
  forget: (s, f) => void (s[f + B] = 0),
  kids: (effect) => (effect.then ? [effect.then] : []),
  isPrice: ({ min }) => min > 0,
  can(s, seat, _of, _at, effect) {
    const cards = handSize(s, seat);
    if (cards < effect.min) return cards === 0 ? HAND_EMPTY : HAND_SHORT;
    return cards > 0 ? OK : HAND_EMPTY;
  },
  step(s, f, effect) {
    if (s[f + PC] === 2) return pop(s);
    const full = s[f + A] >= amount(s, f, effect.max) || handSize(s, s[f + SEAT]) === 0;
    if (s[f + PC] === 0 && !full) return ask(s);
    s[f + PC] = 2;
    s[f + N] = s[f + A];
    if (effect.then && s[f + A] > 0) pushChild(s, f, effect.then.id);
  },
  options(s, f, effect, out) {
    // Who must discard more than there is discards all there is.
    const needed = Math.min(effect.min - s[f + A], handSize(s, s[f + SEAT]));
    offerHand(s, s[f + SEAT], s[f + B], needed, undefined, out);
  },
  pick(s, f, _effect, code) {
    if (code === DONE) return void (s[f + PC] = 1);
    discardFromHand(s, s[f + SEAT], code);
    s[f + A]++;
    s[f + B] = code;
  },
  prompt(s, f, effect) {
    const max = Math.min(amount(s, f, effect.max), handSize(s, s[f + SEAT]) + s[f + A]);
    const min = Math.max(0, effect.min - s[f + A]);
    return {
      text:
        effect.max === ANY_NUMBER
          ? t('prompt.discardAny', { least: min > 0 ? 'one' : 'none' })
          : discardText(min, max - s[f + A]),
      min: effect.min,
      max,
      picked: s[f + A],
    };
  },
  wording: (s, f, _effect, code) => cardWording('discard', code, s[f + A]),
};

function discardText(min: number, max: number) {
  return min === max ? t('prompt.discard', { n: min }) : t('prompt.discardUpTo', { n: max });
}
