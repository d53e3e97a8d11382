import type { State } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { utility, type Evaluator } from './evaluator.ts';
import { Together } from './together.ts';

const points = [10, 20, 7, 4];
const alone: Evaluator = {
  seats: () => points.length,
  value: (_s, seat) => points[seat],
  values: (_s, out) => out.set(points),
  spread: () => 5,
  atRest: () => true,
};
const s: State = new Uint8Array(0);
const teams = [0, 1, 1, 0];

test('a seat is worth what its team is expected to get', () => {
  const both = new Together(alone, () => teams);
  const values = new Float64Array(4);
  both.values(s, values);
  expect([...values]).toEqual([14, 27, 27, 14]);
  expect(both.value(s, 3)).toBe(14);
});

test('partners are no rivals', () => {
  const values = [14, 27, 27, 14];
  expect(utility(values, 4, 1, 0.5, 5, teams)).toBe(27 - 0.5 * 14);
  expect(utility(values, 4, 0, 0.5, 5, teams)).toBe(14 - 0.5 * 27);
});

test('where everybody plays for himself nothing changes', () => {
  const both = new Together(alone, () => null);
  const values = new Float64Array(4);
  both.values(s, values);
  expect([...values]).toEqual(points);
  expect(utility(values, 4, 0, 0.5, 5, both.teams(s))).toBe(10 - 0.5 * 20);
});
