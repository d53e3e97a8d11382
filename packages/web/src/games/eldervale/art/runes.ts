/** The signs of the eight elements, 24 × 24, in one colour: told apart by their outline alone. */
import type { Element } from '@evervale/eldervale/vocabulary';
import { dot, flat, line, star, times } from '../../../art/kit/ink.ts';

const SWIRL = 'M12 12C11 7.5 13.5 3.6 18.5 4c2.4.2 3.6 2.4 2.2 4.2';

export const RUNES: Readonly<Record<Element, (color: string) => string>> = {
  air: (c) =>
    line('M2.5 9H14a3.4 3.4 0 1 0-3.3-4.3M2.5 13.6h16a3 3 0 1 1-2.9 3.8M2.5 18.2h6.8', 2.5, c),
  earth: (c) =>
    line('M12 22V11', 2.5, c) +
    flat('M12 13C4.5 13.6 2 9 2.4 4.4 8.400 4 12 7 12 13z', c) +
    flat('M12.600 10.400C12.400 5 15.600 2.400 21.400 2.600 21.600 8 18.400 11 12.600 10.400z', c),
  fire: (c) =>
    flat(
      'M12.400 1.600C13.600 6.600 19.600 9 19.600 15.200 19.600 19.800 16.200 22.600 12 22.600S4.400 19.800 4.400 15.200C4.400 11.600 6.400 9.800 7.600 7.400 8 9.400 8.800 10.400 10 11 9.800 7.400 10.600 4.200 12.400 1.600zM12.200 13C11.800 15.400 9 16 9 18.400 9 20 10.400 21 12 21s3-1 3-2.600C15 16 12.600 15.400 12.200 13z',
      c,
    ),
  water: (c) =>
    line(
      times(3, (i) => `M2.500 ${6.4 + i * 6}q2.400-3.400 4.750 0t4.750 0 4.750 0 4.750 0`),
      2.5,
      c,
    ),
  light: (c) =>
    dot(12, 12, 4.6, c) +
    line(
      times(8, (i) => {
        const a = (i * Math.PI) / 4;
        const at = (r: number) =>
          `${(12 + r * Math.cos(a)).toFixed(1)} ${(12 + r * Math.sin(a)).toFixed(1)}`;
        return `M${at(7.4)}L${at(10.6)}`;
      }),
      2.3,
      c,
    ),
  darkness: (c) =>
    flat('M14.500 2.200A10 10 0 1 0 21.600 15.600 8.400 8.400 0 0 1 14.500 2.200z', c) +
    flat(star(17.6, 8, 3.6, 4, 0.36), c),
  order: (c) =>
    line('M12 2.600L21.400 12 12 21.400 2.600 12z', 2.4, c) +
    flat('M8.800 8.800h6.400v6.400H8.800z', c),
  chaos: (c) =>
    times(3, (i) => `<g transform="rotate(${i * 120} 12 12)">${line(SWIRL, 2.7, c)}</g>`) +
    dot(12, 12, 2.2, c),
};

/** A rune with its middle at (x, y), `size` wide. */
export const rune = (element: Element, x: number, y: number, size: number, color: string): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${RUNES[element](color)}</g>`;
