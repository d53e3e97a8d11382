/**
 * A module and all it imports as one file, for tests that play thousands of games: V8 runs the rules
 * several times as fast then (tools/evervale.mjs says why).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

export async function asOneFile<Module>(entry: string): Promise<Module> {
  const dir = mkdtempSync(join(tmpdir(), 'evervale-'));
  try {
    const input = fileURLToPath(new URL(entry, import.meta.url));
    const build = await rolldown({ input, platform: 'node', logLevel: 'silent' });
    const file = join(dir, 'all.mjs');
    await build.write({ file, format: 'esm', codeSplitting: false });
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
