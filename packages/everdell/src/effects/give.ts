/** Giving resources or cards to opponents (7.11-7.16). */
import {
  A,
  B,
  C,
  D,
  N,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  verbWithForms,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { RESOURCE_NAMES, type Resource } from '../content/terms.ts';
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
import { HAND_EMPTY, HAND_SHORT, OK, SHORT } from '../turn/reason.ts';
import { canDraw, draw, type Draw } from './draw.ts';
import { resourceWording } from './gain.ts';
import { cardWording, offerHand } from './handRun.ts';
import { amountWording } from './pay.ts';
import { spreadVerb, type Spread } from './spread.ts';

export interface GiveUpTo extends Effect {
  readonly verb: 'give';
  readonly how: 'upTo';
  readonly max: number;
  readonly resource: Resource;
  readonly then: Effect;
}

/** "You may give up to 2 berries to an opponent; for each …" (MONK.1) */
export function giveUpTo(max: number, what: Resource, then: Effect): GiveUpTo {
  return { verb: 'give', how: 'upTo', id: 0, max, resource: what, then };
}

/** PC 0: how many (A); 1: to whom; 2: done. */
const giveUpToVerb: Verb<GiveUpTo> = {
  name: 'give',
  kids: (effect) => [effect.then],
  can: (s, seat, _of, _at, effect) => (has(s, seat, effect.resource) > 0 ? OK : SHORT),
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 2) return pop(s);
    if (s[f + PC] === 0) return has(s, seat, effect.resource) === 0 ? pop(s) : ask(s);
    if (anyReceiver(s, seat)) return ask(s);
    hand(s, f, effect, null);
  },
  options(s, f, effect, out) {
    if (s[f + PC] === 1) return offerReceivers(s, s[f + SEAT], false, out);
    const most = Math.min(effect.max, has(s, s[f + SEAT], effect.resource));
    for (let n = 0; n <= most; n++) out.add(n);
  },
  pick(s, f, effect, code) {
    if (s[f + PC] === 1) return hand(s, f, effect, code - 1);
    if (code === 0) return pop(s);
    s[f + A] = code;
    s[f + PC] = 1;
  },
  prompt: (s, f) => ({
    text: s[f + PC] === 1 ? t('prompt.receiver', { what: 'berries' }) : t('prompt.giveAmount'),
  }),
  wording: (s, f, effect, code) =>
    s[f + PC] === 1 ? receiverWording(code) : amountWording('give', code, effect),
};

function hand(s: State, f: number, effect: GiveUpTo, to: number | null): void {
  giveResource(s, s[f + SEAT], to, RESOURCE_NAMES.indexOf(effect.resource), s[f + A]);
  s[f + PC] = 2;
  s[f + N] = s[f + A];
  pushChild(s, f, effect.then.id);
}

function has(s: State, seat: number, r: Resource): number {
  return resource(s, seat, RESOURCE_NAMES.indexOf(r));
}

export interface GiveAny extends Effect {
  readonly verb: 'give';
  readonly how: 'any';
  readonly n: number;
}

/** A fixed number of resources of any kind, all to one opponent (MONASTERY.1). */
export function giveAny(n: number): GiveAny {
  return { verb: 'give', how: 'any', id: 0, n };
}

/** PC 0: to whom (D = seat + 1); 1: which (A = given, B = lowest type). */
const giveAnyVerb: Verb<GiveAny> = {
  name: 'give',
  isPrice: () => true,
  can: (s, seat, _of, _at, effect) => (resources(s, seat) >= effect.n ? OK : SHORT),
  step(s, f, effect) {
    if (s[f + PC] === 0 && !anyReceiver(s, s[f + SEAT])) s[f + PC] = 1;
    if (s[f + A] === effect.n) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) return offerReceivers(s, seat, false, out);
    offerUnits(s, seat, out.ordered ? s[f + B] : 0, effect.n - s[f + A], out);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === 0) {
      s[f + D] = code;
      s[f + PC] = 1;
      return;
    }
    giveResource(s, s[f + SEAT], s[f + D] === 0 ? null : s[f + D] - 1, code - 1, 1);
    s[f + A]++;
    s[f + B] = code - 1;
  },
  prompt(s, f, effect) {
    if (s[f + PC] === 0) return { text: t('prompt.receiver', { what: 'resources' }) };
    return {
      text: t('prompt.giveWhich', { n: effect.n - s[f + A] }),
      min: effect.n,
      max: effect.n,
      picked: s[f + A],
    };
  },
  wording: (s, f, _effect, code) =>
    s[f + PC] === 0 ? receiverWording(code) : resourceWording('give', code),
};

/**
 * Offers the types from `from` on; in order only those with which `needed` units come together. Where
 * all must go there is no order to choose.
 */
