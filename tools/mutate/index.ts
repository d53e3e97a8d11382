/**
 * Breaks the program on purpose, one small change at a time, and runs the tests against each: a change
 * that no test notices is a rule that nobody holds. `npm run mutate -- --sample 100 packages/…/turn`
 * prints the score of each folder and every survivor.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { NONE } from './active.ts';
import { sampleOf, type Mutant } from './mutants.ts';
import { programOf, type Answer, type Plan } from './plan.ts';

const EVERDELL = 'packages/everdell/src';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '200' }, long: { type: 'boolean' } },
});
const roots =
  positionals.length > 0
    ? positionals
    : [`${EVERDELL}/turn`, `${EVERDELL}/effects`, `${EVERDELL}/determinize.ts`];

/** The tests of the package; those that take minutes stay out, unless asked for. A mutant is in this process only. */
const ANEW = /vi\.resetModules|new Worker\(/;
const PROCESSES = /child_process|from '\.\/(fleet|postgres)\.ts'/;
const LONG = /conformance|second-opinion|invariants|combinations|fuzz|chaos|golden-docs/;
const textOf = (file: string): string => readFileSync(file, 'utf8');
const packages = new Set(roots.map((root) => root.split('/').slice(0, 2).join('/')));
const all = [...packages]
  .flatMap((folder) => globSync([`${folder}/src/**/*.test.ts`, `${folder}/test/**/*.test.ts`]))
  .filter((file) => values.long || !LONG.test(file))
  .filter((file) => !PROCESSES.test(textOf(file)))
  .sort();
/** Those that load the program anew meet only what the others have not noticed. */
const anew = all.filter((file) => ANEW.test(textOf(file)));
const tests = all.filter((file) => !anew.includes(file));

const { mutants } = programOf(roots);
const chosen = sampleOf([...mutants.keys()], Number(values.sample));
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const usual = join(folder, 'usual.json');
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const told = ({ file, line, from, to }: Mutant): string => `${file}:${line}  ${from} → ${to}`;

/** The answers of one run, which ends early where a mutant has left something behind. */
function answersOf(some: Partial<Plan>): Answer[] {
  const answers = join(folder, 'answers.json');
  rmSync(answers, { force: true });
  const plan: Plan = { roots, tests, answers, usual, chosen: [], ...some };
  const { stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/mutate/config.ts'],
    {
      env: { ...process.env, EVERVALE_MUTATE: JSON.stringify(plan) },
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (!existsSync(answers)) throw new Error(`the tests fail by themselves\n${stderr}`);
  return JSON.parse(readFileSync(answers, 'utf8')) as Answer[];
}

function tryAll(): Answer[] {
  const found: Answer[] = [];
  while (found.length < chosen.length) {
    found.push(...answersOf({ chosen: chosen.slice(found.length) }));
  }
  return found.map(onceMore);
}

/** Mutants that are left meet the tests with the program loaded anew: all of them, or the few that do so. */
function onceMore(answer: Answer): Answer {
  const { fate, mutant: always } = answer;
  if (fate === 'killed') return answer;
  const killed = (some: readonly string[]): Answer | undefined =>
    answersOf({ always, tests: some }).find((again) => again.fate === 'killed');
  const byAnew = anew.map((file) => killed([file])).find((again) => again !== undefined);
  if (byAnew !== undefined || fate !== 'kept') return byAnew ?? answer;
  return killed(tests) ?? { mutant: always, fate: 'survived' };
}

for (const file of anew) {
  const [{ fate }] = answersOf({ always: NONE, tests: [file] });
  if (fate === 'killed') throw new Error(`${file} fails without any mutant`);
}
say(`${chosen.length} of ${mutants.length} mutants, ${tests.length} files with tests`);
const answers = tryAll();
rmSync(folder, { recursive: true });
const folders = Map.groupBy(answers, ({ mutant }) => dirname(mutants[mutant].file));
const killedOf = (some: readonly Answer[]): number =>
  some.filter(({ fate }) => fate === 'killed').length;
say('');
for (const [name, some] of folders) {
  const percent = Math.round((100 * killedOf(some)) / some.length);
  say(`${name}: ${killedOf(some)} of ${some.length} killed (${percent} %)`);
}
for (const { fate, mutant } of answers) {
  const label = fate === 'never' ? 'no test is here' : 'survived';
  if (fate !== 'killed') say(`${label}  ${told(mutants[mutant])}`);
}
