import { codeForKey, decision, Play, stream } from '@evervale/kernel';
import { anyOf } from '@evervale/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { MAP_TILES, RESOURCE_NAMES, everdell, readPosition } from '../../src/index.ts';
import { TILES, canPay, payFixed, purseOf, travellersDealt } from './expedition.ts';

const TABLES = process.env['EVERVALE_LONG'] === '1' ? 4000 : 200;

describe('the expedition agrees with the rulebook read a second time', () => {
  it('in points and costs of every tile', () => {
    const ours = MAP_TILES.map(({ id, points, cost }) => [id, { points, cost }]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(TILES));
  });

  it('in how far the hare comes, what is paid for it and what it brings (13.28-13.32)', () => {
    const seen = { reached: 0, stopped: 0, unable: 0 };
    for (let i = 0; i < TABLES; i++) travel(i + 1, seen);
    // Each of the three ends of an expedition comes up.
    expect(Math.min(seen.reached, seen.stopped, seen.unable)).toBeGreaterThan(TABLES / 20);
  });
});

/** One expedition with picks by chance, accounted for beside the engine. */
function travel(seed: number, seen: { reached: number; stopped: number; unable: number }): void {
  const rng = stream(seed);
  const table = travellersDealt(rng);
  const { state, options } = readPosition(table);
  const play = new Play(everdell, options, 0, state);
  const keys = (): string[] => decision(everdell, play.state)!.options.map(({ key }) => key);
  const pick = (key: string) => play.pick(codeForKey(everdell, play.state, key)!);
  const purse = purseOf(table.players[0]);
  let points = 0;
  let reached = 0;
  pick('pass');
  for (const id of table.players[0].expedition!) {
    const tile = TILES.get(id)!;
    if (!canPay(purse, tile)) {
      seen.unable++;
      break;
    }
    expect(keys()).toEqual([`travel:${id}`, 'stop']);
    if (anyOf(rng, 5) === 0) {
      pick('stop');
      seen.stopped++;
      break;
    }
    pick(`travel:${id}`);
    payFixed(purse, tile);
    points += tile.points;
    reached++;
    payChosen(tile.cost['any'] ?? 0, 'pay:');
    payChosen(tile.cost['card'] ?? 0, 'discard:');
  }
  if (reached === table.players[0].expedition!.length) seen.reached++;
  // The next player is asked: the first one has finished.
  expect(decision(everdell, play.state)!.seat).toBe(1);
  check();

  /** What the engine takes without a question is the only thing there was, or all there was. */
  function payChosen(n: number, act: 'pay:' | 'discard:'): void {
    for (let left = n; left > 0; left--) {
      const ways = keys().filter((key) => key.startsWith(act));
      if (ways.length === 0) return settle(left, act);
      const key = ways[anyOf(rng, ways.length)];
      pick(key);
      if (act === 'discard:') purse.cards--;
      else purse.goods[key.slice(act.length)]--;
    }
  }

  function settle(left: number, act: string): void {
    if (act === 'discard:') return void (purse.cards -= left);
    const there = RESOURCE_NAMES.filter((r) => (purse.goods[r] ?? 0) > 0);
    const all = there.reduce((sum, r) => sum + purse.goods[r], 0);
    expect(there.length === 1 || all === left).toBe(true);
    for (const r of there) purse.goods[r] -= there.length === 1 ? left : purse.goods[r];
  }

  function check(): void {
    const {
      resources,
      points: tokens,
      handCount,
      travel: way,
    } = everdell.view(play.state, 0).players[0];
    expect(RESOURCE_NAMES.map((r) => resources[r])).toEqual(
      RESOURCE_NAMES.map((r) => purse.goods[r]),
    );
    expect([tokens, handCount]).toEqual([purse.points, purse.cards]);
    expect(way!.expedition.filter((one) => one.reached).length).toBe(reached);
    const { lines } = everdell.score(play.state)[0];
    const sumOf = (part: string): number =>
      lines.filter((line) => line.part === part).reduce((sum, line) => sum + line.points, 0);
    expect(sumOf('expedition')).toBe(points);
    // 13.31: an Architect counts what is left after the expedition, up to six.
    const left = (purse.goods['resin'] ?? 0) + (purse.goods['pebble'] ?? 0);
    const architect = table.players[0].city!.length > 0 ? Math.min(6, left) : 0;
    expect(sumOf('prosperity')).toBe(architect);
  }
}
