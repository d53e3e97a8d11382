/** Effects that depend on what the placement of a worker has gained (effects/gained.ts counts it). */
import {
  A,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  pushChild,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { RESOURCE_NAMES, type Resource } from '../content/terms.ts';
import { resourceWording } from '../effects/gain.ts';
import { t } from '../say.ts';
import { gainResource, payResource, resource } from '../state/supply.ts';
import { NOTHING_TO_CHOOSE, OK } from '../turn/reason.ts';

export interface IfGained extends Effect {
  readonly verb: 'ifGained';
  readonly resource: Resource;
  /** Only if there was none, instead of at least one. */
  readonly none: boolean;
  readonly then: Effect;
}

export function ifGained(what: Resource, then: Effect, none = false): IfGained {
  return { verb: 'ifGained', id: 0, resource: what, none, then };
}

export const ifGainedVerb: Verb<IfGained> = {
  name: 'ifGained',
  kids: (effect) => [effect.then],
  step(s, f, effect) {
    const gained = s[f + A + RESOURCE_NAMES.indexOf(effect.resource)] > 0;
    if (s[f + PC] === 1 || gained === effect.none) return pop(s);
    s[f + PC] = 1;
    pushChild(s, f, effect.then.id);
  },
};

export interface SwapGained extends Effect {
  readonly verb: 'swapGained';
  readonly into: Resource;
}

/** One of the resources just gained may be returned for one of another type. */
export function swapGained(into: Resource): SwapGained {
  return { verb: 'swapGained', id: 0, into };
}

function offerGained(s: State, f: number, effect: SwapGained, out: Options | null): boolean {
  let any = false;
  for (let r = 0; r < 4; r++) {
    if (RESOURCE_NAMES[r] === effect.into || s[f + A + r] === 0) continue;
    if (resource(s, s[f + SEAT], r) === 0) continue;
    any = true;
    if (out !== null) out.add(r + 1);
  }
  return any;
}

export const swapGainedVerb: Verb<SwapGained> = {
  name: 'swapGained',
  step(s, f, effect) {
    if (offerGained(s, f, effect, null)) ask(s);
    else pop(s);
  },
  options(s, f, effect, out) {
    out.add(DONE);
    offerGained(s, f, effect, out);
  },
  pick(s, f, effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    if (code === DONE) return;
    payResource(s, seat, code - 1, 1);
    gainResource(s, seat, RESOURCE_NAMES.indexOf(effect.into), 1);
  },
  prompt: () => ({ text: t('prompt.swapGained') }),
  wording: (_s, _f, _effect, code) =>
    code === DONE ? { key: 'none', text: t('option.none') } : resourceWording('return', code),
};

export interface GainMissing extends Effect {
  readonly verb: 'gainMissing';
}

/** One resource of a type the player does not have. */
export function gainMissing(): GainMissing {
  return { verb: 'gainMissing', id: 0 };
}

function anyMissing(s: State, seat: number): boolean {
  for (let r = 0; r < 4; r++) if (resource(s, seat, r) === 0) return true;
  return false;
}

export const gainMissingVerb: Verb<GainMissing> = {
  name: 'gainMissing',
  can: (s, seat) => (anyMissing(s, seat) ? OK : NOTHING_TO_CHOOSE),
  step(s, f) {
    if (anyMissing(s, s[f + SEAT])) ask(s);
    else pop(s);
  },
  options(s, f, _effect, out) {
    for (let r = 0; r < 4; r++) if (resource(s, s[f + SEAT], r) === 0) out.add(r + 1);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    pop(s);
    gainResource(s, seat, code - 1, 1);
  },
  prompt: () => ({ text: t('prompt.gain', { n: 1 }) }),
  wording: (_s, _f, _effect, code) => resourceWording('gain', code),
};
