import { expect, it } from 'vitest';
import { newId } from './tokens.ts';

it('no id looks like an option of the command line, where operators write them', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
  expect(new Set(ids).size).toBe(5000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
});
