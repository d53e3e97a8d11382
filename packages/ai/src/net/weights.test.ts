import { expect, test } from 'vitest';
import { Network } from './network.ts';
import { Sparse } from './sparse.ts';
import { readWeights, writeWeights } from './weights.ts';

function input(...features: readonly number[]): Sparse {
  const x = new Sparse();
  for (const i of features) x.add(i, 1);
  return x;
}

test('weights come back from their file as they were, but for rounding', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const net = Network.fresh(names, 2, 3);
  const again = readWeights(writeWeights(net, names, 0), names);
  const x = input(0, 2, 4);
  expect(again.value(x, 0)).toBeCloseTo(net.value(x, 0), 3);
  expect(again.value(x, 1)).toBeCloseTo(net.value(x, 1), 3);
});

test('first weights belong to a feature by its name: a new card changes nothing for the others', () => {
  const few = Network.fresh(['a', 'b'], 2, 3);
  const more = Network.fresh(['a', 'new', 'b'], 2, 3);
  for (const bank of [0, 1]) {
    expect(more.value(input(0, 2), bank)).toBe(few.value(input(0, 1), bank));
  }
});

test('a feature the weights do not know counts nothing, and the others keep their weight', () => {
  const net = Network.fresh(['a', 'b'], 1, 3);
  const grown = readWeights(writeWeights(net, ['a', 'b'], 0), ['new', 'a', 'b']);
  expect(grown.value(input(1, 2), 0)).toBeCloseTo(net.value(input(0, 1), 0), 3);
  expect(grown.value(input(0, 1, 2), 0)).toBeCloseTo(net.value(input(0, 1), 0), 3);
});
