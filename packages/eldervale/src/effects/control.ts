/** How effects are joined. */
import {
  A,
  AT,
  B,
  DONE,
  N,
  PC,
  SEAT,
  ask,
  pop,
  push,
  pushChild,
  raiseBarrier,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { priceOf } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { done, effectWording, t } from '../say.ts';
import { die } from '../state/die.ts';
import { LATER, LATER_COUNT, LATER_MAX } from '../state/layout.ts';
import { canPay, isUnpaid, startPaying } from '../tableau/paying.ts';
import { OK, SHORT } from '../turn/reason.ts';
import type { Later, Pay, Repeat, Roll, When } from '../vocabulary/control.ts';
import { holds } from './amount.ts';
import { HERE, amountIn, holdsIn } from './frame.ts';
import { possible } from './machine.ts';

const YES = 1;

export const whenVerb: Verb<When> = {
  name: 'when',
  kids: ({ then, otherwise }) => (otherwise ? [then, otherwise] : [then]),
  can(s, seat, here, at, { cond, then, otherwise }) {
    const chosen = holds(s, seat, cond, { here, at, n: 0 }) ? then : otherwise;
    return chosen === undefined ? OK : possible(s, seat, here, at, chosen);
  },
  step(s, f, { cond, then, otherwise }) {
    if (s[f + PC] === 1) return pop(s);
    s[f + PC] = 1;
    const chosen = holdsIn(s, f, cond) ? then : otherwise;
    if (chosen !== undefined) pushChild(s, f, chosen.id);
  },
};

/** A = how often still. */
export const repeatVerb: Verb<Repeat> = {
  name: 'repeat',
  kids: ({ of }) => [of],
  can: (s, seat, here, at, { of }) => possible(s, seat, here, at, of),
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = amountIn(s, f, effect.times);
    }
    const { of, upTo } = effect;
    if (s[f + A] === 0 || possible(s, s[f + SEAT], s[f + HERE], s[f + AT], of) !== OK) pop(s);
    else if (upTo) ask(s);
    else again(s, f, of);
  },
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(YES);
  },
  pick(s, f, { of }, code) {
    if (code === DONE) pop(s);
    else again(s, f, of);
  },
  prompt: (s, f) => ({ text: t('prompt.repeat', { n: s[f + A] }) }),
  wording: (_s, _f, { of }, code) => (code === DONE ? done() : effectWording('again', of)),
};

function again(s: State, f: number, of: Effect): void {
  s[f + A]--;
  pushChild(s, f, of.id);
}

const MORE = 1;
const PAID = 2;

/** The price at least once, up to `times`; then the effect, with "that many" (GEN.3). */
export const payVerb: Verb<Pay> = {
  name: 'pay',
  kids: ({ then }) => [then],
  can: (s, seat, here, at, effect) =>
    canPay(s, seat, priceOf(effect.price)) ? possible(s, seat, here, at, effect.then) : SHORT,
  step(s, f, effect) {
    const seat = s[f + SEAT];
    if (s[f + PC] === PAID) return pop(s);
    if (s[f + PC] === MORE && isUnpaid(s)) s[f + B]--;
    if (s[f + PC] === MORE && s[f + B] === 0) return pop(s);
    const payable = canPay(s, seat, priceOf(effect.price));
    if (s[f + PC] === 0) {
      if (!payable) return pop(s);
      return payOnce(s, f, effect);
    }
    if (payable && s[f + B] < effect.times) return ask(s);
    finish(s, f, effect);
  },
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(YES);
  },
  pick(s, f, effect, code) {
    if (code === YES) payOnce(s, f, effect);
    else finish(s, f, effect);
  },
  prompt: () => ({ text: t('prompt.payAgain') }),
  wording: (_s, _f, _effect, code) =>
    code === DONE ? done() : { key: 'again', text: t('option.payAgain') },
};

function payOnce(s: State, f: number, effect: Pay): void {
  s[f + PC] = MORE;
  s[f + B]++;
  startPaying(s, s[f + SEAT], priceOf(effect.price));
}

function finish(s: State, f: number, effect: Pay): void {
  s[f + PC] = PAID;
  push(s, effect.then.id, s[f + SEAT], s[f + HERE], s[f + AT], s[f + B]);
}

/** A = dice still to roll. The dice are rolled one after the other, each with what it says. */
export const rollVerb: Verb<Roll> = {
  name: 'roll',
  kids: ({ faces }) => faces.filter((face) => face !== null),
  // The roll comes first: it is possible if one of its faces is.
  can(s, seat, here, at, { faces }) {
    let why = OK;
    for (const face of faces) {
      if (face === null) return OK;
      why = possible(s, seat, here, at, face);
      if (why === OK) return OK;
    }
    return why;
  },
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = amountIn(s, f, effect.dice);
    }
    if (s[f + A] === 0) return pop(s);
    s[f + A]--;
    const face = effect.faces[rollDie(s, s[f + SEAT]) - 1];
    if (face !== null) push(s, face.id, s[f + SEAT], s[f + HERE], s[f + AT], s[f + N]);
  },
};

/** A die outside battles (GEN.5). */
export function rollDie(s: State, seat: number): number {
  const value = die.roll(s);
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'die', seat, value });
  return value;
}

/** Kept aside for the end of the Regroup with what says it (E28.27). */
export const laterVerb: Verb<Later> = {
  name: 'later',
  kids: ({ of }) => [of],
  step(s, f, { of }) {
    const i = s[LATER_COUNT];
    if (i < LATER_MAX) {
      s[LATER_COUNT] = i + 1;
      s[LATER + i * 3] = of.id;
      s[LATER + i * 3 + 1] = of.id >> 8;
      s[LATER + i * 3 + 2] = s[f + AT];
    }
    pop(s);
  },
};
