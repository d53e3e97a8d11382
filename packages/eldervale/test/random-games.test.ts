/** Random games from setup to the end, at tables of every kind, with what must hold after every pick. */
import { describe, expect, it } from 'vitest';
import { asOneFile } from './asOneFile.ts';
import * as here from './playRandomly.ts';
import { SHORT, TABLES, combination, tableName } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
/** Together about 100,000 in the long run. */
const GAMES = LONG ? 3650 : 1;
const COMBINATIONS = LONG ? 12_500 : 8;

const { playRandomly } = LONG ? await asOneFile<typeof here>('./playRandomly.ts') : here;

describe('random games', { timeout: LONG ? 7_200_000 : 180_000 }, () => {
  it.each((LONG ? TABLES : SHORT).map((table) => [tableName(table), table] as const))(
    'of %s come to an end with a winner',
    async (_name, table) => {
      for (let seed = 1; seed <= GAMES; seed++) {
        expect(playRandomly(table, seed).length).toBeGreaterThan(0);
        if (seed % 50 === 0) await new Promise((done) => setImmediate(done));
      }
    },
  );

  it('of random combinations come to an end', async () => {
    for (let n = 0; n < COMBINATIONS; n++) {
      expect(playRandomly(combination(n), n).length).toBeGreaterThan(0);
      if (n % 50 === 0) await new Promise((done) => setImmediate(done));
    }
  });
});
