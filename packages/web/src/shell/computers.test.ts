import { expect, test } from 'vitest';
import { kindOf } from './computers.ts';
import type { Ui } from './useUi.ts';

const t = ((key: string) => key) as Ui;

test('of a computer player the level is said, and the character unless it is their name', () => {
  expect(kindOf('oak', 'Oakley', t, 'en')).toBe('levelName.oak');
  expect(kindOf('oak/builder', 'Oakley', t, 'en')).toBe('levelName.oak, Builder');
  expect(kindOf('oak/builder', 'Builder', t, 'en')).toBe('levelName.oak');
});
