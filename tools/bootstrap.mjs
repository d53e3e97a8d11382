// What the npm scripts call: installs what is missing, then runs the command with Node 24.
// It must work in a bare clone on Node 20, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runWithProjectNode } from './project-node.mjs';

const EVERVALE = 'tools/evervale.mjs';
const CHAOS = ['packages/server/test/chaos.test.ts', 'packages/server/test/processes.test.ts'];

// One line per npm script: what Node 24 is given to run, and what has to be done before.
const COMMANDS = {
  start: { first: ['tools/build-web.mjs'], args: [EVERVALE, 'serve'] },
  evervale: { args: [EVERVALE] },
  bench: { args: [EVERVALE, 'bench'] },

  // The client: built into packages/web/dist, or served while one works on it.
  build: { args: ['node_modules/vite/bin/vite.js', 'build', 'packages/web'] },
  dev: { args: ['node_modules/vite/bin/vite.js', 'packages/web'] },

  test: { args: ['tools/test.ts'] },
  'test:long': { args: ['tools/test.ts', '--tests'], env: { EVERVALE_LONG: '1' } },
  // Servers killed hundreds of times while people play: SQLite, and PostgreSQL with three processes.
  chaos: {
    args: ['node_modules/vitest/vitest.mjs', 'run', '-t', 'killed', ...CHAOS],
    env: { EVERVALE_LONG: '1' },
  },
  check: { args: ['tools/test.ts', '--static'] },
  lint: { args: ['tools/test.ts', '--static', 'lint'] },
  format: { args: ['node_modules/oxfmt/bin/oxfmt'] },

  rules: { args: ['tools/rules.ts'] },
  verbs: { args: ['tools/verbs.ts'] },
};

function installIfNeeded() {
  // npm writes this file at the end of every install.
  const installed = join(projectRoot, 'node_modules/.package-lock.json');
  const lock = join(projectRoot, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;

  console.log('Installing dependencies …');
  // `ci` installs exactly the lock file, but empties node_modules first: not under the feet of
  // whatever else runs in this checkout.
  const how = existsSync(installed) ? 'install' : 'ci';
  // Errors only: on an old Node npm warns about every package that wants a newer one, and those
  // run on the Node that this very command installs.
  const { status } = spawnSync('npm', [how, '--loglevel=error'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [name, ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`usage: node tools/bootstrap.mjs <${Object.keys(COMMANDS).join('|')}> [arguments]`);
  process.exit(2);
}
installIfNeeded();
process.chdir(projectRoot);
const prepared = command.first ? await runWithProjectNode(command.first) : 0;
process.exitCode =
  prepared === 0 ? await runWithProjectNode([...command.args, ...rest], command.env) : prepared;
