/** Tails, and what else grows behind an animal: spines, shells. All to the right of the body. */
import { form, line, oval, rod, shape, tuft } from '../ink.ts';
import type { Coat } from './species.ts';

type Tail = (coat: Coat) => string;

const bushy: Tail = ({ fur, light }) =>
  form(
    'M10-4C32 0 44-14 41-34 39-50 24-56 18-47 14-41 20-36 24-38 30-36 27-27 21-24 12-19 8-12 10-4z',
    fur,
    line('M22-9C33-13 36-26 33-38', 4.5, light),
  );
const brush: Tail = ({ fur, light, dark }) =>
  form(
    'M10-7C26 0 40-10 40-32 38-38 34-34 30-29 24-24 13-22 10-14z',
    fur,
    shape('M40-34C36-34 32-28 31-20 35-14 42-20 42-30z', light, 0.1) +
      line('M14-9q12 2 18-8', 1.2, dark),
  );
const thin =
  (color = '#dba09c'): Tail =>
  () =>
    rod('M12-6C27 0 35-8 30-19 28-24 33-27 35-24', color, 2.6);
const puff: Tail = ({ light }) => form(tuft(18, -10, 7.5, 7, 8, 2), light);
const paddle: Tail = ({ dark }) =>
  form(
    'M8-7C18-24 38-30 44-19 48-7 28 3 9-3z',
    dark,
    line('M20-20l14 17M29-24l13 15M19-6l16-18M29-2l15-15', 1, '#8a5c3c'),
  );
const thick: Tail = ({ fur }) => form('M6-9C22-13 34-8 47-13 43-1 22 3 7-1z', fur);
const tipped: Tail = ({ fur, dark }) =>
  form(
    'M10-5C26 0 32-12 33-27 35-34 28-36 26-29 24-19 18-15 11-14z',
    fur,
    shape('M24-26h12v-12h-12z', dark, 0.1),
  );
const striped: Tail = ({ fur, dark }) =>
  form(
    'M9-5C32 2 43-14 37-38 34-47 24-46 25-36 27-22 20-16 11-15z',
    fur,
    line('M31-40c4 15 0 28-16 32', 3, dark),
  );
const spines: Tail = ({ dark }) =>
  form(
    'M0-80l5 6 7-6 3 8 8-4 1 9 9-1-2 8 8 3-5 7 8 5-7 5 6 7-8 3 5 8-9 1 2 8-9-1-1 6-10-3-1 2h-20l-1-2-10 3-1-6-9 1 2-8-9-1 5-8-8-3 6-7-7-5 8-5-5-7 8-3-2-8 9 1 1-9 8 4 3-8 7 6z',
    dark,
    line(
      'M-24-64l5 5M24-64l-5 5M-31-48l6 2M31-48l-6 2M-29-30l6-1M29-30l-6-1M-25-14l6-3M25-14l-6-3M-12-74l2 6M12-74l-2 6',
      1.5,
      '#b08c69',
    ),
  );
const shell: Tail = ({ dark }) =>
  form(
    'M0-42C18-42 29-30 29-17 29-4 16 0 0 0S-29-4-29-17C-29-30-18-42 0-42z',
    '#8a6a3c',
    line('M-28-22q10 4 12 22M28-22q-10 4-12 22M-14-38q-2 10-8 16M14-38q2 10 8 16', 1.7, dark),
  ) + line('M-26-6q26 8 52 0', 1.2, '#c9a565');
const fan: Tail = ({ dark }) => shape('M-4-14L-13 3l7-1 3 3 3-2 3 2 3-3 7 1L4-14z', dark);
const long: Tail = ({ dark, fur }) =>
  shape('M2-12L12 8l5-1-1-4L9-14z', dark) + shape('M-2-12L-3 7l5 2 1-18z', fur);
const lizard: Tail = ({ fur, dark }) =>
  form('M8-8C24-12 38-2 44-14 47-22 38-26 36-20', fur) +
  form(
    'M7-9C24-13 34-4 39-13 41-20 34-22 33-17 31-22 44-28 46-16 46-3 26 3 8-2z',
    fur,
    line('M18-12l2 9M25-10l2 8M32-7l2 5', 1.4, dark),
  );
const ringed: Tail = ({ fur, dark }) =>
  form(
    'M9-6C26 1 36-6 36-22 36-34 44-36 45-42 36-48 27-38 27-24 26-14 16-12 10-14z',
    fur,
    line('M24-10l6 6M28-20l9 2M29-30l9 3', 3, dark),
  );
const membranes: Tail = ({ dark, fur }) =>
  form(
    'M9-36C22-50 38-54 50-46 46-40 47-34 49-28 42-30 38-26 37-18 31-22 24-18 18-8z',
    dark,
    line('M12-32L49-46M14-26L48-29M15-20L37-19', 1.4, fur),
  ) +
  `<g transform="scale(-1 1)">${form('M9-36C22-50 38-54 50-46 46-40 47-34 49-28 42-30 38-26 37-18 31-22 24-18 18-8z', dark, line('M12-32L49-46M14-26L48-29M15-20L37-19', 1.4, fur))}</g>`;
const spade: Tail = ({ fur }) =>
  rod('M10-6C26-2 32-6 34-14', fur, 4.5) + oval(35, -16, 3, 4.5, fur);

export const TAIL = {
  bushy,
  brush,
  thin,
  puff,
  paddle,
  thick,
  tipped,
  striped,
  spines,
  shell,
  fan,
  long,
  lizard,
  ringed,
  membranes,
  spade,
};
