/** Mutants that change nothing in the game: docs/mutation.md names each of them and says why. */
import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** A line of the list: - `turn/price.ts`: `a < b` → `a <= b`: why. */
const LINE = /^- `([^`]+)`: `(.+?)` → `(.+?)`: /gm;

export type IsExplained = (mutant: Mutant) => boolean;

export function explainedIn(text: string): IsExplained {
  const found = [...text.matchAll(LINE)].map(([, file, from, to]) => ({ file, from, to }));
  return (mutant) =>
    found.some(
      ({ file, from, to }) =>
        mutant.file.endsWith(`/${file}`) && mutant.from === from && mutant.to === to,
    );
}

export function explained(): IsExplained {
  return explainedIn(readFileSync('docs/mutation.md', 'utf8'));
}
