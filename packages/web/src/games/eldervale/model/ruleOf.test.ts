import { hostedEldervale } from '@evervale/eldervale';
import { expect, test } from 'vitest';
import { RULES_NAMED } from './ruleOf.ts';

test('every rule that a question or a reason of Eldervale leads to stands in the book', async () => {
  const book = await hostedEldervale.rulebook!('en');
  const known = new Set(book.flatMap(({ rules }) => rules.map(({ id }) => id)));
  expect(RULES_NAMED.filter((id) => !known.has(id))).toEqual([]);
});
