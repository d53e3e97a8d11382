/** What Monsters share: eyes that glow or are shut, teeth, claws. They stand around (0, 0). */
import { dot, flat, line, n1, shape, times } from '../../../../art/kit/ink.ts';

/** Awake, or asleep in the Peaceful Start. */
export interface Mood {
  readonly eye: (x: number, y: number, r?: number, glow?: string) => string;
  /** A slanted, angry eye; `turn` in degrees. */
  readonly glare: (x: number, y: number, r: number, turn: number, glow?: string) => string;
}
export type Beast = (mood: Mood) => string;

const INK = '#1b1626';
const shut = (x: number, y: number, r: number): string =>
  line(`M${n1(x - r)} ${n1(y - r * 0.2)}q${n1(r)} ${n1(r * 1.1)} ${n1(r * 2)} 0`, 2);

export const AWAKE: Mood = {
  eye: (x, y, r = 4, glow = '#ffd24d') =>
    dot(x, y, r * 1.7, glow, 0.28) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${glow}" stroke-width="1.200"/>` +
    dot(x, y, r * 0.45, INK) +
    dot(x - r * 0.3, y - r * 0.35, r * 0.22, '#fff'),
  glare: (x, y, r, turn, glow = '#ffb03a') =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${dot(0, 0, r * 1.5, glow, 0.25)}${shape(`M${-r} ${n1(-r * 0.3)}H${r}C${n1(r * 0.8)} ${n1(r * 0.9)} ${n1(-r * 0.8)} ${n1(r * 0.9)} ${-r} ${n1(-r * 0.3)}z`, glow, 1.1)}${dot(0, r * 0.12, r * 0.3, INK)}</g>`,
};
export const ASLEEP: Mood = {
  eye: (x, y, r = 4) => shut(x, y, r),
  glare: (x, y, r) => shut(x, y, r),
};

/** A row of teeth along a line from (x, y), pointing down where h is above 0. */
export const teeth = (x: number, y: number, n: number, w: number, h: number): string =>
  flat(
    times(n, (i) => `M${n1(x + i * w)} ${n1(y)}h${n1(w)}l${n1(-w / 2)} ${h}z`),
    '#fff6e0',
  );
export const claws = (x: number, y: number, n = 3, w = 5, h = 6): string =>
  times(n, (i) => shape(`M${n1(x + i * w)} ${y}h${w - 0.6}l${n1(-w * 0.6)} ${h}z`, '#efe2c4', 1));
