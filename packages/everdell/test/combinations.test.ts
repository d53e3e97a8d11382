/**
 * The boxes together: the conformance suite over all pairs and 300 larger combinations, for one and two
 * people against Nightweave with each box and 100 combinations, and random games with all invariants
 * held. `npm test` takes a few of each, `npm run test:long` all.
 */
import { conform, type Settings } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { BOX_IDS, PLOTS, everdell, type BoxId, type GameEvent } from '../src/index.ts';
import { permute } from './another-truth.ts';
import { isPlotSeen } from '../src/mistwood/room.ts';
import {
  PAIRS,
  combinations,
  moduleTables,
  tableWith,
  tablesAgainstHer,
  withBoth,
} from './combinations.ts';
import { LONG, tableName } from './conformance-tables.ts';
import { TEMPERS, playWatched } from './invariants-play.ts';
import { invariants } from './invariants.ts';

const OPENLY = new Set<GameEvent['type']>(['reveal', 'revealedGo', 'die', 'caveIn']);

const settings: Settings<GameEvent> = {
  close: 0.15,
  invariants,
  openly: (event) => OPENLY.has(event.type),
  permute,
  longest: 4000,
};

const COMBINATIONS = combinations(300);
const GAMES = LONG ? 50_000 : 40;
/** With boxes they are longer. */
const BOX_GAMES = LONG ? 50_000 : 20;
const PATIENCE = { timeout: LONG ? 3_600_000 : 180_000 };

/** All of them, or every so-manyth. */
function some<T>(all: readonly T[], every: number): (readonly [T, number])[] {
  return all.map((one, i) => [one, i] as const).filter(([, i]) => LONG || i % every === 0);
}

/** A test runner must breathe in a long run. */
const breathe = (): Promise<void> => new Promise((done) => setImmediate(done));

async function sound(boxes: readonly BoxId[], n: number): Promise<void> {
  conform(everdell, tableWith(boxes, n), n, settings);
  await breathe();
}

describe('boxes together are a sound game', () => {
  it('there are as many pairs as there can be: all but Pearlbrook with boxes of basic Events (11.3, 15.4)', () => {
    const n = BOX_IDS.length;
    expect(PAIRS).toHaveLength((n * (n - 1)) / 2 - 2);
    expect(COMBINATIONS).toHaveLength(300);
  });

  it.each(some(PAIRS, 39).map(([boxes, i]) => [boxes.join(' and '), boxes, i] as const))(
    'in a pair: %s',
    PATIENCE,
    (_name, boxes, i) => sound(boxes, i),
  );

  it.each(some(COMBINATIONS, 150).map(([boxes, i]) => [boxes.join(', '), boxes, i] as const))(
    'in a larger combination: %s',
    PATIENCE,
    (_name, boxes, i) => sound(boxes, i),
  );
});

const AGAINST_HER = tablesAgainstHer(100);

describe('one and two people against Nightweave with boxes are a sound game', () => {
  it('every box is there for one and for two, and every combination has one of them (11.4, 11.5)', () => {
    expect(AGAINST_HER).toHaveLength(2 * BOX_IDS.length + 100);
    expect(AGAINST_HER.every(({ nightweave }) => nightweave !== undefined)).toBe(true);
  });

  it.each(some(AGAINST_HER, 70).map(([table, i]) => [tableName(table), table, i] as const))(
    '%s',
    PATIENCE,
    async (_name, table, i) => {
      conform(everdell, table, i, settings);
      await breathe();
    },
  );
});

const WITH_MODULES = moduleTables(100);

describe('Nightweave with her modules is a sound game', () => {
  it.each(some(WITH_MODULES, 34).map(([table, i]) => [tableName(table), table, i] as const))(
    '%s',
    PATIENCE,
    async (_name, table, i) => {
      conform(everdell, table, i, settings);
      await breathe();
    },
  );

  it(`${GAMES} random games keep all cards, limits, counts and caches`, PATIENCE, async () => {
    const shown = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const table = WITH_MODULES[game % WITH_MODULES.length];
      const s = playWatched(table, game, TEMPERS[game % TEMPERS.length]);
      for (const { id } of PLOTS.filter((_, i) => isPlotSeen(s, i + 1))) shown.add(id);
      if (game % 50 === 0) await breathe();
    }
    expect(shown.size).toBeGreaterThan(LONG ? 32 : 20);
  });
});

describe('random games keep all cards, limits, counts and caches', () => {
  it.each([
    ['with boxes', (game: number) => tableWith(COMBINATIONS[game % COMBINATIONS.length], game)],
    ['with Newleaf and Spirecrest', withBoth],
    ['against Nightweave with boxes', (game: number) => AGAINST_HER[game % AGAINST_HER.length]],
  ])(`${BOX_GAMES} of them %s`, PATIENCE, async (_name, tableOf) => {
    for (let game = 0; game < BOX_GAMES; game++) {
      playWatched(tableOf(game), game, TEMPERS[game % TEMPERS.length]);
      if (game % 50 === 0) await breathe();
    }
    expect(BOX_GAMES).toBeGreaterThan(0);
  });
});
