/**
 * Mutants that are on before anything is loaded: they change what is worked out while the program is
 * loaded, or once and for all. The program is loaded anew for each, by the same process.
 */
import { vi } from 'vitest';
import { NONE, state } from './active.ts';
import { inTime } from './inTime.ts';
import { Patience } from './patience.ts';
import type { Answer } from './plan.ts';
import { run, type Suite } from './suite.ts';

/** Places that a test may pass: more is without end. */
const ENDLESS = 100_000_000;
/** Seconds on top, since loading takes its time. */
const LOADING = 15;
/** Who waits longer waits for something that never comes. */
const LATE_MS = 3 * 60_000;

type Load = (file: string) => Promise<Suite>;

/** Its fate, by the files with tests in this order. */
export async function answerAnew(
  mutant: number,
  files: readonly string[],
  seconds: number,
  load: Load,
): Promise<Answer> {
  const patience = new Patience(seconds + LOADING);
  vi.resetModules();
  for (const file of files) {
    if (patience.isOver) return { mutant, fate: 'survived', anew: true, after: seconds };
    state.on = mutant;
    const isKilled = await load(file)
      .then(runAll)
      .then(
        () => false,
        () => true,
      );
    state.on = NONE;
    state.left = Infinity;
    if (isKilled) return { mutant, fate: 'killed', by: `${file}: `, anew: true };
  }
  return { mutant, fate: 'survived', anew: true };
}

/** Something that was left behind fails without any mutant, too. */
export async function holdsAnew(file: string, load: Load): Promise<void> {
  vi.resetModules();
  await runAll(await load(file));
}

function runAll(suite: Suite): Promise<void> {
  return run(
    suite,
    () => true,
    (_part, body) => {
      state.left = ENDLESS;
      return inTime(body(), LATE_MS);
    },
  );
}
