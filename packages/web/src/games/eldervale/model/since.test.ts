import { expect, test } from 'vitest';
import { sinceOwnTurn } from './since.ts';

const turn = (seat: number) => ({ type: 'turn', seat });
const does = (type: string, seat: number) => ({ type, seat });

test('in the own turn it is told what the others did between the last one and this one, all the while', () => {
  const theirs = [turn(1), does('place', 1), does('battle', 1), does('join', 0), does('glory', 0)];
  const before = [turn(0), does('place', 0), ...theirs, turn(0)];
  expect(sinceOwnTurn(before, 0)).toEqual(theirs);
  expect(sinceOwnTurn([...before, does('regroup', 0)], 0)).toEqual(theirs);
});

test('while others have their turns, what they did so far', () => {
  const theirs = [turn(1), does('place', 1), turn(2), does('regroup', 2)];
  expect(sinceOwnTurn([turn(0), does('place', 0), ...theirs], 0)).toEqual(theirs);
});

test('before the own first turn, everything that the others did', () => {
  const theirs = [does('faction', 1), turn(1), does('place', 1)];
  expect(sinceOwnTurn([does('faction', 0), ...theirs, turn(0)], 0)).toEqual(theirs);
  expect(sinceOwnTurn([does('faction', 0), turn(0), does('place', 0)], 0)).toEqual([]);
});
