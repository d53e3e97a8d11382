/** Lays a compressed copy beside every file that gets smaller by it: a server need not do it again and again. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const SHRINKS = /\.(js|css|html|svg|webmanifest)$/;
/** Below this a header costs as much as is won. */
const WORTH = 1024;
const zip = promisify(gzip);

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      const names = await readdir(dir!, { recursive: true });
      await Promise.all(
        names.filter((name) => SHRINKS.test(name)).map((name) => shrink(join(dir!, name))),
      );
    },
  };
}

async function shrink(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH) return;
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}
