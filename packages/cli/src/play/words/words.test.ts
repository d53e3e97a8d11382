import { catalogGaps } from '@evervale/kernel/text';
import { expect, it } from 'vitest';
import { uiCatalog } from './index.ts';

it('the terminal has the same words in every language', () => {
  expect(catalogGaps([uiCatalog])).toEqual([]);
});
