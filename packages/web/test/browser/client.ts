/** Builds the client into a folder of its own and serves it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Client {
  readonly address: string;
  /** Where it lies. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

export async function serveClient(): Promise<Client> {
  const outDir = await mkdtemp(join(tmpdir(), 'evervale-web-'));
  const where = { root, logLevel: 'error' as const, build: { outDir, emptyOutDir: true } };
  // What people get, not what a test runner would make of it.
  process.env['NODE_ENV'] = 'production';
  await build(where);
  // Pages alone, as on a static host: nothing is passed on to a server.
  const server = await preview({ ...where, preview: { port: 4179, proxy: {} } });
  return {
    address: server.resolvedUrls!.local[0],
    folder: outDir,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
