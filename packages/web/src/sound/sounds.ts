/** What can be heard, by name. */
import { VALE_SOUNDS } from './vale.ts';
import { bell, knock, later, marimba, rustle, tone, type Stage } from './voices.ts';

/** Notes of a pentatonic scale: whatever sounds together sounds well. */
const C4 = 261.6;
const note = (step: number): number =>
  C4 * 2 ** ([0, 2, 4, 7, 9][((step % 5) + 5) % 5] / 12 + Math.floor(step / 5));

const tune = (stage: Stage, steps: readonly number[], beat: number, peak?: number): void =>
  steps.forEach((step, i) => marimba(later(stage, i * beat), note(step), peak));

export const SOUNDS = {
  ...VALE_SOUNDS,
  wood: (stage) => knock(stage),
  /** Animals on their way home. */
  steps: (stage) =>
    [0, 0.11, 0.2].forEach((wait, i) => knock(later(stage, wait), 250 - i * 25, 0.28)),
  paper: (stage) =>
    rustle(stage, { band: 2600, to: 5200, q: 0.8, peak: 0.3, length: 0.16, rise: 0.03 }),
  shuffle: (stage) => {
    for (let i = 0; i < 7; i++) {
      rustle(later(stage, i * 0.045), { band: 3200 + i * 150, q: 1.5, peak: 0.2, length: 0.035 });
    }
  },
  /** A card laid into a city. */
  card: (stage) => {
    rustle(stage, { band: 2200, to: 4200, q: 0.8, peak: 0.26, length: 0.12, rise: 0.03 });
    knock(later(stage, 0.12), 170, 0.42);
  },
  coin: (stage) => {
    tone(stage, { from: 2093, peak: 0.14, length: 0.35 });
    tone(stage, { from: 3520, peak: 0.1, length: 0.5 });
    tone(later(stage, 0.06), { from: 2637, peak: 0.12, length: 0.45 });
  },
  twig: (stage) => {
    rustle(stage, { band: 1700, q: 3, peak: 0.6, length: 0.03 });
    rustle(later(stage, 0.045), { band: 2300, q: 3, peak: 0.5, length: 0.025 });
    tone(stage, { from: 420, to: 300, peak: 0.16, length: 0.05, type: 'triangle' });
  },
  resin: (stage) => {
    tone(stage, { from: 260, to: 620, peak: 0.34, length: 0.12, rise: 0.02 });
    tone(later(stage, 0.1), { from: 420, to: 760, peak: 0.18, length: 0.09 });
  },
  pebble: (stage) => {
    tone(stage, { from: 980, to: 820, peak: 0.22, length: 0.045, type: 'triangle' });
    rustle(stage, { band: 2800, q: 4, peak: 0.5, length: 0.03 });
    tone(later(stage, 0.07), { from: 1250, to: 1080, peak: 0.14, length: 0.04, type: 'triangle' });
  },
  berry: (stage) => {
    tone(stage, { from: 520, to: 780, peak: 0.3, length: 0.07 });
    tone(later(stage, 0.05), { from: 880, to: 700, peak: 0.16, length: 0.12 });
  },
  pearl: (stage) => {
    bell(stage, 1318, 0.12);
    bell(later(stage, 0.09), 1975, 0.08);
  },
  die: (stage) =>
    [0, 0.07, 0.13, 0.22, 0.36].forEach((wait, i) =>
      knock(later(stage, wait), 420 - i * 30, 0.3 - i * 0.04),
    ),
  /** The weather turns: two gusts. */
  wind: (stage) => {
    rustle(stage, { band: 420, to: 1500, q: 1.2, peak: 0.22, length: 0.9, rise: 0.4 });
    rustle(later(stage, 0.5), { band: 700, to: 300, q: 1.4, peak: 0.16, length: 0.9, rise: 0.3 });
  },
  /** Two puffs of steam and a small whistle. */
  train: (stage) => {
    [0, 0.16, 0.3].forEach((wait, i) =>
      rustle(later(stage, wait), {
        band: 900 - i * 120,
        q: 0.7,
        peak: 0.24,
        length: 0.12,
        rise: 0.02,
      }),
    );
    tone(later(stage, 0.42), { from: 988, peak: 0.09, length: 0.3, rise: 0.04 });
    tone(later(stage, 0.42), { from: 1245, peak: 0.07, length: 0.3, rise: 0.04 });
  },
  turn: (stage) => tune(stage, [4, 7], 0.14, 0.26),
  chat: (stage) => {
    tone(stage, { from: 784, peak: 0.16, length: 0.12, rise: 0.01 });
    tone(later(stage, 0.1), { from: 1046, peak: 0.14, length: 0.16, rise: 0.01 });
  },
  event: (stage) => {
    tune(stage, [5, 7, 9, 10], 0.09, 0.24);
    bell(later(stage, 0.36), note(15), 0.08);
  },
  spring: (stage) => seasonal(stage, [5, 6, 7, 9, 10, 12]),
  summer: (stage) => seasonal(stage, [2, 5, 7, 10, 9, 7]),
  autumn: (stage) => seasonal(stage, [9, 7, 5, 4, 2, 0]),
  winter: (stage) => seasonal(stage, [10, 5, 7, 4, 5, 10]),
  victory: (stage) => {
    tune(stage, [0, 2, 3, 5, 5, 7, 8, 10], 0.15, 0.28);
    [10, 12, 15].forEach((step, i) => bell(later(stage, 1.25 + i * 0.08), note(step), 0.1));
  },
  /** The game is over, and somebody else has won. */
  end: (stage) => tune(stage, [7, 5, 4, 2, 0], 0.2, 0.22),
} satisfies Record<string, (stage: Stage) => void>;
export type SoundName = keyof typeof SOUNDS;

function seasonal(stage: Stage, steps: readonly number[]): void {
  rustle(stage, { band: 500, to: 2400, q: 0.6, peak: 0.12, length: 1.3, rise: 0.5 });
  tune(stage, steps, 0.17, 0.22);
  bell(later(stage, steps.length * 0.17), note(steps.at(-1)! + 5), 0.07);
}
