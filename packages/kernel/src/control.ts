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
  /** By node: the last step that is a price, -1 = none. What comes behind it can't forbid anything. */
  const lastPrice: number[] = [];
  const findLastPrice = ({ id, steps }: Seq): number =>
    (lastPrice[id] = steps.findLastIndex((step) => machine().isPrice(step)));
  return {
    name: 'seq',
    kids: (effect) => effect.steps,
    step(s, f, effect) {
      const next = s[f + PC];
      if (next === effect.steps.length) return pop(s);
      s[f + PC] = next + 1;
      pushChild(s, f, effect.steps[next].id);
    },
    can(s, seat, of, at, effect) {
      const m = machine();
      const prices = lastPrice[effect.id] ?? findLastPrice(effect);
      let reason = -1;
      for (let i = 0; i < effect.steps.length; i++) {
        const why = m.can(s, seat, of, at, effect.steps[i]);
        if (why === 0) {
          if (i >= prices) return 0;
          reason = 0;
        } else if (i <= prices && m.isPrice(effect.steps[i])) return why;
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
    for (const option of e.options) if (machine().can(s, seat, of, at, option) === 0) return true;
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
      for (let i = 0; i < effect.options.length; i++) {
        if (machine().can(s, s[f + SEAT], s[f + OF], s[f + AT], effect.options[i]) === 0) {
          out.add(i + 1);
        }
      }
    },
    pick(s, f, effect, code) {
      s[f + PC] = 1;
      pushChild(s, f, effect.options[code - 1].id);
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
      const why = machine().can(s, s[f + SEAT], s[f + OF], s[f + AT], effect.then);
      if (s[f + PC] === 1 || why !== 0) pop(s);
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
  const of = (effect: E): Verb<E> => table[effect.how];
  return {
    name,
    kids: (effect) => of(effect).kids?.(effect) ?? [],
    step: (s, f, effect) => of(effect).step(s, f, effect),
    options: (s, f, effect, out) => of(effect).options!(s, f, effect, out),
    pick: (s, f, effect, code) => of(effect).pick!(s, f, effect, code),
    can: (s, seat, whose, at, effect) => of(effect).can?.(s, seat, whose, at, effect) ?? 0,
    asksAlways: (s, f, effect, code) => of(effect).asksAlways?.(s, f, effect, code) ?? false,
    isPrice: (effect) => of(effect).isPrice?.(effect) ?? false,
    forget: (s, f, effect) => of(effect).forget?.(s, f, effect),
    prompt: (s, f, effect) => of(effect).prompt!(s, f, effect),
    wording: (s, f, effect, code) => of(effect).wording!(s, f, effect, code),
  };
}
