/** The colours of a seat are those of its element. */
import type { Element } from '@evervale/eldervale';
import { TONES, type Tones } from '../art/palette.ts';

const NOBODY: Tones = { middle: '#8b97ad', dark: '#3b4659', pale: '#dfe6f0', ink: '#3b4659' };

export const tonesOf = (element: Element | null): Tones =>
  element === null ? NOBODY : TONES[element];
