import { expect, test } from 'vitest';
import { chanceToBeat } from './odds.ts';

/** Every throw of both sides, compared as the rule says. */
function counted(mine: number, theirs: number): number {
  const all = (dice: number): number[][] =>
    dice === 0
      ? [[]]
      : all(dice - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => before.concat(face)));
  const sorted = (dice: number): number[][] =>
    all(dice).map((faces) => [...faces, 0, 0, 0].sort((a, b) => b - a));
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    const first = a.findIndex((face, i) => face !== b[i]);
    return first >= 0 && a[first] > b[first];
  };
  const [own, others] = [sorted(mine), sorted(theirs)];
  const won = own.reduce((n, a) => n + others.filter((b) => better(a, b)).length, 0);
  return won / (own.length * others.length);
}

test.each([
  [1, 1],
  [2, 1],
  [1, 3],
  [3, 2],
])('%i dice against %i win as often as when every throw is counted (E15.23)', (mine, theirs) => {
  expect(chanceToBeat(mine, theirs)).toBeCloseTo(counted(mine, theirs), 10);
});

test('more dice win more often, and a tie is nobody’s (E15.24)', () => {
  for (let n = 1; n < 6; n++) {
    expect(chanceToBeat(n + 1, n)).toBeGreaterThan(chanceToBeat(n, n));
    expect(2 * chanceToBeat(n, n)).toBeLessThan(1);
  }
});
