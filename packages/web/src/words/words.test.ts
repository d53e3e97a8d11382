import { catalogGaps } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { uiCatalog } from './index.ts';

test('the client says everything in four languages, with the same numbers and names', () => {
  expect(catalogGaps([uiCatalog])).toEqual([]);
});
