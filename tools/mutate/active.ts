/** Which mutant is on. It is asked at every place that has one, so it also counts who comes by. */

/** Enough for every mutant of all packages. */
const MOST = 20_000;
export const NONE = -1;

interface Active {
  on: number;
  /** How often each place was passed since somebody wiped this. */
  readonly passed: Uint32Array;
  /** How many more places may be passed: a mutant that never comes to an end is noticed by this. */
  left: number;
}

/** Tests that load modules anew would get another one of this, too: there is one for all. */
const shared = globalThis as { evervaleMutants?: Active };
export const state = (shared.evervaleMutants ??= {
  on: NONE,
  passed: new Uint32Array(MOST),
  left: Infinity,
});

export function at(mutant: number): boolean {
  state.passed[mutant]++;
  if (--state.left < 0) throw new Error('it does not come to an end');
  return state.on === mutant;
}
