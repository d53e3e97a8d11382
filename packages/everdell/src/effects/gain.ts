/** Gaining things from the supply. */
import {
  A,
  B,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { amounts } from '../content/tables.ts';
import { RESOURCE_NAMES, type Gain, type Resource } from '../content/terms.ts';
import { enough, t, unitText } from '../say.ts';
import { gainAll, gainResource } from '../state/supply.ts';
import { NOTHING_TO_GAIN, OK } from '../turn/reason.ts';
import { amount, comesTo, type Count } from './count.ts';

export interface GainEffect extends Effect {
  readonly verb: 'gain';
  readonly what: Gain;
  readonly times: Count;
  readonly amounts: readonly number[];
}

/** `gain({ berry: 1 })`, or once for each of something: `gain({ twig: 2 }, each(1, farms))`. */
export function gain(what: Gain, count: Count = 1): GainEffect {
  return { verb: 'gain', id: 0, what, times: count, amounts: amounts(what) };
}

export const gainVerb: Verb<GainEffect> = {
  name: 'gain',
  can: (s, _seat, of, at, { times }) => (comesTo(s, times, of, at) ? OK : NOTHING_TO_GAIN),
  step(s, f, effect) {
    const factor = amount(s, f, effect.times);
    if (factor > 0) gainAll(s, s[f + SEAT], effect.amounts, factor);
    pop(s);
  },
};

export interface GainAny extends Effect {
  readonly verb: 'gainAny';
  readonly n: Count;
  readonly from: readonly Resource[];
}

/** Resources of the player's choice, one by one (2.7). */
export function gainAny(n: Count, from: readonly Resource[] = RESOURCE_NAMES): GainAny {
  return { verb: 'gainAny', id: 0, n, from };
}

/** A = how many are still to come, B = the last type. */
export const gainAnyVerb: Verb<GainAny> = {
  name: 'gainAny',
  can: (s, _seat, of, at, { n }) => (comesTo(s, n, of, at) ? OK : NOTHING_TO_GAIN),
  step(s, f, effect) {
    if (s[f + PC] === 0) {
      s[f + PC] = 1;
      s[f + A] = amount(s, f, effect.n);
    }
    if (s[f + A] === 0) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    for (let r = out.ordered ? s[f + B] : 0; r < 4; r++) {
      if (effect.from.includes(RESOURCE_NAMES[r])) out.add(r + 1);
    }
  },
  pick(s, f, _effect, code) {
    gainResource(s, s[f + SEAT], code - 1, 1);
    s[f + A]--;
    s[f + B] = code - 1;
  },
  prompt(s, f, effect) {
    const all = amount(s, f, effect.n);
    return { text: t('prompt.gain', { n: s[f + A] }), min: all, max: all, picked: all - s[f + A] };
  },
  wording: (_s, _f, _effect, code) => resourceWording('gain', code),
};

/** A resource as an option; picks of resources are 1-4, so that 0 can mean "done". */
export function resourceWording(act: string, code: number, picked = 0): Wording {
  if (code === DONE) return enough(picked);
  return {
    key: `${act}:${RESOURCE_NAMES[code - 1]}`,
    text: t('option.resource', { what: unitText(code - 1) }),
  };
}
