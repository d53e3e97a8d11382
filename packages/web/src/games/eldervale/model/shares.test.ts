import { expect, test } from 'vitest';
import { longestPerColumn, longestPerRow, sharesFor } from './shares.ts';

test('cards share the room by their texts, within what names need and a row allows', () => {
  expect(sharesFor([100, 100])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
  expect(sharesFor([20, 100, 300])).toBe('minmax(0, 0.82fr) minmax(0, 0.87fr) minmax(0, 1.35fr)');
  expect(sharesFor([0, 0])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
});

test('a column is as wide, and a row as high, as the longest text in it asks for', () => {
  expect(longestPerColumn([10, 50, 30, 20, 70], 2)).toEqual([50, 30, 70]);
  expect(longestPerRow([10, 50, 30, 20, 70], 2)).toEqual([70, 50]);
  expect(longestPerRow([10], 2)).toEqual([10, 0]);
});
