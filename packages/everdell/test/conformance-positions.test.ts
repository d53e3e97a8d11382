import { decision, isOver, stream, type State } from '@evervale/kernel';
import { anyOf } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import {
  everdell,
  readPosition,
  writePosition,
  type GameOptions,
  type View,
} from '../src/index.ts';
import { machine } from '../src/rules.ts';
import { LONG, TABLES, tableName } from './conformance-tables.ts';
import { dealt, nextPick, TEMPERS } from './invariants-play.ts';
import { invariants } from './invariants.ts';

const GAMES = LONG ? 20 : 1;
/** One in so many decisions is written down: of many players, who all look at it, fewer. */
const every = ({ players }: GameOptions): number => (LONG ? 6 : 3 * Math.max(players, 2));
const ON = 4;

/** Workers of a player are the same wherever they stand in the list. */
function unordered(view: View): View {
  const sorted = view.players.map((player) => {
    const workers = player.workers.toSorted((a, b) =>
      JSON.stringify(a).localeCompare(JSON.stringify(b)),
    );
    return { ...player, workers };
  });
  return { ...view, players: sorted };
}

/** All that can be seen of a state, by everybody, and what can be done. */
function seen(s: State): unknown {
  const views = Array.from({ length: everdell.seats(s) }, (_, seat) =>
    unordered(everdell.view(s, seat)),
  );
  const keys = decision(everdell, s)?.options.map(({ key }) => key);
  const scores = everdell.score(s).map(({ total }) => total);
  return { views, keys: keys?.sort(), blocked: everdell.blocked(s), scores };
}

/** Written down, sent as JSON, read again: the same to see, and as sound to play. */
function throughPosition(s: State, pick: (t: State) => number): void {
  const again = readPosition(JSON.parse(JSON.stringify(writePosition(s)))).state;
  expect(seen(again)).toEqual(seen(s));
  const hold = invariants();
  for (let n = 0; n < ON && !isOver(again); n++) {
    hold(again);
    machine.apply(again, pick(again));
  }
  machine.touched();
}

describe('a position that is written down and read again is the same position', () => {
  it.each(TABLES.map((options, i) => [tableName(options), options, i] as const))(
    'with %s',
    async (_name, options, table) => {
      for (let game = 0; game < GAMES; game++) {
        const temper = TEMPERS[(table + game) % TEMPERS.length];
        const s = dealt(options, table * GAMES + game, temper);
        const rng = stream(game);
        const pick = (t: State): number => nextPick(t, temper, rng);
        while (!isOver(s)) {
          if (anyOf(rng, every(options)) === 0) throughPosition(s, pick);
          machine.apply(s, pick(s));
        }
        throughPosition(s, pick);
        await new Promise((done) => setImmediate(done));
      }
    },
  );
});
