/** Exchanging whole hands with an opponent. */
import {
  PC,
  SEAT,
  ask,
  pop,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { t } from '../say.ts';
import { anyReceiver, offerReceivers, receiverWording } from '../state/giving.ts';
import { HAND, HAND_COUNT, MAX_HAND, playerAt } from '../state/layout.ts';

export interface SwapHands extends Effect {
  readonly verb: 'swapHands';
}

export function swapHands(): SwapHands {
  return { verb: 'swapHands', id: 0 };
}

export const swapHandsVerb: Verb<SwapHands> = {
  name: 'swapHands',
  step(s, f) {
    if (s[f + PC] === 1 || !anyReceiver(s, s[f + SEAT])) pop(s);
    else ask(s);
  },
  options: (s, f, _effect, out) => offerReceivers(s, s[f + SEAT], false, out),
  pick(s, f, _effect, code) {
    s[f + PC] = 1;
    swap(s, s[f + SEAT], code - 1);
  },
  prompt: () => ({ text: t('prompt.swapHands') }),
  wording: (_s, _f, _effect, code) => receiverWording(code),
};

/** Both have seen cards that were hidden: there is no way back. */
function swap(s: State, seat: number, other: number): void {
  const [mine, theirs] = [playerAt(seat), playerAt(other)];
  for (let i = 0; i < MAX_HAND; i++) swapBytes(s, mine + HAND + i, theirs + HAND + i);
  swapBytes(s, mine + HAND_COUNT, theirs + HAND_COUNT);
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'swapHands', seat, other });
}

function swapBytes(s: State, a: number, b: number): void {
  const byte = s[a];
  s[a] = s[b];
  s[b] = byte;
}
