// Builds the client for the browser, if its sources have changed since it was built last.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWithProgress } from './progress.mjs';
import { projectRoot } from './project-node.mjs';
import { fingerprint } from './sources.mjs';

const WEB = join(projectRoot, 'packages/web');
const CACHE = join(projectRoot, '.cache');
const STAMP = join(CACHE, 'web');

const SOURCES = [
  ...['kernel', 'everdell', 'eldervale', 'ai'].map((name) => `packages/${name}/src`),
  ...['src', 'public', 'build'].map((name) => `packages/web/${name}`),
  ...['index.html', 'package.json', 'vite.config.ts'].map((name) => `packages/web/${name}`),
  'package-lock.json',
];

function isBuilt(now) {
  const built = existsSync(join(WEB, 'dist/index.html')) && existsSync(STAMP);
  return built && readFileSync(STAMP, 'utf8') === now;
}

const now = fingerprint(SOURCES);
if (!isBuilt(now)) {
  // By its path, so that it runs on the Node that runs this file.
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'error'];
  process.exitCode = await runWithProgress('Building the client', process.execPath, args, {
    cwd: WEB,
  });
  if (process.exitCode === 0) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(STAMP, now);
  }
}
