/** Exchanging whole hands with an opponent. */
import {
  A,
  B,
  PC,
  SEAT,
  ask,
  pop,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { discardFromHand } from '../effects/discard.ts';
import { cardWording, offerHand } from '../effects/handRun.ts';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { anyReceiver, offerReceivers, receiverWording, swapWithAutomat } from '../state/giving.ts';
import { handLimit, handSize } from '../state/hand.ts';
import { forgetHand } from '../state/seen.ts';
import { HAND, HAND_COUNT, MAX_HAND, playerAt } from '../state/layout.ts';

export interface SwapHands extends Effect {
  readonly verb: 'swapHands';
}

export function swapHands(): SwapHands {
  return { verb: 'swapHands', id: 0 };
}

/** PC 0: with whom; 1: whoever (A or B) has more cards than the own limit allows discards (7.2). */
export const swapHandsVerb: Verb<SwapHands> = {
  name: 'swapHands',
  step(s, f) {
    if (s[f + PC] === 0) return anyReceiver(s, s[f + SEAT]) ? ask(s) : pop(s);
    if (surplus(s, s[f + A]) > 0) s[f + SEAT] = s[f + A];
    else if (surplus(s, s[f + B]) > 0) s[f + SEAT] = s[f + B];
    else return pop(s);
    ask(s);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === 0) offerReceivers(s, s[f + SEAT], false, out);
    else offerHand(s, s[f + SEAT], 0, 1, undefined, out);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === 1) return discardFromHand(s, s[f + SEAT], code);
    s[f + PC] = 1;
    s[f + A] = s[f + SEAT];
    s[f + B] = code - 1;
    if (!swapWithAutomat(s, s[f + A], s[f + B])) swap(s, s[f + A], s[f + B]);
  },
  prompt: (s, f) => ({
    text:
      s[f + PC] === 0 ? t('prompt.swapHands') : t('prompt.discard', { n: surplus(s, s[f + SEAT]) }),
  }),
  wording: (s, f, _effect, code) =>
    s[f + PC] === 0 ? receiverWording(code) : cardWording('discard', code),
};

/** Cards in hand beyond the limit: powers make it differ from player to player. */
function surplus(s: State, seat: number): number {
  return handSize(s, seat) - handLimit(s, seat);
}

/** Both have seen cards that were hidden: there is no way back. */
function swap(s: State, seat: number, other: number): void {
  const [mine, theirs] = [playerAt(seat), playerAt(other)];
  for (let i = 0; i < MAX_HAND; i++) swapBytes(s, mine + HAND + i, theirs + HAND + i);
  swapBytes(s, mine + HAND_COUNT, theirs + HAND_COUNT);
  forgetHand(s, seat);
  forgetHand(s, other);
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'swapHands', seat, other });
}

function swapBytes(s: State, a: number, b: number): void {
  const byte = s[a];
  s[a] = s[b];
  s[b] = byte;
}
