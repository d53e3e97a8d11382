/**
 * Another truth that a viewer cannot tell from this one. It is made from what the game declares to be
 * hidden, not by its determinize: the two check each other.
 */
import { decidingSeat, type Game } from '../game.ts';
import { isOver } from '../machine.ts';
import { next32, seedWords, type Stream } from '../rng.ts';
import { RNG, type State } from '../state.ts';
import { anyOf, type Permute } from './trial.ts';

/** Things of one kind that a viewer cannot see. */
export interface HiddenThings {
  /** Where they lie in the state, a byte each. */
  readonly at: readonly number[];
  /** What else could lie there: things that were left in the box. */
  readonly others?: readonly number[];
  /** Only things of the same sort are exchanged with others. */
  readonly sort?: (thing: number) => number;
}

/** Mixes hidden things with each other, and exchanges some for what was left in the box. */
export function permuteBy<O, V, E>(
  game: Game<O, V, E>,
  hiddenFrom: (s: State, viewer: number | null) => readonly HiddenThings[],
): Permute {
  return (s, viewer, rng) => {
    const other = s.slice();
    for (const things of hiddenFrom(s, viewer)) mix(other, things, rng);
    // The dice of the future are hidden, too.
    seedWords(other, RNG, next32(rng.bytes, rng.at));
    if (!isOver(other) && decidingSeat(other) !== viewer) game.machine.forget(other);
    game.machine.touched();
    return other;
  };
}

function mix(s: State, { at, others = [], sort = () => 0 }: HiddenThings, rng: Stream): void {
  for (let i = at.length - 1; i > 0; i--) swap(s, at[i], at[anyOf(rng, i + 1)]);
  const left = [...others];
  for (const here of at) {
    const i = anyOf(rng, left.length + 1);
    if (i === left.length || sort(left[i]) !== sort(s[here])) continue;
    [s[here], left[i]] = [left[i], s[here]];
  }
}

function swap(s: State, a: number, b: number): void {
  [s[a], s[b]] = [s[b], s[a]];
}
