/** The verbs every game needs to join effects. */
import { AT, OF, PC, SEAT, pop, pushChild } from './frame.ts';
import { ask, type Effect, type Machine, type Prompt, type Verb, type Wording } from './machine.ts';
import { DONE } from './options.ts';
import type { State } from './state.ts';

export interface Seq extends Effect {
  readonly verb: 'seq';
  readonly steps: readonly Effect[];
}

/** One after the other. */
export function seq(...steps: Effect[]): Seq {
  return { verb: 'seq', id: 0, steps };
}

/**
 * A sequence can be carried out if every price in it can be met and at least one step would do
 * something. Needs the machine to ask the steps; so it is made when the machine exists.
 */
export function seqVerb(machine: () => Machine): Verb<Seq> {
  /** By node: which steps are prices, one bit each. What comes behind the last can't forbid anything. */
  const pricesOf: number[] = [];
  const findPrices = ({ id, steps }: Seq): number =>
    (pricesOf[id] = steps.reduce((bits, step, i) => bits | (+machine().isPrice(step) << i), 0));
  return {
    name: 'seq',
    kids: (effect) => effect.steps,
    step(s, f, effect) {
      const next = s[f + PC];
      const steps = machine().kidsAt(effect.id);
      if (next === steps.length) return pop(s);
      s[f + PC] = next + 1;
      pushChild(s, f, steps[next]);
    },
    can(s, seat, of, at, effect) {
      const m = machine();
      const steps = m.kidsAt(effect.id);
      const prices = pricesOf[effect.id] ?? findPrices(effect);
      let reason = -1;
      for (let i = 0; i < steps.length; i++) {
        const why = m.canAt(s, seat, of, at, steps[i]);
        if (why === 0) {
          if (prices >> i < 2) return 0;
          reason = 0;
        } else if (((prices >> i) & 1) === 1) return why;
        else if (reason === -1) reason = why;
      }
      return reason === -1 ? 0 : reason;
    },
  };
}

/** What a game says when effects are offered. */
export interface ChoiceWords {
  /** The question; the effect says what it belongs to. */
  prompt(effect: Effect): Prompt;
  /** An effect in its own words. */
  effect(key: string, effect: Effect): Wording;
  /** Leaving it. */
  none(): Wording;
}

export interface Choose extends Effect {
  readonly verb: 'choose';
  readonly options: readonly Effect[];
}

/** Exactly one of these, as far as it is possible. */
export function choose(...options: Effect[]): Choose {
  return { verb: 'choose', id: 0, options };
}

/** `impossible` is the game's reason when none of the effects can be carried out. */
export function chooseVerb(
  machine: () => Machine,
  words: ChoiceWords,
  impossible: number,
): Verb<Choose> {
  const anyPossible = (s: State, seat: number, of: number, at: number, e: Choose): boolean => {
    const m = machine();
    const options = m.kidsAt(e.id);
    for (let i = 0; i < options.length; i++) {
      if (m.canAt(s, seat, of, at, options[i]) === 0) return true;
    }
    return false;
  };
  return {
    name: 'choose',
    kids: (effect) => effect.options,
    can: (s, seat, of, at, effect) => (anyPossible(s, seat, of, at, effect) ? 0 : impossible),
    step(s, f, effect) {
      if (s[f + PC] === 1 || !anyPossible(s, s[f + SEAT], s[f + OF], s[f + AT], effect)) pop(s);
      else ask(s);
    },
    options(s, f, effect, out) {
      const m = machine();
      const options = m.kidsAt(effect.id);
      for (let i = 0; i < options.length; i++) {
        if (m.canAt(s, s[f + SEAT], s[f + OF], s[f + AT], options[i]) === 0) out.add(i + 1);
      }
    },
    pick(s, f, effect, code) {
      s[f + PC] = 1;
      pushChild(s, f, machine().kidsAt(effect.id)[code - 1]);
    },
    prompt: (_s, _f, effect) => words.prompt(effect),
    wording: (_s, _f, effect, code) => words.effect(`choose:${code}`, effect.options[code - 1]),
  };
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

export function mayVerb(machine: () => Machine, words: ChoiceWords): Verb<May> {
  return {
    name: 'may',
    kids: (effect) => [effect.then],
    step(s, f, effect) {
      const m = machine();
      const then = m.kidsAt(effect.id)[0];
      if (s[f + PC] === 1 || m.canAt(s, s[f + SEAT], s[f + OF], s[f + AT], then) !== 0) pop(s);
      else ask(s);
    },
    options(_s, _f, _effect, out) {
      out.add(DONE);
      out.add(YES);
    },
    pick(s, f, effect, code) {
      s[f + PC] = 1;
      if (code === YES) pushChild(s, f, machine().kidsAt(effect.id)[0]);
    },
    prompt: (_s, _f, effect) => words.prompt(effect),
    wording: (_s, _f, effect, code) =>
      code === DONE ? words.none() : words.effect('do', effect.then),
  };
}

/** An effect whose verb has several forms. */
export interface Formed extends Effect {
  readonly how: string;
}

/**
 * One word of the vocabulary with several forms ("give up to 2", "give 2 of any kind", "give cards"):
 * the effect says which, and that form does the work.
 */
export function verbWithForms<E extends Formed>(
  name: string,
  forms: { readonly [how in E['how']]: Verb<Extract<E, { how: how }>> },
): Verb<E> {
  const table = forms as unknown as Readonly<Record<string, Verb<E>>>;
  return { name, form: (effect) => table[effect.how], step: noForm };
}

function noForm(): never {
  throw new Error('an effect was carried out that was never loaded');
}
