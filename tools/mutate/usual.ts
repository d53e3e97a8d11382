/** How the tests run when nothing is changed: what they pass by, and how long they take. */
import { existsSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { state } from './active.ts';
import { isSuite, partsIn, run, type Suite, type Test } from './suite.ts';

interface Usual {
  /** The mutants it passes by. */
  readonly passes: ReadonlySet<number>;
  readonly steps: number;
  readonly ms: number;
}

/** Of every test, and of what suites do before and after their tests. */
export type UsualOf = ReadonlyMap<Test | Suite, Usual>;

/** The mutants that were passed since somebody wiped this. */
export function passedNow(): Set<number> {
  const found = new Set<number>();
  state.passed.forEach((times, mutant) => times > 0 && found.add(mutant));
  return found;
}

/** Measured by the first process; whoever takes over reads it. */
export async function usualOf(suites: readonly Suite[], file: string): Promise<UsualOf> {
  if (existsSync(file)) return read(suites, file);
  const usual = new Map<Test | Suite, Usual>();
  for (const suite of suites) {
    await run(
      suite,
      () => true,
      async (part, body) => void usual.set(part, both(usual.get(part), await measured(part, body))),
    );
  }
  write(suites, file, usual);
  return usual;
}

/** A test that fails by itself, on a busy machine for example, notices nothing: it passes by no mutant. */
async function measured(part: Test | Suite, body: () => Promise<void>): Promise<Usual> {
  state.passed.fill(0);
  const began = performance.now();
  try {
    await body();
  } catch (error) {
    if (isSuite(part)) throw error;
    writeSync(1, `fails by itself, so it is left out: ${part.name}\n`);
    return { passes: new Set(), steps: 0, ms: 0 };
  }
  const steps = state.passed.reduce((sum, times) => sum + times, 0);
  return { passes: passedNow(), steps, ms: performance.now() - began };
}

/** A suite is measured before and after its tests. */
function both(before: Usual | undefined, now: Usual): Usual {
  if (before === undefined) return now;
  return {
    passes: new Set([...before.passes, ...now.passes]),
    steps: Math.max(before.steps, now.steps),
    ms: Math.max(before.ms, now.ms),
  };
}

type Line = readonly [passes: readonly number[], steps: number, ms: number];

function write(suites: readonly Suite[], file: string, usual: UsualOf): void {
  const lines = suites.flatMap(partsIn).map((part): Line => {
    const { passes, steps, ms } = usual.get(part)!;
    return [[...passes], steps, ms];
  });
  writeFileSync(file, JSON.stringify(lines));
}

function read(suites: readonly Suite[], file: string): UsualOf {
  const lines = JSON.parse(readFileSync(file, 'utf8')) as readonly Line[];
  return new Map(
    suites.flatMap(partsIn).map((part, i) => {
      const [passes, steps, ms] = lines[i];
      return [part, { passes: new Set(passes), steps, ms }];
    }),
  );
}
