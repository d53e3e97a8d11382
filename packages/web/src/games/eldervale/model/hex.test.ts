import { expect, test } from 'vitest';
import { distance, fittingR, frameOf, towards, wayTo } from './hex.ts';

const cell = (q: number, r: number) => ({ q, r });

/** Rows of a map, each shifted so that they lie below each other. */
const rows = (...lengths: number[]) =>
  lengths.flatMap((n, r) => Array.from({ length: n }, (_, i) => cell(i - Math.floor(r / 2), r)));

test('the way to a Realm is told in compass directions (E27.10)', () => {
  expect(wayTo(cell(0, 0), cell(2, 0))).toEqual([{ way: 'e', n: 2 }]);
  expect(wayTo(cell(0, 0), cell(1, 1))).toEqual([
    { way: 'e', n: 1 },
    { way: 'se', n: 1 },
  ]);
  expect(distance(cell(0, 0), cell(1, 1))).toBe(2);
});

test('a key leads to the neighbour that way, or over a gap to the next one', () => {
  const map = [cell(0, 0), cell(1, 0), cell(0, 1), cell(-3, 0)];
  expect(towards(map[0], map, 'e')).toBe(map[1]);
  expect(towards(map[0], map, 'se')).toBe(map[2]);
  expect(towards(map[0], map, 'w')).toBe(map[3]);
  expect(towards(map[0], map, 'ne')).toBeUndefined();
});

test('27 Realms in rows of 5 6 6 5 5 are as large as the look page says', () => {
  expect(Math.round(fittingR(frameOf(rows(5, 6, 6, 5, 5)), 930, 560))).toBeGreaterThanOrEqual(66);
  expect(fittingR(frameOf(rows(1)), 2000, 2000)).toBe(120);
});
