/** What is heard in Eldervale: wood on stone, glass, dice on felt, a drum far off. */
import { bell, knock, later, rustle, tone, type Stage } from './voices.ts';

/** Glass tones of the five rings of power, rising. */
const RINGS = [523.3, 587.3, 659.3, 784, 880] as const;
function glass(stage: Stage, ring: number): void {
  const from = RINGS[ring];
  tone(stage, { from, peak: 0.16, length: 1.1, rise: 0.02 });
  tone(stage, { from: from * 2.76, peak: 0.05, length: 0.7, rise: 0.01 });
}

export const VALE_SOUNDS = {
  /** A figure on a tile. */
  stone: (stage) => {
    knock(stage, 190, 0.42);
    rustle(stage, { band: 1900, q: 3, peak: 0.3, length: 0.04 });
  },
  /** A tile is turned over and settles. */
  tile: (stage) => {
    rustle(stage, { band: 1600, to: 3800, q: 0.8, peak: 0.26, length: 0.2, rise: 0.06 });
    knock(later(stage, 0.24), 120, 0.5);
  },
  glass1: (stage) => glass(stage, 0),
  glass2: (stage) => glass(stage, 1),
  glass3: (stage) => glass(stage, 2),
  glass4: (stage) => glass(stage, 3),
  glass5: (stage) => glass(stage, 4),
  /** A struck bowl. */
  orb: (stage) => {
    tone(stage, { from: 220, peak: 0.3, length: 2.6, rise: 0.01 });
    tone(stage, { from: 596, peak: 0.14, length: 2.2, rise: 0.01 });
    tone(stage, { from: 1120, peak: 0.06, length: 1.6, rise: 0.01 });
  },
  /** Dice on felt, one hit after the other. */
  dice: (stage) =>
    [0, 0.06, 0.1, 0.17, 0.26, 0.38].forEach((wait, i) => {
      knock(later(stage, wait), 230 - i * 16, 0.24 - i * 0.03);
      rustle(later(stage, wait), { band: 900, q: 1.4, peak: 0.14, length: 0.05 });
    }),
  /** A low drum, half a second ahead of what comes. */
  rush: (stage) =>
    [0, 0.2, 0.36, 0.5].forEach((wait, i) =>
      tone(later(stage, wait), { from: 92 + i * 6, to: 52, peak: 0.4 + i * 0.06, length: 0.22 }),
    ),
  swords: (stage) => {
    tone(stage, { from: 2350, to: 2200, peak: 0.1, length: 0.5, type: 'triangle' });
    tone(later(stage, 0.09), { from: 3130, to: 2980, peak: 0.08, length: 0.45, type: 'triangle' });
    rustle(stage, { band: 5200, q: 2, peak: 0.24, length: 0.07 });
  },
  /** The Underworld breathes out. */
  breath: (stage) =>
    rustle(stage, { band: 620, to: 240, q: 0.9, peak: 0.34, length: 1.1, rise: 0.35 }),
  glory: (stage) => {
    bell(stage, 784, 0.1);
    bell(later(stage, 0.12), 1046, 0.1);
    bell(later(stage, 0.24), 1318, 0.08);
  },
  /** A Spell: glass that runs upwards. */
  spell: (stage) =>
    [0, 1, 2, 3, 4].forEach((i) =>
      tone(later(stage, i * 0.06), { from: RINGS[i] * 2, peak: 0.07, length: 0.4, rise: 0.01 }),
    ),
  /** Two beams and a door: a roof is on. */
  roof: (stage) => {
    knock(stage, 210, 0.4);
    knock(later(stage, 0.14), 180, 0.44);
    bell(later(stage, 0.34), 1174, 0.07);
  },
} satisfies Record<string, (stage: Stage) => void>;
