// Starts the command line. The rules are a hundred small files, and V8 runs them about half again as
// fast as one file, because constants of the own module are folded into the code and imported ones
// are not. So the program is bundled once after every change (a third of a second) and run from there.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { projectRoot } from './project-node.mjs';

const ENTRY = join(projectRoot, 'packages/cli/src/main.ts');
const CACHE = join(projectRoot, '.cache/evervale');
const WORKER = /new Worker\(\s*new URL\('([^']+\.ts)', import\.meta\.url\)/g;

/** A fingerprint of all sources: their names, times and sizes. */
function sources() {
  const hash = createHash('sha256');
  const files = globSync('packages/*/{src,package.json}', { cwd: projectRoot })
    .flatMap((path) =>
      path.endsWith('src') ? globSync(`${path}/**/*.{ts,json}`, { cwd: projectRoot }) : [path],
    )
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('packages/web/'))
    .sort();
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(projectRoot, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Keeps `import.meta.url` what it was in the source, and bundles what a worker thread starts with. */
function places() {
  return {
    name: 'places',
    transform: {
      filter: { id: /\/packages\/.*\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        const workers = code.replace(WORKER, (_, path) => {
          const chunk = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
          return `new Worker(new URL(import.meta.ROLLUP_FILE_URL_${chunk})`;
        });
        return workers.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      },
    },
  };
}

async function bundle(into) {
  const build = await rolldown({
    input: { main: ENTRY },
    platform: 'node',
    external: (id) => !/^[./]|^@evervale\//.test(id),
    plugins: [places()],
    logLevel: 'silent',
  });
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await build.write({
    dir: into,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  writeFileSync(join(into, 'complete'), '');
}

const into = join(CACHE, sources());
if (!existsSync(join(into, 'complete'))) await bundle(into);
await import(pathToFileURL(join(into, 'main.mjs')).href);
