/** Random games from setup to the end, at tables of every kind, with what must hold after every pick. */
import { isOver, next32, stream, type State } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { eldervale, machine, newGame, readOptions } from '../src/index.ts';
import { checkInvariants } from './invariants.ts';
import { SHORT, TABLES, combination, tableName, type TableOptions } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
/** Together about 100,000 in the long run. */
const GAMES = LONG ? 3500 : 1;
const COMBINATIONS = LONG ? 12_500 : 8;
/** More picks than any game has. */
const LONGEST = 10_000;

function playRandomly(table: TableOptions, seed: number): State {
  const rng = stream(seed);
  const s = newGame(readOptions({ factions: 'randomFaction', ...table }), seed);
  for (let picks = 0; !isOver(s); picks++) {
    if (picks > LONGEST) throw new Error(`seed ${seed} of ${tableName(table)} does not end`);
    checkInvariants(s);
    const legal = machine.legal(s);
    machine.apply(s, legal.codes[next32(rng.bytes, rng.at) % legal.count]);
  }
  checkInvariants(s);
  return s;
}

describe('random games', { timeout: LONG ? 7_200_000 : 180_000 }, () => {
  it.each((LONG ? TABLES : SHORT).map((table) => [tableName(table), table] as const))(
    'of %s come to an end with a winner',
    async (_name, table) => {
      for (let seed = 1; seed <= GAMES; seed++) {
        expect(eldervale.winners(playRandomly(table, seed)).length).toBeGreaterThan(0);
        if (seed % 50 === 0) await new Promise((done) => setImmediate(done));
      }
    },
  );

  it('of random combinations come to an end', async () => {
    for (let n = 0; n < COMBINATIONS; n++) {
      expect(eldervale.winners(playRandomly(combination(n), n)).length).toBeGreaterThan(0);
      if (n % 50 === 0) await new Promise((done) => setImmediate(done));
    }
  });
});
