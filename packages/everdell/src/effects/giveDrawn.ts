/** Passing on one of the cards just drawn. */
import { D, N, PC, SEAT, ask, pop, type Effect, type State, type Verb } from '@evervale/kernel';
import { t } from '../say.ts';
import { anyCardReceiver, giveCard, offerReceivers, receiverWording } from '../state/giving.ts';
import { handCard, handSize } from '../state/hand.ts';
import { HAND_EMPTY, OK } from '../turn/reason.ts';
import { cardWording } from './handRun.ts';

export interface GiveDrawn extends Effect {
  readonly verb: 'giveDrawn';
}

/** One of the cards just drawn ("that many": the last ones of the hand). */
export function giveDrawn(): GiveDrawn {
  return { verb: 'giveDrawn', id: 0 };
}

/** PC 0: which (D = its place in the hand); 1: to whom; 2: done. */
export const giveDrawnVerb: Verb<GiveDrawn> = {
  name: 'giveDrawn',
  isPrice: () => true,
  // The cards may have gone elsewhere by now.
  can: (s, seat) => (handSize(s, seat) > 0 ? OK : HAND_EMPTY),
  step(s, f) {
    if (s[f + PC] === 2 || (s[f + PC] === 0 && handSize(s, s[f + SEAT]) === 0)) return pop(s);
    if (s[f + PC] === 0 || anyCardReceiver(s, s[f + SEAT])) return ask(s);
    passOn(s, f, null);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 1) return offerReceivers(s, seat, true, out);
    const n = handSize(s, seat);
    for (let i = Math.max(0, n - s[f + N]); i < n; i++) {
      if (!out.has(handCard(s, seat, i))) out.add(handCard(s, seat, i));
    }
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === 1) return passOn(s, f, code - 1);
    const seat = s[f + SEAT];
    s[f + D] = Math.max(0, handSize(s, seat) - s[f + N]);
    while (handCard(s, seat, s[f + D]) !== code) s[f + D]++;
    s[f + PC] = 1;
  },
  prompt: (s, f) => ({
    text:
      s[f + PC] === 1 ? t('prompt.receiver', { what: 'card' }) : t('prompt.giveCards', { n: 1 }),
  }),
  wording: (s, f, _effect, code) =>
    s[f + PC] === 1 ? receiverWording(code) : cardWording('give', code),
};

function passOn(s: State, f: number, to: number | null): void {
  giveCard(s, s[f + SEAT], to, handCard(s, s[f + SEAT], s[f + D]));
  s[f + PC] = 2;
}
