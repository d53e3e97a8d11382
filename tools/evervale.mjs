// Starts the command line. The rules are a hundred small files, and V8 runs them about half again as
// fast as one file, because constants of the own module are folded into the code and imported ones
// are not. So the program is bundled once after every change (a third of a second) and run from there.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-node.mjs';
import { fingerprint } from './sources.mjs';

const ENTRY = join(projectRoot, 'packages/cli/src/main.ts');
const CACHE = join(projectRoot, '.cache/evervale');
const PACKAGES = ['kernel', 'everdell', 'eldervale', 'games', 'ai', 'protocol', 'server', 'cli'];
const SOURCES = [
  ...PACKAGES.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  'package-lock.json',
  'tools/evervale.mjs',
];
const NATIVE = ['@node-rs/argon2'];
const WORKER = /new Worker\(\s*new URL\('([^']+\.ts)', import\.meta\.url\)/g;
/** A server may run for long and start threads late: its bundle must outlive a few changes. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** The user of a service need not own the checkout: then the program runs from what is there. */
function mayWrite() {
  try {
    mkdirSync(CACHE, { recursive: true });
    accessSync(CACHE, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Keeps `import.meta.url` what it was in the source, and bundles what a worker thread starts with. */
function places() {
  return {
    name: 'places',
    transform: {
      filter: { id: /[/\\]packages[/\\].*\.ts$/, code: 'import.meta.url' },
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

/** Made elsewhere and put in place at once, because several may be started at the same time. */
async function bundle(into) {
  // Loaded only when there is something to do: a third of the time of a start.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: { main: ENTRY },
    platform: 'node',
    // Dependencies go into the file too: hundreds of small ones are a third of a start. All but those
    // with native code, which is found beside their own files.
    external: NATIVE,
    plugins: [places()],
    logLevel: 'silent',
  });
  mkdirSync(CACHE, { recursive: true });
  const making = mkdtempSync(join(CACHE, 'making-'));
  await build.write({
    dir: making,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  try {
    renameSync(making, into);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(into)) throw error;
  }
}

/** It was used just now; its owner may be somebody else. */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Then it is kept as long as its owner uses it.
  }
}

function forgetOld() {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const age = Date.now() - statSync(path).mtimeMs;
    if (age > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

// Machines that play together must run the same program.
process.env.EVERVALE_PROGRAM = fingerprint(SOURCES);
const into = join(CACHE, process.env.EVERVALE_PROGRAM);
const writable = mayWrite();
if (existsSync(into)) {
  touch(into);
} else if (writable) {
  await bundle(into);
  forgetOld();
}
// What V8 has compiled is kept for the next start, which takes a third less time then; but not where
// anybody could put something in its place, as in the folder for temporary files.
if (writable) enableCompileCache(join(CACHE, 'compiled'));
// From the sources it is slower, and does the same.
const program = existsSync(into) ? join(into, 'main.mjs') : ENTRY;
await import(pathToFileURL(program).href);
