import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { LAZY_GAMES } from './lazy.ts';

test('both lists have the same games', async () => {
  const loaded = await Promise.all(LAZY_GAMES.map(({ load }) => load()));
  expect(loaded).toEqual(GAMES.list);
  expect(LAZY_GAMES.map(({ id, title }) => ({ id, title }))).toEqual(
    GAMES.list.map(({ id, title }) => ({ id, title })),
  );
});

test('an unknown game is refused with those that there are', () => {
  expect(() => GAMES.named('chess')).toThrow('game: must be everdell, eldervale');
  expect(GAMES.named()).toBe(GAMES.list[0]);
});
