/** What every game on the kernel must hold, at every kind of table. */
import { conform, permuteBy } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { eldervale } from '../src/index.ts';
import type { GameEvent } from '../src/log/event.ts';
import { SEATS } from '../src/state/layout.ts';
import { ZONES } from '../src/state/zones.ts';
import { checkInvariants } from './invariants.ts';
import { SHORT, TABLES, combination, tableName, type TableOptions } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
/** Events that show to everybody what was hidden. */
const OPEN = new Set<GameEvent['type']>([
  'turnUp',
  'reveal',
  'die',
  'dice',
  'setup',
  'shuffle',
  'prophecy',
  'quest',
  'cast',
  'ghostCard',
  'trove',
]);

/** Hidden things are mixed by what the zones say, not by determinize: the two check each other. */
const permute = permuteBy(eldervale, { zonesOf: () => ZONES, seats: (s) => s[SEATS] });

function conforms(table: TableOptions, seed: number, close: number): void {
  const report = conform(eldervale, table, seed, {
    close,
    invariants: () => checkInvariants,
    openly: (event) => OPEN.has(event.type),
    permute,
  });
  expect(report.picks).toBeGreaterThan(50);
}

describe('conformance', { timeout: LONG ? 1_800_000 : 300_000 }, () => {
  it.each((LONG ? TABLES : SHORT).map((table, i) => [tableName(table), table, i] as const))(
    'of a game of %s',
    (_name, table, i) => {
      const close = table.players === 1 ? 0.03 : 0.005;
      for (let n = 0; n < (LONG ? 10 : 1); n++) conforms(table, 100 * n + i, LONG ? 0.1 : close);
    },
  );

  it('of random combinations of modules', () => {
    for (let n = 0; n < (LONG ? 200 : 1); n++) conforms(combination(n), n, LONG ? 0.05 : 0.02);
  });
});
