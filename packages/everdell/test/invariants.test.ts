import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/index.ts';
import { machine } from '../src/rules.ts';
import { cardsOnTable } from '../src/state/inventory.ts';
import {
  CITY_TOP,
  COLORS,
  FINISHED,
  HAND_COUNT,
  HAS,
  MEADOW,
  OCCUPIED,
  POINTS,
  RESOURCES,
  REVEALED_COUNT,
  SEASON,
  SPACES,
  STANDING,
  VACANT,
  WORKERS,
  playerAt,
  slotAt,
} from '../src/state/layout.ts';
import { LONG, TABLES, tableName } from './conformance-tables.ts';
import { dealt, playWatched, TEMPERS } from './invariants-play.ts';
import { invariants } from './invariants.ts';

const GAMES = LONG ? 100_000 : 1_500;
const EACH = Math.ceil(GAMES / TABLES.length);

describe(`random games: ${GAMES} of them keep all cards, limits, counts and caches`, () => {
  it.each(TABLES.map((options, i) => [tableName(options), options, i] as const))(
    'with %s',
    async (_name, options, table) => {
      for (let game = 0; game < EACH; game++) {
        playWatched(options, table * EACH + game, TEMPERS[game % TEMPERS.length]);
        // A long run must let the test runner breathe.
        if (game % 50 === 0) await new Promise((done) => setImmediate(done));
      }
    },
  );
});

describe('a dealt game', () => {
  it('has 128 cards (3.5)', () => {
    const [, ...found] = cardsOnTable(dealt(TABLES[0], 1, 'any'));
    expect(found).toEqual(CARDS.list.map(({ box, copies }) => (box === 'base' ? copies : 0)));
    expect(found.reduce((sum, n) => sum + n, 0)).toBe(128);
  });
});

describe('the invariants', () => {
  const first = playerAt(0);
  const farm = CARDS.kindOf('farm');

  /** A hole in the city, with something left in it. */
  function hole(s: Uint8Array): void {
    s[slotAt(0, 0) + OCCUPIED] = 1;
    s[first + CITY_TOP] = 1;
  }

  /** What they say about a game of two after this change. */
  function said(change: (s: Uint8Array) => void): string {
    const hold = invariants();
    const s = dealt(TABLES[0], 5, 'rich');
    for (let n = 0; n < 4; n++) machine.apply(s, machine.legal(s).codes[0]);
    hold(s);
    change(s);
    try {
      hold(s);
    } catch (error) {
      return (error as Error).message;
    }
    return 'nothing';
  }

  it.each<[string, (s: Uint8Array) => void, RegExp]>([
    ['a lost card', (s) => (s[MEADOW] = 0), /copies of/],
    ['a new card', (s) => (s[first + HAND_COUNT] = 9), /copies of|hole|holds/],
    ['a debt', (s) => s.fill(255, first + RESOURCES, first + RESOURCES + 2), /has 65535/],
    ['points from nowhere', (s) => (s[first + POINTS + 1] = 200), /point tokens/],
    ['a card turned up', (s) => (s[REVEALED_COUNT] = 1), /./],
    ['a worker nobody counts', (s) => (s[STANDING + 2] += 1), /workers at place/],
    ['a ninth place', (s) => (s[first + WORKERS] = 100), /a worker is at 100/],
    ['a forgotten card', (s) => (s[first + HAS] ^= 2), /kept .* counted/],
    ['a forgotten home', (s) => (s[first + VACANT + (farm >> 3)] ^= 1 << (farm & 7)), /kept/],
    ['a forgotten colour', (s) => (s[first + COLORS] += 1), /kept/],
    ['a forgotten space', (s) => (s[first + SPACES] += 1), /spaces of city 0/],
    ['a hole in the city', (s) => (s[first + CITY_TOP] += 1), /ends with a hole/],
    ['goods in a hole', (s) => hole(s), /lies in the empty slot 0 of city 0/],
    ['two seasons at once', (s) => (s[first + SEASON] = 2), /season of seat 0/],
    ['somebody who had finished', (s) => (s[first + FINISHED] = 1), /had finished/],
  ])('notice %s', (_name, change, message) => {
    expect(said(change)).toMatch(message);
  });

  it('notice a resource for somebody who has finished (9.6)', () => {
    const hold = invariants();
    const s = dealt(TABLES[0], 5, 'rich');
    s[playerAt(1) + FINISHED] = 1;
    hold(s);
    s[playerAt(1) + RESOURCES] += 1;
    expect(() => hold(s)).toThrow('somebody who has finished gets a resource');
  });
});
