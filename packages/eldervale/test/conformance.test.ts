/** What every game on the kernel must hold, at every kind of table. */
import { describe, expect, it } from 'vitest';
import { asOneFile } from './asOneFile.ts';
import * as here from './conforms.ts';
import { SHORT, TABLES, combination, tableName } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
const { conforms } = LONG ? await asOneFile<typeof here>('./conforms.ts') : here;

describe('conformance', { timeout: LONG ? 1_800_000 : 300_000 }, () => {
  it.each((LONG ? TABLES : SHORT).map((table, i) => [tableName(table), table, i] as const))(
    'of a game of %s',
    (_name, table, i) => {
      const close = table.players === 1 ? 0.03 : 0.005;
      for (let n = 0; n < (LONG ? 10 : 1); n++) {
        expect(conforms(table, 100 * n + i, LONG ? 0.1 : close)).toBeGreaterThan(50);
      }
    },
  );

  it('of random combinations of modules', () => {
    for (let n = 0; n < (LONG ? 200 : 1); n++) {
      expect(conforms(combination(n), n, LONG ? 0.05 : 0.02)).toBeGreaterThan(50);
    }
  });
});
