import { expect, it } from 'vitest';
import { FairQueue, type Asker } from './queue.ts';

const from = (network: string, person: string): Asker => ({ network, person });
const alone = (person: string): Asker => from(`home of ${person}`, person);

function order<T>(queue: FairQueue<T>): (T | undefined)[] {
  return Array.from({ length: queue.size }, () => queue.take());
}

it('who has much waiting does not keep others from their turn', () => {
  const queue = new FairQueue<string>();
  for (let i = 1; i <= 4; i++) queue.push(alone('greedy'), `g${i}`);
  queue.push(alone('Ann'), 'a1');
  queue.push(alone('Bob'), 'b1');
  queue.push(alone('Ann'), 'a2');
  expect(order(queue)).toEqual(['g1', 'a1', 'b1', 'g2', 'a2', 'g3', 'g4']);
  expect(queue.take()).toBeUndefined();
});

it('who comes as many people from one network has one turn among networks', () => {
  const queue = new FairQueue<string>();
  for (let i = 1; i <= 5; i++) queue.push(from('farm', `guest ${i}`), `f${i}`);
  queue.push(from('farm', 'guest 1'), 'f1 again');
  queue.push(alone('Ann'), 'a1');
  queue.push(alone('Ann'), 'a2');
  queue.push(alone('Bob'), 'b1');
  expect(order(queue)).toEqual(['f1', 'a1', 'b1', 'f2', 'a2', 'f3', 'f4', 'f5', 'f1 again']);
});

it('what does not fit keeps its place', () => {
  const queue = new FairQueue<number>();
  queue.push(alone('Ann'), 9);
  queue.push(alone('Ann'), 1);
  queue.push(alone('Bob'), 2);
  expect(queue.take((n) => n < 5)).toBe(1);
  expect(queue.take((n) => n < 5)).toBe(2);
  expect(queue.take((n) => n < 5)).toBeUndefined();
  expect(queue.size).toBe(1);
  expect(queue.take()).toBe(9);
});
