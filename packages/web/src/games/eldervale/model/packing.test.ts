import { expect, test } from 'vitest';
import { isCrowded, packed } from './packing.ts';

const of = (seat: number, ...units: readonly string[]) => units.map((unit) => ({ seat, unit }));

test('up to three Units stand side by side; more are one figure of the strongest with a count', () => {
  const three = packed([...of(0, 'worker', 'warrior'), ...of(1, 'wizard')], false);
  expect(three.map(({ figure }) => figure.unit)).toEqual(['warrior', 'worker', 'wizard']);
  const many = packed([...of(0, 'worker', 'dragon', 'worker'), ...of(1, 'worker', 'worker')], true);
  expect(many.map(({ figure, count }) => [figure.seat, figure.unit, count])).toEqual([
    [0, 'dragon', 3],
    [1, 'worker', 2],
  ]);
});

test('a Dragon has the room of two', () => {
  const [dragon, worker] = packed([...of(0, 'dragon'), ...of(1, 'worker')], false);
  const [warrior, other] = packed([...of(0, 'warrior'), ...of(1, 'worker')], false);
  expect(worker.x - dragon.x).toBeGreaterThan(other.x - warrior.x);
});

test('nobody hides another, whoever of five players is there', () => {
  for (const seats of [2, 3, 4, 5]) {
    const all = Array.from({ length: seats }, (_, seat) => of(seat, 'worker', 'worker')).flat();
    const standing = packed(all, true);
    expect(standing).toHaveLength(seats);
    for (const [i, one] of standing.entries()) {
      for (const other of standing.slice(0, i)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        expect(apart).toBeGreaterThan(50 * one.size * 0.9);
      }
      expect(Math.abs(one.x)).toBeLessThan(70);
    }
  }
});

test('house and treasure make room for several figures and for a Dragon', () => {
  expect(isCrowded(packed(of(0, 'worker'), true))).toBe(false);
  expect(isCrowded(packed(of(0, 'dragon'), true))).toBe(true);
  expect(isCrowded(packed([...of(0, 'worker'), ...of(1, 'worker')], true))).toBe(true);
});
