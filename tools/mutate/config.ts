/** Vitest with all mutants in the program and one test that goes through them; no file is changed. */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { planInUse, programOf } from './plan.ts';

const ACTIVE = resolve('tools/mutate/active.ts');
const SUITE = resolve('tools/mutate/suite.ts');
const code = new Map(
  [...programOf(planInUse().roots).code].map(([file, text]) => [resolve(file), text]),
);

// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      resolveId: (id, importer) =>
        id === 'vitest' && importer?.includes('/packages/') ? SUITE : undefined,
      transform(_code, id) {
        const mutated = code.get(id.split('?')[0]);
        if (mutated === undefined) return null;
        // On the first line, so that lines keep their numbers.
        return { code: `import { at as __at } from '${ACTIVE}';${mutated}`, map: null };
      },
    },
  ],
  test: {
    include: ['tools/mutate/loop.ts'],
    pool: 'threads',
    maxWorkers: 1,
    reporters: ['dot'],
    // Mutated sources are of no use to anybody else.
    fsModuleCache: false,
    testTimeout: 0,
    hookTimeout: 0,
  },
});
