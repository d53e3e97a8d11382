/** A Dwelling: cream walls, a roof in the player's colour with the rune, a lit window. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { dot, form, line, oval, shape, slab } from '../../../../art/kit/ink.ts';
import { air, sticker } from '../sheet.ts';
import { TONES } from '../palette.ts';
import { rune } from '../runes.ts';

export function drawDwelling(element: Element): string {
  const t = TONES[element];
  return sticker(
    oval(0, 2, 24, 7, '#3a3040', 1.5) +
      slab(10, -44, 7, 18, '#8b6a4a', 0, 1.4) +
      form('M-18-24H18V2H-18z', '#f7ecd0') +
      form('M0-48C8-38 18-28 26-22L21-17H-21L-26-22C-18-28-8-38 0-48z', t.middle) +
      line('M-21-19H21', 1.2, t.dark) +
      rune(element, 0, -29, 14, '#fffdf0') +
      shape('M-13 2v-11a5.500 5.500 0 0 1 11 0V2z', '#7a4426', 1.4) +
      dot(-4.4, -4, 1, '#ffd667') +
      air(dot(9, -7.5, 10, '#ffd76a', 0.25)) +
      slab(4.5, -13, 9.5, 9.5, '#ffd76a', 1, 1.4) +
      line('M9.200-13v9.500M4.500-8.200H14', 1.1),
  );
}
