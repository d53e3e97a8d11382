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
