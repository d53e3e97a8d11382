/** Which Meadow positions lie beside the figure (32.4, 32.5), and those that are kept empty. */
import type { State } from '@evervale/kernel';
import { MEADOW_SIZE } from '../../state/layout.ts';
import { figureAt } from '../room.ts';

const COLUMNS = MEADOW_SIZE / 2;

/** 32.5: on the two rows of four, columns differ by at most one. */
export function areBeside(a: number, b: number): boolean {
  return a !== b && Math.abs((a % COLUMNS) - (b % COLUMNS)) <= 1;
}

/** Is this position, from 0 on, beside the figure? */
export function isMarked(s: State, position: number): boolean {
  const figure = figureAt(s);
  return figure > 0 && figure <= MEADOW_SIZE && areBeside(figure - 1, position);
}
