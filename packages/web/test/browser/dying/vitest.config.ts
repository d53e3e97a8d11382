import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['packages/web/test/browser/dying/dying.ts'], testTimeout: 90_000 },
});
