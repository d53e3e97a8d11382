/**
 * What a thing is worth in victories, told by points. Whether somebody won is a coarse thing to know of a game; how far
 * ahead of the table he was says more. What such a lead is worth is found in the games themselves: everybody in turn is
 * given so many points more, and it is counted how often he would have won.
 */
import type { Measured } from './likely.ts';

interface Played {
  readonly points: readonly number[];
}

interface Had {
  readonly seats: number;
  /** Points ahead of the mean of the table, which is the own ones too. */
  readonly lead: number;
}

/** What a few points more or less change is counted from here to there. */
const STEP = 2;

/** Of things of which a seat has one. */
export function byPoints(all: readonly Had[], games: readonly Played[]): Measured[] {
  const players = games[0].points.length;
  // What one has more than the others is a part of the mean.
  const ahead = players / (players - 1);
  const variance = ahead ** 2 * varianceOfLead(games);
  return all.map(({ seats, lead }) => {
    if (seats === 0) return { par: 1, noise: Infinity };
    const more = ahead * lead;
    const slope = (parWith(games, more + STEP) - parWith(games, more - STEP)) / (2 * STEP);
    return { par: parWith(games, more), noise: (slope ** 2 * variance) / seats };
  });
}

/** Victories beside those of everybody else, with so many points more. */
function parWith(games: readonly Played[], more: number): number {
  let won = 0;
  for (const { points } of games) {
    points.forEach((own, seat) => {
      const lead = own + more - bestBut(points, seat);
      won += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    });
  }
  return won / games.length;
}

function bestBut(points: readonly number[], seat: number): number {
  let best = -Infinity;
  for (let i = 0; i < points.length; i++) if (i !== seat && points[i] > best) best = points[i];
  return best;
}

function varianceOfLead(games: readonly Played[]): number {
  let squares = 0;
  let seats = 0;
  for (const { points } of games) {
    const mean = points.reduce((sum, n) => sum + n, 0) / points.length;
    for (const own of points) squares += (own - mean) ** 2;
    seats += points.length;
  }
  return squares / seats;
}
