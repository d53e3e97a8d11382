/**
 * Breaks the rules on purpose, one small change at a time, and runs the tests against each: a change
 * that no test notices is a rule that nobody holds. `npm run mutate -- --sample 100 packages/…/turn`
 * prints the score of each folder and every survivor.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf, sampleOf, type Mutant } from './mutants.ts';

const EVERDELL = 'packages/everdell/src';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '100' }, out: { type: 'string' } },
});
const roots =
  positionals.length > 0
    ? positionals
    : [`${EVERDELL}/turn`, `${EVERDELL}/effects`, `${EVERDELL}/determinize.ts`];

/**
 * Recorded games notice most changes within seconds; then come the tests that say what the rules are,
 * and long ones last, if nothing else has noticed.
 */
const GAMES = ['golden.test'];
const QUICK = ['rules/', 'cards/', 'events/', 'boxes/', 'locations', 'trial-box'];
const LONG = ['zones.test', 'second-opinion/', 'invariants.test', 'conformance.test'];
const inTests = (names: readonly string[]): string[] =>
  names.map((name) => `packages/everdell/test/${name}`);

function passes(mutant: Mutant | null, tests: readonly string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/mutate/plugin.ts', ...tests],
    {
      env: { ...process.env, EVERVALE_MUTANT: JSON.stringify(mutant) },
      stdio: 'ignore',
      timeout: 10 * 60_000,
    },
  );
  return status === 0;
}

function survives(mutant: Mutant): boolean {
  return [GAMES, QUICK, LONG].every((names) => passes(mutant, inTests(names)));
}

function sourcesIn(root: string): string[] {
  if (root.endsWith('.ts')) return [root];
  return globSync(join(root, '**/*.ts')).filter((file) => !file.endsWith('.test.ts'));
}

const all = roots
  .flatMap(sourcesIn)
  .sort()
  .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const chosen = sampleOf(all, Number(values.sample));
const told = ({ file, line, from, to }: Mutant): string =>
  `${file}:${line}  ${from.trim()} → ${to.trim() || 'nothing'}`;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const isWhole = passes(null, inTests([...GAMES, ...QUICK]));
if (!isWhole) throw new Error('the tests fail without any mutant');
say(`${chosen.length} of ${all.length} mutants`);
const folders = new Map<string, { killed: number; all: number }>();
const survivors: string[] = [];
const report = (): string =>
  [
    ...[...folders].map(
      ([folder, { killed, all: n }]) =>
        `${folder}: ${killed} of ${n} killed (${Math.round((100 * killed) / n)} %)`,
    ),
    ...survivors.map((one) => `survived  ${one}`),
    '',
  ].join('\n');

chosen.forEach((mutant, i) => {
  const folder = dirname(mutant.file);
  const score = folders.get(folder) ?? { killed: 0, all: 0 };
  folders.set(folder, score);
  const alive = survives(mutant);
  score.all++;
  if (alive) survivors.push(told(mutant));
  else score.killed++;
  say(`${i + 1}  ${alive ? 'survived' : 'killed  '}  ${told(mutant)}`);
  if (values.out !== undefined) writeFileSync(values.out, report());
});
say(report());
