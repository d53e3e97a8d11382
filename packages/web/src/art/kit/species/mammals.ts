/** Those with fur. */
import { disc, dot, flat, INK, line, oval, shape, spot, twin } from '../ink.ts';
import { ear, HEADS, nose, teeth, whiskers, type Species } from './species.ts';
import { TAIL } from './tails.ts';

const PINK_NOSE = '#d97f80';

const mouse: Species = {
  coat: { fur: '#b7a89b', light: '#f1e7dd', dark: '#85776d', paw: '#e9c3b8' },
  head: HEADS.wedge,
  ears: ear.round(11.5, 18.5, -66),
  marks: (c) => spot(0, -38, 13, 12, c.light),
  face: () => whiskers + nose(PINK_NOSE),
  tail: TAIL.thin(),
};
const mole: Species = {
  coat: { fur: '#6f6673', light: '#a89ea7', dark: '#4a434d', paw: '#f0b9a8' },
  head: HEADS.wedge,
  marks: (c) => spot(0, -43, 13, 11, c.light),
  face: () =>
    oval(0, -47, 6.2, 4.8, '#ef9f95') +
    dot(-2, -48.6, 1.5, '#fff', 0.75) +
    line('M-14-44l-9-1M-14-41l-8 2M14-44l9-1M14-41l8 2', 0.8),
  eyes: { r: 2.3, y: -55 },
  feet: '#f0b9a8',
};
const badger: Species = {
  coat: { fur: '#8d8986', light: '#efe6d6', dark: '#3a373d' },
  head: HEADS.wedge,
  headFur: '#fbf4e6',
  ears: (c) => twin(disc(16, -66, 6, c.dark) + dot(16.6, -66.6, 2.8, '#fbf4e6')),
  marks: (c) =>
    twin(flat('M4.5-72C15-70 17-58 14.5-49 12.5-42 8-38 4-38 3-50 4.5-60 4.5-72z', c.dark)),
  face: () => nose(INK, -44.5, 4, 3),
  eyes: { ring: '#fbf4e6' },
};
const rabbit: Species = {
  coat: { fur: '#f3e7d6', light: '#fffaf0', dark: '#cdb89b' },
  head: HEADS.long,
  ears: ear.long(),
  marks: (c) => spot(0, -40, 11, 9, c.light),
  face: () => teeth() + whiskers + nose(PINK_NOSE),
  ownMouth: true,
  tail: TAIL.puff,
};
const hare: Species = {
  ...rabbit,
  coat: { fur: '#c9a071', light: '#f6e7cb', dark: '#8d6a43' },
  ears: ear.long('#4d3a2c'),
  face: () => whiskers + nose(),
  ownMouth: false,
};
const squirrel: Species = {
  coat: { fur: '#cf6d2f', light: '#f8e2c0', dark: '#9c4717' },
  head: HEADS.cheeky,
  ears: ear.point(true),
  marks: (c) => spot(0, -40, 13, 9.5, c.light),
  face: () => teeth() + nose(),
  ownMouth: true,
  tail: TAIL.bushy,
};
const chipmunk: Species = {
  coat: { fur: '#cc8d4d', light: '#fbebcd', dark: '#5e3a22' },
  head: HEADS.cheeky,
  ears: ear.small(6),
  marks: (c) =>
    flat('M-2.6-72h5.2l1 18h-7.2z', c.dark) +
    twin(
      flat('M6-72q5 7 5 16l4-1q1-8-2-14z', c.dark) +
        flat('M7-60C15-63 22-56 26-50 24-40 18-38 15-40 10-44 7-50 7-60z', c.light) +
        line('M9-60q9 0 14 9M10-43q6-1 11-5', 2, c.dark),
    ) +
    spot(0, -40, 12, 8, c.light),
  face: () => teeth() + nose(),
  ownMouth: true,
  tail: TAIL.striped,
};
const hedgehog: Species = {
  coat: { fur: '#efd7b2', light: '#fcf0da', dark: '#6f4e38' },
  head: HEADS.wedge,
  marks: (c) =>
    flat('M-22-74h44v22Q19-63 12-61 6-66 0-60-6-66-12-61-19-63-22-52z', c.dark) +
    spot(0, -41, 11, 9, c.light),
  face: () => nose(INK, -46, 3.8, 3),
  tail: TAIL.spines,
};
const fox: Species = {
  coat: { fur: '#de6c2b', light: '#fff5e6', dark: '#5b2a14' },
  head: HEADS.foxy,
  ears: ear.point(),
  marks: (c) => flat('M-30-50C-20-52-8-50 0-39 8-50 20-52 30-50V-30H-30z', c.light),
  face: () => nose(INK, -42.5, 3.6, 2.7),
  eyes: { y: -54 },
  tail: TAIL.brush,
};
const otter: Species = {
  coat: { fur: '#8a5c3d', light: '#f5e6ca', dark: '#5b3a24' },
  head: HEADS.flat,
  ears: ear.small(4.4, 20, -60),
  marks: (c) => flat('M-24-49Q-11-54 0-50 11-54 24-49 24-30 0-30-24-30-24-49z', c.light),
  face: () => whiskers + nose(INK, -49, 4.2, 3),
  eyes: { y: -55.5 },
  tail: TAIL.thick,
};
const beaver: Species = {
  coat: { fur: '#7e4d30', light: '#dfb385', dark: '#55341f' },
  head: HEADS.flat,
  ears: ear.small(5.4, 16, -65),
  marks: (c) => spot(0, -42, 14, 9.5, c.light),
  face: () => teeth(-41.6, 8, 7) + nose(INK, -48.5, 4.2, 3),
  ownMouth: true,
  eyes: { y: -55 },
  tail: TAIL.paddle,
};
const rat: Species = {
  coat: { fur: '#857c8c', light: '#d6ced3', dark: '#4a4453', paw: '#dfb3ae' },
  head: HEADS.snouty,
  ears: (c) =>
    twin(oval(18.5, -62, 7.6, 8.4, c.fur) + spot(19, -61.4, 4.4, 5, '#c99a9d')) +
    flat('M24-69l4 3-6 3z', 'var(--sky)'),
  marks: (c) => flat('M-9-54Q0-58 9-54L14-30h-28z', c.light),
  face: () =>
    shape('M1.5-38.6l1.3 5 2.6-5.4z', '#fff8dd', 0.9) + whiskers + nose(PINK_NOSE, -45, 3.8, 2.8),
  eyes: { x: 8.4, y: -55, r: 2.8 },
  tail: TAIL.thin('#c08a8f'),
};
const ferret: Species = {
  coat: { fur: '#f0deba', light: '#fff8e8', dark: '#7a5a40' },
  head: HEADS.egg,
  ears: ear.round(5.6, 14.5, -66, '#d9a894'),
  marks: (c) =>
    flat('M-22-60Q-9-65 0-56 9-65 22-60 22-47 12-46 5-46 0-51-5-46-12-46-22-47-22-60z', c.dark) +
    spot(0, -40, 9, 7, c.light),
  face: () => whiskers + nose(PINK_NOSE),
  eyes: { ring: '#fff8e8' },
  tail: TAIL.brush,
};
const dormouse: Species = {
  coat: { fur: '#e2ab63', light: '#fcecd0', dark: '#a06f33' },
  head: HEADS.round,
  ears: ear.round(8, 17, -66, '#f2c7a8'),
  marks: (c) => spot(0, -40, 13, 9, c.light),
  face: () => whiskers + nose(PINK_NOSE),
  eyes: { r: 4 },
  tail: TAIL.bushy,
};
const stoat: Species = {
  coat: { fur: '#c08650', light: '#fff5e2', dark: '#3f2a20' },
  head: HEADS.egg,
  ears: ear.round(6.2, 14.5, -66, '#f2c7a8'),
  marks: (c) => flat('M-22-48q10-4 22 2 12-6 22-2V-30H-22z', c.light),
  face: () => whiskers + nose(),
  tail: TAIL.tipped,
};
const marten: Species = {
  ...stoat,
  coat: { fur: '#7c5235', light: '#fbe6b4', dark: '#452c1c' },
  ears: ear.round(7, 16, -66, '#e8cf9a'),
  tail: TAIL.bushy,
  marks: (c) => flat('M-12-46Q0-52 12-46 14-30 0-28-14-30-12-46z', c.light),
};
const vole: Species = {
  coat: { fur: '#a1805f', light: '#ecd8bd', dark: '#6f543b' },
  head: HEADS.cheeky,
  ears: ear.round(5.6, 16, -64, '#d9a894'),
  marks: (c) => spot(0, -39, 14, 9, c.light),
  face: () => whiskers + teeth(-41, 4, 3.4) + nose(PINK_NOSE),
  ownMouth: true,
  tail: TAIL.thin('#b08a78'),
};
const shrew: Species = {
  coat: { fur: '#8a7a70', light: '#dcd0c6', dark: '#5d5049', paw: '#e0b5aa' },
  head: HEADS.snouty,
  ears: ear.round(5, 15, -65, '#c9a295'),
  marks: (c) => flat('M-8-54Q0-58 8-54L13-28h-26z', c.light),
  face: () =>
    shape('M-6-50Q0-54 6-50 5-42 2.6-38-2.6-38-5-42-6-50z', '#a89a90', 1.3) +
    oval(0, -38, 3.6, 2.8, '#d97f80', 1.2) +
    line('M-8-43l-12-2M-8-41l-11 3M8-43l12-2M8-41l11 3', 0.8),
  eyes: { r: 2.5, y: -54 },
  ownMouth: true,
  tail: TAIL.thin('#a58a80'),
};
const bat: Species = {
  coat: { fur: '#7d6478', light: '#c9aebc', dark: '#4f3d50' },
  head: HEADS.round,
  ears: (c) =>
    twin(
      shape('M3-66Q8-86 20-90 27-78 21-56z', c.fur) +
        shape('M9-68Q12-80 18-83 21-75 18-62z', '#d99aa5', 0.1),
    ),
  marks: (c) => spot(0, -41, 12, 9, c.light),
  face: () =>
    shape('M-3.4-49.5q3.4-3 6.8 0-1 3.4-3.4 3.4t-3.4-3.4z', '#5a3f4f', 1) +
    shape('M-4-41l1.2 3 1.2-3zM1.6-41l1.2 3 1.2-3z', '#fffdf4', 0.8),
  tail: TAIL.membranes,
};
const cat: Species = {
  coat: { fur: '#6d6f7a', light: '#eceae6', dark: '#43444f' },
  head: HEADS.foxy,
  ears: ear.point(),
  marks: (c) =>
    line('M-5-72l1 8M0-73v9M5-72l-1 8', 2.4, c.dark) +
    spot(0, -40, 12, 8, c.light) +
    twin(line('M16-52l9-2M17-48l8 1', 2, c.dark)),
  face: () => whiskers + nose(PINK_NOSE, -47.5, 2.8, 2),
  eyes: { r: 3.4 },
  tail: TAIL.ringed,
};
const pig: Species = {
  coat: { fur: '#f0b3a8', light: '#fbd9d0', dark: '#c9827a' },
  head: HEADS.round,
  ears: (c) =>
    twin(
      shape('M8-67Q14-80 24-76 25-66 18-58z', c.fur) +
        shape('M13-68Q17-74 21-73 21-67 18-63z', c.dark, 0.1),
    ),
  face: (c) =>
    oval(0, -46, 8, 6, c.light) +
    spot(-2.8, -46, 1.5, 2.2, c.dark) +
    spot(2.8, -46, 1.5, 2.2, c.dark) +
    line('M-4-37.6q4 2.4 8 0', 1.4),
  ownMouth: true,
  eyes: { x: 9.4, y: -55 },
  tail: () =>
    line('M16-10q8 2 7-5-5-3-4 2 4 3 8-2', 4) +
    line('M16-10q8 2 7-5-5-3-4 2 4 3 8-2', 2, '#f0b3a8'),
};
const bear: Species = {
  coat: { fur: '#8a5d3b', light: '#e6c497', dark: '#5c3a22' },
  head: HEADS.round,
  ears: ear.round(7, 16, -66, '#c98f6a'),
  marks: (c) => spot(0, -43, 10.5, 8.5, c.light),
  face: () => nose(INK, -48, 4.4, 3.2),
};
const goat: Species = {
  coat: { fur: '#e8e0d2', light: '#fffaf0', dark: '#8d8478' },
  head: HEADS.long,
  ears: (c) =>
    twin(
      shape('M6-68C6-84 16-90 20-82 14-84 13-76 14-66z', '#b59b78') +
        shape('M15-60Q26-64 29-57 24-51 15-54z', c.fur),
    ),
  marks: (c) => spot(0, -40, 10, 8, c.light),
  face: (c) => shape('M-5-36q5 14 10 0z', c.light, 1.4) + nose('#7a6a62'),
  tail: TAIL.puff,
};
const platypus: Species = {
  coat: { fur: '#86644c', light: '#d9b995', dark: '#5a4030' },
  head: HEADS.flat,
  face: () =>
    shape('M-15-46C-14-54 14-54 15-46 16-38 8-35 0-35S-16-38-15-46z', '#5f6b76') +
    line('M-14-44q14 5 28 0', 1.2) +
    dot(-3, -49, 1, INK) +
    dot(3, -49, 1, INK),
  ownMouth: true,
  eyes: { y: -59, x: 8 },
  tail: TAIL.paddle,
};

export const MAMMALS = {
  mouse,
  mole,
  badger,
  rabbit,
  hare,
  squirrel,
  chipmunk,
  hedgehog,
  fox,
  otter,
  beaver,
  rat,
  ferret,
  dormouse,
  stoat,
  marten,
  vole,
  shrew,
  bat,
  cat,
  pig,
  bear,
  goat,
  platypus,
} satisfies Record<string, Species>;
