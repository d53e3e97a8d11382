import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  Refusal,
  hash,
  isOver,
  readNotation,
  replay,
  stream,
  writeNotation,
} from '@evervale/kernel';
import { examplesIn, refusalsIn } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import {
  ADORNMENTS,
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  CARS,
  DISCOVERIES,
  COLOR_NAMES,
  FORESTS,
  GOODS,
  MAP_TILES,
  PLOTS,
  POWERS,
  RESOURCE_NAMES,
  RIVER_CARDS,
  RIVER_SPOT_LIST,
  SPECIAL_EVENT_LIST,
  VISITORS,
  WONDERS,
  everdell,
  position,
  readPosition,
  writePosition,
} from '../src/index.ts';
import { machine } from '../src/rules.ts';
import { TABLES } from './conformance-tables.ts';
import { TEMPERS, dealt, nextPick } from './invariants-play.ts';

// What the documents promise, taken from the documents themselves.

const fileOf = (name: string): URL => new URL(`../../../docs/${name}`, import.meta.url);

function read(name: string): string {
  return readFileSync(fileOf(name), 'utf8');
}

/** `UPDATE_GOLDEN=1 npm test` writes the hashes of the vectors anew. */
function updateHashes(name: string): void {
  const renewed = read(name).replace(
    /^(```notation\n# accept )\S+\n(.*?)^```/gms,
    (_all, head: string, vector: string) => {
      const { state } = replay(everdell, readNotation(everdell, vector));
      return `${head}${hash(state)}\n${vector}\`\`\``;
    },
  );
  writeFileSync(fileOf(name), renewed);
}

/** The fenced blocks of this kind. */
function blocks(markdown: string, kind: string): string[] {
  const found = markdown.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'gms'));
  return Array.from(found, ([, body]) => body);
}

function refusedField(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.field;
    throw error;
  }
  return 'nothing';
}

describe('docs/notation.md', () => {
  if (process.env['UPDATE_GOLDEN'] === '1') updateHashes('notation.md');
  const text = read('notation.md');
  const vectors = blocks(text, 'notation');
  const first = (vector: string): string => vector.split('\n')[0];

  it('has vectors of both kinds', () => {
    expect(
      vectors.filter((vector) => first(vector).startsWith('# accept ')).length,
    ).toBeGreaterThan(3);
    expect(
      vectors.filter((vector) => first(vector).startsWith('# refuse ')).length,
    ).toBeGreaterThan(8);
  });

  /** What is written there, and what a reader makes of it. */
  function outcome(vector: string): string {
    const refused = refusedField(() => readNotation(everdell, vector));
    if (refused !== 'nothing') return `# refuse ${refused}`;
    const record = readNotation(everdell, vector);
    expect(readNotation(everdell, writeNotation(everdell, record))).toEqual(record);
    return `# accept ${hash(replay(everdell, record).state)}`;
  }

  it.each(vectors.map((vector) => [first(vector), vector]))('vector %s', (line, vector) => {
    expect(outcome(vector)).toBe(line);
  });

  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const events = [...BASIC_EVENT_LIST, ...SPECIAL_EVENT_LIST.list];
  const WORDS: Readonly<Record<string, readonly string[]>> = {
    CARD: ids(CARDS.list),
    PLACE: [
      ...ids([...BASIC_LOCATIONS, ...FORESTS.list, ...events]),
      'haven',
      'market',
      'knoll',
      'station-platform',
      'draw-pile',
      'discard-pile',
      ...ids(DISCOVERIES.filter(({ type }) => type === 'location')),
      ...ids(WONDERS),
      'journey-[2-5]',
    ],
    RESOURCE: RESOURCE_NAMES,
    TYPE: COLOR_NAMES,
    GOODS: ids(GOODS),
    SPOT: [...ids(RIVER_SPOT_LIST), 'shoal'],
    RIVER: ids(RIVER_CARDS),
    ADORNMENT: ids(ADORNMENTS),
    POWER: ids(POWERS),
    CAR: ids(CARS),
    VISITOR: ids(VISITORS),
    FIND: ids(DISCOVERIES),
    TILE: ids(MAP_TILES),
    CRITTER: ids(DISCOVERIES.filter(({ type }) => type === 'big-critter')),
    SIDE: ['outbound', 'return'],
    PLOT: ids(PLOTS),
    N: ['\\d+'],
    M: ['\\d+'],
  };
  const rows = Array.from(text.matchAll(/^\| `(\S+)` \| [^|]+ \|$/gm), ([, key]) => key);
  const patterns = rows
    .filter((key) => !['game', 'rules', 'options', 'seed'].includes(key))
    .map(
      (key) => new RegExp(`^${key.replace(/[A-Z]+/g, (word) => `(?:${WORDS[word].join('|')})`)}$`),
    );

  it('describes every key that games come across', () => {
    const unknown = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const temper = TEMPERS[seed % TEMPERS.length];
      const s = dealt(TABLES[seed % TABLES.length], seed, temper);
      for (const rng = stream(seed); !isOver(s); machine.apply(s, nextPick(s, temper, rng))) {
        const keys = machine
          .legal(s)
          .toArray()
          .map((code) => machine.wording(s, code).key);
        const strange = keys.filter((key) => !patterns.some((pattern) => pattern.test(key)));
        strange.forEach((key) => unknown.add(key));
      }
    }
    expect([...unknown]).toEqual([]);
  });
});

describe('docs/positions.md', () => {
  const text = read('positions.md');
  const accepted = examplesIn(text);
  const refused = refusalsIn(text);

  it('has examples of both kinds', () => {
    expect(accepted.length).toBeGreaterThan(4);
    expect(refused.length).toBeGreaterThan(6);
  });

  it.each(accepted)('example: $name', ({ input, picks, offers, blocked, score }) => {
    const report = position(input, { picks });
    expect(report.options.map((option) => option.key)).toEqual(expect.arrayContaining([...offers]));
    for (const [key, reason] of blocked) {
      expect(report.blocked.find((one) => one.key === key)?.reason).toBe(reason);
    }
    const totals = report.score.map(({ total }) => total).join(', ');
    expect(totals).toBe(score ?? totals);
    const { state } = readPosition(input);
    expect(writePosition(readPosition(writePosition(state)).state)).toEqual(writePosition(state));
  });

  it.each(refused)('refused: $field', ({ field, input }) => {
    expect(refusedField(() => readPosition(input))).toBe(field);
  });
});

describe.each(['adding-a-card.md', 'adding-a-box.md'])('docs/%s', (page) => {
  const text = read(page);
  const inProject = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
  const quotes = Array.from(
    text.matchAll(/^ *```ts (\S+)\n(.*?)^ *```/gms),
    ([, path, code]) => [path, code] as const,
  );
  /** However it is indented. */
  const lines = (code: string): string =>
    code
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim();

  it('quotes code', () => {
    expect(quotes.length).toBeGreaterThan(2);
  });

  it.each(quotes)('quotes %s as it is', (path, code) => {
    expect(lines(readFileSync(inProject(path), 'utf8'))).toContain(lines(code));
  });

  it('names files that exist', () => {
    const paths = Array.from(text.matchAll(/`(packages\/[^`\s]+)`/g), ([, path]) => path);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !existsSync(inProject(path)))).toEqual([]);
  });
});
