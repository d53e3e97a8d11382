import { wordsOf } from '@evervale/everdell';
import { catalogGaps, LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { uiCatalog } from './index.ts';

test('the client says everything in four languages, with the same numbers and names', () => {
  expect(catalogGaps([uiCatalog])).toEqual([]);
});

test.each(LANGS)('the rat has one name, the one of the game (%s)', (lang) => {
  const name = wordsOf().print({ key: 'name', args: { id: 'solo-rugwort' } }, lang);
  expect(uiCatalog[lang]['home.soloNote']).toContain(name);
  if (name === 'Rugwort') return;
  expect(Object.values(uiCatalog[lang]).filter((text) => text.includes('Rugwort'))).toEqual([]);
});
