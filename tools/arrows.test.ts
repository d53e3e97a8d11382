import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import config from '../arrows.config.ts';
import built from '../packages/everdell/rules/boxes.json' with { type: 'json' };

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'evervale-arrows-')));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** The names of the rules that a little project with these files breaks. */
async function broken(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const { forbidden, options } = config;
  const { output } = await cruise(['packages'], {
    ...options,
    baseDir: dir,
    validate: true,
    ruleSet: { forbidden },
  });
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map((violation) => violation.rule.name))].toSorted();
}

const EMPTY = 'export {};\n';
test('the kernel may not import a game, not even its types', async () => {
  expect(
    await broken({
      'packages/everdell/src/index.ts': EMPTY,
      'packages/kernel/src/index.ts': `import type {} from '../../everdell/src/index.ts';`,
    }),
  ).toEqual(['kernel-imports-only-what-it-may', 'packages-meet-at-their-doors']);
});

test('the rules may not import Node or a library that does I/O, but their tests may', async () => {
  expect(
    await broken({
      'package.json': JSON.stringify({ dependencies: { ws: '*' } }),
      'node_modules/ws/package.json': JSON.stringify({ name: 'ws', main: 'index.js' }),
      'node_modules/ws/index.js': '',
      'packages/everdell/src/city.ts': `import 'ws';`,
      'packages/everdell/src/season.ts': `import 'node:fs';`,
    }),
  ).toEqual(['rules-do-no-io', 'rules-use-only-pure-libraries']);
  rmSync(dir, { recursive: true });
  expect(await broken({ 'packages/everdell/src/city.test.ts': `import 'node:fs';` })).toEqual([]);
});

test.each([
  ['base/cards.ts', '../'],
  ['content/board.ts', '../'],
  ['position/read.ts', '../'],
  ['explain.ts', './'],
  ['view.ts', './'],
])('the base game may not import a box: %s', async (file, up) => {
  expect(
    await broken({
      [`packages/everdell/src/${file}`]: `import '${up}pearlbrook/pearls.ts';`,
      'packages/everdell/src/pearlbrook/pearls.ts': EMPTY,
    }),
  ).toEqual(['base-names-no-box']);
});

test.each([
  ['shell/Home.ts', `import '../games/everdell/art.ts';`, true],
  ['games/common/Menu.ts', `import '../everdell/art.ts';`, true],
  ['games/clients.ts', `void import('./everdell/art.ts');`, false],
  ['games/everdell/Table.ts', `import './art.ts';`, false],
])('the screens of the client know no game: %s', async (file, code, refused) => {
  const found = await broken({
    [`packages/web/src/${file}`]: code,
    'packages/web/src/games/everdell/art.ts': EMPTY,
  });
  expect(found).toEqual(refused ? ['shells-know-no-game-of-the-client'] : []);
});

test.each([
  ['server/src/table/table.ts', true],
  ['server/test/table.ts', false],
  ['web/src/games/everdell/Table.ts', false],
  ['games/src/list.ts', false],
])('outside its folder nothing imports a game: %s', async (file, refused) => {
  const up = '../'.repeat(file.split('/').length - 1);
  const found = await broken({
    [`packages/${file}`]: `import '${up}everdell/src/index.ts';`,
    'packages/everdell/src/index.ts': EMPTY,
  });
  expect(found.includes('games-stay-in-their-folders')).toBe(refused);
});

test('code may not import in a circle, types may', async () => {
  const circle = (what: string) => ({
    'packages/kernel/src/a.ts': `${what} { b } from './b.ts'; export const a = 1; export type A = 1;`,
    'packages/kernel/src/b.ts': `${what} { a } from './a.ts'; export const b = 1; export type B = 1;`,
  });
  expect(await broken(circle('import'))).toEqual(['no-circles']);
  rmSync(dir, { recursive: true });
  expect(await broken(circle('import type'))).toEqual([]);
});

test('a package that the arrows do not know is refused', async () => {
  expect(
    await broken({
      'packages/newcomer/src/index.ts': `import './other.ts';`,
      'packages/newcomer/src/other.ts': EMPTY,
    }),
  ).toEqual(['every-package-has-its-arrows']);
});

test('every box on the list has its rules and its arrows (packages/everdell/rules/boxes.json)', () => {
  const list = readFileSync('packages/everdell/src/boxList.ts', 'utf8');
  const folders = [...list.matchAll(/from '\.\/([\w-]+)\/index\.ts'/g)].map(([, folder]) => folder);
  expect(folders).not.toHaveLength(0);
  expect(folders.filter((folder) => !built.includes(folder))).toEqual([]);
});
