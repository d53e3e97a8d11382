/** Those with feathers. */
import { dot, flat, line, oval, shape, spot, twin } from '../ink.ts';
import { beak, HEADS, type Species } from './species.ts';
import { TAIL } from './tails.ts';

const owl: Species = {
  coat: { fur: '#b7926c', light: '#fdf3e0', dark: '#7a5c43' },
  head: HEADS.round,
  ears: (c) => twin(shape('M4-68L23-82Q23-68 20-58z', c.dark)),
  marks: (c) => twin(spot(8.8, -52, 10.4, 11, c.light)) + flat('M-4-72h8L0-58z', c.dark),
  face: () => beak('#e8a033', 3.6, 8, -50),
  eyes: { x: 8.8, r: 4.4 },
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
  bodyMarks: (c) =>
    line(
      'M-8-24q3 4 6 0M2-24q3 4 6 0M-10-17q3 4 6 0M-3-17q3 4 6 0M4-17q3 4 6 0M-7-10q3 4 6 0M1-10q3 4 6 0',
      1.4,
      c.dark,
    ),
};
const robin: Species = {
  coat: { fur: '#93734f', light: '#f7eedd', dark: '#644a33' },
  head: HEADS.round,
  marks: () => flat('M-17-46C-17-60-4-63 0-56 4-63 17-60 17-46 14-30 0-30-14-30-17-46z', '#e76a2d'),
  face: () => beak('#f0b63f', 4, 7),
  ownMouth: true,
  bird: true,
  belly: '#e76a2d',
  tail: TAIL.fan,
};
const pigeon: Species = {
  coat: { fur: '#98abbd', light: '#e9eff2', dark: '#5f7488' },
  head: HEADS.egg,
  marks: () => flat('M-22-42q22 10 44 0v14h-44z', '#7fae9a', 0.8),
  face: () => beak('#e0a08a', 3.4, 8, -49) + oval(0, -51, 4, 2.3, '#fffaf0', 1.1),
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
};
const crow: Species = {
  coat: { fur: '#575467', light: '#7f7c90', dark: '#3a3848' },
  head: HEADS.egg,
  ears: (c) => shape('M-4-69q-1-9 5-10-1 4 1 5 4-3 5 0-3 2-4 6z', c.fur),
  face: () => beak('#d9a44a', 5, 12),
  eyes: { ring: '#fffaf0' },
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
};
const woodpecker: Species = {
  coat: { fur: '#46424d', light: '#fbf4e6', dark: '#2f2c36' },
  head: HEADS.egg,
  ears: () => shape('M-10-66C-8-80 4-86 16-84 12-80 14-76 12-72 16-70 14-66 10-64z', '#d2402f'),
  marks: (c) =>
    flat('M-20-56C-8-60 8-60 20-56V-44C8-40-8-40-20-44z', c.light) +
    flat('M-20-73h40v13q-20-8-40 0z', '#d2402f'),
  face: () => beak('#8a8f98', 3.6, 14, -52),
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
  bodyMarks: () => twin(line('M12-30l5 2M13-24l6 2M13-18l6 2', 2, '#fff')),
};
const magpie: Species = {
  coat: { fur: '#454557', light: '#fbf7ee', dark: '#2f3a52' },
  head: HEADS.egg,
  face: () => beak('#5d5a66', 4.2, 10),
  eyes: { ring: '#fbf7ee' },
  ownMouth: true,
  bird: true,
  tail: TAIL.long,
  bodyMarks: () => twin(line('M15-28q4 8 2 16', 3, '#5f9ab8')),
};
const goose: Species = {
  coat: { fur: '#fbf6ea', light: '#fffdf8', dark: '#cfc4b0' },
  head: HEADS.egg,
  face: () =>
    shape('M-7-48C-7-54 7-54 7-48 8-41 4-37 0-37S-8-41-7-48z', '#ef9a38', 1.5) +
    line('M-6.6-46q6.6 3 13.2 0', 1) +
    dot(-2, -50, 0.8, '#7a3f14') +
    dot(2, -50, 0.8, '#7a3f14'),
  eyes: { y: -56 },
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
};
const wren: Species = {
  coat: { fur: '#a77a4e', light: '#f4e2c4', dark: '#6f4b2b' },
  head: HEADS.round,
  marks: (c) =>
    twin(flat('M4-60q9-4 17 2l-1 4q-8-4-16-2z', c.light)) + spot(0, -38, 13, 9, c.light),
  face: () => beak('#8a7a55', 3.2, 7),
  eyes: { y: -52 },
  ownMouth: true,
  bird: true,
  tail: (c) => shape('M10-10Q22-22 24-34l5 2-1 5 4 1-3 5 3 2Q24-8 12-4z', c.dark),
  bodyMarks: (c) => line('M-14-14h4M-13-9h4M14-14h-4M13-9h-4', 1.6, c.dark),
};
const heron: Species = {
  coat: { fur: '#a9b8c6', light: '#f4f6f4', dark: '#4a5a6c' },
  head: HEADS.long,
  ears: (c) => shape('M-6-69C6-80 22-78 32-68 22-70 14-68 8-64z', c.dark),
  marks: (c) => flat('M-20-73h40v13q-20 6-40 0z', c.dark) + spot(0, -45, 12, 14, c.light),
  face: () => beak('#e8b33f', 3.6, 17, -51),
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
};
const kingfisher: Species = {
  coat: { fur: '#2f86a6', light: '#f0904a', dark: '#1d5a78' },
  head: HEADS.egg,
  ears: (c) => shape('M-8-68q-2-9 5-11 0 3 2 4 3-4 6-2-1 3-2 8z', c.dark),
  marks: (c) =>
    flat('M-20-52q10-4 20 2 10-6 20-2v24h-40z', c.light) +
    spot(0, -37, 9, 5, '#fffaf0') +
    line('M-12-66h.1M-4-69h.1M5-68h.1M13-64h.1', 2.4, '#8fd3e0'),
  face: () => beak('#47424c', 3.8, 14),
  eyes: { ring: '#fffaf0' },
  ownMouth: true,
  bird: true,
  belly: '#f0904a',
  tail: TAIL.fan,
};
const swallow: Species = {
  coat: { fur: '#4a6690', light: '#fff5e6', dark: '#2b3d5c' },
  head: HEADS.egg,
  marks: (c) => flat('M-20-48q20-10 40 0v20h-40z', '#c8603c') + spot(0, -36, 12, 6, c.light),
  face: () => beak('#4a4038', 3.2, 6),
  ownMouth: true,
  bird: true,
  tail: (c) => shape('M-5-12L-15 8 0-2 15 8 5-12z', c.dark),
};
const cardinal: Species = {
  coat: { fur: '#cf3b33', light: '#ef8a70', dark: '#8f221f' },
  head: HEADS.round,
  ears: (c) => shape('M-10-66C-8-80 0-90 10-94 8-84 14-76 14-64z', c.fur),
  marks: () => spot(0, -48, 11, 9, '#3a2a2e'),
  face: () => beak('#f0a23a', 5, 8),
  eyes: { y: -56 },
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
};
const starling: Species = {
  coat: { fur: '#4d4a6b', light: '#7a6f9a', dark: '#2f2d4a' },
  head: HEADS.egg,
  marks: () =>
    [
      [-10, -63],
      [-2, -66],
      [8, -64],
      [13, -57],
      [-14, -56],
      [-12, -43],
      [12, -42],
    ]
      .map(([x, y]) => dot(x, y, 1.1, '#ffe9b8'))
      .join('') + flat('M-20-48q20 12 40 0v20h-40z', '#4f8f7a', 0.6),
  face: () => beak('#eec24a', 3.2, 9),
  eyes: { ring: '#efe6d2' },
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
  bodyMarks: () =>
    [
      [-9, -27],
      [0, -30],
      [8, -26],
      [-11, -17],
      [-3, -20],
      [5, -18],
      [11, -14],
      [-6, -9],
      [3, -9],
    ]
      .map(([x, y]) => dot(x, y, 1.2, '#ffe9b8'))
      .join(''),
};
const eagle: Species = {
  coat: { fur: '#7a5738', light: '#d9b98a', dark: '#4d341f' },
  head: HEADS.egg,
  headFur: '#fbf6ea',
  ears: () => shape('M-12-64l-8-6 9 0-5-7 10 4z', '#fbf6ea'),
  face: () =>
    shape('M-5.5-49C-5-55 5-55 5.5-49 6-42 4-37-1-34-1-39-5.5-42-5.5-49z', '#f0b63f', 1.5) +
    line('M-5-46q5 3 10 0', 1),
  eyes: { y: -55 },
  ownMouth: true,
  bird: true,
  tail: TAIL.fan,
};
const duck: Species = {
  ...goose,
  coat: { fur: '#8b6b4a', light: '#d9c3a0', dark: '#5f4630' },
  headFur: '#3f7a5c',
  marks: () => flat('M-22-41q22 7 44 0v-5q-22 7-44 0z', '#fffaf0'),
};

export const BIRDS = {
  owl,
  robin,
  pigeon,
  crow,
  woodpecker,
  magpie,
  goose,
  wren,
  heron,
  kingfisher,
  swallow,
  cardinal,
  starling,
  eagle,
  duck,
} satisfies Record<string, Species>;
