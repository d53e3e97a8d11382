/** The Realms of Air, Earth, Fire and Water, by their names. */
import { at, dot, flat, line, patch, spot, times } from '../../../../art/kit/ink.ts';
import { cloud, flame, lily, menhir, reeds, rock, shadow, smoke, tree, volcano } from './parts.ts';
import type { Land } from './land.ts';

const W = '#ffffff';

const airGround = line(
  'M-72 26h36a8 8 0 1 0-8-10M14 60h34a7 7 0 1 0-7-9M-34 52h30a6 6 0 1 1-6 8M40 20h26a6 6 0 1 0-6-8M-10 4h18',
  2.8,
  W,
  0.8,
);

const isle = (x: number, y: number, s: number, on: string): string =>
  at(
    x,
    y,
    s,
    flat(
      'M-32 0H30C26 10 18 14 14 22 8 18 4 30-4 34-8 24-16 24-18 16-26 14-30 8-32 0z',
      '#4c7f82',
    ) +
      flat('M-32 0H30C24 8 8 5-2 9-12 5-28 8-32 0z', '#83b566') +
      on,
  );

const kite = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    flat('M0-12L9 0 0 15-9 0z', '#f2b53a') +
      flat('M0-12L9 0H-9z', '#ffd667') +
      line('M0 15c6 6-5 10 3 19', 1.6, '#2f7482') +
      flat('M-3 24l6 2-6 3zM0 31l6 1-5 4z', '#e8592c'),
  );

const turbine = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    patch(-1.5, -34, 3, 36, '#f4f0df') +
      times(
        3,
        (i) =>
          `<g transform="rotate(${20 + i * 120} 0 -34)">${flat('M0-34C5-42 6-52 0-60-3-52-3-42 0-34z', '#f7f3e4')}</g>`,
      ) +
      dot(0, -34, 2.4, '#e8a23c'),
  );

const earthGround = (y: number): string =>
  line(
    times(5, (i) => `M-90 ${y + i * 13}q28-9 60-2t64-1 60 2`),
    2.2,
    '#3a6529',
    0.55,
  );

const furrows =
  line('M-6-20L-70 80M8-20L-26 80M22-20L18 80M36-20L62 80M50-20L104 74', 4.4, '#5a8232', 0.75) +
  line('M-3-20L-64 80M11-20L-20 80M25-20L24 80M39-20L68 80', 1.6, '#b5d67a', 0.7);

const cracks = (d: string): string =>
  line(d, 7, '#c8330f') + line(d, 3.6, '#ff9a3c') + line(d, 1.4, '#fff0a0');

const CRACKS = [
  'M-90 30L-58 22-44 38-16 30 4 46 30 34 52 48 92 36M-16 30L-22 62M52 48L44 70',
  'M-90 8L-60 14-40 4-18 22 8 12 30 28 60 18 90 26M8 12L2 50-16 70',
  'M-80 42L-50 30-30 44 0 34 22 52 58 38 88 46M0 34L8 10M-50 30L-60 6',
];

const ripple = (points: readonly (readonly [number, number])[]): string =>
  line(points.map(([x, y]) => `M${x} ${y}q5-6 10 0t10 0`).join(''), 2.8, '#d5efff', 0.85);

const RIPPLES = ripple([
  [-60, 18],
  [-20, 6],
  [30, 18],
  [-44, 44],
  [0, 34],
  [38, 44],
  [-14, 60],
  [58, 2],
  [-76, -4],
]);

/** Whatever lives there has left its bed: a Lair without its Monster is still a Lair. */
const nest = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    shadow(0, 6, 34) +
      flat('M-34-6C-30 10-16 14 0 14S30 10 34-6C20-14-20-14-34-6z', '#7a5634') +
      line(
        'M-34-5L-8 12M-20-10L16 13M-2-11L28 6M34-5L8 12M20-10L-14 13M4-11L-28 6M-36-8l70 4M-30-1l62 2',
        2.2,
        '#b98a52',
      ) +
      flat('M-24-8C-14-2 14-2 24-8 14-13-14-13-24-8z', '#3a2618') +
      flat('M-12-6a7 9 0 1 1 13 0zM2-5a7 9 0 1 1 12-2z', '#e8f6f4') +
      dot(-8, -11, 1.4, '#86b8bc') +
      dot(9, -10, 1.4, '#86b8bc'),
  );

const bolt = (x: number, y: number, s: number): string =>
  at(x, y, s, flat('M4-22L-10 2h8l-6 20L12-6H3l7-16z', '#ffe08a'));

