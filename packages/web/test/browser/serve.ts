/** Builds the client into a folder of its own and serves it while the browser tests run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { build, preview } from 'vite';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Where the built client lies. */
    client: string;
  }
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'evervale-web-'));
  const where = { root, logLevel: 'error' as const, build: { outDir, emptyOutDir: true } };
  // What people get, not what the test runner would make of it.
  process.env['NODE_ENV'] = 'production';
  await build(where);
  // Pages alone, as on a static host: nothing is passed on to a server.
  const server = await preview({ ...where, preview: { port: 4179, proxy: {} } });
  project.provide('address', server.resolvedUrls!.local[0]);
  project.provide('client', outDir);
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
}
