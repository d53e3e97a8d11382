/** What a run of mutants has to do. Both sides read it: who starts the run, and the run itself. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutate, type Mutant } from './mutants.ts';

export interface Plan {
  readonly roots: readonly string[];
  readonly tests: readonly string[];
  /** The mutants to try, by number. */
  readonly chosen: readonly number[];
  /**
   * The program is loaded anew for each, which shows what a mutant changes while it is loaded; it meets
   * all files with tests, or those with tests that pass by it.
   */
  readonly anew?: 'all' | 'passing';
  /** Those of the tests that load the program anew themselves: they are asked first. */
  readonly first?: readonly string[];
  /** No mutant gets more than so many seconds of the processor: it counts as not noticed then. */
  readonly patience: number;
  /** The test that noticed a mutant last time, by its number: it is asked first. */
  readonly known: Readonly<Record<number, string>>;
  /** How the tests run without any: written by the first process, read by those that take over. */
  readonly usual: string;
  /** Where the answers go, one in a line. */
  readonly answers: string;
}

/** What became of a mutant. `kept`: what it changes is worked out once and kept, so the program must be loaded anew. */
export interface Answer {
  readonly mutant: number;
  readonly fate: 'killed' | 'survived' | 'never' | 'kept';
  /** The file and the test that noticed it. */
  readonly by?: string;
  /** It has met the program loaded anew: that is the last word. */
  readonly anew?: true;
  /** It was given up after so many seconds: more might tell more. */
  readonly after?: number;
}

export interface Program {
  readonly mutants: readonly Mutant[];
  /** The mutated sources by file. */
  readonly code: ReadonlyMap<string, string>;
}

function sourcesIn(root: string): string[] {
  if (root.endsWith('.ts')) return [root];
  return globSync(join(root, '**/*.ts')).filter((file) => !file.endsWith('.test.ts'));
}

/** All mutants below these folders, numbered in the order of files and lines. */
export function programOf(roots: readonly string[]): Program {
  const mutants: Mutant[] = [];
  const code = new Map<string, string>();
  for (const file of roots.flatMap(sourcesIn).sort()) {
    const made = mutate(file, readFileSync(file, 'utf8'), mutants.length);
    mutants.push(...made.mutants);
    code.set(file, made.code);
  }
  return { mutants, code };
}

export function planInUse(): Plan {
  return JSON.parse(readFileSync(process.env['EVERVALE_MUTATE']!, 'utf8')) as Plan;
}
