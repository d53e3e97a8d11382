// `npm test`: the static checks side by side, then every package's tests, then one line that sums
// up. `npm run check` is `--static`; names after it choose checks (`npm run lint`).
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { startVitest } from 'vitest/node';
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

/** The browser tests come last and alone: they need the machine for themselves. */
const BROWSER_CONFIG = 'packages/web/test/browser/vitest.config.ts';

async function runTests(tally: Tally, config?: string): Promise<void> {
  const vitest = await startVitest('test', [], { run: true, ...(config && { config }) });
  for (const module of vitest.state.getTestModules()) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    // A test that only the long run runs is skipped, and counts as neither.
    const failed = states.filter((state) => state !== 'passed' && state !== 'skipped').length;
    tally.passed += states.filter((state) => state === 'passed').length;
    // A file or a group that breaks outside its tests has no test to fail: it counts as one.
    tally.failed += module.ok() ? failed : Math.max(failed, 1);
  }
  tally.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
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
}

if (brokenChecks.length > 0) console.log(`\nFailed above: ${brokenChecks.join(', ')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
