import { expect, test } from 'vitest';
import { sinceLastTurn } from './since.ts';

test('since your last turn: what others did after your own last line', () => {
  const log = [
    { at: 1, seat: 0 },
    { at: 1, seat: 1 },
    { at: 2, seat: 1 },
    { at: 3, seat: 1 },
  ];
  expect(sinceLastTurn(log, 0)).toBe(2);
  expect(sinceLastTurn(log, 1)).toBe(4);
  expect(sinceLastTurn(log, 2)).toBe(0);
});
