import { defineConfig } from 'vitest/config';

const long = process.env['EVERVALE_LONG'] === '1';

export default defineConfig({
  test: {
    include: ['packages/web/test/browser/*.browser.ts'],
    globalSetup: 'packages/web/test/browser/serve.ts',
    // One browser at a time: two would only slow each other down.
    fileParallelism: false,
    // A busy machine is slow, not wrong.
    testTimeout: long ? 15 * 60_000 : 4 * 60_000,
    hookTimeout: 90_000,
  },
});
