import { expect, test } from 'vitest';
import { answersShown, keyFor } from './answers.ts';

test('an amount is given by its own digit: 0 means none of it', () => {
  const keys = ['pay:0', 'pay:1', 'pay:2'];
  expect(keys.map((key) => keyFor(key, keys))).toEqual(['0', '1', '2']);
});

test('ending a choice has its own key, and what is chosen does not move the numbers of the rest', () => {
  const keys = ['discard:farm', 'discard:inn', 'discard:mine'];
  expect(keyFor('discard:mine', keys)).toBe('3');
  expect(keyFor('done', keys)).toBe('0');
  expect(keyFor('done', ['done', ...keys])).toBe('0');
  expect(keyFor('discard:farm', ['done', ...keys])).toBe('1');
});

test('no number passes for the rest of the game', () => {
  expect(keyFor('pass', ['pass', 'prepare'])).toBeNull();
});

test('what ends a choice stands last', () => {
  const option = (key: string, code: number) => ({ key, code, text: { key: 'x' } });
  const shown = answersShown([option('done', 0), option('gain:twig', 1)], false);
  expect(shown.map(({ key }) => key)).toEqual(['gain:twig', 'done']);
});
