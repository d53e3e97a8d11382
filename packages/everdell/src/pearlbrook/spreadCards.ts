/** Giving hand cards to several opponents (7.11-7.15). */
import {
  A,
  B,
  D,
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
import { cardWording, offerHand } from '../effects/handRun.ts';
import { t } from '../say.ts';
import { anyCardReceiver, giveCard, offerReceivers, receiverWording } from '../state/giving.ts';
import { handCard, handSize } from '../state/hand.ts';
import { HAND_EMPTY, OK } from '../turn/reason.ts';

export interface SpreadCards extends Effect {
  readonly verb: 'spreadCards';
  readonly max: number;
  readonly then: Effect;
}

/** Up to so many hand cards in all, spread over the opponents as the player likes. */
export function spreadCards(max: number, then: Effect): SpreadCards {
  return { verb: 'spreadCards', id: 0, max, then };
}

const WHICH = 0;
const TO_WHOM = 1;
const ENOUGH = 2;
const REWARDED = 3;

/** A = given so far, B = the last card for runs in order, D = place in the hand of the card in question. */
export const spreadCardsVerb: Verb<SpreadCards> = {
  name: 'spreadCards',
  forget: (s, f) => void (s[f + B] = 0),
  kids: ({ then }) => [then],
  can: (s, seat) => (handSize(s, seat) > 0 ? OK : HAND_EMPTY),
  step(s, f, { max, then }) {
    const seat = s[f + SEAT];
    if (s[f + PC] === REWARDED) return pop(s);
    if (s[f + PC] === TO_WHOM) return anyCardReceiver(s, seat) ? ask(s) : hand(s, f, null);
    if (s[f + PC] === WHICH && s[f + A] < max && handSize(s, seat) > 0) return ask(s);
    s[f + PC] = REWARDED;
    s[f + N] = s[f + A];
    if (s[f + A] > 0) pushChild(s, f, then.id);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === TO_WHOM) return offerReceivers(s, seat, true, out);
    offerHand(s, seat, s[f + B], 0, undefined, out);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === TO_WHOM) return hand(s, f, code - 1);
    if (code === DONE) return void (s[f + PC] = ENOUGH);
    s[f + PC] = TO_WHOM;
    s[f + B] = code;
    s[f + D] = 0;
    while (handCard(s, s[f + SEAT], s[f + D]) !== code) s[f + D]++;
  },
  prompt: (s, f, { max }) =>
    s[f + PC] === TO_WHOM
      ? { text: t('prompt.receiver', { what: 'card' }) }
      : {
          text: t('prompt.giveSpread', { n: max - s[f + A] }),
          min: 0,
          max,
          picked: s[f + A],
        },
  wording: (s, f, _effect, code) =>
    s[f + PC] === TO_WHOM ? receiverWording(code) : cardWording('give', code),
};

function hand(s: State, f: number, to: number | null): void {
  giveCard(s, s[f + SEAT], to, handCard(s, s[f + SEAT], s[f + D]));
  s[f + A]++;
  s[f + PC] = WHICH;
}
