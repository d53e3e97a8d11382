import { readFileSync, writeFileSync } from 'node:fs';
import vm from 'node:vm';
import {
  Play,
  hash,
  readNotation,
  recordOf,
  replay,
  seatLetter,
  stream,
  writeNotation,
} from '@evervale/kernel';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { RUGWORT_MODULES, everdell } from '../src/index.ts';
import { nextPick } from './invariants-play.ts';

// Complete games, committed: a change of the rules shows in them. `UPDATE_GOLDEN=1 npm test` writes
// them anew.
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

const GAMES: readonly (readonly [name: string, options: unknown, seed: number])[] = [
  ['two-players', { players: 2 }, 2],
  ['four-players', { players: 4 }, 4],
  ['six-players', { players: 6 }, 6],
  ['pearlbrook-three-players', { players: 3, boxes: ['pearlbrook'] }, 3],
  [
    'rugwort-pearlbrook',
    { players: 1, rugwort: { year: 2, modules: [] }, boxes: ['pearlbrook'] },
    5,
  ],
  ['nightweave-two-players', { players: 2, nightweave: { difficulty: 2 } }, 8],
  ['rugwort-year-3', { players: 1, rugwort: { year: 3, modules: RUGWORT_MODULES } }, 1],
];

type EverdellPlay = ReturnType<typeof replay<unknown, unknown, unknown>>;

function fileOf(name: string): URL {
  return new URL(`../golden/game-${name}.txt`, import.meta.url);
}

/** How the game ended, as comments below the notation. */
function result(play: EverdellPlay): string {
  const scores = everdell
    .score(play.state)
    .map(({ seat, total }) => `${seatLetter(seat)} ${total}`);
  const winners = everdell.winners(play.state).map(seatLetter);
  return [
    `# score ${scores.join(', ')}`,
    `# winner ${winners.join(', ')}`,
    `# hash ${hash(play.state)}`,
    '',
  ].join('\n');
}

function randomGame(options: unknown, seed: number): string {
  const play = new Play(everdell, everdell.readOptions(options), seed);
  const rng = stream(seed);
  while (!play.over) play.pick(nextPick(play.state, 'eager', rng));
  return `${writeNotation(everdell, recordOf(play))}\n${result(play)}`;
}

describe.each(GAMES)('the golden game %s', (name, options, seed) => {
  const file = fileOf(name);
  if (UPDATE) writeFileSync(file, randomGame(options, seed));
  const golden = readFileSync(file, 'utf8');

  it('is played again from its notation to the same scores and the same bytes', () => {
    const play = replay(everdell, readNotation(everdell, golden));
    expect(play.over).toBe(true);
    expect(golden.endsWith(`\n\n${result(play)}`)).toBe(true);
  });

  it('is what the same random picks give today', () => {
    expect(randomGame(options, seed)).toBe(golden);
  });
});

it.each([
  ['rugwort-year-3', 'rugwort.2'],
  ['nightweave-two-players', 'mistwood.4'],
])(
  'the golden game %s goes on if it was begun before the rules had %s: room for every card, modules',
  (name, version) => {
    const golden = readFileSync(fileOf(name), 'utf8');
    const old = { ...readNotation(everdell, golden), rules: '4', hash: '00301a1b94516646' };
    expect(golden).toContain(`rules 5+${version}`);
    expect(replay(everdell, old).over).toBe(true);
  },
);

it('a game goes on that was begun before rules 5, which only remember what was seen', () => {
  const golden = readFileSync(fileOf('two-players'), 'utf8');
  const old = { ...readNotation(everdell, golden), rules: '4', hash: '45c51d697e6347c7' };
  expect(replay(everdell, old).over).toBe(true);
});

describe('the rules in a bare engine, without Node and without a browser', () => {
  /** The rules as one file, run where nothing but the language exists. */
  async function bareHash(): Promise<(notation: string) => string> {
    const entry = 'golden:entry';
    const build = await rolldown({
      input: entry,
      platform: 'neutral',
      plugins: [
        {
          name: entry,
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) =>
            id === entry
              ? `import { everdell } from '@evervale/everdell';
                 import { hash, readNotation, replay } from '@evervale/kernel';
                 export const hashOf = (text) => hash(replay(everdell, readNotation(everdell, text)).state);`
              : undefined,
        },
      ],
      cwd: import.meta.dirname,
    });
    const { output } = await build.generate({ format: 'iife', name: 'rules' });
    await build.close();
    const context = vm.createContext({});
    vm.runInContext(`${output[0].code}\nglobalThis.hashOf = rules.hashOf;`, context);
    return (context as { hashOf: (notation: string) => string }).hashOf;
  }

  it('come to the same bytes', async () => {
    const hashOf = await bareHash();
    for (const [name] of GAMES) {
      const golden = readFileSync(fileOf(name), 'utf8');
      expect(golden).toContain(`# hash ${hashOf(golden)}`);
    }
  });
});
