/** What stands in the landscapes: flat paper without ink, so that figures stand before it. Feet at (x, y). */
import { at, dot, flat, line, n1, patch, spot, star, times } from '../../../../art/kit/ink.ts';

export const shadow = (x: number, y: number, w: number): string =>
  spot(x, y, w, w * 0.28, '#05070d', 0.28);

export const cloud = (x: number, y: number, s: number, fill = '#f4fefd'): string =>
  at(
    x,
    y,
    s,
    flat('M-26 6a9 9 0 0 1-1-18 12 12 0 0 1 21-7A14 14 0 0 1 18-12 9.500 9.500 0 0 1 24 6z', fill) +
      flat('M-30 2q12 4 27 1t30 1q-2 3-4 3h-49q-3 0-4-5z', '#2f7482', 0.16),
  );

export const tree = (x: number, y: number, s: number, leaf = '#4d8a35', lit = '#79b552'): string =>
  at(
    x,
    y,
    s,
    shadow(0, 0, 12) +
      flat('M-2.600 1L-2-14h4L2.600 1z', '#6b4626') +
      flat('M0-38C9-40 17-33 15-25 20-18 13-10 5-12-1-8-13-9-14-17-20-24-12-37 0-38z', leaf) +
      flat('M-3-36C4-38 11-33 10-27 4-23-6-22-12-25-12-31-8-35-3-36z', lit, 0.8),
  );

export const rock = (x: number, y: number, s: number, fill = '#5e7186', lit = '#8ea2b5'): string =>
  at(
    x,
    y,
    s,
    shadow(0, 1, 18) +
      flat('M-18 2L-12-14-3-22 8-17 17 2z', fill) +
      flat('M-18 2L-12-14-3-22-5-6-9 2z', lit),
  );

export const menhir = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    shadow(0, 1, 11) +
      flat('M-9 2L-8-22C-6-30 4-32 8-24L10 2z', '#8b9488') +
      flat('M-9 2L-8-22C-6-29-1-31 2-29L-2 2z', '#b7bfae') +
      line('M-3-18q3-3 5 0t-1 5q-4 1-4 4', 1.6, '#55604f'),
  );

export const reeds = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    line('M-6 2q0-14-3-22M0 2v-28M6 2q0-14 4-20', 1.8, '#7fae5a') +
      flat(
        'M-11-20a2.400 5 0 1 1 4 0zM-2.400-25a2.400 6 0 1 1 4.800 0zM8-17a2.400 5 0 1 1 4.600 0z',
        '#7a4a28',
      ),
  );

export const lily = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    flat('M0 0L11-3A11 5 0 1 1 8-4z', '#57a05a') +
      flat('M-4-3q-1-5 2-7 1-4 3-4 2 0 3 4 3 2 2 7z', '#ffd9e6') +
      flat('M0-4q-1-5 1-8 2 3 1 8z', '#ff9ec0'),
  );

export const bareTree = (x: number, y: number, s: number, fill = '#1c1336'): string =>
  at(
    x,
    y,
    s,
    shadow(0, 0, 10) +
      line(
        'M0 2C-1-8 1-14 0-22M0-14C-8-18-12-24-13-34M-9-22C-14-23-18-26-20-31M0-20C6-24 9-30 8-40M5-26C12-26 16-30 18-36M0-22C-2-30-4-34-3-42',
        3.4,
        fill,
      ) +
      line('M0 2C-1-8 1-14 0-22', 6, fill),
  );

export const grave = (x: number, y: number, s: number, cross = false): string =>
  at(
    x,
    y,
    s,
    shadow(0, 1, 9) +
      (cross
        ? flat('M-2.600 2V-9H-8v-5h5.400v-6h5.200v6H8v5H2.600V2z', '#8b84a8')
        : flat('M-8 2v-14a8 8 0 0 1 16 0V2z', '#8b84a8') +
          flat('M-8 2v-14a8 8 0 0 1 5-7.400V2z', '#aaa3c6')) +
      (cross ? '' : line('M-3-11h7M-3-7h5', 1.3, '#4b4470')),
  );

export const column = (
  x: number,
  y: number,
  h: number,
  fill = '#eef1f5',
  shade = '#aab3c0',
): string =>
  patch(x - 3, y - h, 6, h, fill) +
  patch(x, y - h, 3, h, shade) +
  patch(x - 4.4, y - 2.4, 8.8, 2.4, fill) +
  patch(x - 4.4, y - h, 8.8, 2.4, fill);

