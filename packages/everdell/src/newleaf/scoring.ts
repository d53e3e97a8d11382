/** What visitors give at scoring (14.22, 14.23; Rugwort's by 22.5). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { VISITOR_COUNT } from './room.ts';
import { VISITORS, anyGuest, guestsOf, hasGuest, isContent } from './visitors.ts';

function pointsOf(s: State, seat: number, number: number): number {
  const counts =
    seat >= s[PLAYERS] ? bestGuests(s, seat).includes(number) : isContent(s, seat, number);
  return counts ? VISITORS[number - 1].points : 0;
}

/** How many visitors of an automatic opponent count at most, the best ones; another box may say so. */
export const visitorsCounted: { of: (s: State) => number } = { of: () => VISITOR_COUNT };

/** The best visitors of an automatic opponent. */
function bestGuests(s: State, seat: number): number[] {
  return guestsOf(s, seat)
    .sort((a, b) => VISITORS[b - 1].points - VISITORS[a - 1].points)
    .slice(0, visitorsCounted.of(s));
}

export function visitorPoints(s: State, seat: number): number {
  if (!anyGuest(s, seat)) return 0;
  if (seat >= s[PLAYERS]) {
    return bestGuests(s, seat).reduce((all, number) => all + VISITORS[number - 1].points, 0);
  }
  let sum = 0;
  for (let number = 1; number <= VISITOR_COUNT; number++) {
    if (hasGuest(s, seat, number)) sum += pointsOf(s, seat, number);
  }
  return sum;
}

export function visitorLines(s: State, seat: number): ScoreLine[] {
  return guestsOf(s, seat).map((number) => ({
    part: 'visitors',
    id: VISITORS[number - 1].id,
    points: pointsOf(s, seat, number),
  }));
}
