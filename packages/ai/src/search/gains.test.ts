import { everdell } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { Gains, clearlyBest, threshold } from './gains.ts';

test('a pick that nobody has looked at promises everything, later what it brought on average', () => {
  const s = everdell.create(everdell.readOptions({ players: 2 }), 1);
  const gains = new Gains();
  const [mine, theirs] = [gains.decision(s, 0), gains.decision(s, 1)];
  expect(gains.guess(mine, 7)).toBe(Infinity);
  gains.learn(mine, 7, 2);
  gains.learn(mine, 7, 4);
  expect(gains.guess(mine, 7)).toBe(3);
  expect(gains.guess(theirs, 7)).toBe(Infinity);
});

test('the threshold lets the best few through, and everything where there are not more', () => {
  expect(threshold([5, 1, 9, 3], 4, 2)).toBe(5);
  expect(threshold([5, 1, 9, 3], 4, 4)).toBe(-Infinity);
  expect(threshold([5, Infinity, Infinity, 3], 4, 2)).toBe(Infinity);
});

test('a guess far above the others is clear, one that nobody has checked is not', () => {
  expect(clearlyBest([1, 6, 2], 3, 1.5)).toBe(1);
  expect(clearlyBest([1, 2.5, 2], 3, 1.5)).toBe(-1);
  expect(clearlyBest([1, Infinity, 2], 3, 1.5)).toBe(-1);
});
