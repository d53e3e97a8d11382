/** Builds the client and serves it while the browser tests run. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { build, preview } from 'vite';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({ root, logLevel: 'warn' });
  const server = await preview({ root, logLevel: 'warn', preview: { port: 4179 } });
  project.provide('address', server.resolvedUrls!.local[0]);
  return async () => server.close();
}
