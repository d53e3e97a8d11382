// `npm run rules`: which rule of Everdell and of Eldervale is held by which test. Fails if a rule of a built box has
// no test, or if a test names a rule that does not exist. docs/rules.md says how to use it.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titledTests } from './test-titles.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** The boxes that must all be built before a test is demanded; the chapter's box if not given. */
  readonly box?: string | readonly string[];
  /** The rulebooks leave it open, wholly or in part: it is our reading. */
  readonly inferred?: boolean;
  /** Why no test can show it. */
  readonly notTestable?: string;
}

export interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly box: string;
  readonly rules: readonly Rule[];
}

export interface Index {
  readonly built: readonly string[];
  readonly planned: readonly string[];
  readonly chapters: readonly Chapter[];
}

export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

interface Holder {
  readonly file: string;
  readonly title: string;
}

type Status = 'held' | 'missing' | 'not testable' | 'box not built';

export interface RuleCoverage extends Rule {
  readonly chapter: string;
  readonly boxes: readonly string[];
  readonly status: Status;
  readonly tests: readonly Holder[];
}

interface UnknownId extends Holder {
  readonly id: string;
}

export interface Report {
  readonly rules: readonly RuleCoverage[];
  /** Rules of built boxes without a test. */
  readonly missing: readonly string[];
  /** Tests that name a rule which does not exist. */
  readonly unknown: readonly UnknownId[];
  /** What is wrong with the index itself, in words. */
  readonly problems: readonly string[];
}

const RULES = 'packages/everdell/rules';
/** Eldervale has no boxes to wait for: its rules are one whole. */
const VALE_RULES = 'packages/eldervale/rules';
const VALE = 'eldervale';
const RULINGS = 'docs/rulings.md';
const TESTS = ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'];

export function coverage(index: Index, files: readonly SourceFile[]): Report {
  const tests = testsById(files);
  const rules = index.chapters.flatMap((chapter) =>
    chapter.rules.map((rule): RuleCoverage => {
      const boxes = [rule.box ?? chapter.box].flat();
      const holders = tests.get(rule.id) ?? [];
      const isBuilt = boxes.every((box) => index.built.includes(box));
      const status = statusOf(rule, isBuilt, holders.length > 0);
      return { ...rule, chapter: chapter.name, boxes, status, tests: holders };
    }),
  );
  const known = new Set(rules.map(({ id }) => id));
  return {
    rules,
    missing: rules.filter(({ status }) => status === 'missing').map(({ id }) => id),
    unknown: [...tests].flatMap(([id, holders]) =>
      known.has(id) ? [] : holders.map((holder) => ({ id, ...holder })),
    ),
    problems: problemsOf(index, rules),
  };
}

function statusOf(rule: Rule, isBuilt: boolean, isHeld: boolean): Status {
  if (rule.notTestable !== undefined) return 'not testable';
  if (isHeld) return 'held';
  return isBuilt ? 'missing' : 'box not built';
}

function testsById(files: readonly SourceFile[]): Map<string, Holder[]> {
  const byId = new Map<string, Holder[]>();
  for (const { path, source } of files) {
    for (const { title, ids } of titledTests(source)) {
      for (const id of ids) {
        const holders = byId.get(id) ?? [];
        holders.push({ file: path, title });
        byId.set(id, holders);
      }
    }
  }
  return byId;
}

function problemsOf(index: Index, rules: readonly RuleCoverage[]): string[] {
  const problems: string[] = [];
  const boxNames = new Set([...index.built, ...index.planned]);
  const seen = new Set<string>();
  for (const { id, text, boxes, notTestable, tests } of rules) {
    if (seen.has(id)) problems.push(`${id} stands in the index twice`);
    seen.add(id);
    if (text.trim() === '') problems.push(`${id} has no text`);
    if (notTestable?.trim() === '') problems.push(`${id} is not testable without a reason`);
    for (const box of boxes) {
      if (!boxNames.has(box)) problems.push(`${id} names the box "${box}", which does not exist`);
    }
    if (notTestable !== undefined && tests.length > 0) {
      problems.push(`${id} is marked not testable, but "${tests[0].title}" tests it`);
    }
  }
  return problems;
}

