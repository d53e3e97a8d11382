/**
 * The run itself: loads the tests once, looks which of them pass by which mutant, then switches on
 * one mutant after the other and runs the tests that pass by it, the quickest first.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { NONE, state } from './active.ts';
import { planInUse, type Answer } from './plan.ts';
import { run, suiteOf, suitesIn, testsIn, type Suite, type Test } from './suite.ts';
import { passedNow, usualOf, type UsualOf } from './usual.ts';

/** So many times as long as usual, and then some, is without end: in places passed, or in time for who waits. */
const ENDLESS = 20;
const SOME = 5_000_000;
const LATE = 3;
const SOME_MS = 10_000;
const PATIENCE_MS = 10 * 60_000;

const plan = planInUse();

it('goes through the mutants', async () => {
  state.on = plan.always ?? NONE;
  expect(plan.tests).not.toHaveLength(0);
  if (plan.always !== undefined) return write([await always(plan.always)]);
  const suites = await load();
  const atLoad = passedNow();
  const tries = new Tries(suites, await usualOf(suites, plan.usual));
  const answers: Answer[] = [];
  for (const mutant of plan.chosen) {
    const answer = await tries.answerFor(mutant, atLoad.has(mutant));
    answers.push(answer);
    write(answers);
    writeSync(1, answer.fate === 'killed' ? '.' : answer.fate === 'kept' ? '…' : '!');
    if (tries.late) throw new Error('something still waits: a new run takes over');
    if (tries.killer !== null) await stillHolds(tries.killer);
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

/** A test that notices the mutant, and its file. */
interface Killer {
  readonly suite: Suite;
  readonly test: Test;
}

class Tries {
  /** Who noticed the last mutant. */
  killer: Killer | null = null;
  /** It was noticed because something did not come to an end. */
  late = false;
  /** It was not passed where it usually is: what it changes is kept from before. */
  private isKept = false;
  /** What each test passes by, with all that its suites do before and after. */
  private readonly passes = new Map<Test, ReadonlySet<number>>();
  private readonly suites: readonly Suite[];
  private readonly usual: UsualOf;

  constructor(suites: readonly Suite[], usual: UsualOf) {
    this.suites = suites;
    this.usual = usual;
    const own = suites.flatMap(testsIn).map((test) => [test, usual.get(test)!.passes] as const);
    for (const [test, passes] of own) this.passes.set(test, passes);
    for (const suite of suites.flatMap(suitesIn)) {
      const around = usual.get(suite)!.passes;
      if (around.size === 0) continue;
      for (const test of testsIn(suite)) {
        this.passes.set(test, new Set([...this.passes.get(test)!, ...around]));
      }
    }
  }

  async answerFor(mutant: number, isAtLoad: boolean): Promise<Answer> {
    this.killer = await this.killerOf(mutant);
    if (this.killer !== null) {
      const { suite, test } = this.killer;
      return { mutant, fate: 'killed', by: `${suite.name}: ${test.name}` };
    }
    if (isAtLoad || this.isKept) return { mutant, fate: 'kept' };
    const isPassed = [...this.passes.values()].some((passes) => passes.has(mutant));
    return { mutant, fate: isPassed ? 'survived' : 'never' };
  }

  private async killerOf(mutant: number): Promise<Killer | null> {
    this.isKept = false;
    const isWanted = (test: Test): boolean => this.passes.get(test)!.has(mutant);
    const costOf = (suite: Suite): number =>
      testsIn(suite).reduce((ms, test) => ms + (isWanted(test) ? this.usual.get(test)!.ms : 0), 0);
    const concerned = this.suites
      .filter((suite) => testsIn(suite).some(isWanted))
      .map((suite) => ({ suite, cost: costOf(suite) }))
      .sort((a, b) => a.cost - b.cost);
    for (const { suite } of concerned) {
      const test = await this.killerIn(suite, isWanted, mutant);
      if (test !== null) return { suite, test };
    }
    return null;
  }

  /** The test of the file that notices the mutant, or null. */
  private async killerIn(
    suite: Suite,
    isWanted: (test: Test) => boolean,
    mutant: number,
  ): Promise<Test | null> {
    let last = testsIn(suite).find(isWanted)!;
    state.on = mutant;
    try {
      await run(suite, isWanted, async (part, body) => {
        if ('run' in part) last = part;
        const { passes, steps, ms } = this.usual.get(part)!;
        state.left = SOME + ENDLESS * steps;
        const before = state.passed[mutant];
        await inTime(body(), SOME_MS + LATE * ms);
        if (passes.has(mutant) && state.passed[mutant] === before) this.isKept = true;
      });
      return null;
    } catch (error) {
      this.late = error instanceof TooLate;
      return last;
    } finally {
      state.on = NONE;
      state.left = Infinity;
    }
  }
}

class TooLate extends Error {}

async function inTime(work: Promise<void>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('too late')), patience);
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
    (_part, body) => body(),
  );
}

/** A mutant that is on before anything is loaded. One file after the other: some load everything anew. */
async function always(mutant: number): Promise<Answer> {
  try {
    for (const file of plan.tests) {
      await run(
        await loaded(file),
        () => true,
        (_part, body) => {
          state.left = ENDLESS * SOME;
          return inTime(body(), PATIENCE_MS);
        },
      );
    }
    return { mutant, fate: 'survived' };
  } catch {
    return { mutant, fate: 'killed', by: 'a run with it from the start' };
  }
}
