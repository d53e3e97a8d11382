/** What grows and what the weather does. (x, y) is the middle of the foot. */
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
  shade,
  shape,
  slab,
  star,
  times,
  tuft,
} from './ink.ts';
import {
  DARK_WOOD,
  FOAM,
  GOLD,
  LEAF,
  LEAF2,
  PAPER,
  PINK,
  PURPLE,
  RED,
  SNOW,
  STRAW,
  WATER,
} from './papers.ts';
import { acornOf } from './tools.ts';

const wavy = (w: number): string =>
  `q${n1(w / 8)} -4 ${n1(w / 4)} 0t${n1(w / 4)} 0 ${n1(w / 4)} 0 ${n1(w / 4)} 0`;

export const nature = {
  shade,
  glow,
  bush: (x: number, y: number, r: number): string =>
    form(tuft(x, y - r * 0.6, r, r * 0.72, 9, x), LEAF),
  berries: (x: number, y: number, r: number, color = PURPLE): string =>
    form(tuft(x, y - r * 0.6, r, r * 0.72, 9, x), LEAF) +
    [
      [-0.5, -0.6],
      [0, -0.95],
      [0.5, -0.6],
      [-0.2, -0.35],
      [0.3, -0.2],
    ]
      .map(([a, b]) => disc(x + a * r, y + b * r, r * 0.17, color, 1))
      .join(''),
  pine: (x: number, y: number, h: number): string => {
    const w = h * 0.36;
    const tier = (top: number, foot: number, wide: number): string =>
      form(
        `M${x} ${n1(y - h * top)}Q${n1(x + w * wide * 0.3)} ${n1(y - h * (top - 0.2))} ${n1(x + w * wide)} ${n1(y - h * foot)}q${n1(-w * wide)} ${n1(h * 0.07)} ${n1(-2 * w * wide)} 0Q${n1(x - w * wide * 0.3)} ${n1(y - h * (top - 0.2))} ${x} ${n1(y - h * top)}z`,
        LEAF2,
        '',
        1.5,
      );
    return (
      slab(x - h * 0.05, y - h * 0.14, h * 0.1, h * 0.14, DARK_WOOD, 0, 1.4) +
      tier(0.62, 0.1, 1) +
      tier(0.84, 0.38, 0.8) +
      tier(1, 0.64, 0.56) +
      flat(
        `M${x} ${n1(y - h)}l${n1(h * 0.14)} ${n1(h * 0.26)}q${n1(-h * 0.07)} ${n1(h * 0.05)} ${n1(-h * 0.14)} 0t${n1(-h * 0.14)} 0z`,
        SNOW,
      )
    );
  },
  tree: (x: number, y: number, h: number, color = LEAF): string =>
    form(
      `M${n1(x - h * 0.1)} ${y}q${n1(h * 0.05)} ${n1(-h * 0.3)} ${n1(h * 0.02)} ${n1(-h * 0.5)}h${n1(h * 0.16)}q${n1(-h * 0.03)} ${n1(h * 0.25)} ${n1(h * 0.03)} ${n1(h * 0.5)}z`,
      '#9a6b44',
    ) +
    form(tuft(x, y - h * 0.68, h * 0.36, h * 0.31, 10, x), color) +
    flat(tuft(x - h * 0.1, y - h * 0.77, h * 0.17, h * 0.12, 7, 3), '#fff', 0.22),
  willow: (x: number, y: number, h: number): string =>
    form(
      `M${x - 4} ${y}q3 ${n1(-h * 0.3)} 0 ${n1(-h * 0.6)}h9q-2 ${n1(h * 0.3)} 1 ${n1(h * 0.6)}z`,
      '#8a6040',
    ) +
    form(
      `M${n1(x - h * 0.4)} ${n1(y - h * 0.25)}C${n1(x - h * 0.5)} ${n1(y - h * 1.1)} ${n1(x + h * 0.5)} ${n1(y - h * 1.1)} ${n1(x + h * 0.4)} ${n1(y - h * 0.25)}q-3-6-5-2-4 6-6-4-3 10-7 0-4 8-7-2-4 10-7 0-3 6-5-2-3 7-6 2z`,
      LEAF2,
      line(
        `M${n1(x - h * 0.2)} ${n1(y - h * 0.7)}q-4 8-4 16M${x} ${n1(y - h * 0.8)}v18M${n1(x + h * 0.2)} ${n1(y - h * 0.7)}q4 8 4 16`,
        1.2,
        '#fff',
        0.35,
      ),
    ),
  rocks: (x: number, y: number, s = 1, color = '#abb1b4'): string =>
    at(
      x,
      y,
      s,
      form('M-14 0q-2-12 7.4-12 9 0 9.6 12z', color) +
        form('M-2 0q-1-9 6.4-9 9 0 9.6 9z', '#cbd0d1') +
        line('M-9-7q2-3 5-3.4', 1.4, '#f0f3f3'),
    ),
  mushroom: (x: number, y: number, s = 1, color = RED): string =>
    at(
      x,
      y,
      s,
      form('M-2.8 0q1-4 .6-8h4.4q-.4 4 .6 8z', '#fbf0dc', '', 1.5) +
        form(
          'M-8.6-6.4Q-8.6-16 0-16t8.6 9.6q-8.6 3-17.2 0z',
          color,
          dot(-3.4, -11, 1.6, '#fff3d8') + dot(3.4, -9.6, 1.4, '#fff3d8'),
          1.6,
        ),
    ),
  flowers: (x: number, y: number, color = PINK): string =>
    line(`M${x - 5} ${y}v-6M${x} ${y}v-9M${x + 5} ${y}v-5`, 1.6, LEAF2) +
    [
      [-5, -7],
      [0, -10],
      [5, -6],
    ]
      .map(([a, b]) => disc(x + a, y + b, 2.6, color, 1) + dot(x + a, y + b, 0.9, '#fff6d8'))
      .join(''),
  sunflower: (x: number, y: number, h: number): string =>
    line(`M${x} ${y}V${y - h}`, 3.6) +
    line(`M${x} ${y}V${y - h}`, 1.8, LEAF2) +
    shape(`M${x} ${n1(y - h * 0.4)}q7-5 9 0-4 4-9 0z`, LEAF, 1.2) +
    shape(star(x, y - h, 8.4, 10, 0.6), GOLD, 1.2) +
    disc(x, y - h, 3.8, '#6b4428', 1.1),
  blossom: (x: number, y: number, r: number, color = PINK): string =>
    times(
      5,
      (i) =>
        `<ellipse cx="${n1(x)}" cy="${n1(y - r * 0.62)}" rx="${n1(r * 0.42)}" ry="${n1(r * 0.58)}" transform="rotate(${i * 72} ${n1(x)} ${n1(y)})" fill="${color}" stroke-width="1.2"/>`,
    ) + disc(x, y, r * 0.34, GOLD, 1),
  rows: (x: number, y: number, n: number, color = PURPLE): string =>
    times(
      n,
      (i) =>
        shape(`M${x + i * 13 - 5} ${y}q-5-2-1-5-1-5 4-4 4-3 6 1 6 0 3 5 2 3-2 3z`, LEAF, 1.4) +
        dot(x + i * 13 - 2, y - 5, 1.9, color) +
        dot(x + i * 13 + 2.5, y - 3, 1.9, color),
    ),
  wheat: (x: number, y: number, n: number): string =>
    times(
      n,
      (i) =>
        line(`M${x + i * 6} ${y}q1-8 0-14`, 1.6, '#b98a35') +
        shape(`M${x + i * 6} ${y - 10}q-5-5 0-13 5 8 0 13z`, STRAW, 1.2),
    ),
  corn: (x: number, y: number, h: number): string =>
    line(`M${x} ${y}V${y - h}`, 3.6) +
    line(`M${x} ${y}V${y - h}`, 1.8, LEAF2) +
    shape(
      `M${x} ${n1(y - h * 0.3)}q-9-4-10-12 8 2 10 8zM${x} ${n1(y - h * 0.5)}q9-4 10-12-8 2-10 8z`,
      LEAF,
      1.2,
    ) +
    form(`M${x - 3} ${n1(y - h * 0.55)}q-2-10 3-13 5 3 3 13z`, GOLD, '', 1.2),
  pumpkin: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      line('M0-13q0-4 4-5', 2.6) +
        form(
          'M-5-13C-15-14-16 0-5 0H5c11 0 10-14 0-13-3-2-7-2-10 0z',
          '#e68f33',
          line('M-4-13q-4.4 7 0 13M4-13q4.4 7 0 13', 1.1, INK, 0.5),
        ),
    ),
  carrots: (x: number, y: number, n: number): string =>
    times(
      n,
      (i) =>
        line(
          `M${x + i * 9} ${y - 3}l-3-6M${x + i * 9} ${y - 3}v-7M${x + i * 9} ${y - 3}l3-6`,
          1.8,
          LEAF2,
        ) + shape(`M${x + i * 9 - 3} ${y - 3}q3-3 6 0l-3 5z`, '#e98a3a', 1.2),
    ),
  sprouts: (x: number, y: number, n: number): string =>
    times(n, (i) =>
      shape(`M${x + i * 10} ${y}v-4q-6 0-6-5 6 0 6 4 0-5 6-5 0 5-6 6z`, '#8fc25a', 1.2),
    ),
  reeds: (x: number, y: number, h = 24): string =>
    line(
      `M${x} ${y}q-2 ${-h / 2} -4 ${-h}M${x + 4} ${y}q0 ${-h / 2} 1 ${n1(-h * 0.8)}M${x + 8} ${y}q2 ${-h / 2} 5 ${n1(-h * 0.9)}`,
      1.8,
      LEAF2,
    ) +
    slab(x - 5.6, y - h - 2, 3.4, 9, '#7a4a28', 1.7, 1) +
    slab(x + 11.4, y - h * 0.9 - 2, 3.4, 8, '#7a4a28', 1.7, 1),
  lily: (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      s,
      form('M-13 0C-13-5 13-5 13 0 13 4 5 5 0 5S-13 4-13 0z', '#7fb85e', line('M0 0l9-3', 1)) +
        shape('M-6-2q-3-7 2-9 0 4 3 5 0-6 4-8 2 4 1 8 4-3 6-1-1 5-7 6z', '#f6c9d6', 1.2),
    ),
  waves: (x: number, y: number, w: number): string =>
    flat(`M${n1(x - w / 2)} ${y}${wavy(w)}v14h${n1(-w)}z`, WATER) +
    line(`M${n1(x - w / 2)} ${y}${wavy(w)}`, 2, FOAM),
  bank: (y: number): string =>
    flat(`M0 ${y - 1.6}q50-6 100 0V90H0z`, '#2a1408', 0.15) +
    flat(`M0 ${y}q50-6 100 0V90H0z`, PAPER.near),
  pond: (x: number, y: number, w: number, h = 7): string =>
    oval(x, y, w / 2, h, WATER) + line(`M${n1(x - w * 0.25)} ${y - 1}q4-2 8 0t8 0`, 1.3, FOAM),
  waterfall: (x: number, y: number, w: number, h: number): string =>
    form(
      `M${n1(x - w / 2)} ${n1(y - h)}q${n1(w / 2)} -3 ${n1(w)} 0q-3 ${n1(h / 2)} 2 ${h}q${n1(-w / 2)} 5 ${n1(-w - 4)} 0q5 ${n1(-h / 2)} 2 ${-h}z`,
      WATER,
      line(
        `M${n1(x - w * 0.25)} ${n1(y - h)}v${n1(h * 0.6)}M${x} ${n1(y - h * 0.8)}v${n1(h * 0.7)}M${n1(x + w * 0.25)} ${n1(y - h)}v${n1(h * 0.5)}`,
        2,
        FOAM,
      ),
    ) +
    dot(x - w * 0.4, y, 4, '#fff', 0.85) +
    dot(x, y + 1, 5, '#fff', 0.85) +
    dot(x + w * 0.4, y, 4, '#fff', 0.85),
  cloud: (x: number, y: number, w: number, color = '#fffdf4'): string =>
    form(
      `M${n1(x - w / 2)} ${y}q${n1(-w * 0.12)} ${n1(-w * 0.22)} ${n1(w * 0.14)} ${n1(-w * 0.22)}q${n1(w * 0.1)} ${n1(-w * 0.26)} ${n1(w * 0.34)} ${n1(-w * 0.15)}q${n1(w * 0.24)} ${n1(-w * 0.12)} ${n1(w * 0.34)} ${n1(w * 0.11)}q${n1(w * 0.24)} 0 ${n1(w * 0.18)} ${n1(w * 0.26)}z`,
      color,
      '',
      1.5,
    ),
  rain: (x: number, y: number, w: number, color = '#dcecf4'): string =>
    line(
      times(8, (i) => `M${n1(x - w / 2 + (w * i) / 7)} ${n1(y + (i % 3) * 9)}l-3 9`),
      1.7,
      color,
    ),
  flakes: (x: number, y: number, w: number, h: number): string =>
    times(9, (i) =>
      dot(
        x - w / 2 + ((i * 37) % 100) * (w / 100),
        y - ((i * 61) % 100) * (h / 100),
        1.2 + (i % 3) * 0.5,
        '#fff',
      ),
    ),
  gust: (x: number, y: number, s = 1, color = '#fff'): string =>
    at(x, y, s, line('M-20 0H8q7 0 7-5t-6-5-5 4M-14 6H16q7 0 7 5t-6 5M-22-8h16', 2, color, 0.85)),
  fallen: (x: number, y: number, n: number, color = LEAF): string =>
    times(
      n,
      (i) =>
        `<g transform="translate(${n1(x + ((i * 29) % 60) - 30)} ${n1(y - ((i * 43) % 50))}) rotate(${i * 57})">${shape('M0-4q5 0 4 5-5 1-6-3z', color, 1)}</g>`,
    ),
  sun: (x: number, y: number, r: number): string =>
    shape(star(x, y, r * 1.5, 12, 0.78), '#ffd76a', 1.2) + disc(x, y, r, '#ffe68a', 1.2),
  stars: (...where: readonly (readonly [number, number, number?])[]): string =>
    where.map(([x, y, r = 3]) => flat(star(x, y, r, 4, 0.3), '#fff3c4')).join(''),
  peak: (x: number, y: number, w: number, h: number, color = '#9aa3b0'): string =>
    form(
      `M${n1(x - w / 2)} ${y}L${n1(x - w * 0.1)} ${n1(y - h)}L${n1(x + w * 0.06)} ${n1(y - h * 0.9)}L${n1(x + w / 2)} ${y}z`,
      color,
      flat(
        `M${n1(x - w * 0.1)} ${n1(y - h)}L${n1(x + w * 0.06)} ${n1(y - h * 0.9)}L${n1(x + w * 0.24)} ${n1(y - h * 0.55)}l${n1(-w * 0.12)} 3${n1(-w * 0.06)} -4${n1(-w * 0.1)} 6${n1(-w * 0.1)} -6${n1(-w * 0.12)} 2z`,
        '#fffdf8',
      ),
    ),
  ice: (x: number, y: number, h: number): string =>
    form(
      `M${x - 5} ${y}L${x - 2} ${n1(y - h)}L${x + 5} ${n1(y - h * 0.8)}L${x + 6} ${y}z`,
      '#cfeaf4',
    ) + form(`M${x + 4} ${y}L${x + 8} ${n1(y - h * 0.6)}L${x + 12} ${y}z`, '#e2f4f9'),
  crystal: (x: number, y: number, h: number, color = '#b79be0'): string =>
    glow(x, y - h / 2, h * 0.6, color) +
    form(
      `M${x - 4} ${y}L${x - 5} ${n1(y - h * 0.7)}L${x} ${n1(y - h)}L${x + 5} ${n1(y - h * 0.7)}L${x + 4} ${y}z`,
      color,
      line(`M${x} ${n1(y - h)}v${h}`, 1, '#fff', 0.6),
    ),
  acorn: (x: number, y: number, s = 1, turn = 0): string => at(x, y, s, acornOf(), turn),
  leaf: (x: number, y: number, s = 1, turn = 0, color = LEAF): string =>
    at(
      x,
      y,
      s,
      form('M0 8C-9 2-8-8 0-14 8-8 9 2 0 8z', color, line('M0 9V-12M0 0l4-4M0 0l-4-4', 1)),
      turn,
    ),
};
