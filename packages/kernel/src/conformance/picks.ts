/** What is offered is accepted, and nothing else is. */
import { hash } from '../codec.ts';
import { isOver } from '../machine.ts';
import { Refusal } from '../refusal.ts';
import { PENDING, clone } from '../state.ts';
import { claim, same } from './fault.ts';
import { anyOf, type Check, type Trial } from './trial.ts';

/** What a broken or hostile client might send instead of a number. */
const NONSENSE: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.5,
  -1,
  2 ** 31,
  2 ** 53,
  '0',
  '',
  null,
  undefined,
  true,
  {},
  [],
  [0],
  { toString: 1 },
];
const GUESSES = 12;

export function picks<O, V, E>(trial: Trial<O, V, E>): Check {
  const { game, play, rng } = trial;
  const { machine } = game;

  function accepts(code: number): void {
    const s = clone(play.state);
    try {
      machine.apply(s, code);
    } catch (error) {
      throw new Error(`pick ${code} is offered and fails: ${String(error)}`, { cause: error });
    }
    const goesOn = isOver(s) || (s[PENDING] === 1 && machine.legal(s).count > 0);
    claim(goesOn, `after pick ${code} nobody can decide and the game is not over`);
  }

  function refuses(code: unknown): void {
    const before = hash(play.state);
    const taken = play.picks.length;
    try {
      play.pick(code as number);
    } catch (error) {
      const name = JSON.stringify(code) ?? String(code);
      claim(error instanceof Refusal, `pick ${name} fails with ${String(error)}, not a refusal`);
      same(hash(play.state), before, `the state after pick ${name} was refused`);
      claim(play.picks.length === taken, `pick ${name} was refused and written down`);
      return;
    }
    throw new Error(`pick ${String(code)} is not offered and was accepted`);
  }

  return {
    before() {
      const codes = machine.legal(play.state).toArray();
      claim(new Set(codes).size === codes.length, `a pick is offered twice: ${codes.join()}`);
      // Search may look at fewer orders of the same picks, but at nothing else.
      const ordered = machine.legalOrdered(play.state).toArray();
      claim(
        ordered.length > 0 && ordered.every((code) => codes.includes(code)),
        `in order ${ordered.join()}`,
      );
      codes.forEach(accepts);
      NONSENSE.forEach(refuses);
      for (let i = 0; i < GUESSES; i++) {
        const near = codes[anyOf(rng, codes.length)] + anyOf(rng, 5) - 2;
        for (const code of [near, anyOf(rng, 4096)]) if (!codes.includes(code)) refuses(code);
      }
    },
    end() {
      for (const code of [0, 1, ...play.picks.slice(-2)]) refuses(code);
    },
  };
}
