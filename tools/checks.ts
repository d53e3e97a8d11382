// The static checks of `npm test`: each is one program that says nothing when all is well.

export interface Check {
  readonly name: string;
  /** What a reader learns when it fails. */
  readonly holds: string;
  readonly args: readonly string[];
}

const bin = (path: string) => `node_modules/${path}`;

export const CHECKS: readonly Check[] = [
  {
    name: 'types',
    holds: 'the sources and tests are type-correct',
    args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  },
  {
    name: 'pure',
    holds: 'the rules packages compile without the types of Node and browser',
    args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json'],
  },
  {
    name: 'web',
    holds: 'the client is type-correct, with the types of a browser',
    args: [bin('typescript/bin/tsc'), '-p', 'packages/web/tsconfig.json'],
  },
  {
    name: 'lint',
    holds: 'oxlint has no complaint',
    args: [bin('oxlint/bin/oxlint'), '--deny-warnings'],
  },
  {
    name: 'format',
    holds: 'every file is formatted (npm run format does it)',
    args: [bin('oxfmt/bin/oxfmt'), '--check'],
  },
  {
    name: 'arrows',
    holds: 'imports point the way docs/architecture.md says',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      'arrows.config.ts',
      'packages',
      'tools',
    ],
  },
  {
    name: 'unused',
    holds: 'no file, export or dependency is unused',
    args: [bin('knip/bin/knip.js'), '--treat-config-hints-as-errors'],
  },
];
