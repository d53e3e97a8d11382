/** Those of pond and stone: frogs, lizards, turtles. */
import { dot, flat, INK, line, shape, spot, twin } from '../ink.ts';
import { HEADS, type Species } from './species.ts';
import { TAIL } from './tails.ts';

const nostrils = (y = -50): string => dot(-1.8, y, 0.8, INK) + dot(1.8, y, 0.8, INK);

const toad: Species = {
  coat: { fur: '#97a24e', light: '#efe8b6', dark: '#626e2f' },
  head: HEADS.frog,
  marks: (c) =>
    flat('M-28-45q28 9 56 0v16h-56z', c.light) +
    dot(-18, -53, 2, c.dark) +
    dot(19, -50, 1.8, c.dark) +
    dot(-10, -58, 1.5, c.dark) +
    dot(1, -60, 1.8, c.dark) +
    dot(12, -57, 1.2, c.dark),
  face: () => line('M-17-45q17 9 34 0', 1.8) + nostrils(-51),
  eyes: { x: 11.5, y: -67, r: 3.2, ring: '#fbf3cf' },
  ownMouth: true,
  hatUp: 8,
};
const frog: Species = {
  ...toad,
  coat: { fur: '#82b652', light: '#e7f3c4', dark: '#4f7d2e' },
  marks: (c) => flat('M-28-45q28 9 56 0v16h-56z', c.light),
};
const newt: Species = {
  coat: { fur: '#4f7f86', light: '#f2a24f', dark: '#2f5258' },
  head: HEADS.flat,
  ears: (c) =>
    shape('M-3-66q-2-10 3-14 5 4 3 14zM-13-63q-5-7-2-12 6 2 8 9zM13-63q5-7 2-12-6 2-8 9z', c.dark),
  marks: (c) =>
    flat('M-24-44q24 9 48 0v14h-48z', c.light) +
    dot(-14, -54, 1.8, c.dark) +
    dot(15, -58, 1.8, c.dark) +
    dot(0, -63, 1.6, c.dark),
  face: () => line('M-14-45q14 8 28 0', 1.7) + nostrils(),
  eyes: { x: 10, y: -56, ring: '#f7e9b8' },
  ownMouth: true,
  tail: TAIL.lizard,
  belly: '#f2a24f',
};
const lizard: Species = {
  coat: { fur: '#a3b04d', light: '#f0e5a8', dark: '#6c7a2c' },
  head: HEADS.snouty,
  ears: (c) => shape('M0-71l-4-8 6 4 2-7 3 8 6-4-4 8z', c.dark),
  marks: (c) =>
    flat('M-20-43q20 9 40 0v14h-40z', c.light) +
    dot(-9, -62, 1.8, c.dark) +
    dot(8, -64, 1.6, c.dark) +
    dot(0, -60, 1.4, c.dark),
  face: () => line('M-11-43q11 8 22 0', 1.7) + nostrils(-48),
  eyes: { x: 9, y: -56, ring: '#f7f0c0' },
  ownMouth: true,
  tail: TAIL.lizard,
};
const turtle: Species = {
  coat: { fur: '#9bbb65', light: '#e9ecbe', dark: '#5d7d38' },
  head: HEADS.egg,
  marks: (c) => twin(line('M17-60q-7 3-8 12', 2, c.dark)) + spot(0, -38, 12, 8, c.light),
  face: () => line('M-7.5-44q7.5 6.4 15 0', 1.7) + nostrils(-49),
  ownMouth: true,
  tail: TAIL.shell,
};
const axolotl: Species = {
  coat: { fur: '#f4bcc4', light: '#fde4e6', dark: '#d9798c' },
  head: HEADS.flat,
  ears: (c) =>
    twin(
      line('M18-62Q30-70 33-66M20-55q12-2 15 3M19-48q10 3 12 9', 6) +
        line('M18-62Q30-70 33-66M20-55q12-2 15 3M19-48q10 3 12 9', 3.4, c.dark),
    ),
  face: () => line('M-10-45q10 8 20 0', 1.6),
  eyes: { x: 12, y: -53, r: 2.5 },
  ownMouth: true,
  tail: TAIL.lizard,
};
const snail: Species = {
  coat: { fur: '#e3c79a', light: '#f6e8c8', dark: '#a5824e' },
  head: HEADS.egg,
  ears: () =>
    twin(
      line('M6-68l7-14', 5) +
        line('M6-68l7-14', 2.4, '#e3c79a') +
        dot(13.5, -83, 3.4, INK) +
        dot(14.5, -84, 1.1, '#fff'),
    ),
  face: () => line('M-6-43q6 5 12 0', 1.6),
  ownMouth: true,
  tail: TAIL.shell,
};

export const WATERSIDE = {
  toad,
  frog,
  newt,
  lizard,
  turtle,
  axolotl,
  snail,
} satisfies Record<string, Species>;
