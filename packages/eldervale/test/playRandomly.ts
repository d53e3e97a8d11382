/** A random game to its end, with what must hold after every pick. */
import { isOver, next32, stream, type State } from '@evervale/kernel';
import { eldervale, machine, newGame, readOptions } from '../src/index.ts';
import { checkInvariants } from './invariants.ts';
import { tableName, type TableOptions } from './tables.ts';

/** More picks than any game has. */
const LONGEST = 10_000;

/** Gives the winners. */
export function playRandomly(table: TableOptions, seed: number): readonly number[] {
  const rng = stream(seed);
  const s: State = newGame(readOptions({ factions: 'randomFaction', ...table }), seed);
  for (let picks = 0; !isOver(s); picks++) {
    if (picks > LONGEST) throw new Error(`seed ${seed} of ${tableName(table)} does not end`);
    checkInvariants(s);
    const legal = machine.legal(s);
    machine.apply(s, legal.codes[next32(rng.bytes, rng.at) % legal.count]);
  }
  checkInvariants(s);
  return eldervale.winners(s);
}
