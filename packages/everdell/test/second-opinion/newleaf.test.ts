import { codeForKey, decision, Play, stream } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { RESOURCE_NAMES, everdell, readPosition } from '../../src/index.ts';
import { CAR_GOODS, stationDealt, waysAt, type Station } from './newleaf.ts';
import { factsOf } from './tables.ts';

const TABLES = process.env['EVERVALE_LONG'] === '1' ? 2000 : 80;

function opened(table: Station) {
  const { state, options } = readPosition(table);
  return new Play(everdell, options, 0, state);
}
type Opened = ReturnType<typeof opened>;

const keysOf = (play: Opened): string[] =>
  (decision(everdell, play.state)?.options ?? []).map(({ key }) => key);
const pick = (play: Opened, key: string) => play.pick(codeForKey(everdell, play.state, key)!);

/** The ways that are asked for after a card was chosen; null: there was nothing to ask. */
function offered(table: Station, key: string): string[] | null {
  const play = opened(table);
  pick(play, key);
  if (decision(everdell, play.state)?.prompt.key !== 'prompt.payment') return null;
  return keysOf(play)
    .map((one) => one.split('@')[0])
    .sort();
}

describe('the station and golden tokens agree with the rulebook read a second time', () => {
  const tables = Array.from({ length: TABLES }, (_, i) => stationDealt(stream(i + 1)));

  it('in what can be played, from the hand and from the train (14.7-14.12)', () => {
    for (const table of tables) {
      const keys = keysOf(opened(table)).filter((key) => /^play:.*@(hand|station)/.test(key));
      const cards = [
        ...table.players[0].hand!.map((id) => [id, `play:${id}@hand`]),
        ...table.station.map((id, i) => [id, `play:${id}@station-${i + 1}`]),
      ];
      const playable = cards.filter(([id]) => waysAt(table, id).length > 0).map(([, key]) => key);
      expect(keys.sort()).toEqual([...new Set(playable)].sort());
    }
  });

  it('in the ways to pay, golden tokens among them (14.6-14.11)', () => {
    let golden = 0;
    for (const table of tables) {
      for (const [i, id] of table.station.entries()) {
        const ways = waysAt(table, id);
        if (ways.length === 0) continue;
        const asked = offered(table, `play:${id}@station-${i + 1}`);
        // What is not asked is the only way there is.
        expect(asked ?? ways.slice(0, 1)).toEqual(ways);
        golden += ways.filter((way) => way.startsWith('golden')).length;
      }
    }
    expect(golden).toBeGreaterThan(TABLES / 8);
  });

  it('in what a card of the station costs and what its car brings (14.12, 14.14)', () => {
    let seen = 0;
    for (const table of tables) {
      for (const [i, id] of table.station.entries()) {
        const { color, cost } = factsOf(id);
        const brings = CAR_GOODS[table.cars[i]];
        // These do nothing when they are played, so that only price and car are to be seen.
        const quiet = color === 'prosperity' || color === 'destination';
        if (!quiet || brings === undefined || !waysAt(table, id).includes('pay')) continue;
        const watched = (table.players[0].city ?? []).some(
          (one) => factsOf(typeof one === 'string' ? one : one!.card).afterPlay !== undefined,
        );
        if (watched) continue;
        const play = opened(table);
        pick(play, `play:${id}@station-${i + 1}`);
        if (keysOf(play).includes('pay')) pick(play, 'pay');
        const { resources, points } = everdell.view(play.state, 0).players[0];
        const had = table.players[0].resources!;
        const left = RESOURCE_NAMES.map((r) => had[r]! - (cost[r] ?? 0) + (brings[r] ?? 0));
        expect(RESOURCE_NAMES.map((r) => resources[r])).toEqual(left);
        expect(points).toBe(brings['point'] ?? 0);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(TABLES / 10);
  });
});
