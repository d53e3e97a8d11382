// What the npm scripts call: installs what is missing, then runs the command with Node 24.
// It must work in a bare clone on Node 20, so it is plain JavaScript without dependencies.
import { installIfNeeded } from './install.mjs';
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
  cells: { args: ['tools/cells.ts'] },
  mutate: { args: ['tools/mutate/index.ts'] },
  pictures: { args: ['packages/web/test/readme/index.ts'] },
};

const [name, ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`usage: node tools/bootstrap.mjs <${Object.keys(COMMANDS).join('|')}> [arguments]`);
  process.exit(2);
}
process.chdir(projectRoot);
process.exitCode =
  (await installIfNeeded()) ||
  (command.first && (await runWithProjectNode(command.first))) ||
  (await runWithProjectNode([...command.args, ...rest], command.env));
