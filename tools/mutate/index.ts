/**
 * Breaks the program on purpose, one small change at a time, and runs the tests against each: a change
 * that no test notices is a rule that nobody holds. `npm run mutate -- --sample 100 packages/…/turn`
 * prints the score of each folder and every survivor.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { explained } from './explained.ts';
import { Memory } from './memory.ts';
import { sampleOf, type Mutant } from './mutants.ts';
import { programOf, type Answer, type Plan } from './plan.ts';

const EVERDELL = 'packages/everdell/src';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    /** Seconds of the processor for each mutant. */
    patience: { type: 'string', default: '60' },
    /** Only those that nobody has noticed before. */
    left: { type: 'boolean' },
    long: { type: 'boolean' },
  },
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
const packages = [...new Set(roots.map((root) => root.split('/').slice(0, 2).join('/')))];
const all = packages
  .flatMap((folder) => globSync([`${folder}/src/**/*.test.ts`, `${folder}/test/**/*.test.ts`]))
  .filter((file) => values.long || !LONG.test(file))
  .filter((file) => !PROCESSES.test(textOf(file)))
  .sort();
/** Those that load the program anew meet only what the others have not noticed. */
const anew = all.filter((file) => ANEW.test(textOf(file)));
const tests = all.filter((file) => !anew.includes(file));

const { mutants } = programOf(roots);
const sources = packages.flatMap((folder) => globSync(`${folder}/{src,test}/**/*.ts`)).sort();
const memory = new Memory(mutants, sources, roots.join('+'));
const known = memory.known();
const chosen = sampleOf([...mutants.keys()], Number(values.sample)).filter(
  (mutant) => !values.left || known[mutant] === undefined,
);
const patience = Number(values.patience);
/** Not tried yet, or given up sooner than it would be now. */
const isNew = (answer: Answer | undefined): boolean =>
  answer === undefined || (answer.after ?? patience) < patience;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const told = ({ file, line, from, to }: Mutant): string => `${file}:${line}  ${from} → ${to}`;

/** Goes through those that `isOpen` names; where a mutant has left something behind, a new process goes on. */
function goThrough(
  isOpen: (answer: Answer | undefined) => boolean,
  how: Pick<Plan, 'tests' | 'anew' | 'first'>,
): void {
  const openNow = (): number[] => {
    const found = memory.found();
    return chosen.filter((mutant) => isOpen(found.get(mutant)));
  };
  let open = openNow();
  while (open.length > 0) {
    const said = start({ ...how, chosen: open });
    const now = openNow();
    if (now.length === open.length) throw new Error(`the tests fail by themselves\n${said}`);
    open = now;
  }
}

/** One process with a plan; what it said of errors. */
function start(some: Pick<Plan, 'tests' | 'anew' | 'first' | 'chosen'>): string {
  const { usual, answers } = memory;
  const plan: Plan = { roots, patience, known: memory.known(), usual, answers, ...some };
  const file = `${answers}.plan`;
  writeFileSync(file, JSON.stringify(plan));
  return spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/mutate/config.ts'],
    {
      env: { ...process.env, EVERVALE_MUTATE: file },
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
    },
  ).stderr;
}

say(`${chosen.length} of ${mutants.length} mutants, ${all.length} files with tests`);
goThrough((answer) => isNew(answer), { tests });
say('\nwhat is worked out while the program is loaded, or once');
goThrough((answer) => answer?.fate === 'kept', { tests: all, anew: 'all', first: anew });
say('\nwhat is left meets the tests that load the program anew');
const isLeft = ({ fate, anew: isLast }: Answer): boolean => fate !== 'killed' && !isLast;
if (anew.length > 0) {
  goThrough((answer) => isLeft(answer!), { tests: anew, anew: 'passing' });
}
memory.known();

const found = memory.found();
const isExplained = explained();
const folders = Map.groupBy(chosen, (mutant) => dirname(mutants[mutant].file));
const percent = (n: number, of: number): string => `${Math.floor((100 * n) / of)} %`;
say('');
for (const [name, some] of folders) {
  const left = some.filter((mutant) => found.get(mutant)!.fate !== 'killed');
  const same = left.filter((mutant) => isExplained(mutants[mutant])).length;
  const killed = some.length - left.length;
  say(
    `${name}: ${killed} of ${some.length} noticed (${percent(killed, some.length)}); ` +
      `${same} change nothing (docs/mutation.md), without them ${percent(killed, some.length - same)}`,
  );
}
for (const mutant of chosen) {
  const { fate } = found.get(mutant)!;
  if (fate === 'killed' || isExplained(mutants[mutant])) continue;
  say(`${fate === 'never' ? 'no test is here' : 'survived'}  ${told(mutants[mutant])}`);
}
