import { expect, test } from 'vitest';
import { patched } from './patch.ts';

const view = {
  turn: 0,
  meadow: ['inn', null],
  players: [{ points: 1 }, { points: 2 }],
  award: 'a',
};

test('a patch sets, adds, removes and cuts, and leaves the view before alone', () => {
  const before = structuredClone(view);
  const after = patched(view, [
    ['/turn', 1],
    ['/meadow/1', 'farm'],
    ['/players/2', { points: 3 }],
    ['/players/0/points', 9],
    ['/award'],
    ['/a~1b~0c', 5],
  ]);
  expect(after).toEqual({
    turn: 1,
    meadow: ['inn', 'farm'],
    players: [{ points: 9 }, { points: 2 }, { points: 3 }],
    'a/b~c': 5,
  });
  expect(view).toEqual(before);
  expect(patched(after, [['/players/length', 1]])).toMatchObject({ players: [{ points: 9 }] });
});

test('what does not change stays the same thing', () => {
  const after = patched(view, [['/players/0/points', 4]]) as typeof view;
  expect(after.players[1]).toBe(view.players[1]);
  expect(after.meadow).toBe(view.meadow);
  expect(after.players[0]).not.toBe(view.players[0]);
});

test('a value that is patched later does not change what was sent', () => {
  const sent = { points: 1 };
  const after = patched(view, [
    ['/players/0', sent],
    ['/players/0/points', 2],
  ]) as typeof view;
  expect(after.players[0].points).toBe(2);
});
