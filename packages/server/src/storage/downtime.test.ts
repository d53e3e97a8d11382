import { expect, it } from 'vitest';
import { Downtime } from './downtime.ts';

const downtime = new Downtime([
  { from: 100, to: 200 },
  { from: 300, to: 350 },
]);

it.each([
  [0, 50, 0],
  [0, 150, 50],
  [120, 180, 60],
  [150, 320, 70],
  [0, 1000, 150],
  [350, 400, 0],
])('from %i to %i does not count for %i', (from, to, sum) => {
  expect(downtime.within(from, to)).toBe(sum);
});

it.each([
  [0, 50, 50],
  [0, 100, 100],
  [0, 101, 201],
  [150, 10, 210],
  [0, 250, 400],
  [400, 10, 410],
])('from %i on, %i have passed at %i', (from, time, end) => {
  expect(downtime.after(from, time)).toBe(end);
  expect(end - from - downtime.within(from, end)).toBe(time);
});
