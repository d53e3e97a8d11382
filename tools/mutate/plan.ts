/** What a run of mutants has to do. Both sides read it: who starts the run, and the run itself. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutate, type Mutant } from './mutants.ts';

export interface Plan {
  readonly roots: readonly string[];
  readonly tests: readonly string[];
  /** The mutants to try, by number. */
  readonly chosen: readonly number[];
  /** One that is on from the start: it changes what is worked out while the program is loaded. */
  readonly always?: number;
  /** How the tests run without any: written by the first process, read by those that take over. */
  readonly usual: string;
  /** Where the answers go. */
  readonly answers: string;
}

/** What became of a mutant. `kept`: what it changes is worked out once and kept, so it needs a process of its own. */
export interface Answer {
  readonly mutant: number;
  readonly fate: 'killed' | 'survived' | 'never' | 'kept';
  /** The test that noticed it. */
  readonly by?: string;
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
  return JSON.parse(process.env['EVERVALE_MUTATE']!) as Plan;
}
