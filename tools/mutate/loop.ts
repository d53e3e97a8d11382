/**
 * The run itself: loads the tests once, looks which of them pass by which mutant, then switches on
 * one mutant after the other and runs the tests that pass by it, the quickest first.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { NONE, state } from './active.ts';
import { planInUse, type Answer } from './plan.ts';
import { run, suiteOf, testsIn, type Suite, type Test } from './suite.ts';

const PATIENCE_MS = 10 * 60_000;
/** So many times as long as usual, and then some, is without end. */
const ENDLESS = 20;
const SOME = 5_000_000;

interface Usual {
  readonly passes: ReadonlySet<number>;
  readonly steps: number;
  readonly ms: number;
}

const plan = planInUse();
const usual = new Map<Test, Usual>();

it('goes through the mutants', async () => {
  state.on = plan.always ?? NONE;
  expect(plan.tests).not.toHaveLength(0);
  if (plan.always !== undefined) return write([await always(plan.always)]);
  const suites = await load();
  const atLoad = passed();
  for (const suite of suites) await run(suite, () => true, measure);
  const answers: Answer[] = [];
  for (const mutant of plan.chosen) {
    const killer = await killerOf(mutant, suites);
    const answer = answerFor(mutant, killer, atLoad);
    answers.push(answer);
    write(answers);
    writeSync(1, answer.fate === 'killed' ? '.' : answer.fate === 'load' ? '…' : '!');
    if (killer !== null) await stillHolds(killer);
  }
});

async function load(): Promise<Suite[]> {
  const suites: Suite[] = [];
  for (const file of plan.tests) suites.push(await loaded(file));
  return suites;
}

function loaded(file: string): Promise<Suite> {
  return suiteOf(file, () => import(/* @vite-ignore */ resolve(file)));
}

function write(answers: readonly Answer[]): void {
  writeFileSync(plan.answers, JSON.stringify(answers));
}

function passed(): Set<number> {
  const found = new Set<number>();
  state.passed.forEach((times, mutant) => times > 0 && found.add(mutant));
  return found;
}

/** How the test runs when nothing is changed. */
async function measure(test: Test, body: () => Promise<void>): Promise<void> {
  state.passed.fill(0);
  const began = performance.now();
  await body();
  const steps = state.passed.reduce((sum, times) => sum + times, 0);
  usual.set(test, { passes: passed(), steps, ms: performance.now() - began });
}

/** A test that notices the mutant, and its file. */
interface Killer {
  readonly suite: Suite;
  readonly test: Test;
}

const passesBy = (test: Test, mutant: number): boolean => usual.get(test)!.passes.has(mutant);

async function killerOf(mutant: number, suites: readonly Suite[]): Promise<Killer | null> {
  const isWanted = (test: Test): boolean => passesBy(test, mutant);
  const costOf = (suite: Suite): number =>
    testsIn(suite).reduce((ms, test) => ms + (isWanted(test) ? usual.get(test)!.ms : 0), 0);
  const concerned = suites
    .filter((suite) => testsIn(suite).some(isWanted))
    .map((suite) => ({ suite, cost: costOf(suite) }))
    .sort((a, b) => a.cost - b.cost);
  for (const { suite } of concerned) {
    const test = await killerIn(suite, isWanted, mutant);
    if (test !== null) return { suite, test };
  }
  return null;
}

function answerFor(mutant: number, killer: Killer | null, atLoad: ReadonlySet<number>): Answer {
  if (killer !== null) {
    return { mutant, fate: 'killed', by: `${killer.suite.name}: ${killer.test.name}` };
  }
  if (atLoad.has(mutant)) return { mutant, fate: 'load' };
  const isPassed = [...usual.keys()].some((test) => passesBy(test, mutant));
  return { mutant, fate: isPassed ? 'survived' : 'never' };
}

/** The test of the file that notices the mutant, or null. */
async function killerIn(
  suite: Suite,
  isWanted: (test: Test) => boolean,
  mutant: number,
): Promise<Test | null> {
  let last = testsIn(suite).find(isWanted)!;
  state.on = mutant;
  try {
    await run(suite, isWanted, (test, body) => {
      last = test;
      state.left = SOME + ENDLESS * usual.get(test)!.steps;
      return inTime(body());
    });
    return null;
  } catch {
    return last;
  } finally {
    state.on = NONE;
    state.left = Infinity;
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), PATIENCE_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A mutant may leave something behind that fails tests by itself; then a new run takes over. */
async function stillHolds({ suite, test }: Killer): Promise<void> {
  await run(
    suite,
    (one) => one === test,
    (_one, body) => body(),
  );
}

/** A mutant that is on before anything is loaded. One file after the other: some load everything anew. */
async function always(mutant: number): Promise<Answer> {
  try {
    for (const file of plan.tests) {
      await run(
        await loaded(file),
        () => true,
        (_test, body) => {
          state.left = ENDLESS * SOME;
          return inTime(body());
        },
      );
    }
    return { mutant, fate: 'survived' };
  } catch {
    return { mutant, fate: 'killed', by: 'a run with it from the start' };
  }
}
