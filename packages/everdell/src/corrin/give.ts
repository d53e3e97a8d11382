/** Giving cards and resources in any mix, and passing on a card that was just drawn. */
import {
  A,
  B,
  C,
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
import { resourceWording } from '../effects/gain.ts';
import { cardWording, offerHand } from '../effects/handRun.ts';
import { t } from '../say.ts';
import {
  anyCardReceiver,
  anyReceiver,
  giveCard,
  giveResource,
  offerReceivers,
  receiverWording,
} from '../state/giving.ts';
import { handCard, handSize } from '../state/hand.ts';
import { resource, resources } from '../state/supply.ts';
import { HAND_EMPTY, OK, SHORT } from '../turn/reason.ts';

export interface GiveItems extends Effect {
  readonly verb: 'giveItems';
  readonly max: number;
  readonly then: Effect;
}

/** Up to so many hand cards and resources, spread over the opponents as the player likes. */
export function giveItems(max: number, then: Effect): GiveItems {
  return { verb: 'giveItems', id: 0, max, then };
}

// Resources of the run come behind the cards.
const RESOURCE_ITEM = 256;

function anything(s: State, seat: number): boolean {
  return handSize(s, seat) > 0 || resources(s, seat) > 0;
}

/**
 * A = given so far. PC 0: what is given next; 1: to whom (C = resource + 1, or 0 for the card at
 * place D of the hand); 2: enough; 3: rewarded. B = the last card, for runs in order.
 */
export const giveItemsVerb: Verb<GiveItems> = {
  name: 'giveItems',
  forget: (s, f) => void (s[f + B] = 0),
  kids: (effect) => [effect.then],
  can: (s, seat) => (anything(s, seat) ? OK : SHORT),
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 3) return pop(s);
    if (s[f + PC] === 1) {
      const somebody = s[f + C] === 0 ? anyCardReceiver(s, seat) : anyReceiver(s, seat);
      return somebody ? ask(s) : hand(s, f, null);
    }
    if (s[f + PC] === 0 && s[f + A] < effect.max && anything(s, seat)) return ask(s);
    s[f + PC] = 3;
    s[f + N] = s[f + A];
    if (s[f + A] > 0) pushChild(s, f, effect.then.id);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 1) return offerReceivers(s, seat, s[f + C] === 0, out);
    offerHand(s, seat, s[f + B], 0, undefined, out);
    for (let r = 0; r < 4; r++) if (resource(s, seat, r) > 0) out.add(RESOURCE_ITEM + r + 1);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === 1) return hand(s, f, code - 1);
    if (code === DONE) return void (s[f + PC] = 2);
    s[f + PC] = 1;
    s[f + C] = code > RESOURCE_ITEM ? code - RESOURCE_ITEM : 0;
    if (s[f + C] > 0) return;
    s[f + D] = placeInHand(s, s[f + SEAT], code);
    s[f + B] = code;
  },
  prompt: (s, f, effect) =>
    s[f + PC] === 1
      ? { text: t('prompt.receiver', { what: s[f + C] === 0 ? 'card' : 'resource' }) }
      : {
          text: t('prompt.giveItems', { n: effect.max - s[f + A] }),
          min: 0,
          max: effect.max,
          picked: s[f + A],
        },
  wording(s, f, _effect, code) {
    if (s[f + PC] === 1) return receiverWording(code);
    return code > RESOURCE_ITEM
      ? resourceWording('give', code - RESOURCE_ITEM)
      : cardWording('give', code);
  },
};

function placeInHand(s: State, seat: number, kind: number): number {
  let i = 0;
  while (handCard(s, seat, i) !== kind) i++;
  return i;
}

function hand(s: State, f: number, to: number | null): void {
  const seat = s[f + SEAT];
  if (s[f + C] > 0) giveResource(s, seat, to, s[f + C] - 1, 1);
  else giveCard(s, seat, to, handCard(s, seat, s[f + D]));
  s[f + A]++;
  s[f + PC] = 0;
}

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
