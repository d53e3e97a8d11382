// Builds the client for the browser, if its sources have changed since it was built last.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-node.mjs';
import { fingerprint } from './sources.mjs';

const WEB = join(projectRoot, 'packages/web');
const CACHE = join(projectRoot, '.cache');
const STAMP = join(CACHE, 'web');

const SOURCES = [
  'packages/{kernel,everdell,eldervale,ai}/src/**/*.{ts,json}',
  'packages/web/{src,public,build}/**/*.*',
  'packages/web/{index.html,package.json,vite.config.ts}',
  'package-lock.json',
];

function isBuilt(now) {
  const built = existsSync(join(WEB, 'dist/index.html')) && existsSync(STAMP);
  return built && readFileSync(STAMP, 'utf8') === now;
}

/** Vite by its path, so that it runs on the Node that runs this file. What it says is shown only if it fails. */
function build() {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  return spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: WEB,
    encoding: 'utf8',
  });
}

const now = fingerprint(SOURCES);
if (!isBuilt(now)) {
  console.log('Building the client …');
  const { status, stdout, stderr, error } = build();
  if (status === 0) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(STAMP, now);
  } else {
    console.error(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}`);
    process.exitCode = 1;
  }
}
