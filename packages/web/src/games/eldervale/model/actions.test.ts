import { expect, test } from 'vitest';
import type { LogLine } from '../../../table/source.ts';
import { actionsOf } from './actions.ts';

const line = (at: number, seat: number | null, type: string): LogLine => ({
  at,
  seat,
  type,
  text: { key: type },
});

test('dice and Units that join belong to their battle, whoever’s they are: who wins with them has an entry for it', () => {
  const log = [
    line(1, 1, 'place'),
    line(2, 1, 'battle'),
    line(3, 0, 'join'),
    line(3, 2, 'join'),
    line(3, 1, 'dice'),
    line(3, 0, 'dice'),
    line(4, 0, 'dice'),
    line(5, 0, 'battleEnd'),
    line(5, 0, 'glory'),
  ];
  expect(actionsOf(log).map(({ seat, head }) => [seat, head.type])).toEqual([
    [1, 'place'],
    [1, 'battle'],
    [0, 'battleEnd'],
  ]);
});
