import { eldervale } from '@evervale/eldervale';
import { ORBS, VP, playerAt, points } from '@evervale/eldervale/insides';
import { isOver, next32, stream } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { SOURCES, pointsBySource, pointsNow } from './points.ts';

test('points on the track and unused Orbs count as they would at the end (E20.2)', () => {
  const s = eldervale.create(eldervale.readOptions({ players: 2 }), 1);
  const before = pointsNow(s, 0);
  s[playerAt(0) + VP] += 3;
  s[playerAt(0) + ORBS] += 2;
  expect(pointsNow(s, 0)).toBe(before + 5);
});

test('what is counted before the last pick is what is scored, but for the luck of a die (E20.1)', () => {
  for (let seed = 0; seed < 20; seed++) {
    const s = eldervale.create(eldervale.readOptions({ players: 3 }), seed);
    const rng = stream(seed);
    const before = [0, 0, 0];
    while (!isOver(s)) {
      const legal = eldervale.machine.legal(s);
      for (let seat = 0; seat < 3; seat++) before[seat] = pointsNow(s, seat);
      eldervale.machine.apply(s, legal.codes[next32(rng.bytes, rng.at) % legal.count]);
    }
    for (let seat = 0; seat < 3; seat++) {
      // The last pick itself may bring a little; a Vault of Chaos rolls dice.
      expect(Math.abs(points(s, seat) - before[seat])).toBeLessThan(12);
      const sheet = eldervale.score(s)[seat].lines.map((line) => line.points);
      expect(Array.from(pointsBySource(s, seat))).toEqual(sheet);
    }
  }
  expect(SOURCES).toHaveLength(7);
});
