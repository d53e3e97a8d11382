import { conform, type Settings } from '@evervale/kernel/conformance';
import { describe, it } from 'vitest';
import { everdell, type GameEvent } from '../src/index.ts';
import { permute } from './another-truth.ts';
import { LONG, TABLES, tableName } from './conformance-tables.ts';
import { invariants } from './invariants.ts';

const OPENLY = new Set<GameEvent['type']>(['reveal', 'revealedGo', 'die', 'caveIn']);
const GAMES = LONG ? 20 : 1;
/** Games of six with all boxes are long, and machines are busy. */
const PATIENCE = LONG ? 30 * 60_000 : 60_000;

const settings: Settings<GameEvent> = {
  close: LONG ? 0.3 : 0.15,
  invariants,
  openly: (event) => OPENLY.has(event.type),
  permute,
  longest: 3000,
};

describe('Everdell is a sound game', () => {
  it.each(TABLES.map((options, i) => [tableName(options), options, i] as const))(
    'with %s',
    async (_name, options, table) => {
      for (let game = 0; game < GAMES; game++) {
        conform(everdell, options, table * GAMES + game, settings);
        await new Promise((done) => setImmediate(done));
      }
    },
    PATIENCE,
  );
});
