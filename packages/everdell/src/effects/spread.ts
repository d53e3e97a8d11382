/** Giving several things to opponents, each to whom the player likes (7.11-7.16). */
import {
  A,
  B,
  C,
  D,
  DONE,
  E,
  N,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type Options,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
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
import { resourceWording } from './gain.ts';
import { cardWording, offerHand } from './handRun.ts';

export interface Spread extends Effect {
  readonly verb: 'give';
  readonly how: 'spread';
  readonly max: number;
  /** Hand cards, or resources, or both in any mix. */
  readonly what: 'resources' | 'cards' | 'items';
  readonly then: Effect;
}

/** Up to so many in all, spread over the opponents as the player likes. */
export function spread(max: number, what: Spread['what'], then: Effect): Spread {
  return { verb: 'give', how: 'spread', id: 0, max, what, then };
}

const WHICH = 0;
const TO_WHOM = 1;
const ENOUGH = 2;
const REWARDED = 3;

/** Picks of resources come behind those of cards, if there are any. */
const BEHIND_CARDS = 256;
const firstResource = ({ what }: Spread): number => (what === 'items' ? BEHIND_CARDS : 0);

const PROMPTS = {
  resources: 'prompt.giveWhich',
  cards: 'prompt.giveSpread',
  items: 'prompt.giveItems',
} as const;

function anything(s: State, seat: number, { what }: Spread): boolean {
  if (what !== 'resources' && handSize(s, seat) > 0) return true;
  return what !== 'cards' && resources(s, seat) > 0;
}

/**
 * A = given so far, B = the last card, and E = the last type + 1, for runs in order (cards come
 * first); C = type + 1 of the resource in question, or 0 for the card at place D of the hand.
 */
export const spreadVerb: Verb<Spread> = {
  name: 'give',
  forget: (s, f) => void (s[f + B] = 0),
  kids: ({ then }) => [then],
  can(s, seat, _of, _at, effect) {
    if (anything(s, seat, effect)) return OK;
    return effect.what === 'cards' ? HAND_EMPTY : SHORT;
  },
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === REWARDED) return pop(s);
    if (s[f + PC] === TO_WHOM) {
      const somebody = s[f + C] === 0 ? anyCardReceiver(s, seat) : anyReceiver(s, seat);
      return somebody ? ask(s) : hand(s, f, null);
    }
    const more = s[f + A] < effect.max && anything(s, seat, effect);
    if (s[f + PC] === WHICH && more) return ask(s);
    s[f + PC] = REWARDED;
    s[f + N] = s[f + A];
    if (s[f + A] > 0) pushChild(s, f, effect.then.id);
  },
  options(s, f, effect, out) {
    if (s[f + PC] === TO_WHOM) return offerReceivers(s, s[f + SEAT], s[f + C] === 0, out);
    offerItems(s, f, effect, out);
  },
  pick(s, f, effect, code) {
    if (s[f + PC] === TO_WHOM) return hand(s, f, code - 1);
    if (code === DONE) return void (s[f + PC] = ENOUGH);
    s[f + PC] = TO_WHOM;
    s[f + C] = typeOf(effect, code) + 1;
    if (s[f + C] > 0) {
      s[f + E] = s[f + C];
      return;
    }
    s[f + B] = code;
    s[f + D] = placeInHand(s, s[f + SEAT], code);
  },
  prompt: (s, f, { max, what }) =>
    s[f + PC] === TO_WHOM
      ? { text: t('prompt.receiver', { what: s[f + C] === 0 ? 'card' : 'resource' }) }
      : { text: t(PROMPTS[what], { n: max - s[f + A] }), min: 0, max, picked: s[f + A] },
  wording(s, f, effect, code): Wording {
    if (s[f + PC] === TO_WHOM) return receiverWording(code);
    const r = typeOf(effect, code);
    return r < 0 ? cardWording('give', code, s[f + A]) : resourceWording('give', r + 1, s[f + A]);
  },
};

/** The resource that a pick names, -1 = it is a card or the end of the run. */
function typeOf(effect: Spread, code: number): number {
  const first = firstResource(effect);
  return effect.what === 'cards' || code <= first ? -1 : code - first - 1;
}

function offerItems(s: State, f: number, effect: Spread, out: Options): void {
  const seat = s[f + SEAT];
  const behindCards = out.ordered && s[f + E] > 0;
  if (effect.what === 'resources' || behindCards) out.add(DONE);
  else offerHand(s, seat, s[f + B], 0, undefined, out);
  if (effect.what === 'cards') return;
  const first = firstResource(effect) + 1;
  for (let r = behindCards ? s[f + E] - 1 : 0; r < 4; r++) {
    if (resource(s, seat, r) > 0) out.add(first + r);
  }
}

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
  s[f + PC] = WHICH;
}
