import { conform, type Settings } from '@evervale/kernel/conformance';
import { describe, it } from 'vitest';
import { everdell, type GameEvent, type GameOptions } from '../src/index.ts';
import { permute } from './another-truth.ts';
import { LONG, TABLES, tableName } from './conformance-tables.ts';
import { invariants } from './invariants.ts';

const OPENLY = new Set<GameEvent['type']>(['reveal', 'revealedGo', 'die', 'caveIn']);
const GAMES = LONG ? 20 : 1;

/** Everything is looked at with the eyes of every player: of many players fewer moments. */
const settings = ({ players }: GameOptions): Settings<GameEvent> => ({
  close: LONG ? 0.3 : 0.3 / Math.max(players, 2),
  invariants,
  openly: (event) => OPENLY.has(event.type),
  permute,
  longest: 3000,
});

describe('Everdell is a sound game', () => {
  it.each(TABLES.map((options, i) => [tableName(options), options, i] as const))(
    'with %s',
    async (_name, options, table) => {
      for (let game = 0; game < GAMES; game++) {
        conform(everdell, options, table * GAMES + game, settings(options));
        await new Promise((done) => setImmediate(done));
      }
    },
  );
});
