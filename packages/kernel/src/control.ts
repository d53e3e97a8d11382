/** The verbs every game needs to join effects. */
import { PC, pop, pushChild } from './frame.ts';
import type { Effect, Machine, Verb } from './machine.ts';

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
      let reason = -1;
      for (const step of effect.steps) {
        const why = m.can(s, seat, of, at, step);
        if (why !== 0 && m.isPrice(step)) return why;
        if (why === 0) reason = 0;
        else if (reason === -1) reason = why;
      }
      return reason === -1 ? 0 : reason;
    },
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
