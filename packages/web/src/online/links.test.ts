import { expect, test } from 'vitest';
import { pathIn, pathTo } from './links.ts';

test('a pasted link leads to its table, with its secret', () => {
  const path = pathTo('abcDEF123', 's3cret_-x');
  expect(path).toBe('/table/abcDEF123#key=s3cret_-x');
  expect(pathIn(` https://games.example.org${path}\n`)).toBe(path);
  expect(pathIn('abcDEF123')).toBe('/table/abcDEF123');
  expect(pathIn('hello you')).toBeNull();
  expect(pathIn('')).toBeNull();
});
