import { expect, it } from 'vitest';
import { count, spreadOf, type Histogram } from './histogram.ts';

it('a histogram gives mean, deviation and quantiles', () => {
  const histogram: Histogram = {};
  for (const value of [4, 2, 8, 6, -5]) count(histogram, value);
  const { mean, sd, min, p25, median, p75, max } = spreadOf(histogram);
  expect({ mean, min, p25, median, p75, max }).toEqual({
    mean: 3,
    min: -5,
    p25: 2,
    median: 4,
    p75: 6,
    max: 8,
  });
  expect(sd).toBeCloseTo(Math.sqrt(25), 10);
});
