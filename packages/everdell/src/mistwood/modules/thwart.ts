/** Paying so that something does not happen, or less of it: foils, and prices that she asks (32.9, 32.13). */
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
  type Text,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { discardFromHand } from '../../effects/discard.ts';
import { resourceWording } from '../../effects/gain.ts';
import { cardWording } from '../../effects/handRun.ts';
import { sourceOf } from '../../effects/source.ts';
import { emit } from '../../log/emit.ts';
import { enough, t } from '../../say.ts';
import { payResource } from '../../state/supply.ts';
import { name } from '../../words/index.ts';
import { CARD_PICK, canPay, isOpen, offerUnits, stepOf, unitsOf, type Cost } from './costs.ts';
import { isSpent, nothing } from './deeds.ts';
import { costText, effectText } from './text.ts';

export interface Thwart extends Effect {
  readonly verb: 'thwart';
  readonly cost: Cost;
  /** What happens when it is paid, and when it is not. */
  readonly instead: Effect;
  readonly otherwise: Effect;
  /** It stands at the bottom of the card, as its foil. */
  readonly foil: boolean;
}

/** Pay, or something happens (G7). */
export function payOr(cost: Cost, otherwise: Effect, instead: Effect = nothing()): Thwart {
  return { verb: 'thwart', id: 0, cost, instead, otherwise, foil: false };
}

/** What happens, unless it is foiled. */
export function unlessFoiled(otherwise: Effect, cost: Cost, instead: Effect = nothing()): Thwart {
  return { verb: 'thwart', id: 0, cost, instead, otherwise, foil: true };
}

const FIRST = 0;
const PAYING = 1;
const DONE_PAYING = 2;

/** A = units paid, B = units in all; N = steps paid, for what happens instead. */
export const thwartVerb: Verb<Thwart> = {
  name: 'thwart',
  kids: ({ instead, otherwise }) => [instead, otherwise],
  step(s, f, effect) {
    if (s[f + PC] === DONE_PAYING || (s[f + PC] === FIRST && isSpent(s, effect.otherwise))) {
      return pop(s);
    }
    if (s[f + PC] === FIRST) {
      if (!canPay(s, f, effect.cost)) return goOn(s, f, effect.otherwise);
      s[f + B] = unitsOf(s, f, effect.cost);
      return ask(s);
    }
    if (s[f + A] < s[f + B]) ask(s);
    else paid(s, f, effect);
  },
  options(s, f, { cost }, out) {
    if (s[f + PC] === FIRST || (isOpen(cost) && s[f + A] % stepOf(cost) === 0)) out.add(DONE);
    offerUnits(s, f, cost, out);
  },
  pick(s, f, effect, code) {
    if (code === DONE) {
      if (s[f + PC] === FIRST) goOn(s, f, effect.otherwise);
      else paid(s, f, effect);
      return;
    }
    s[f + PC] = PAYING;
    s[f + A]++;
    const seat = s[f + SEAT];
    if (code >= CARD_PICK) discardFromHand(s, seat, code - CARD_PICK);
    else payResource(s, seat, code - 1, 1);
  },
  prompt: (s, f, effect) => ({
    text: s[f + PC] === FIRST ? questionOf(effect) : payText(s, f, effect),
    min: isOpen(effect.cost) || s[f + PC] === FIRST ? 0 : s[f + B],
    max: s[f + B],
    picked: s[f + A],
  }),
  wording: (s, f, effect, code) => wordingOf(s, f, effect, code),
};

function goOn(s: State, f: number, effect: Effect): void {
  s[f + PC] = DONE_PAYING;
  pushChild(s, f, effect.id);
}

function paid(s: State, f: number, effect: Thwart): void {
  s[f + N] = Math.floor(s[f + A] / stepOf(effect.cost));
  if (emit.sink !== null) {
    emit.sink.push({ type: 'foiled', seat: s[f + SEAT], card: sourceOf(effect)! });
  }
  goOn(s, f, effect.instead);
}

function nameOf(effect: Thwart): Text {
  return name(sourceOf(effect)!);
}

function payText(s: State, f: number, effect: Thwart): Text {
  return t('prompt.foilPay', { card: nameOf(effect), n: s[f + B] - s[f + A] });
}

/** What is paid and what comes of it; what happens otherwise stands with the option to let it happen. */
function questionOf(effect: Thwart): Text {
  const [card, cost] = [nameOf(effect), costText(effect.cost, 'ask')];
  if (isOpen(effect.cost) || effect.instead.verb === 'herNothing') {
    return t('prompt.foilOnly', { card, cost });
  }
  return t('prompt.foil', { card, cost, instead: effectText(effect.instead, 'after') });
}

function wordingOf(s: State, f: number, effect: Thwart, code: number): Wording {
  if (code === DONE) {
    return s[f + PC] === FIRST
      ? { key: 'let', text: t('option.letHappen', { otherwise: effectText(effect.otherwise) }) }
      : enough(s[f + A]);
  }
  if (code >= CARD_PICK) return cardWording('discard', code - CARD_PICK);
  return resourceWording('pay', code);
}
