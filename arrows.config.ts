// The arrows of docs/architecture.md, as rules for dependency-cruiser. `npm run check` runs them;
// tools/arrows.test.ts shows that each of them bites.
import type { IConfiguration } from 'dependency-cruiser';
import built from './packages/everdell/rules/boxes.json' with { type: 'json' };
import planned from './packages/everdell/rules/planned-boxes.json' with { type: 'json' };

/** Which packages a package may import. What is not listed here may import nothing. */
const MAY_IMPORT: Record<string, string[]> = {
  kernel: [],
  everdell: ['kernel'],
  eldervale: ['kernel'],
  games: ['kernel', 'everdell', 'eldervale'],
  ai: ['kernel', 'everdell', 'eldervale', 'games'],
  protocol: ['kernel', 'ai'],
  server: ['kernel', 'everdell', 'eldervale', 'games', 'ai', 'protocol'],
  web: ['kernel', 'everdell', 'eldervale', 'games', 'ai', 'protocol'],
  cli: ['kernel', 'everdell', 'eldervale', 'games', 'ai', 'server'],
};

const GAME_PACKAGES = 'everdell|eldervale';

// These run on a server, in a browser worker and in a bot author's script: no I/O, and only
// libraries that do none either.
const PURE = 'kernel|everdell|eldervale|ai';
const PURE_LIBRARIES = ['intl-messageformat', '@formatjs/[^/]+'];

// The boxes beside the base game, and the folders of the base game, which never names one of them.
const BOXES = [...built, ...planned].filter((box) => box !== 'base').join('|');
const BASE_GAME =
  '(base|content|effects|log|position|state|turn|words)/|(explain|view|say|rules|determinize|options|optionsOf|placeView|boxFields)[.]ts';

// Tests, and the conformance suite that every game's tests call, may use the test libraries.
const TEST_FILES = String.raw`\.test\.ts$|/test/|/src/conformance/`;

const arrows = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-only-what-it-may`,
  severity: 'error' as const,
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    ...arrows,
    {
      name: 'every-package-has-its-arrows',
      comment: 'A new package gets its line in MAY_IMPORT.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(MAY_IMPORT).join('|')})/` },
      to: { path: '^packages/' },
    },
    {
      name: 'packages-do-not-import-tools',
      severity: 'error',
      // The launcher of the command line is the one door between the two.
      from: { path: '^packages/', pathNot: '^packages/cli/bin/' },
      to: { path: '^tools/' },
    },
    {
      name: 'rules-do-no-io',
      comment: 'The rules packages use nothing of Node and nothing of the browser.',
      severity: 'error',
      from: {
        path: `^packages/(${PURE})/`,
        pathNot: [TEST_FILES, '^packages/ai/src/(node|browser)/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-use-only-pure-libraries',
      severity: 'error',
      from: { path: `^packages/(${PURE})/`, pathNot: TEST_FILES },
      to: { path: 'node_modules/', pathNot: `node_modules/(${PURE_LIBRARIES.join('|')})/` },
    },
    {
      name: 'base-names-no-box',
      comment: 'A box joins the rules at named points; the base game does not know it exists.',
      severity: 'error',
      from: { path: `^packages/everdell/src/(${BASE_GAME})`, pathNot: TEST_FILES },
      to: { path: `^packages/everdell/src/(${BOXES})/` },
    },
    {
      name: 'games-stay-in-their-folders',
      comment: 'A host knows games by the one list. What it does for one stands in its folder.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [`^packages/(kernel|games|${GAME_PACKAGES})/`, `/(${GAME_PACKAGES})/`, TEST_FILES],
      },
      to: { path: `^packages/(${GAME_PACKAGES})/` },
    },
    {
      name: 'shells-know-no-game-of-the-client',
      comment:
        'Screens know the clients of games by their list, which loads them when they are needed.',
      severity: 'error',
      from: {
        path: '^packages/web/src/',
        pathNot: [`^packages/web/src/games/(${GAME_PACKAGES})/`, TEST_FILES],
      },
      to: { path: `^packages/web/src/games/(${GAME_PACKAGES})/`, dynamic: false },
    },
    {
      name: 'packages-meet-at-their-doors',
      comment: "Another package's file is imported by the package's name, never by its path.",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'sources-do-not-import-tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST_FILES },
      to: { path: String.raw`\.test\.ts$` },
    },
    {
      name: 'no-circles',
      comment: 'Types may refer to each other in a circle; code that runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      // What Vite makes while it builds is no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'imports-are-declared',
      comment: 'What a package imports stands in its package.json.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // dependency-cruiser can read TypeScript only through TypeScript 6 or older, or through swc.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // What has been built from these sources.
    exclude: { path: '^packages/web/dist/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
} satisfies IConfiguration;
