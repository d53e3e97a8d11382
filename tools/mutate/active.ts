/** Which mutant is on. It is asked at every place that has one, so it also counts who comes by. */

/** Enough for every mutant of all packages. */
const MOST = 20_000;
export const NONE = -1;

export const state = {
  on: NONE,
  /** How often each place was passed since somebody wiped this. */
  passed: new Uint32Array(MOST),
  /** How many more places may be passed: a mutant that never comes to an end is noticed by this. */
  left: Infinity,
};

export function at(mutant: number): boolean {
  state.passed[mutant]++;
  if (--state.left < 0) throw new Error('it does not come to an end');
  return state.on === mutant;
}
