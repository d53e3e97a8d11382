import { expect, test } from 'vitest';
import { winChance } from './odds.ts';

test('one die beats one die in 15 of 36 throws, because equal dice are nobody’s (E15.24)', () => {
  expect(winChance(1, [1])).toBeCloseTo(15 / 36, 10);
});

test('two dice against one: the second die breaks ties (E15.23)', () => {
  // Higher than one die: highest of two above, or equal with any second die.
  let wins = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (Math.max(a, b) >= c) wins++;
  }
  expect(winChance(2, [1])).toBeCloseTo(wins / 216, 10);
});

const sumOfWins = (all: readonly number[]): number =>
  all.reduce((sum, n, i) => sum + winChance(n, all.toSpliced(i, 1)), 0);

test('with different numbers of dice somebody wins; with equal ones perhaps nobody', () => {
  expect(sumOfWins([3, 4, 2])).toBeCloseTo(1, 10);
  expect(sumOfWins([2, 2, 2])).toBeLessThan(1);
});

test('more dice are better', () => {
  expect(winChance(6, [5])).toBeGreaterThan(winChance(5, [5]));
  expect(winChance(5, [5])).toBeGreaterThan(winChance(4, [5]));
});
