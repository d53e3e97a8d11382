/**
 * Stands in for Vitest in the test files, so that one test can be run again and again, with this or
 * that mutant on. Everything but the arrangement of tests is Vitest's own.
 */
import { format } from 'node:util';
import { expect, vi } from 'vitest';

export { expect, vi };

type Body = (...args: never[]) => unknown;
type Hook = () => unknown;

export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Suite {
  readonly name: string;
  readonly children: (Suite | Test)[];
  readonly beforeAll: Hook[];
  readonly afterAll: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
}

function suiteNamed(name: string): Suite {
  return { name, children: [], beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
}

/** Tests that load modules anew get another one of this module: what is being declared is one for all. */
const shared = globalThis as { evervaleSuite?: Suite };
const declared = (): Suite => shared.evervaleSuite!;

/** What a test file declares while it is loaded. */
export async function suiteOf(name: string, load: () => Promise<unknown>): Promise<Suite> {
  const suite = suiteNamed(name);
  shared.evervaleSuite = suite;
  await load();
  return suite;
}

// A body comes last, or before a number of milliseconds; options may stand in between.
const bodyIn = (args: readonly unknown[]): Body =>
  args.find((arg) => typeof arg === 'function') as Body;

function addTest(name: string, ...args: unknown[]): void {
  const body = bodyIn(args) as (context: object) => unknown;
  declared().children.push({ name, run: () => body({ expect }) });
}

/** A database of its own takes longer than all the rest; the same tests run without it. */
const LEFT_OUT = /PostgreSQL/;

function addSuite(name: string, ...args: unknown[]): void {
  if (LEFT_OUT.test(name)) return;
  const outer = declared();
  const suite = suiteNamed(name);
  outer.children.push(suite);
  shared.evervaleSuite = suite;
  bodyIn(args)();
  shared.evervaleSuite = outer;
}

type Add = typeof addTest;

/** `it.each(rows)(name, body)`: a row that is a list is several arguments. */
const each =
  (add: Add) =>
  (rows: readonly unknown[]) =>
  (name: string, ...args: unknown[]): void => {
    const body = bodyIn(args) as (...row: unknown[]) => unknown;
    for (const row of rows) {
      const list: unknown[] = Array.isArray(row) ? row : [row];
      add(format(name, ...list.filter(isPlain)), () => body(...list));
    }
  };

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const nothing: Add = () => {};
const withModifiers = (add: Add) =>
  Object.assign(add, {
    each: each(add),
    skip: nothing,
    skipIf: (isSo: unknown): Add => (isSo ? nothing : add),
    runIf: (isSo: unknown): Add => (isSo ? add : nothing),
  });

export const it = withModifiers((...args) => addTest(...args));
export const test = withModifiers((...args) => addTest(...args));
export const describe = withModifiers((...args) => addSuite(...args));
export const beforeAll = (hook: Hook): number => declared().beforeAll.push(hook);
export const afterAll = (hook: Hook): number => declared().afterAll.push(hook);
export const beforeEach = (hook: Hook): number => declared().beforeEach.push(hook);
export const afterEach = (hook: Hook): number => declared().afterEach.push(hook);

export function isSuite(child: Suite | Test): child is Suite {
  return 'children' in child;
}

export function testsIn(suite: Suite): Test[] {
  return suite.children.flatMap((child) => (isSuite(child) ? testsIn(child) : [child]));
}

/** The suite and all suites in it. */
export function suitesIn(suite: Suite): Suite[] {
  return [suite, ...suite.children.filter(isSuite).flatMap(suitesIn)];
}

/** Every suite and every test in it, always in the same order. */
export function partsIn(suite: Suite): (Suite | Test)[] {
  return [...suitesIn(suite), ...testsIn(suite)];
}

/** Does something, measured or guarded: a test, or what a suite does before and after its tests. */
export type Around = (part: Test | Suite, body: () => Promise<void>) => Promise<void>;

/** Runs the tests that are wanted, with everything that belongs before and after; ends with an error. */
export async function run(
  suite: Suite,
  isWanted: (test: Test) => boolean,
  around: Around,
  outer: readonly Suite[] = [],
): Promise<void> {
  if (!testsIn(suite).some(isWanted)) return;
  const suites = [...outer, suite];
  try {
    await around(suite, () => inOrder(suite.beforeAll));
    for (const child of suite.children) {
      if (isSuite(child)) await run(child, isWanted, around, suites);
      else if (isWanted(child)) await around(child, () => runOne(child, suites));
    }
  } finally {
    await around(suite, () => inOrder(suite.afterAll));
  }
}

async function inOrder(hooks: readonly Hook[]): Promise<void> {
  for (const hook of hooks) await hook();
}

async function runOne(one: Test, suites: readonly Suite[]): Promise<void> {
  try {
    await inOrder(suites.flatMap((suite) => suite.beforeEach));
    await one.run();
  } finally {
    await inOrder(suites.toReversed().flatMap((suite) => suite.afterEach));
  }
}
