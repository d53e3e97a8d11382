import { defineConfig } from 'vitest/config';

const long = process.env['EVERVALE_LONG'] === '1';

export default defineConfig({
  test: {
    include: ['packages/web/test/browser/*.browser.ts'],
    globalSetup: 'packages/web/test/browser/serve.ts',
    // One browser at a time: two would only slow each other down.
    fileParallelism: false,
    testTimeout: long ? 10 * 60_000 : 90_000,
    hookTimeout: 90_000,
  },
});
