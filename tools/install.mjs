// Installs the dependencies if the lock file is newer than what is installed. Plain JavaScript without
// dependencies: it runs in a bare clone on Node 20.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runWithProgress } from './progress.mjs';
import { projectRoot } from './project-node.mjs';

const LOCK = join(projectRoot, 'package-lock.json');
// npm writes this file at the end of every install.
const INSTALLED = join(projectRoot, 'node_modules/.package-lock.json');

/** Resolves to the exit code. */
export async function installIfNeeded() {
  const before = existsSync(INSTALLED);
  if (before && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return 0;
  // `ci` installs exactly the lock file, but empties node_modules first: not under the feet of
  // whatever else runs in this checkout.
  const how = before ? 'install' : 'ci';
  // Errors only: on an old Node npm warns about every package that wants a newer one, and those
  // run on the Node that this very command installs.
  const args = [how, '--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];
  return runWithProgress('Installing dependencies', 'npm', args, {
    cwd: projectRoot,
    shell: process.platform === 'win32',
    state: installed(packagesOfThisMachine()),
  });
}

/** Folders of the packages in the lock file that npm installs here; links to our own are made at once. */
function packagesOfThisMachine() {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  // Which C library a Linux has; elsewhere no package asks.
  const { glibcVersionRuntime } = process.report.getReport().header;
  const myLibc = glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (allowed, mine) => !allowed || allowed.includes(mine);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .filter(([, { os, cpu, libc }]) =>
      [fits(os, process.platform), fits(cpu, process.arch), fits(libc, myLibc)].every(Boolean),
    )
    .map(([path]) => path);
}

/**
 * npm makes all folders first, then fetches; a package is there when its package.json is. About: some are
 * optional for reasons that only npm knows.
 */
function installed(paths) {
  const isThere = (path) => existsSync(join(projectRoot, path, 'package.json'));
  return () => `${paths.filter(isThere).length} of about ${paths.length} packages`;
}
