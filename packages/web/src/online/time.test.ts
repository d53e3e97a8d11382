import { expect, test } from 'vitest';
import { clockFace, span } from './time.ts';

test('a clock shows minutes and seconds, and hours when there are some', () => {
  expect(clockFace(245_000)).toBe('4:05');
  expect(clockFace(4_200_000)).toBe('1:10:00');
  expect(clockFace(-5)).toBe('0:00');
  expect(clockFace(999)).toBe('0:01');
});

test('days are said with hours, hours with minutes', () => {
  const hour = 3_600_000;
  expect(span(50 * hour)).toEqual({ days: 2, hours: 2, minutes: 0 });
  expect(span(1.5 * hour)).toEqual({ days: 0, hours: 1, minutes: 30 });
});
