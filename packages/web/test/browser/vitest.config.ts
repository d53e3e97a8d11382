import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const long = process.env['EVERVALE_LONG'] === '1';

const SPEED = 'packages/web/test/browser/speed.browser.ts';

const patience = {
  // A busy machine is slow, not wrong.
  testTimeout: long ? 15 * 60_000 : 4 * 60_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 2 * 60_000 } },
};

export default defineConfig({
  test: {
    globalSetup: 'packages/web/test/browser/serve.ts',
    // A browser keeps a core busy.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'browser',
          include: ['packages/web/test/browser/*.browser.ts'],
          exclude: [SPEED],
          ...patience,
          sequence: { groupOrder: 0 },
        },
      },
      // What is measured is measured when all else is done.
      { test: { name: 'speed', include: [SPEED], ...patience, sequence: { groupOrder: 1 } } },
    ],
  },
});
