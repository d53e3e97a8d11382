import { stream } from '@evervale/kernel';
import { describe, expect, it } from 'vitest';
import { RESOURCE_NAMES, position } from '../../src/index.ts';
import { textOf, waysToPlay, type Way } from './plays.ts';
import { dealt } from './tables.ts';

const LONG = process.env['EVERVALE_LONG'] === '1';
const TABLES = LONG ? 2000 : 40;
/** Every way is paid in every manner: fewer tables do. */
const PAID = LONG ? 500 : 12;

type Table = ReturnType<typeof dealt>;
type Report = ReturnType<typeof position>;

/** What was paid before the card lay in the city. */
function paidIn({ events }: Report): string {
  const before = events.slice(
    0,
    events.findIndex(({ type }) => type === 'play'),
  );
  const amounts = before.flatMap(({ type, amounts: of }) =>
    type === 'pay' ? [of as Record<string, number>] : [],
  );
  const total = (r: string): number => amounts.reduce((n, one) => n + (one[r] ?? 0), 0);
  return textOf(Object.fromEntries(RESOURCE_NAMES.map((r) => [r, total(r)])));
}

/** Everything that can be paid from here on. */
function payments(table: Table, picks: readonly string[]): string[] {
  const report = position(table, { picks });
  const units = report.options.filter(({ key }) => /^pay:[a-z]/.test(key));
  const played = report.events.some(({ type }) => type === 'play');
  return played ? [paidIn(report)] : units.flatMap(({ key }) => payments(table, [...picks, key]));
}

/** The ways the engine offers for a card, with what can be paid in each. */
function offered(table: Table, key: string): Way[] {
  const { prompt, options } = position(table, { picks: [key] });
  const way = (of: string, picks: readonly string[]): Way => ({
    key: of,
    payments: [...new Set(payments(table, picks))].sort(),
  });
  if (prompt?.startsWith('How do you pay') !== true) return [way('only', [key])];
  // A way that takes a card away is asked for even if there is no other.
  if (options.length === 1) return [way('only', [key, options[0].key])];
  return options.map((option) => way(option.key, [key, option.key]));
}

describe('cards that can be played agree with the rulebook read a second time', () => {
  const tables = Array.from({ length: TABLES }, (_, i) => dealt(stream(i + 1)));

  it('in what can be played at all (6.5-6.8, 6.14, 6.21-6.25, FOOL.3, RUINS.8)', () => {
    for (const table of tables) {
      const { options, decides } = position(table);
      expect(decides).toBe(table.turn);
      const places = [
        ...table.players[table.turn! - 1].hand!.map((id) => [id, `play:${id}@hand`]),
        ...table.meadow!.map((id, i) => [id!, `play:${id}@meadow-${i + 1}`]),
      ];
      const playable = places.filter(([id]) => waysToPlay(table, id).length > 0);
      const keys = options.map(({ key }) => key).filter((key) => key.startsWith('play:'));
      expect(keys.sort()).toEqual([...new Set(playable.map(([, key]) => key))].sort());
    }
  });

  it('in the ways and in what is paid (6.33, 6.38, 6.39, JUDGE.1, CRANE.1, INNKEEPER.1, DUNGEON.1-4)', () => {
    for (const table of tables.slice(0, PAID)) {
      // What is paid for a Shepherd goes to a person, which is another choice.
      for (const id of new Set(table.players[table.turn! - 1].hand)) {
        const ways = waysToPlay(table, id);
        if (ways.length === 0 || id === 'shepherd') continue;
        const found = offered(table, `play:${id}@hand`);
        const only = ways.length === 1 ? [{ ...ways[0], key: 'only' }] : ways;
        const byKey = (a: Way, b: Way): number => (a.key < b.key ? -1 : 1);
        expect(found.sort(byKey)).toEqual(only.sort(byKey));
      }
    }
  });
});