/** Decisions of our own (docs/rulings.md) are rules like any other: each is held by a test. */
export function rulingsChapter(markdown: string): Chapter {
  const headings = markdown.matchAll(/^## (R-\d+)[ :–—-]*(.*)$/gm);
  const rules = Array.from(headings, ([, id, text]): Rule => ({ id, text, inferred: true }));
  return { name: 'rulings', title: 'Decisions of our own', box: 'base', rules };
}

export function readProject(root: string): { index: Index; files: SourceFile[] } {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const boxes = (name: string): string[] => JSON.parse(read(`${RULES}/${name}.json`));
  const chapter = (path: string): Chapter => {
    const { title, box, rules }: Chapter = JSON.parse(read(path));
    return { name: basename(path, '.json'), title, box, rules };
  };
  const chapters = globSync(`${RULES}/*.json`, { cwd: root })
    .filter((path) => !path.endsWith('boxes.json'))
    .toSorted()
    .map(chapter);
  const valeChapters = globSync(`${VALE_RULES}/*.json`, { cwd: root })
    .toSorted()
    .map((path): Chapter => {
      const { title, rules }: Chapter = JSON.parse(read(path));
      return { name: `${VALE} ${basename(path, '.json')}`, title, box: VALE, rules };
    });
  return {
    index: {
      built: [...boxes('boxes'), VALE],
      planned: boxes('planned-boxes'),
      chapters: [...chapters, ...valeChapters, rulingsChapter(read(RULINGS))],
    },
    files: globSync(TESTS, { cwd: root, exclude: ['**/node_modules'] })
      .toSorted()
      .map((path) => ({ path, source: read(path) })),
  };
}

function ruleLines(rule: RuleCoverage): string[] {
  const { id, text, status, tests, inferred, notTestable } = rule;
  const count = tests.length === 1 ? '1 test' : `${tests.length} tests`;
  const state = status === 'held' ? count : status;
  return [
    `${id.padEnd(16)} ${state.padEnd(13)} ${text}${inferred ? ' [our reading]' : ''}`,
    ...(notTestable === undefined ? [] : [`${' '.repeat(31)}because: ${notTestable}`]),
    ...tests.map(({ file, title }) => `${' '.repeat(31)}${title} · ${file}`),
  ];
}

const STATUSES: readonly Status[] = ['held', 'missing', 'not testable', 'box not built'];

function summaryLines(rules: readonly RuleCoverage[]): string[] {
  const row = (name: string, chosen: readonly RuleCoverage[]) =>
    name.padEnd(28) +
    STATUSES.map((status) =>
      String(chosen.filter((rule) => rule.status === status).length).padStart(15),
    ).join('');
  const names = [...new Set(rules.map(({ chapter }) => chapter))];
  return [
    'chapter'.padEnd(28) + STATUSES.map((status) => status.padStart(15)).join(''),
    ...names.map((name) =>
      row(
        name,
        rules.filter(({ chapter }) => chapter === name),
      ),
    ),
    row('all', rules),
  ];
}

function print(report: Report, onlyMissing: boolean): void {
  const shown = report.rules.filter(({ status }) => !onlyMissing || status === 'missing');
  for (const rule of shown) console.log(ruleLines(rule).join('\n'));
  if (!onlyMissing) console.log(`\n${summaryLines(report.rules).join('\n')}`);
  for (const { id, title, file } of report.unknown) {
    console.log(`no rule ${id}, but a test names it: ${title} · ${file}`);
  }
  for (const problem of report.problems) console.log(problem);
  const { missing, unknown, problems } = report;
  console.log(
    `\n${missing.length} rules without a test, ${unknown.length} unknown rules in tests, ` +
      `${problems.length} problems in the index`,
  );
}

export const isComplete = ({ missing, unknown, problems }: Report) =>
  missing.length + unknown.length + problems.length === 0;

function main(flags: readonly string[]): number {
  if (flags.some((flag) => flag !== '--json' && flag !== '--missing')) {
    console.error('usage: npm run rules -- [--missing | --json]');
    return 2;
  }
  const { index, files } = readProject(fileURLToPath(new URL('..', import.meta.url)));
  const report = coverage(index, files);
  if (flags.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else print(report, flags.includes('--missing'));
  return isComplete(report) ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
