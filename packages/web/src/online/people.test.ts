import { expect, test } from 'vitest';
import type { Listed } from '@evervale/protocol';
import { peopleIn } from './people.ts';

const sat = (person: string, name: string, kind = 'open') =>
  ({ person, name, kind, computer: null }) as Listed['seats'][number];

test('whoever one has played with can be invited, by the name they had last', () => {
  const tables = [
    { updatedAt: 2, seats: [sat('me', 'Ann'), sat('b', 'Bob the Second')] },
    { updatedAt: 1, seats: [sat('b', 'Bob'), sat('c', 'Cid'), sat('e', 'Eve', 'hotseat')] },
  ] as unknown as Listed[];
  expect([...peopleIn(tables, 'me')]).toEqual([
    ['b', 'Bob the Second'],
    ['c', 'Cid'],
  ]);
});
