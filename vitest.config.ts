import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// `npm run test:long` sets it: the same tests with more games, more seeds and more patience.
const long = process.env['EVERVALE_LONG'] === '1';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
    // Pure rules leave nothing behind, so worker threads that share a module cache are safe and
    // start much faster than one process per file.
    pool: 'threads',
    isolate: false,
    // Vitest would leave one core idle: half the time on a machine with two.
    maxWorkers: availableParallelism(),
    // A busy machine is slow, not wrong: a test that hangs is found soon enough.
    testTimeout: long ? 30 * 60_000 : 3 * 60_000,
    hookTimeout: long ? 30 * 60_000 : 3 * 60_000,
    expect: { poll: { timeout: 2 * 60_000 } },
  },
});
