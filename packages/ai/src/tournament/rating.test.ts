import { expect, test } from 'vitest';
import { FRESH, ordinal, rate } from './rating.ts';

test('a game of two moves both ratings as OpenSkill does', () => {
  const [winner, loser] = rate([FRESH, FRESH], [1, 2]);
  expect(winner.mu).toBeCloseTo(27.635231, 5);
  expect(winner.sigma).toBeCloseTo(8.065506, 5);
  expect(loser.mu).toBeCloseTo(22.364769, 5);
  expect(ordinal(winner)).toBeGreaterThan(ordinal(loser));
});

test('a shared victory between equals changes nobody', () => {
  const [a, b] = rate([FRESH, FRESH], [1, 1]);
  expect(a.mu).toBeCloseTo(FRESH.mu, 9);
  expect(b.mu).toBeCloseTo(FRESH.mu, 9);
});

test('in a game of four the order of the ratings follows the places', () => {
  const after = rate([FRESH, FRESH, FRESH, FRESH], [3, 1, 4, 2]).map(({ mu }) => mu);
  expect([...after].sort((x, y) => y - x)).toEqual([after[1], after[3], after[0], after[2]]);
});
