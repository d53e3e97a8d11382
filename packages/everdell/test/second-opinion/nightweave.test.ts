import { stream } from '@evervale/kernel';
import { anyOf } from '@evervale/kernel/conformance';
import { expect, test } from 'vitest';
import { DISCOVERIES, everdell, type GameEvent, type View } from '../../src/index.ts';
import type { Where } from '../../src/log/event.ts';
import { ACTION_CARDS } from '../../src/mistwood/actionCards.ts';
import { specialDone } from '../../src/mistwood/room.ts';
import { placeId } from '../../src/say.ts';
import { moduleTables, tablesAgainstHer } from '../combinations.ts';
import { LONG } from '../conformance-tables.ts';
import { expected, isOpenQuestion } from './nightweave.ts';

const GAMES = LONG ? 2000 : 40;

/** Her events of one pick, turn by turn. */
function turnsOf(events: readonly GameEvent[]): GameEvent[][] {
  const turns: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === 'nightweaveCard') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

/** What such a place brings changes nothing she looks at. */
const QUIET = /^place:basic-(one-berry|two-twigs-one-card|one-resin-one-card)$/;
const PARTS = [undefined, 'first', 'second', 'substitute'] as const;

/** Her tables by turns: alone, with her modules, with every box by itself, and with many. */
const TABLES = [
  ...[1, 2].map((players) => ({ players, nightweave: {} })),
  ...moduleTables(12),
  ...tablesAgainstHer(LONG ? 100 : 12),
];

/**
 * Her turn begins when the pick before it is done. Where that pick only places a worker on a basic location that
 * takes any number, nothing she looks at has changed but the resources of that person.
 */
test('Nightweave does what a second reading of her cards says, with every box and module', () => {
  let checked = 0;
  const seen = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const options = everdell.readOptions(TABLES[seed % TABLES.length]);
    const s = everdell.create(options, seed);
    const rng = stream(seed);
    while (everdell.machine.legal(s).count > 0) {
      const before: View = everdell.view(s, null);
      const special = specialDone(s);
      const deciding = before.decides;
      const codes = everdell.machine.legal(s).toArray();
      const isQuiet = (code: number) => QUIET.test(everdell.machine.wording(s, code).key);
      const quiet = codes.filter(isQuiet);
      const few = quiet.length > 0 && anyOf(rng, 2) === 0 ? quiet : codes;
      const code = few[anyOf(rng, few.length)];
      const counts = isQuiet(code);
      const events: GameEvent[] = [];
      everdell.listen(events);
      everdell.machine.apply(s, code);
      everdell.listen(null);
      const [turn] = turnsOf(events);
      if (!counts || turn === undefined || deciding === null) continue;
      const [shown] = turn;
      if (shown.type !== 'nightweaveCard') continue;
      const card = ACTION_CARDS.find(({ id }) => id === shown.card)!;
      if (isOpenQuestion(before, card)) continue;
      const right = expected(before, card, special);
      seen.add(`${card.id} ${before.nightweave!.season} ${right.part}`);
      checked++;
      const acts = turn.find((event) => event.type === 'nightweaveActs');
      const part = acts?.type === 'nightweaveActs' ? PARTS[acts.part] : 'prepares';
      const where = [JSON.stringify(options.boxes), seed, card.id];
      expect([...where, part]).toEqual([...where, right.part]);
      const went = turn.flatMap((event) => (event.type === 'spider' ? [event.at] : []));
      const places = went.map((at) => placeName(s, at));
      // A choice of a person is still to come.
      const settled = right.spiders.slice(0, went.length);
      expect([...where, places]).toEqual([...where, settled]);
    }
  }
  expect(checked).toBeGreaterThan(GAMES * 3);
  expect(seen.size).toBeGreaterThan(30);
});

/** The id of a place of the board; null for cards and discoveries, among which people may choose. */
function placeName(s: Uint8Array, at: Where): string | null {
  if (at.card !== undefined) return null;
  const id = placeId(s, at.place);
  return DISCOVERIES.some((find) => find.id === id) ? null : id;
}