export const cypress = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    shadow(0, 1, 7) +
      patch(-1, -4, 2, 5, '#5b3d27') +
      flat('M0-42C7-28 8-12 5-3H-5C-8-12-7-28 0-42z', '#3f6b52') +
      flat('M0-42C2-28 1-12-1-3h-4C-8-12-7-28 0-42z', '#5c8f70'),
  );

export const cube = (
  x: number,
  y: number,
  s: number,
  turn: number,
  a = '#ffb8dc',
  b = '#5de0d0',
  c = '#7a2162',
): string =>
  at(
    x,
    y,
    s,
    flat('M0-12L12-6 0 0-12-6z', a) +
      flat('M-12-6L0 0V13L-12 7z', b) +
      flat('M12-6L0 0V13L12 7z', c),
    turn,
  );

export const sun = (x: number, y: number, r: number): string =>
  dot(x, y, r * 1.7, '#fff4c0', 0.35) +
  flat(star(x, y, r * 1.5, 12, 0.72), '#fff3b8') +
  dot(x, y, r, '#ffd24d') +
  dot(x - r * 0.2, y - r * 0.2, r * 0.62, '#ffe58f');

export const moon = (x: number, y: number, r: number): string =>
  dot(x, y, r * 1.5, '#d9ceff', 0.14) +
  at(x, y, r / 10, flat('M2-10A10 10 0 1 0 9 5 8 8 0 0 1 2-10z', '#efe8ff'));

export const flame = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    flat('M0-20C5-13 9-9 8-3 7 1 4 3 0 3S-7 1-8-3C-9-9-4-11 0-20z', '#ff9a3c') +
      flat('M0-11C3-7 5-5 4-2 3 1-3 1-4-2-5-5-2-6 0-11z', '#ffe08a'),
  );

export const smoke = (x: number, y: number, s: number): string =>
  dot(x, y, 9 * s, '#5a4a50', 0.8) +
  dot(x + 10 * s, y - 8 * s, 11 * s, '#5a4a50', 0.65) +
  dot(x + 2 * s, y - 18 * s, 8 * s, '#6a5a60', 0.5);

export const volcano = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    flat('M-40 2C-24-8-16-28-10-44H10C16-28 24-8 40 2z', '#4a2226') +
      flat('M-40 2C-24-8-16-28-10-44H0L-6 2z', '#6b3233') +
      flat(
        'M-10-44C-6-40 6-40 10-44 9-36 5-34 6-24 7-14 12-10 11 2H1C3-10-4-16-3-26-3-34-8-36-10-44z',
        '#ff7a2a',
      ) +
      flat(
        'M-6-43C-3-41 3-41 6-43 4-34 2-32 3-22 3-14 8-8 7 2H4C4-10-1-16 0-26 0-34-5-36-6-43z',
        '#ffd667',
      ),
  );

/** Bones and teeth around a Lair, open to the front. */
export const TEETH: readonly (readonly [number, number, number, number])[] = [
  [-74, -6, 0.86, -24],
  [-66, -28, 0.9, -16],
  [-46, -44, 0.8, -8],
  [46, -44, 0.8, 8],
  [66, -28, 0.9, 16],
  [74, -6, 0.86, 24],
  [-70, 22, 0.9, -30],
  [70, 22, 0.9, 30],
  [-52, 40, 0.8, -38],
  [52, 40, 0.8, 38],
];
export const tooth = (x: number, y: number, s: number, turn: number, fill = '#efe2c4'): string =>
  shadow(x, y + 1, 8 * s) +
  at(
    x,
    y,
    s,
    flat('M-7 2C-6-8-4-16 3-24 5-14 7-6 7 2z', fill) +
      flat('M1 2C2-6 3-14 3-24 5-14 7-6 7 2z', '#8a6a48', 0.5),
    turn,
  );

export const rays = (x: number, y: number, fill: string, opacity: number): string =>
  flat(
    times(9, (i) => {
      const a = (i / 8) * Math.PI;
      const p = (b: number) => `${n1(x + 170 * Math.cos(b))} ${n1(y + 130 * Math.sin(b))}`;
      return `M${x} ${y}L${p(a - 0.09)}L${p(a + 0.09)}z`;
    }),
    fill,
    opacity,
  );
