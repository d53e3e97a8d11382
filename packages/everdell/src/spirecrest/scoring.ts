/** What Spirecrest adds to the score: tiles the hare has reached, and discoveries (13.30, 13.33). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { besideLines, besidePoints } from '../turn/beside.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { DISCOVERIES, findZone, printedWorth } from './discoveries.ts';
import { holds } from './finds.ts';
import { expeditionSize, expeditionTile, reachedTiles, tileOf } from './tiles.ts';

/** 24.11: an automatic opponent scores all its tiles without paying. */
function tilesThatCount(s: State, seat: number): number {
  return seat < s[PLAYERS] ? reachedTiles(s, seat) : expeditionSize(s, seat);
}

/** What discoveries give an automatic opponent: their printed numbers (31.37). */
function printedLines(s: State, seat: number): ScoreLine[] {
  return DISCOVERIES.flatMap((find, i) => {
    const points = holds(s, seat, i + 1) ? printedWorth(find) : 0;
    return points === 0 ? [] : [{ part: findZone.part, id: find.id, points }];
  });
}

export function spirecrestPoints(s: State, seat: number): number {
  let sum =
    seat < s[PLAYERS]
      ? besidePoints(s, findZone, seat)
      : printedLines(s, seat).reduce((all, { points }) => all + points, 0);
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
    ...(seat < s[PLAYERS] ? besideLines(s, findZone, seat) : printedLines(s, seat)),
  ];
}
