/** How the tests run when nothing is changed: what they pass by, and how long they take. */
import { appendFileSync, existsSync, readFileSync, writeSync } from 'node:fs';
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

/** Measured once for each file with tests, and written down for whoever takes over. */
export async function usualOf(suites: readonly Suite[], file: string): Promise<UsualOf> {
  const known = linesIn(file);
  const usual = new Map<Test | Suite, Usual>();
  for (const suite of suites.filter(({ name }) => !(name in known))) {
    await run(
      suite,
      () => true,
      async (part, body) => void usual.set(part, both(usual.get(part), await measured(part, body))),
    );
    known[suite.name] = partsIn(suite).map((part) => lineOf(usual.get(part)!));
    appendFileSync(file, `${JSON.stringify([suite.name, known[suite.name]])}\n`);
  }
  return new Map(suites.flatMap((suite) => [...read(suite, known[suite.name])]));
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
type Lines = Record<string, readonly Line[]>;

const lineOf = ({ passes, steps, ms }: Usual): Line => [[...passes], steps, ms];

function linesIn(file: string): Lines {
  if (!existsSync(file)) return {};
  const files = readFileSync(file, 'utf8').trim().split('\n');
  return Object.fromEntries(files.map((line) => JSON.parse(line) as [string, readonly Line[]]));
}

function read(suite: Suite, lines: readonly Line[]): UsualOf {
  return new Map(
    partsIn(suite).map((part, i) => {
      const [passes, steps, ms] = lines[i];
      return [part, { passes: new Set(passes), steps, ms }];
    }),
  );
}

/** What a file with tests passes by as a whole, and how long it takes. */
export function usualByFile(file: string): ReadonlyMap<string, Pick<Usual, 'passes' | 'ms'>> {
  return new Map(
    Object.entries(linesIn(file)).map(([name, lines]) => [
      name,
      {
        passes: new Set(lines.flatMap(([passes]) => passes)),
        ms: lines.reduce((sum, [, , ms]) => sum + ms, 0),
      },
    ]),
  );
}
