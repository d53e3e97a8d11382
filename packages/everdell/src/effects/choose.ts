/** One of several effects, or one that may be left out. */
import {
  DONE,
  PC,
  SEAT,
  OF,
  AT,
  ask,
  pop,
  pushChild,
  type Effect,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { t } from '../say.ts';
import { NOTHING_TO_CHOOSE, OK } from '../turn/reason.ts';
import { clausesOf, told } from '../words/effects/index.ts';
import { performable } from './machine.ts';

export interface Choose extends Effect {
  readonly verb: 'choose';
  readonly options: readonly Effect[];
}

/** Exactly one of these, as far as it is possible. */
export function choose(...options: Effect[]): Choose {
  return { verb: 'choose', id: 0, options };
}

function anyPossible(s: State, seat: number, of: number, at: number, effect: Choose): boolean {
  for (const option of effect.options) if (performable(s, seat, of, at, option) === OK) return true;
  return false;
}

export const chooseVerb: Verb<Choose> = {
  name: 'choose',
  kids: (effect) => effect.options,
  can: (s, seat, of, at, effect) => (anyPossible(s, seat, of, at, effect) ? OK : NOTHING_TO_CHOOSE),
  step(s, f, effect) {
    if (s[f + PC] === 1 || !anyPossible(s, s[f + SEAT], s[f + OF], s[f + AT], effect)) pop(s);
    else ask(s);
  },
  options(s, f, effect, out) {
    for (let i = 0; i < effect.options.length; i++) {
      if (performable(s, s[f + SEAT], s[f + OF], s[f + AT], effect.options[i]) === OK) {
        out.add(i + 1);
      }
    }
  },
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    pushChild(s, f, effect.options[code - 1].id);
  },
  prompt: () => ({ text: t('prompt.choose') }),
  wording: (_s, _f, effect, code) => effectWording(`choose:${code}`, effect.options[code - 1]),
};

/** An effect as an option, in its own words. */
function effectWording(key: string, effect: Effect): Wording {
  return { key, text: t('option.effect', { text: told(clausesOf(effect, {})) }) };
}

export interface May extends Effect {
  readonly verb: 'may';
  readonly then: Effect;
}

/** The player may do this, all of it or nothing. */
export function may(then: Effect): May {
  return { verb: 'may', id: 0, then };
}

const YES = 1;

export const mayVerb: Verb<May> = {
  name: 'may',
  kids: (effect) => [effect.then],
  step(s, f, effect) {
    const possible = performable(s, s[f + SEAT], s[f + OF], s[f + AT], effect.then) === OK;
    if (s[f + PC] === 1 || !possible) pop(s);
    else ask(s);
  },
  options(_s, _f, _effect, out) {
    out.add(DONE);
    out.add(YES);
  },
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    if (code === YES) pushChild(s, f, effect.then.id);
  },
  prompt: () => ({ text: t('prompt.choose') }),
  wording: (_s, _f, effect, code) =>
    code === DONE ? { key: 'none', text: t('option.none') } : effectWording('do', effect.then),
};
