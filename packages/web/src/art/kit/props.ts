/** Furniture and stores. (x, y) is the middle of the foot. */
import {
  at,
  disc,
  dot,
  flat,
  form,
  glow,
  INK,
  line,
  n1,
  oval,
  rod,
  shape,
  slab,
  star,
  times,
} from './ink.ts';
import {
  BLUE,
  CREAM,
  DARK_WOOD,
  GOLD,
  LEAF,
  PAPER,
  PURPLE,
  RED,
  STEEL,
  STRAW,
  WATER,
  WOOD,
} from './papers.ts';

export const prop = {
  barrel: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form(
        'M-7.4 0q-3-8.4 0-17h14.8q3 8.6 0 17z',
        '#b98450',
        line('M-3-17v17M3-17v17', 0.9, DARK_WOOD),
      ) + line('M-8.6-4.6H8.6M-8.6-12.4H8.6', 1.9, '#6b4428'),
    ),
  crate: (x: number, y: number, color = PURPLE): string =>
    [
      [-4.4, -10],
      [4.4, -10],
      [0, -12.4],
    ]
      .map(
        ([a, b]) =>
          disc(x + a, y + b, 3.6, color, 1.3) + dot(x + a - 1, y + b - 1, 0.9, '#fff', 0.6),
      )
      .join('') +
    form(
      `M${x - 9.4} ${y - 9.4}h18.8v9.4h-18.8z`,
      '#c98f4c',
      line(`M${x - 9} ${y - 4.7}h18`, 1, DARK_WOOD),
    ),
  box: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form(
        'M-10-16h20V0h-20z',
        '#c98f4c',
        line('M-10-16L10 0M10-16L-10 0M-10-15h20M-10-1h20', 1.6, DARK_WOOD),
      ),
    ),
  sack: (x: number, y: number, s = 1, color = '#d3b07a'): string =>
    at(
      x,
      y,
      s,
      form('M-4-17q4-3 8 0 10 7 8 17H-12q-2-10 8-17z', color, line('M-6-6q2 3 6 4', 1, DARK_WOOD)) +
        shape('M-5-17q-3-5 1-6 2 2 4 0 2 2 4 0 4 1 1 6-5 3-10 0z', color, 1.4),
    ),
  chest: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      glow(0, -14, 15) +
        [
          [-6, -13],
          [0, -15],
          [6, -13],
          [-2, -12],
          [4, -12],
        ]
          .map(([a, b]) => disc(a, b, 3, GOLD, 1))
          .join('') +
        form('M-13-12h26V0h-26z', '#9c6436', line('M-6-12v12M6-12v12', 2, GOLD)) +
        form('M-13-14C-14-26 14-26 13-14l-3-3q-10-4-20 0z', '#9c6436') +
        slab(-2.6, -10, 5.2, 6, GOLD, 1, 1.1),
    ),
  fence: (x: number, y: number, w: number): string => {
    const n = Math.round(w / 8);
    const d =
      times(n + 1, (i) => `M${n1(x - w / 2 + (w * i) / n)} ${y}v-9`) +
      `M${n1(x - w / 2 - 2)} ${y - 6}h${w + 4}M${n1(x - w / 2 - 2)} ${y - 2.5}h${w + 4}`;
    return line(d, 3.8) + line(d, 1.8, '#e6c592');
  },
  scarecrow: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      rod('M0 0V-21M-10-14H10', WOOD, 1.8) +
        form('M-6-4v-12H6v12z', BLUE, '', 1.4) +
        disc(0, -20, 4.6, STRAW, 1.3) +
        dot(-1.6, -20.4, 0.8, INK) +
        dot(1.8, -20.4, 0.8, INK) +
        shape('M-7-22.6H7l-3.4-2-1-5h-5.2l-1 5z', DARK_WOOD, 1.2) +
        line('M-10-14l-3 2M-10-14l-3-1M10-14l3 2M10-14l3-1', 1.2, STRAW),
    ),
  throne: (x: number, y: number, cloth: string = PAPER.near): string =>
    form(`M${x - 25} ${y}v-60q4-8 8-6 4-10 17-13 13 3 17 13 4-2 8 6v60z`, GOLD) +
    form(`M${x - 17.6} ${y}v-54q17.6-17 35.2 0v54z`, cloth) +
    disc(x, y - 73, 3.6, RED) +
    disc(x - 21, y - 62, 2, '#fff6d8', 1) +
    disc(x + 21, y - 62, 2, '#fff6d8', 1),
  counter: (x: number, y: number, w: number): string =>
    form(
      `M${n1(x - w / 2)} ${y - 17}h${w}v17h${-w}z`,
      WOOD,
      line(`M${n1(x - w / 4)} ${y - 14}v14M${n1(x + w / 4)} ${y - 14}v14M${x} ${y - 14}v14`, 1.1),
    ) + slab(x - w / 2 - 3, y - 20, w + 6, 5.2, '#cf9250', 1.6),
  shelf: (x: number, y: number): string =>
    slab(x - 13, y, 26, 3, '#8a5a34') +
    slab(x - 10.4, y - 11, 6, 11, '#7fa048', 2) +
    slab(x - 2.4, y - 9, 6, 9, RED, 2) +
    slab(x + 5, y - 12, 5, 12, BLUE, 2),
  books: (x: number, y: number): string =>
    slab(x - 12, y - 5, 24, 5, '#3f78a5', 1) +
    slab(x - 10, y - 10, 22, 5, RED, 1) +
    slab(x - 11, y - 15, 19, 5, GOLD, 1),
  bench: (emblem: string, x: number, y: number, w: number): string =>
    form(`M${n1(x - w / 2)} ${y}l4-20h${w - 8}l4 20z`, '#8a5530') +
    slab(x - w / 2, y - 24, w, 5.6, WOOD, 1.6) +
    at(x, y - 9, 1, emblem),
  blackboard: (x: number, y: number, w: number, h: number): string =>
    slab(x - w / 2, y - h, w, h, WOOD, 1.6) +
    slab(x - w / 2 + 3, y - h + 3, w - 6, h - 6, '#3f5d4c', 0, 1) +
    `<text x="${x}" y="${n1(y - h * 0.36)}" font-size="${n1(h * 0.4)}" text-anchor="middle" fill="#f4f1dc" stroke="none" font-family="Georgia,serif">1+2</text>`,
  grave: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-9.4 0v-17q0-9 9.4-9t9.4 9V0z', '#cbccce') +
        line('M-4-17h8M-4-12.6h8', 1.6, '#8a8d93') +
        shape('M-12 1q3-4 6-1 3-4 6-1 3-4 6-1 4-3 6 1z', LEAF, 1.2),
    ),
  kettle: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form(
        'M-16 0C-20-18-10-26 0-26S20-18 16 0q-16 5-32 0z',
        '#cf7f45',
        line('M-18-10q18 6 36 0', 1.6, '#8a4a22'),
      ) +
        form('M-8-25q8-10 16 0-8 4-16 0z', '#b5652f') +
        rod('M12-22q12-4 14 10', '#cf7f45', 3.4),
    ),
  statue: (x: number, y: number, s = 1): string =>
    at(x, y, s, form('M-14 0h28v-7h-4V-18H-10V-7h-4z', '#d5cfc2')),
  obelisk: (x: number, y: number, h: number): string =>
    slab(x - 14, y - 6, 28, 6, '#c9c2b5') +
    form(
      `M${x - 7} ${y - 6}L${x - 5} ${n1(y - h + 8)}L${x} ${n1(y - h)}L${x + 5} ${n1(y - h + 8)}L${x + 7} ${y - 6}z`,
      '#ded7c9',
    ) +
    shape(star(x, y - h * 0.62, 4), GOLD, 1),
  telescope: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      line('M0 0l-5 13M0 0l5 13M0 0v12', 2) +
        `<g transform="rotate(-26)">${form('M-12-4H3v8h-15z', '#c78c28') + form('M3-5.6h13V5.6H3z', '#e6b044') + line('M-5-4v8', 1)}</g>`,
    ),
  fountain: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-24-6h48q-2 9-10 9h-28q-8 0-10-9z', '#d5cfc2') +
        oval(0, -6, 24, 4, WATER, 1.4) +
        form('M-4-7q2-10 0-16h8q-2 6 0 16z', '#e4dfd4') +
        form('M-12-22h24q-3 6-12 6t-12-6z', '#d5cfc2') +
        line('M0-24v-7M0-31q-9-4-11 8M0-31q9-4 11 8M-10-19q-6 4-6 12M10-19q6 4 6 12', 2, '#cdeaf2'),
    ),
  anvil: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-16-16h30q-2 6-9 6v4l5 6h-20l5-6v-4q-8 0-11-6z', '#6d6a76') +
        line('M-10-22l-4-4M0-23v-6M10-22l4-4', 1.6, '#ffd76a'),
    ),
  table: (x: number, y: number, w: number): string =>
    rod(`M${n1(x - w / 2 + 4)} ${y}v-12M${n1(x + w / 2 - 4)} ${y}v-12`, DARK_WOOD, 2.6) +
    slab(x - w / 2, y - 16, w, 5, '#c98f4c', 1.6),
  bed: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      rod('M-22 0V-24M22 0V-14', DARK_WOOD, 3) +
        form('M-22-12h44v9h-44z', CREAM) +
        form('M-8-14h30v12h-30z', BLUE, line('M-8-6h30', 1.4, CREAM)) +
        form('M-20-18h12v7h-12z', '#fffdf8'),
    ),
  globe: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      rod('M0 0V-6M-7 0H7', WOOD, 2.4) +
        disc(0, -15, 9.4, '#8cc2cf') +
        flat('M-6-20q5-3 7 1-1 5-5 4-4 0-2-5zM2-14q5-1 5 3-3 5-6 2z', '#9ab86a'),
    ),
  hourglass: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form(
        'M-8-34h16q0 13-6 17 6 4 6 17h-16q0-13 6-17-6-4-6-17z',
        '#dff1f4',
        flat('M-5-28h10q-2 6-5 9-3-3-5-9zM-7 0q2-9 7-11 5 2 7 11z', '#eec067'),
      ) + rod('M-11-35h22M-11 0h22', WOOD, 3),
    ),
  flagstones: (x: number, y: number): string =>
    [
      [-20, 0, 9],
      [-6, 3, 8],
      [8, -1, 9],
      [20, 3, 7],
      [-12, 8, 8],
      [4, 9, 9],
    ]
      .map(([a, b, r]) => oval(x + a, y + b, r, r * 0.42, '#d5cfc2', 1.2))
      .join(''),
  gear: (x: number, y: number, r: number, color = STEEL): string =>
    shape(star(x, y, r, 10, 0.78), color, 1.5) + disc(x, y, r * 0.34, PAPER.sky, 1.3),
  press: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      rod('M-16 0V-34M16 0V-34M-19-34H19', WOOD, 3.4) +
        rod('M0-34V-20', STEEL, 3) +
        slab(-12, -21, 24, 5, '#6d6a76', 1) +
        slab(-18, -9, 36, 6, '#96633a', 1) +
        form('M-11-16h22v7h-22z', '#fffaf0', line('M-8-13h16M-8-11h10', 0.9)) +
        rod('M0-28l14-6', DARK_WOOD, 2),
    ),
};
