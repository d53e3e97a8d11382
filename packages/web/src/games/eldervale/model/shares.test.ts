import { expect, test } from 'vitest';
import { gridOf, longestPerColumn, longestPerRow, waysToShare, widened } from './shares.ts';

test('cards share the room by their texts, within what names need and a row allows', () => {
  const evenly = (lengths: readonly number[]): string => gridOf(waysToShare(lengths)[0]);
  expect(evenly([100, 100])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
  expect(evenly([20, 100, 300])).toBe('minmax(0, 0.82fr) minmax(0, 0.87fr) minmax(0, 1.35fr)');
  expect(evenly([0, 0])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
});

test('one way after the other a long text gets more, and what is still cut a little more', () => {
  const longest = waysToShare([20, 100, 300]).map((shares) => shares[2]);
  expect(longest).toEqual(longest.toSorted((a, b) => a - b));
  expect(longest[0]).toBeLessThan(longest.at(-1)!);
  expect(widened([1, 1], new Set([1]))).toEqual([1, 1.07]);
});

test('a column is as wide, and a row as high, as the longest text in it asks for', () => {
  expect(longestPerColumn([10, 50, 30, 20, 70], 2)).toEqual([50, 30, 70]);
  expect(longestPerRow([10, 50, 30, 20, 70], 2)).toEqual([70, 50]);
  expect(longestPerRow([10], 2)).toEqual([10, 0]);
});
