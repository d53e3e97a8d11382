import { expect, test } from 'vitest';
import { verdictOf } from './film.ts';

const side = (...faces: number[]) => ({ faces });

test('die by die: equal dice go on, the first higher one wins (E15.23)', () => {
  const verdict = verdictOf([side(6, 5, 4, 4, 1), side(6, 5, 4, 3), side(6, 4, 2, 1)]);
  expect(verdict).toEqual({ leader: 0, at: 3, a: 4, b: 3, out: [Infinity, 3, 1] });
});

test('a missing die is 0 (E15.23)', () => {
  expect(verdictOf([side(6), side(6, 1)])).toMatchObject({ leader: 1, at: 1, a: 1, b: 0 });
});

test('if the best are equal, nobody wins (E15.24)', () => {
  expect(verdictOf([side(6, 2), side(6, 2), side(5, 5)]).leader).toBeNull();
});
