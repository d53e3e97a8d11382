import { expect, it } from 'vitest';
import { FairQueue } from './queue.ts';

it('who has much waiting does not keep others from their turn', () => {
  const queue = new FairQueue<string>();
  for (let i = 1; i <= 4; i++) queue.push('greedy', `g${i}`);
  queue.push('Ann', 'a1');
  queue.push('Bob', 'b1');
  queue.push('Ann', 'a2');
  const order = Array.from({ length: queue.size }, () => queue.take());
  expect(order).toEqual(['g1', 'a1', 'b1', 'g2', 'a2', 'g3', 'g4']);
  expect(queue.take()).toBeUndefined();
});

it('what does not fit keeps its place', () => {
  const queue = new FairQueue<number>();
  queue.push('Ann', 9);
  queue.push('Ann', 1);
  queue.push('Bob', 2);
  expect(queue.take((n) => n < 5)).toBe(1);
  expect(queue.take((n) => n < 5)).toBe(2);
  expect(queue.take((n) => n < 5)).toBeUndefined();
  expect(queue.size).toBe(1);
  expect(queue.take()).toBe(9);
});
