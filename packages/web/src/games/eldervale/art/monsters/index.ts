/** Monsters as characters; around (0, 0), which is where they stand. */
import { dot, flat, form, line, shape, twin } from '../../../../art/kit/ink.ts';

const beast = (fill: string): string =>
  form('M-30 0C-36-24-26-48 0-48S36-24 30 0z', fill) +
  twin(shape('M12-44L24-66 26-36z', '#efe2c4')) +
  flat('M-16-34l12 5-10 5zM16-34L4-29l10 5z', '#ffb03a') +
  dot(0, -20, 3, '#1b1626') +
  line('M-14-12q14 8 28 0', 2);

const MONSTERS: Readonly<Record<string, () => string>> = {
  'base-fire': () => beast('#c8331f'),
};
export const drawMonster = (id: string): string => (MONSTERS[id] ?? (() => beast('#5c4a72')))();
