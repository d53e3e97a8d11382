import { expect, test } from 'vitest';
import type { LogLine } from '../table/source.ts';
import { stepsSince } from './steps.ts';

const line = (at: number, seat: number): LogLine => ({
  at,
  seat,
  type: 'gain',
  text: { key: 'x' },
});

test('taking back goes to before the last thing one did', () => {
  const lines = [line(3, 0), line(4, 1), line(4, 0), line(5, 1), line(6, 1)];
  expect(stepsSince(lines, 0)).toBe(3);
  expect(stepsSince(lines, 1)).toBe(1);
  expect(stepsSince(lines, 2)).toBe(1);
});
