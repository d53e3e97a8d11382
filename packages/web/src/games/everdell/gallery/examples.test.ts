import { catalogs, wordsOf } from '@evervale/everdell';
import { LANGS } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { examples, SORTS } from './examples.ts';

const words = wordsOf({ players: ['Hazel', 'Oakley', 'Bramble', 'Sorrel', 'Rugwort'] });
/** Without playing: everything is made up. */
const madeUp = examples(0);
const played = examples(16);

test.each(SORTS)('everything the game can say is there (%s)', (sort) => {
  const keys = catalogs.flatMap(({ en }) => Object.keys(en));
  const shown = new Set(madeUp[sort].map(({ key }) => key));
  expect(keys.filter((key) => key.startsWith(`${sort}.`) && !shown.has(key))).toEqual([]);
});

test.each(LANGS)('all of it is said, without a gap (%s)', (lang) => {
  for (const found of [madeUp, played]) {
    const said = SORTS.flatMap((sort) => found[sort].map((text) => words.print(text, lang)));
    const gap = /[{}]|undefined|object/;
    expect(said.filter((text) => text.trim() === '' || gap.test(text))).toEqual([]);
  }
});
