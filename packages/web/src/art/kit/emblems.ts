/** Small signs on boards and plaques, drawn around (0, 0) within ±8. */
import { at, disc, flat, line, shape, star } from './ink.ts';
import { GOLD, LEAF, PURPLE, RED } from './papers.ts';
import { acornOf, mugOf, scalesOf, teapotOf, tool } from './tools.ts';

export const emblem = {
  scales: (): string => at(0, 2, 0.5, scalesOf()),
  mug: (): string => at(-1, 7, 0.8, mugOf()),
  berry: (): string => disc(0, 1.4, 5.4, PURPLE, 1.3) + line('M0-4q0-3 3-4', 1.3),
  book: (): string => at(0, 0, 0.5, tool.book()()),
  star: (): string => shape(star(0, 0, 7.4), GOLD, 1.1),
  letter: (): string => at(0, 0, 0.6, tool.letter()()),
  picks: (): string => at(0, 3, 0.36, tool.pick()(), 40) + at(0, 3, 0.36, tool.pick()(), -40),
  key: (): string => at(0, 0, 0.5, tool.key()()),
  leaf: (): string => shape('M0 7q-8-7 0-15 8 8 0 15z', LEAF, 1.2) + line('M0 7v-12', 0.9),
  coin: (): string => disc(0, 0, 6, GOLD, 1.2) + flat(star(0, 0, 3.4), '#fff6d0'),
  acorn: (): string => at(0, 0, 0.75, acornOf()),
  heart: (): string => shape('M0 7C-10-1-5-8 0-3 5-8 10-1 0 7z', RED, 1.2),
  teapot: (): string => at(0, 5, 0.6, teapotOf()),
  cross: (): string => flat('M-2.4-8h4.8v5.6H8v4.8H2.4V8h-4.8V2.4H-8v-4.8h5.6z', RED),
  crown: (): string => shape('M-8 5l-1.6-9 5 3.4L0-8l4.6 7.4 5-3.4L8 5z', GOLD, 1.2),
  loaf: (): string => shape('M-8 4C-9-6 9-6 8 4z', '#e2a552', 1.2) + line('M-3-3l2 4M2-3l2 4', 1),
  note: (): string => flat('M-4 4a3 2.4 0 1 0 .1 0z', '#33211a') + line('M-1 5V-7q5 1 5 6', 1.6),
  fish: (): string => at(0, 0, 0.55, tool.fish()()),
};
