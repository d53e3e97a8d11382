import { expect, test } from 'vitest';
import { longestPerColumn, widthsFor } from './widths.ts';

test('cards share the width by their texts, within what names need and a row allows', () => {
  expect(widthsFor([100, 100])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
  expect(widthsFor([20, 100, 300])).toBe('minmax(0, 0.82fr) minmax(0, 0.87fr) minmax(0, 1.35fr)');
  expect(widthsFor([0, 0])).toBe('minmax(0, 1.00fr) minmax(0, 1.00fr)');
});

test('a column is as wide as the longest text in it asks for', () => {
  expect(longestPerColumn([10, 50, 30, 20, 70], 2)).toEqual([50, 30, 70]);
});
