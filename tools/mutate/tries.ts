/** Switches on one mutant after the other and runs the tests that pass by it, the quickest first. */
import { NONE, state } from './active.ts';
import { inTime, TooLate } from './inTime.ts';
import { Patience } from './patience.ts';
import type { Answer } from './plan.ts';
import { run, suitesIn, testsIn, type Suite, type Test } from './suite.ts';
import type { UsualOf } from './usual.ts';

/** So many times as long as usual, and then some, is without end: in places passed, or in time for who waits. */
const ENDLESS = 20;
const SOME = 5_000_000;
const LATE = 3;
const SOME_MS = 10_000;

/** A test that notices the mutant, and its file. */
export interface Killer {
  readonly suite: Suite;
  readonly test: Test;
}

/** How a killer is called from one run to the next. */
const nameOf = ({ suite, test }: Killer): string => `${suite.name}: ${test.name}`;

export class Tries {
  /** Who noticed the last mutant. */
  killer: Killer | null = null;
  /** It was noticed because something did not come to an end. */
  late = false;
  /** It was not passed where it usually is: what it changes is kept from before. */
  private isKept = false;
  /** What each test passes by, with all that its suites do before and after. */
  private readonly passes = new Map<Test, ReadonlySet<number>>();
  private readonly byName = new Map<string, Killer>();
  private readonly suites: readonly Suite[];
  private readonly usual: UsualOf;
  private readonly seconds: number;
  /** It was given up before all tests were asked. */
  private isGivenUp = false;

  constructor(suites: readonly Suite[], usual: UsualOf, seconds: number) {
    this.suites = suites;
    this.usual = usual;
    this.seconds = seconds;
    for (const suite of suites) {
      for (const test of testsIn(suite)) {
        this.passes.set(test, usual.get(test)!.passes);
        this.byName.set(nameOf({ suite, test }), { suite, test });
      }
    }
    for (const suite of suites.flatMap(suitesIn)) {
      const around = usual.get(suite)!.passes;
      if (around.size === 0) continue;
      for (const test of testsIn(suite)) {
        this.passes.set(test, new Set([...this.passes.get(test)!, ...around]));
      }
    }
  }

  async answerFor(mutant: number, isAtLoad: boolean, known: string | undefined): Promise<Answer> {
    this.isKept = false;
    this.isGivenUp = false;
    this.killer = (await this.sameAs(known, mutant)) ?? (await this.killerOf(mutant));
    if (this.killer !== null) return { mutant, fate: 'killed', by: nameOf(this.killer) };
    if (isAtLoad || this.isKept) return { mutant, fate: 'kept' };
    const isPassed = [...this.passes.values()].some((passes) => passes.has(mutant));
    if (this.isGivenUp) return { mutant, fate: 'survived', after: this.seconds };
    return { mutant, fate: isPassed ? 'survived' : 'never' };
  }

  /** The test that noticed it last time, if it still does. */
  private async sameAs(known: string | undefined, mutant: number): Promise<Killer | null> {
    const last = this.byName.get(known ?? '');
    if (last === undefined) return null;
    const test = await this.killerIn(last.suite, (one) => one === last.test, mutant);
    return test && last;
  }

  private async killerOf(mutant: number): Promise<Killer | null> {
    const isWanted = (test: Test): boolean => this.passes.get(test)!.has(mutant);
    const costOf = (suite: Suite): number =>
      testsIn(suite).reduce((ms, test) => ms + (isWanted(test) ? this.usual.get(test)!.ms : 0), 0);
    const concerned = this.suites
      .filter((suite) => testsIn(suite).some(isWanted))
      .map((suite) => ({ suite, cost: costOf(suite) }))
      .sort((a, b) => a.cost - b.cost);
    const patience = new Patience(this.seconds);
    for (const { suite } of concerned) {
      this.isGivenUp = patience.isOver;
      if (this.isGivenUp) return null;
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

/** One test with all that belongs to it, nothing guarded: it ends with an error if it fails. */
export function runAlone({ suite, test }: Killer): Promise<void> {
  return run(
    suite,
    (one) => one === test,
    (_part, body) => body(),
  );
}
