import { expect, test } from 'vitest';
import { explainedIn } from './explained.ts';

test('a mutant is explained by a line with its file and its change', () => {
  const isExplained = explainedIn(
    'Some words\n\n- `turn/a.ts`: `b || c` → `b && c`: they are the same.\n',
  );
  const mutant = { file: 'packages/x/src/turn/a.ts', line: 7, from: 'b || c', to: 'b && c' };
  expect(isExplained(mutant)).toBe(true);
  expect(isExplained({ ...mutant, to: 'c' })).toBe(false);
  expect(isExplained({ ...mutant, file: 'packages/x/src/turn/ba.ts' })).toBe(false);
});
