/** Small ones: those that are too many or too small to wear clothes. */
import { at, disc, dot, form, INK, line, shape, slab, spot, twin } from './ink.ts';
import { CREAM, GOLD } from './papers.ts';
import { webOf } from './tools.ts';

export const creature = {
  spider: (x: number, y: number, s = 1, color = '#4a3f55'): string =>
    at(
      x,
      y,
      s,
      twin(line('M5-2Q14-12 18-2M6 0q12-5 14 6M6 2q9 1 10 10M5-4Q10-16 16-14', 2)) +
        form(
          'M0-2C8-2 11 6 8 11 5 16-5 16-8 11-11 6-8-2 0-2z',
          color,
          line('M-5 6q5 4 10 0', 1.6, '#b48be0'),
        ) +
        disc(0, -5, 5.4, color) +
        twin(dot(2.2, -6, 1.7, '#ffe68a') + dot(2.4, -6, 0.8, INK)),
    ),
  butterfly: (x: number, y: number, s = 1, color = '#e58a3a'): string =>
    at(
      x,
      y,
      s,
      twin(
        form('M0-2C4-16 18-16 16-4 15 2 6 2 0 0z', color, dot(11, -8, 2, CREAM), 1.4) +
          form('M0 0C8 0 13 6 9 11 4 13 1 6 0 2z', '#f2b92f', '', 1.3),
      ) +
        slab(-1.6, -6, 3.2, 15, '#4a3428', 1.6, 1) +
        line('M0-6l-4-6M0-6l4-6', 1),
    ),
  bee: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      spot(-2, -9, 5, 7, '#eaf6fa', 0.9) +
        spot(5, -9, 4.4, 6.4, '#eaf6fa', 0.9) +
        form(
          'M-12 0C-12-8 10-9 12 0 10 8-12 8-12 0z',
          GOLD,
          line('M-4-8v16M2-8v16M8-7v14', 3, '#4a3428'),
        ) +
        dot(-8, -1.4, 1.5, INK) +
        line('M12 0l4 0M-10-5l-4-4M-8-6l-1-5', 1.2),
    ),
  ladybird: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      line('M9-6l4-5M9-4l6-3', 1.2) +
        disc(8, -4, 4, '#3a3440') +
        form(
          'M-10 0C-10-13 8-13 8 0z',
          '#d7492f',
          line('M-1-12V0', 1.1) + dot(-5, -5, 1.7, INK) + dot(3, -5, 1.7, INK),
        ) +
        dot(9.4, -5, 0.9, '#fff'),
    ),
  snail: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-16 0Q-18-4-8-4H6Q10-4 12-12 18-14 19-8 18 0 8 0z', '#e9d2a4') +
        line('M14-12l2-6M17-11l5-4', 1.6) +
        dot(16, -18.4, 1.2, INK) +
        dot(22, -15.4, 1.2, INK) +
        form(
          'M-10-3C-14-20 10-22 9-6 8-2-6-1-10-3z',
          '#c98b5a',
          line('M-4-5q-4-9 4-10 6 0 5 6-2 4-5 1', 1.6, '#7a4a28'),
        ),
    ),
  fish: (x: number, y: number, s = 1, color = '#cfd9df'): string =>
    at(
      x,
      y,
      s,
      form(
        'M-12 0C-8-8 6-8 10 0 6 8-8 8-12 0z',
        color,
        line('M-3-4q2 4 0 8M2-5q3 5 0 10', 1, '#8fa3b5'),
      ) +
        shape('M9 0l7-5v10z', color, 1.4) +
        dot(-7, -1, 1.3, INK),
    ),
  web: (x: number, y: number, r: number, color?: string): string => at(x, y, 1, webOf(r, color)),
  cobweb: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      line(
        'M0 0l16 3M0 0l12 11M0 0l3 16M8 1.5q1 5-2 5.5-4 0-4 1M13 2.5q1 7-3 7-6 1-7 3.5',
        0.9,
        '#f3ede2',
      ),
    ),
};
