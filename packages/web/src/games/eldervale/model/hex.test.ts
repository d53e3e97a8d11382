import { expect, test } from 'vitest';
import { centre, distance, frameOf, R, restOf, towards, wayTo, type Cell } from './hex.ts';

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

const rest = (cells: readonly Cell[], width: number, height: number, over: typeof CORNER = []) =>
  restOf(cells, frameOf(cells), { width, height }, over);

/** Those who wait for their turn. */
const CORNER = [{ left: 0, top: 480, width: 260, height: 80 }];

test('27 Realms in rows of 5 6 6 5 5 are as large as the look page says', () => {
  expect(Math.round(rest(rows(5, 6, 6, 5, 5), 930, 560).r)).toBeGreaterThanOrEqual(66);
  expect(rest(rows(1), 2000, 2000)).toEqual({ r: 120, x: 1000, y: 1000 });
});

test('nobody who waits in a corner stands over the middle of a Realm', () => {
  const cells = rows(5, 6, 6, 5, 5);
  const { r, x, y } = rest(cells, 930, 560, CORNER);
  const frame = frameOf(cells);
  for (const one of cells) {
    const [px, py] = centre(one);
    const left = x + (r / R) * (px - frame.left - frame.width / 2);
    const top = y + (r / R) * (py - frame.top - frame.height / 2);
    expect(left > 260 || top < 480).toBe(true);
  }
  expect(r).toBeGreaterThan(50);
});
