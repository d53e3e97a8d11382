import { LANGS } from '@evervale/kernel/text';
import { wordsOf } from '@evervale/everdell';
import { expect, test } from 'vitest';
import { examples, SORTS } from './examples.ts';

const found = examples(16);

test('games show dozens of questions, answers, reasons and lines of the log', () => {
  for (const sort of SORTS) expect(found[sort].length).toBeGreaterThan(12);
});

test.each(LANGS)('all of them are said, without a gap (%s)', (lang) => {
  const words = wordsOf({ players: ['Hazel', 'Oakley', 'Bramble', 'Sorrel', 'Rugwort'] });
  const said = SORTS.flatMap((sort) => found[sort].map((text) => words.print(text, lang)));
  expect(said.filter((text) => text.trim() === '' || /[{}]|undefined/.test(text))).toEqual([]);
});
