import { catalogGaps } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

test('everything online is said in four languages without a gap', () => {
  expect(catalogGaps([{ en, de, fr, it }])).toEqual([]);
});
