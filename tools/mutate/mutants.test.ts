import { expect, test } from 'vitest';
import { mutate } from './mutants.ts';

const changes = (source: string): string[] =>
  mutate('some.ts', source, 0).mutants.map(({ to }) => to);

test('a comparison is turned round, and brackets beside it stay', () => {
  expect(changes('const a = (b & 4) !== 0;')).toEqual(['(b & 4) === 0']);
  expect(changes('const a = b < (c || d);')).toEqual(['b <= (c || d)', 'c && d']);
});

test('steps, answers and calls are changed or left out', () => {
  expect(changes('s[f - 1] = t + 1;')).toEqual(['f - 0', 't + 2']);
  expect(changes('function a() { push(1); return true; }')).toEqual(['nothing', 'false']);
});

test('a loop leaves out its last place, and looks at none behind it', () => {
  expect(changes('for (let i = 0; i < n; i++) a(i);')).toEqual(['i + 1 < n', 'nothing']);
  expect(changes('for (let i = n - 1; i >= 0; i--) a();')).toEqual(['n - 2', 'i > 0', 'nothing']);
});

test('what is only told changes nothing', () => {
  expect(changes('if (emit.sink !== null) { if (a < b) tell(); }')).toEqual([]);
});

test('every mutant stands in the program, with the one number that switches it on', () => {
  const { code } = mutate('some.ts', 'if (a < b && c) go();', 5);
  expect(code).toBe(
    'if ((__at(5)?(a < b || c):((__at(6)?(a <= b):(a < b)) && c))) {if(!__at(7))go();}',
  );
});
