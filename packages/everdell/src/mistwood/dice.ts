/** Her die, and where the figure lies (28.17, 28.18, 31.40). */
import { chance, raiseBarrier, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { MEADOW_SIZE } from '../state/layout.ts';
import { hasStation } from '../newleaf/station.ts';
import { figureAt, hasNightweave, keptBits, nightweaveSeat, putFigure } from './room.ts';

const DIE = 8;
const DIE_WITH_STATION = 12;

/** A roll: a Meadow position from 0 on; with Newleaf the station behind it (31.40). */
export function roll(s: State): number {
  const value = chance(s, hasStation(s) ? DIE_WITH_STATION : DIE) + 1;
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'die', value });
  return value - 1;
}

/** Meadow positions that are not refilled: under the figure, and where the Spinner keeps them empty. */
export function gapsOf(s: State): number {
  if (!hasNightweave(s)) return 0;
  const at = figureAt(s);
  const under = at > 0 && at <= MEADOW_SIZE ? 1 << (at - 1) : 0;
  return under | keptBits(s);
}

export function isGap(s: State, position: number): boolean {
  return (gapsOf(s) & (1 << position)) !== 0;
}

export function layFigure(s: State, at: number): void {
  putFigure(s, at);
  if (emit.sink !== null) emit.sink.push({ type: 'figure', seat: nightweaveSeat(s), at });
}
