import { expect, test } from 'vitest';
import { FRESH, ordinal, rate, unsettled } from './rating.ts';

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

test('two against two: the players of a team rise and fall together, the less certain further', () => {
  const four = [FRESH, FRESH, { mu: 30, sigma: 5 }, { mu: 20, sigma: 4 }].map(unsettled);
  const [a, b, c, d] = rate(four, [1, 2, 2, 1], [0, 1, 1, 0]);
  // As OpenSkill rates [[a, d], [b, c]].
  expect([a.mu, d.mu]).toEqual([expect.closeTo(28.149188, 5), expect.closeTo(20.725815, 5)]);
  expect([b.mu, c.mu]).toEqual([expect.closeTo(21.850812, 5), expect.closeTo(28.866091, 5)]);
  expect(a.sigma).toBeCloseTo(8.141819, 5);
});