export const LANDS_A: Readonly<Record<string, () => Land>> = {
  'air-1': () => ({
    ground: airGround,
    skyline:
      cloud(-46, -40, 1.3, '#6f9fb0') +
      cloud(46, -44, 1.35, '#6f9fb0') +
      cloud(0, -58, 1.35, '#8fbcc8') +
      bolt(-34, -26, 0.9) +
      bolt(42, -30, 0.7) +
      flat('M-30-20L-18-44-6-30 4-52 16-30 26-42 36-20z', '#4c7f82') +
      nest(2, -18, 0.95),
  }),
  'air-2': () => ({
    ground: airGround,
    skyline:
      cloud(-52, -38, 0.95) +
      cloud(56, -46, 0.8) +
      flat('M-86-22C-60-46-30-44-4-28 20-48 56-44 86-24V-12H-86z', '#6cb0a4') +
      flat('M-86-22C-60-46-30-44-4-28-30-26-60-20-86-14z', '#8cc8b8') +
      turbine(-38, -34, 0.95) +
      turbine(20, -32, 1.2) +
      turbine(58, -30, 0.8) +
      kite(-66, -58),
  }),
  'air-3': () => ({
    ground: airGround,
    skyline:
      cloud(-44, -34, 1.2, '#c4ecec') +
      cloud(44, -42, 1.2, '#c4ecec') +
      cloud(0, -56, 1.3) +
      isle(-46, -30, 0.6, '') +
      isle(0, -50, 0.72, '') +
      isle(
        46,
        -72,
        0.62,
        patch(-1.5, -30, 3, 30, '#5b3d27') +
          flat('M1-30l22 7-22 8z', '#f6f1dd') +
          flat('M1-28l9 3-9 4z', '#e8a23c'),
      ) +
      cloud(-58, -12, 0.8) +
      cloud(60, -18, 0.8) +
      kite(-70, -62),
  }),
  'earth-1': () => ({
    ground: earthGround(-2),
    skyline:
      flat(
        'M-80-18C-60-40-44-52-22-60-6-72 20-70 34-58 56-50 70-34 82-18 50-8-50-8-80-18z',
        '#3f6a2a',
      ) +
      tree(-56, -30, 0.7) +
      tree(58, -30, 0.75) +
      flat('M-34-12C-40-36-22-54 0-54S40-36 34-12C20-6-20-6-34-12z', '#5b3d27') +
      flat('M-24-10C-28-30-16-44 0-44S28-30 24-10C14-6-14-6-24-10z', '#1c120c') +
      line(
        'M-36-10C-46-30-30-56 0-58 32-56 46-30 36-10M-30-8C-24-22-30-30-22-40M28-8C24-22 30-30 22-40M-8-44C-10-34-4-30-8-20M10-42C14-32 6-26 9-18',
        4.4,
        '#7a5230',
      ) +
      flat(
        'M-22-12l5 12 5-11zM-8-9l4 10 4-10zM8-9l4 10 5-11zM-20-32l4 8 4-9zM12-34l4 9 4-8z',
        '#d8c8a0',
      ),
  }),
  'earth-2': () => ({
    ground: furrows,
    skyline:
      flat('M-84-26Q-40-44 0-34T84-30V-14H-84z', '#5f9340') +
      tree(-64, -24, 0.85) +
      tree(-42, -30, 0.75, '#5a9a3c', '#8cc45c') +
      tree(62, -24, 0.9) +
      at(
        14,
        -26,
        1,
        flat('M-18 4V-10L0-24 18-10V4z', '#b5713a') +
          flat('M-22-8L0-28 22-8l-4 3L0-20-18-5z', '#d9b35a') +
          patch(-5, -8, 10, 12, '#5b3d27'),
      ) +
      at(-14, -20, 0.9, line('M0 4V-16M-9-10H9', 2.6, '#7a4a28') + dot(0, -19, 4, '#e6bd62')),
  }),
  'earth-3': () => ({
    ground: earthGround(0),
    skyline:
      tree(-66, -22, 0.95) +
      tree(-46, -36, 0.9, '#5a9a3c', '#8cc45c') +
      tree(44, -36, 0.9) +
      tree(66, -24, 1, '#5a9a3c', '#8cc45c') +
      tree(-24, -44, 0.8) +
      tree(24, -46, 0.8) +
      at(
        0,
        -24,
        1.05,
        menhir(-15, 0, 0.95) +
          menhir(15, 0, 0.95) +
          flat('M-24-24L-20-34H22L25-24z', '#a3ab98') +
          flat('M-24-24L-20-34H-4L-6-24z', '#c5ccb6') +
          flat('M-14-34q6-6 12-1 8-6 14 1z', '#79b552'),
      ),
  }),
  'fire-1': () => ({
    ground: cracks(CRACKS[0]),
    skyline:
      smoke(-6, -88, 0.9) +
      smoke(14, -80, 0.7) +
      flat(
        'M-78-18C-64-36-56-56-44-68L-26-58-10-74 8-62 24-76 40-62 52-66C60-50 66-34 78-18 40-6-40-6-78-18z',
        '#40191d',
      ) +
      flat('M-50-18C-46-40-24-54 0-54S46-40 50-18C30-8-30-8-50-18z', '#220b10') +
      flat('M-44-17C-36-30-20-34 0-34S36-30 44-17C26-8-26-8-44-17z', '#ff6a22') +
      flat('M-30-17C-22-26-12-28 0-28S22-26 30-17C18-11-18-11-30-17z', '#ffd667') +
      flat('M-48-30l6 16 8-14zM-26-46l5 15 7-15zM14-46l7 15 5-15zM34-28l8 14 6-16z', '#efe2c4'),
  }),
  'fire-2': () => ({
    ground: flat('M-90-10Q0-24 90-10V-2Q0-12-90-2z', '#574044') + cracks(CRACKS[1]),
    skyline:
      smoke(4, -78, 0.75) +
      volcano(4, -20, 1) +
      flat(
        'M-86-18C-70-26-58-38-48-30-40-24-34-18-26-16zM86-18C70-30 60-40 50-30 44-24 40-20 32-16z',
        '#3c1d22',
      ) +
      flame(-60, -16, 0.6) +
      flame(64, -14, 0.6),
  }),
  'fire-3': () => ({
    ground: cracks(CRACKS[2]),
    skyline:
      flat(
        'M-84-18L-66-48-54-34-40-70-24-40-12-54 0-28 14-62 30-36 44-78 60-38 70-50 86-18C40-8-40-8-84-18z',
        '#371519',
      ) +
      flat('M-66-48L-60-24-70-20zM-40-70l6 44-12 4zM14-62l6 36-12 6zM44-78l6 50-12 6z', '#7a2a1c') +
      flat('M-40-70l4 14-5 6zM44-78l4 16-6 8zM14-62l3 12-5 6z', '#ffb65c') +
      flame(-14, -22, 0.75) +
      flame(66, -16, 0.6) +
      flame(-68, -14, 0.6),
  }),
  'water-1': () => ({
    ground: RIPPLES + spot(0, -6, 46, 13, '#0d3a70', 0.8),
    skyline:
      flat('M-78-12C-74-40-54-66-26-68-10-80 18-78 30-66 56-64 74-38 78-12z', '#33536c') +
      flat('M-78-12C-74-40-54-66-26-68-34-48-40-30-42-12z', '#52758e') +
      flat('M-38-8C-40-34-22-50 0-50S40-34 38-8C20-2-20-2-38-8z', '#061a30') +
      flat('M-32-45l4 14 5-17zM-12-50l4 13 5-13zM8-50l4 14 5-12zM26-46l3 13 5-10z', '#9fc0d0') +
      dot(-10, -26, 3.4, '#7fe0ff') +
      dot(12, -26, 3.4, '#7fe0ff') +
      lily(-62, -2, 0.8) +
      reeds(66, -8, 0.9),
  }),
  'water-2': () => ({
    ground: RIPPLES,
    skyline:
      flat('M-86-28Q-40-50 0-38T86-32V-22H-86z', '#256aa6') +
      lily(-30, -20, 1.15) +
      lily(28, -26, 1.3) +
      lily(0, -8, 0.9) +
      lily(62, -8, 0.9) +
      reeds(-60, -18, 1.25) +
      reeds(-72, -14, 1) +
      reeds(60, -24, 1.2),
  }),
  'water-3': () => ({
    ground:
      RIPPLES +
      flat(
        'M-90 20C-50 10-40 30-60 46-70 56-90 52-90 52zM90-6C60-4 44 10 60 26 70 34 90 34 90 34z',
        '#d9c48a',
        0.9,
      ),
    skyline:
      rock(-48, -20, 1.35) +
      rock(48, -22, 1.2) +
      rock(22, -28, 0.8) +
      flat('M-14-78C-6-70-4-50-6-20H8C6-46 6-66-2-80z', '#dff2ff', 0) +
      reeds(-8, -20, 1.1) +
      at(
        6,
        -44,
        0.8,
        flat('M-20 8H20L13 18H-13z', '#8a5634') +
          patch(-1, -22, 2, 30, '#5b3d27') +
          flat('M2-22L20 4H2z', '#f6f1dd') +
          flat('M-3-16L-15 4H-3z', '#e6dcc0'),
      ),
  }),
};
