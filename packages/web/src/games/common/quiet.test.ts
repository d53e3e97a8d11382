import { expect, test } from 'vitest';
import { isQuiet } from './quiet.ts';

const option = (key: string, text = 'option.other') => ({ key, code: 1, text: { key: text } });

test('whatever does nothing is quiet, whatever it is called', () => {
  const nothing = ['done', 'none', 'pass', 'let', 'stop', 'decline', 'ignore'];
  expect(nothing.filter((key) => !isQuiet(option(key)))).toEqual([]);
  expect(isQuiet(option('pay:0', 'option.none'))).toBe(true);
});

test('what pays, gains or agrees is not', () => {
  const something = ['pay:1', 'gain:twig', 'agree', 'do', 'again', 'prepare'];
  expect(something.filter((key) => isQuiet(option(key)))).toEqual([]);
});
