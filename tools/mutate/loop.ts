/** The run itself: loads the tests once and goes through the mutants, or loads them anew for each. */
import { appendFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { answerAnew, holdsAnew } from './anew.ts';
import { planInUse, type Answer } from './plan.ts';
import { suiteOf, type Suite } from './suite.ts';
import { runAlone, Tries } from './tries.ts';
import { passedNow, usualByFile, usualOf } from './usual.ts';

const plan = planInUse();
const SIGNS = { killed: '.', kept: '…', survived: '!', never: '?' };
const ROW = 60;

it('goes through the mutants', async () => {
  expect(plan.tests).not.toHaveLength(0);
  await (plan.anew === undefined ? through() : throughAnew());
});

/** The tests are loaded once and run once without any mutant; then each mutant meets those that pass by it. */
async function through(): Promise<void> {
  const suites: Suite[] = [];
  for (const file of plan.tests) suites.push(await loaded(file));
  const atLoad = passedNow();
  const tries = new Tries(suites, await usualOf(suites, plan.usual), plan.patience);
  for (const [i, mutant] of plan.chosen.entries()) {
    tell(i, await tries.answerFor(mutant, atLoad.has(mutant), plan.known[mutant]));
    if (tries.late) throw new Error('something still waits: a new run takes over');
    // A mutant may leave something behind that fails tests by itself; then a new run takes over.
    if (tries.killer !== null) await runAlone(tries.killer);
  }
}

/** The program is loaded anew for each mutant, which is on before anything is loaded. */
async function throughAnew(): Promise<void> {
  const measured = usualByFile(plan.usual);
  for (const file of plan.tests.filter((one) => !measured.has(one))) {
    vi.resetModules();
    await usualOf([await loaded(file)], plan.usual);
  }
  const usual = usualByFile(plan.usual);
  for (const [i, mutant] of plan.chosen.entries()) {
    // Who noticed it last time, then those that load the program anew anyway, then the quickest.
    const rank = (file: string): number => {
      if (plan.known[mutant]?.startsWith(`${file}: `)) return -2;
      return plan.first?.includes(file) ? -1 : usual.get(file)!.ms;
    };
    const files = plan.tests
      .filter((file) => plan.anew === 'all' || usual.get(file)!.passes.has(mutant))
      .toSorted((a, b) => rank(a) - rank(b));
    const answer = await answerAnew(mutant, files, plan.patience, loaded);
    tell(i, answer);
    if (answer.by !== undefined) await holdsAnew(answer.by.split(': ')[0], loaded);
  }
}

function loaded(file: string): Promise<Suite> {
  return suiteOf(file, () => import(/* @vite-ignore */ resolve(file)));
}

function tell(i: number, answer: Answer): void {
  appendFileSync(plan.answers, `${JSON.stringify(answer)}\n`);
  const isFull = (i + 1) % ROW === 0;
  writeSync(1, SIGNS[answer.fate] + (isFull ? ` ${i + 1} of ${plan.chosen.length}\n` : ''));
}
