/** What Spirecrest adds to the score: tiles the hare has reached, and discoveries (13.30, 13.33). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { besideLines, besidePoints } from '../turn/beside.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { findZone } from './discoveries.ts';
import { expeditionSize, expeditionTile, reachedTiles, tileOf } from './tiles.ts';

/** 24.11: an automatic opponent scores all its tiles without paying. */
function tilesThatCount(s: State, seat: number): number {
  return seat < s[PLAYERS] ? reachedTiles(s, seat) : expeditionSize(s, seat);
}

export function spirecrestPoints(s: State, seat: number): number {
  let sum = besidePoints(s, findZone, seat);
  const n = tilesThatCount(s, seat);
  for (let i = 0; i < n; i++) sum += tileOf(expeditionTile(s, seat, i)).points;
  return sum;
}

export function spirecrestLines(s: State, seat: number): ScoreLine[] {
  const tiles = Array.from({ length: tilesThatCount(s, seat) }, (_, i) =>
    tileOf(expeditionTile(s, seat, i)),
  );
  return [
    ...tiles.map(({ id, points }) => ({ part: 'expedition', id, points })),
    ...besideLines(s, findZone, seat),
  ];
}
