/**
 * What earlier runs have found, in `.cache/mutate`. As long as neither the program nor a test is changed,
 * an interrupted run goes on where it was; after a change only the test that noticed each mutant is
 * remembered, to be asked first.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';
import type { Answer } from './plan.ts';

const FOLDER = '.cache/mutate';

export class Memory {
  readonly answers: string;
  readonly usual: string;
  private readonly killers: string;
  private readonly names: readonly string[];

  /** `files`: everything that a result depends on. */
  constructor(mutants: readonly Mutant[], files: readonly string[], name: string) {
    const folder = join(FOLDER, name.replaceAll('/', '-'));
    mkdirSync(folder, { recursive: true });
    this.answers = join(folder, 'answers.jsonl');
    this.usual = join(folder, 'usual.jsonl');
    this.killers = join(folder, 'killers.json');
    this.names = namesOf(mutants);
    const print = join(folder, 'print');
    const now = printOf(files);
    if (existsSync(print) && readFileSync(print, 'utf8') === now) return;
    for (const file of [this.answers, this.usual]) rmSync(file, { force: true });
    writeFileSync(print, now);
  }

  /** The last answer for each mutant; what is loaded anew comes on top of what was found before. */
  found(): Map<number, Answer> {
    const found = new Map<number, Answer>();
    if (!existsSync(this.answers)) return found;
    for (const line of readFileSync(this.answers, 'utf8').trim().split('\n')) {
      const answer = JSON.parse(line) as Answer;
      const { mutant, anew } = answer;
      found.set(mutant, anew ? { ...found.get(mutant), ...answer } : answer);
    }
    return found;
  }

  /** Who noticed each mutant, by its number; what has been found is remembered from now on. */
  known(): Record<number, string> {
    const killers = existsSync(this.killers)
      ? (JSON.parse(readFileSync(this.killers, 'utf8')) as Record<string, string>)
      : {};
    for (const { mutant, by } of this.found().values()) {
      if (by !== undefined) killers[this.names[mutant]] = by;
    }
    writeFileSync(this.killers, JSON.stringify(killers, null, 1));
    return Object.fromEntries(this.names.map((name, i) => [i, killers[name]]));
  }
}

/** Lines move: a mutant is called after what it changes, and how often that stands before it. */
function namesOf(mutants: readonly Mutant[]): string[] {
  const seen = new Map<string, number>();
  return mutants.map(({ file, from, to }) => {
    const name = `${file}: ${from} → ${to}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `${name} (${nth})`;
  });
}

function printOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
