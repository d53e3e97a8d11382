import { expect, test } from 'vitest';
import { balanced, gridOf, longestPerColumn, longestPerRow, waysToShare } from './shares.ts';

test('cards share the room by their texts, within what names need and a row allows', () => {
  const evenly = (lengths: readonly number[]): string => gridOf(waysToShare(lengths)[0]);
  expect(evenly([100, 100])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
  expect(evenly([20, 100, 300])).toBe('minmax(0, 0.82fr) minmax(0, 0.87fr) minmax(0, 1.35fr)');
  expect(evenly([0, 0])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
});

test('one way after the other a long text gets more', () => {
  const longest = waysToShare([20, 100, 300]).map((shares) => shares[2]);
  expect(longest).toEqual(longest.toSorted((a, b) => a - b));
  expect(longest[0]).toBeLessThan(longest.at(-1)!);
});

test('what is fuller than its neighbours gets room from them, down to what words need', () => {
  expect(balanced([1, 1], [1, 1])).toEqual([1, 1]);
  const [empty, full] = balanced([1, 1], [0.9, 1.1]);
  expect([empty, full]).toEqual([0.9, 1.1]);
  // A little at a time: what a text needs is known only when it is laid out.
  expect(balanced([1, 1], [0.1, 1.9])).toEqual([0.84, 1.25]);
  let shares: readonly number[] = [1, 1, 1];
  for (let i = 0; i < 9; i++) shares = balanced(shares, [0.1, 0.1, 3]);
  expect((3 * shares[0]) / shares.reduce((sum, one) => sum + one)).toBeGreaterThan(0.5);
});

test('a column is as wide, and a row as high, as the longest text in it asks for', () => {
  expect(longestPerColumn([10, 50, 30, 20, 70], 2)).toEqual([50, 30, 70]);
  expect(longestPerRow([10, 50, 30, 20, 70], 2)).toEqual([70, 50]);
  expect(longestPerRow([10], 2)).toEqual([10, 0]);
});
