import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test('equals are as far apart as chance drives them', () => {
  // Coins: 1,000 kinds with 100 throws each.
  let at = 7;
  const throws = (): number => {
    let won = 0;
    for (let i = 0; i < 100; i++) {
      at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
      if (at < 2 ** 31) won++;
    }
    return won;
  };
  const equals = Array.from({ length: 1000 }, () => ({ seats: 100, par: (2 * throws()) / 100 }));
  const { measured, chance } = spreadOf(equals, 2);
  expect(chance).toBeCloseTo(0.1);
  expect(measured / chance).toBeGreaterThan(0.95);
  expect(measured / chance).toBeLessThan(1.05);
});

test('who is better than others is further apart; what nobody had says nothing', () => {
  const { measured, chance } = spreadOf(
    [
      { seats: 900, par: 1.3 },
      { seats: 900, par: 0.7 },
      { seats: 0, par: 1 },
    ],
    3,
  );
  expect(measured).toBeCloseTo(0.3);
  expect(chance).toBeCloseTo(Math.sqrt(2 / 900));
});