export function offerUnits(
  s: State,
  seat: number,
  from: number,
  needed: number,
  out: Options,
): void {
  let left = 0;
  for (let r = from; r < 4; r++) left += resource(s, seat, r);
  const inOrder = out.ordered || left === needed;
  for (let r = from; r < 4; r++) {
    const n = resource(s, seat, r);
    if (n > 0 && (!inOrder || left >= needed)) out.add(r + 1);
    left -= n;
  }
}

export interface GiveCards extends Effect {
  readonly verb: 'give';
  readonly how: 'cards';
  readonly n: number;
}

/** Hand cards, all to the same opponent (POSTOFFICE.4). */
export function giveCards(n: number): GiveCards {
  return { verb: 'give', how: 'cards', id: 0, n };
}

/** PC 0: to whom (D = seat + 1); 1: which (A = given, B = last kind). */
const giveCardsVerb: Verb<GiveCards> = {
  name: 'give',
  forget: (s, f) => void (s[f + B] = 0),
  isPrice: () => true,
  can(s, seat, _of, _at, effect) {
    const cards = handSize(s, seat);
    if (cards >= effect.n) return OK;
    return cards === 0 ? HAND_EMPTY : HAND_SHORT;
  },
  step(s, f, effect) {
    if (s[f + PC] === 0 && !anyCardReceiver(s, s[f + SEAT])) s[f + PC] = 1;
    if (s[f + A] === effect.n) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    if (s[f + PC] === 0) return offerReceivers(s, s[f + SEAT], true, out);
    offerHand(s, s[f + SEAT], s[f + B], effect.n - s[f + A], undefined, out);
  },
  pick(s, f, _effect, code) {
    if (s[f + PC] === 0) {
      s[f + D] = code;
      s[f + PC] = 1;
      return;
    }
    giveCard(s, s[f + SEAT], s[f + D] === 0 ? null : s[f + D] - 1, code);
    s[f + A]++;
    s[f + B] = code;
  },
  prompt(s, f, effect) {
    if (s[f + PC] === 0) return { text: t('prompt.receiver', { what: 'cards' }) };
    return {
      text: t('prompt.giveCards', { n: effect.n - s[f + A] }),
      min: effect.n,
      max: effect.n,
      picked: s[f + A],
    };
  },
  wording: (s, f, _effect, code) =>
    s[f + PC] === 0 ? receiverWording(code) : cardWording('give', code),
};

export type Give = GiveUpTo | GiveAny | Spread | GiveCards;

export const giveVerb = verbWithForms<Give>('give', {
  upTo: giveUpToVerb,
  any: giveAnyVerb,
  spread: spreadVerb,
  cards: giveCardsVerb,
});

export interface Teach extends Effect {
  readonly verb: 'teach';
  readonly draw: Draw;
}

/** Draw 2 cards, keep one and give the other to an opponent (TEACHER.1). */
export function teach(): Teach {
  return { verb: 'teach', id: 0, draw: draw(2) };
}

/**
 * PC 0: draw (D = hand before); 1: look; 2: which is kept; 3: who gets the other. The two cards are
 * the last ones of the hand; C = which of them is given.
 */
export const teachVerb: Verb<Teach> = {
  name: 'teach',
  kids: (effect) => [effect.draw],
  can: (s, seat, of, at, effect) => canDraw(s, seat, of, at, effect.draw),
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + D] = handSize(s, seat);
      return void pushChild(s, f, effect.draw.id);
    }
    // TEACHER.3: a single card is kept.
    if (s[f + PC] === 1 && handSize(s, seat) < s[f + D] + 2) return pop(s);
    if (s[f + PC] === 1) s[f + PC] = 2;
    if (s[f + PC] === 2 || anyCardReceiver(s, seat)) return ask(s);
    giveCard(s, seat, null, given(s, f));
    pop(s);
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 3) return offerReceivers(s, seat, true, out);
    const first = handCard(s, seat, s[f + D]);
    out.add(first);
    if (handCard(s, seat, s[f + D] + 1) !== first) out.add(handCard(s, seat, s[f + D] + 1));
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 2) {
      s[f + C] = handCard(s, seat, s[f + D]) === code ? 1 : 0;
      s[f + PC] = 3;
      return;
    }
    giveCard(s, seat, code - 1, given(s, f));
    pop(s);
  },
  prompt: (s, f) => ({
    text: s[f + PC] === 3 ? t('prompt.receiver', { what: 'card' }) : t('prompt.keep'),
  }),
  wording: (s, f, _effect, code) =>
    s[f + PC] === 3 ? receiverWording(code) : cardWording('keep', code),
};

function given(s: State, f: number): number {
  return handCard(s, s[f + SEAT], s[f + D] + s[f + C]);
}
