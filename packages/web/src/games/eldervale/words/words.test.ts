import { catalogGaps } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

test('the table of Eldervale says everything in four languages, with the same numbers and names', () => {
  expect(catalogGaps([{ en, de, fr, it }])).toEqual([]);
});
