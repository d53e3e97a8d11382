/**
 * What picks have brought so far in a search: the mean gain of a pick wherever it was looked at. A
 * good guess of what it brings elsewhere in the tree, so that only promising picks need a look.
 */
import { nodeOf, top, type State } from '@evervale/kernel';

/** More than there are codes of a decision, and more than there are seats. */
const CODES = 2 ** 20;
const SEATS = 8;

export class Gains {
  private readonly at = new Map<number, number>();
  private readonly sums: number[] = [];
  private readonly counts: number[] = [];

  /** The decision pending in `s`, for `seat`: codes mean the same wherever the same effect asks. */
  decision(s: State, seat: number): number {
    return (nodeOf(s, top(s)) * SEATS + seat) * CODES;
  }

  /** What `code` is likely to bring; nobody knows at first, so that everything is looked at once. */
  guess(decision: number, code: number): number {
    const i = this.at.get(decision + code);
    return i === undefined ? Infinity : this.sums[i] / this.counts[i];
  }

  /** How often it was looked at. */
  looks(decision: number, code: number): number {
    const i = this.at.get(decision + code);
    return i === undefined ? 0 : this.counts[i];
  }

  learn(decision: number, code: number, gain: number): void {
    const i = this.at.get(decision + code);
    if (i === undefined) {
      this.at.set(decision + code, this.sums.length);
      this.sums.push(gain);
      this.counts.push(1);
    } else {
      this.sums[i] += gain;
      this.counts[i]++;
    }
  }
}

const ranked = new Float64Array(64);

/** The `n`-th best of the first `count` guesses: those below are not worth a look. */
export function threshold(guesses: ArrayLike<number>, count: number, n: number): number {
  if (count <= n) return -Infinity;
  ranked.fill(-Infinity, 0, n);
  for (let i = 0; i < count; i++) {
    const guess = guesses[i];
    if (guess <= ranked[n - 1]) continue;
    let at = n - 1;
    for (; at > 0 && ranked[at - 1] < guess; at--) ranked[at] = ranked[at - 1];
    ranked[at] = guess;
  }
  return ranked[n - 1];
}

/** The index of a guess that leaves all others behind by so many points, or -1. */
export function clearlyBest(guesses: ArrayLike<number>, count: number, clear: number): number {
  let best = 0;
  let second = -Infinity;
  for (let i = 1; i < count; i++) {
    if (guesses[i] > guesses[best]) {
      second = guesses[best];
      best = i;
    } else if (guesses[i] > second) second = guesses[i];
  }
  return guesses[best] < Infinity && guesses[best] - second > clear ? best : -1;
}
