/** Paying resources for something. */
import {
  A,
  B,
  C,
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
  type Wording,
} from '@evervale/kernel';
import { amounts } from '../content/tables.ts';
import { RESOURCE_NAMES, type Cost, type Resource } from '../content/terms.ts';
import { amountText, t } from '../say.ts';
import { gainResource, payResource, resource, resources } from '../state/supply.ts';
import { OK, SHORT } from '../turn/reason.ts';

import { amounts as amountOf } from '../words/index.ts';
import { resourceWording, type GainEffect } from './gain.ts';

export interface PayUpTo extends Effect {
  readonly verb: 'payUpTo';
  readonly max: number;
  readonly resource: Resource;
  readonly then: Effect;
}

/** "You may pay up to 3 berries; for each …" */
export function payUpTo(max: number, what: Resource, then: Effect): PayUpTo {
  return { verb: 'payUpTo', id: 0, max, resource: what, then };
}

export const payUpToVerb: Verb<PayUpTo> = {
  name: 'payUpTo',
  kids: (effect) => [effect.then],
  can: (s, seat, _of, _at, effect) => (has(s, seat, effect.resource) > 0 ? OK : SHORT),
  step(s, f, effect) {
    if (s[f + PC] === 1) return pop(s);
    if (has(s, s[f + SEAT], effect.resource) === 0) return pop(s);
    ask(s);
  },
  options(s, f, effect, out) {
    const most = Math.min(effect.max, has(s, s[f + SEAT], effect.resource));
    for (let n = 0; n <= most; n++) out.add(n);
  },
  pick(s, f, effect, code) {
    if (code === 0) return pop(s);
    payResource(s, s[f + SEAT], RESOURCE_NAMES.indexOf(effect.resource), code);
    s[f + PC] = 1;
    s[f + N] = code;
    pushChild(s, f, effect.then.id);
  },
  prompt: (_s, _f, effect) => ({
    text: t('prompt.payAmount', { resource: effect.resource }),
  }),
  wording: (_s, _f, effect, code) => amountWording('pay', code, effect),
};

function has(s: State, seat: number, r: Resource): number {
  return resource(s, seat, RESOURCE_NAMES.indexOf(r));
}

/** So many of a resource for what they bring; nothing at all is declining. */
export function amountWording(
  act: 'pay' | 'give',
  code: number,
  { resource: r, then }: { readonly resource: Resource; readonly then: Effect },
): Wording {
  const key = `${act}:${code}`;
  if (code === 0) return { key, text: t('option.none') };
  const what = amountOf({ [r]: code });
  const gained = then.verb === 'gain' ? (then as GainEffect) : undefined;
  const each = gained?.times;
  if (gained === undefined || typeof each !== 'object' || each.each.of !== 'times') {
    return { key, text: t('option.resource', { what }) };
  }
  const gain = amountText(gained.amounts.map((n) => n * each.n * Math.floor(code / each.per)));
  return { key, text: t(act === 'pay' ? 'option.payFor' : 'option.giveFor', { what, gain }) };
}

export interface Trade extends Effect {
  readonly verb: 'trade';
  readonly max: number;
}

/** Exchange own resources with the supply for as many of the player's choice (PEDDLER.1). */
export function trade(max: number): Trade {
  return { verb: 'trade', id: 0, max };
}

/** PC 0: returning (A = how many, B = last type); PC 1: taking (A left, C = last type). */
export const tradeVerb: Verb<Trade> = {
  name: 'trade',
  can: (s, seat) => (resources(s, seat) > 0 ? OK : SHORT),
  step(s, f, effect) {
    if (s[f + PC] === 0 && (s[f + A] === effect.max || resources(s, s[f + SEAT]) === 0)) {
      s[f + PC] = 1;
    }
    if (s[f + PC] === 1 && s[f + A] === 0) pop(s);
    else ask(s);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === 1) {
      for (let r = out.ordered ? s[f + C] : 0; r < 4; r++) out.add(r + 1);
      return;
    }
    out.add(DONE);
    for (let r = out.ordered ? s[f + B] : 0; r < 4; r++) {
      if (resource(s, s[f + SEAT], r) > 0) out.add(r + 1);
    }
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === 1) {
      gainResource(s, seat, code - 1, 1);
      s[f + A]--;
      s[f + C] = code - 1;
    } else if (code === DONE) {
      s[f + PC] = 1;
    } else {
      payResource(s, seat, code - 1, 1);
      s[f + A]++;
      s[f + B] = code - 1;
    }
  },
  prompt(s, f, effect) {
    if (s[f + PC] === 1) {
      return { text: t('prompt.tradeFor', { n: s[f + A] }), min: s[f + A], max: s[f + A] };
    }
    return {
      text: t('prompt.trade', { n: effect.max - s[f + A] }),
      min: 0,
      max: effect.max,
      picked: s[f + A],
    };
  },
  wording: (s, f, _effect, code) =>
    resourceWording(s[f + PC] === 1 ? 'gain' : 'return', code, s[f + A]),
};

export interface Pay extends Effect {
  readonly verb: 'pay';
  readonly what: Cost;
  readonly amounts: readonly number[];
}

/** A fixed price; what hangs on it is possible only if all of it can be paid (2.14). */
export function pay(what: Cost): Pay {
  return { verb: 'pay', id: 0, what, amounts: amounts(what) };
}

export const payVerb: Verb<Pay> = {
  name: 'pay',
  isPrice: () => true,
  can(s, seat, _of, _at, effect) {
    for (let r = 0; r < 4; r++) if (resource(s, seat, r) < effect.amounts[r]) return SHORT;
    return OK;
  },
  step(s, f, effect) {
    for (let r = 0; r < 4; r++) payResource(s, s[f + SEAT], r, effect.amounts[r]);
    pop(s);
  },
};
