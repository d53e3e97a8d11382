// `npm test`: the static checks side by side, then every package's tests, then the slowest files and
// one line that sums up. `npm run check` is `--static`; names after it choose checks (`npm run lint`).
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { startVitest, type TestCase, type TestModule } from 'vitest/node';
import { CHECKS, type Check } from './checks.ts';

interface Tally {
  passed: number;
  failed: number;
}

/** Checks that failed: their output may have scrolled away, so the end names them once more. */
const brokenChecks: string[] = [];

function output(args: readonly string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

async function runCheck(check: Check, tally: Tally): Promise<void> {
  const began = performance.now();
  const { code, text } = await output(check.args);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const ok = code === 0;
  tally[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? '✓' : '✗'} ${check.name}: ${check.holds} (${seconds} s)`);
  if (ok) return;
  brokenChecks.push(check.name);
  console.log(`${text.trimEnd()}\n`);
}

async function runChecks(checks: readonly Check[], tally: Tally): Promise<void> {
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check, tally);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** The browser tests come last: beside the others they would only be slower. */
const BROWSER_CONFIG = 'packages/web/test/browser/vitest.config.ts';

const SLOWEST = 10;
const times: { file: string; seconds: number }[] = [];

/** Tests that need what this machine does not have say so, and how to get it, in one line. */
const LACKING = /^This machine lacks .*/;
const lacking = new Set<string>();

async function runTests(tally: Tally, config?: string): Promise<void> {
  const vitest = await startVitest('test', [], { run: true, ...(config && { config }) });
  for (const module of vitest.state.getTestModules()) count(module, tally);
  tally.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
}

function count(module: TestModule, tally: Tally): void {
  const tests = [...module.children.allTests()];
  const failed = tests.filter(hasFailed).length;
  tally.passed += tests.filter((test) => test.result().state === 'passed').length;
  // A file or a group that breaks outside its tests may have no test to fail: it counts as one.
  tally.failed += module.ok() ? failed : Math.max(failed, 1);
  const { collectDuration, duration } = module.diagnostic();
  times.push({ file: module.moduleId, seconds: (collectDuration + duration) / 1000 });
  const suites = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...suites, ...tests.flatMap((test) => test.result().errors ?? [])];
  for (const { message } of errors) {
    const [line] = LACKING.exec(message) ?? [];
    if (line !== undefined) lacking.add(line);
  }
}

/**
 * A test that only the long run runs is skipped on purpose and counts as neither; one that was skipped
 * because what goes before it broke has failed.
 */
function hasFailed(test: TestCase): boolean {
  const { state } = test.result();
  return state !== 'passed' && !(state === 'skipped' && test.options.mode === 'skip');
}

function printSlowest(): void {
  console.log('\nThe slowest test files:');
  const slowest = times.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  for (const { file, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative('', file)}`);
  }
}

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const tally: Tally = { passed: 0, failed: 0 };

if (!args.includes('--tests')) {
  await runChecks(
    CHECKS.filter((check) => names.length === 0 || names.includes(check.name)),
    tally,
  );
}
if (!args.includes('--static')) {
  await runTests(tally);
  await runTests(tally, BROWSER_CONFIG);
  printSlowest();
}

if (brokenChecks.length > 0) console.log(`\nFailed above: ${brokenChecks.join(', ')}`);
if (lacking.size > 0) console.log(`\n${[...lacking].join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
