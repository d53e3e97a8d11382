/** Vitest with one mutant in place; no file is changed. The mutant comes in the environment. */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Mutant } from './mutants.ts';

const mutant = JSON.parse(process.env['EVERVALE_MUTANT'] ?? 'null') as Mutant | null;

// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (mutant === null || id.split('?')[0] !== resolve(mutant.file)) return null;
        const { at, from, to } = mutant;
        if (code.slice(at, at + from.length) !== from) throw new Error('the source has changed');
        return { code: code.slice(0, at) + to + code.slice(at + from.length), map: null };
      },
    },
  ],
  test: {
    include: ['packages/everdell/src/**/*.test.ts', 'packages/everdell/test/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    // A mutant that is kept for the next run would kill every other.
    fsModuleCache: false,
    testTimeout: 60_000,
  },
});
