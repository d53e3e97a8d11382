/** What visitors give at scoring (14.22, 14.23; Rugwort's by 22.5). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { besideLines, besidePoints, type BesideZone } from '../turn/beside.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { VISITORS, anyGuest, guestsOf, hasGuest, isContent } from './visitors.ts';

/** How many visitors of an automatic opponent count at most, the best ones; another box may say so. */
export const visitorsCounted: { of: (s: State) => number } = { of: () => VISITORS.length };

/** The best visitors of an automatic opponent. */
function bestGuests(s: State, seat: number): number[] {
  return guestsOf(s, seat)
    .sort((a, b) => VISITORS[b - 1].points - VISITORS[a - 1].points)
    .slice(0, visitorsCounted.of(s));
}

function counts(s: State, seat: number, number: number): boolean {
  return seat >= s[PLAYERS] ? bestGuests(s, seat).includes(number) : isContent(s, seat, number);
}

/** 14.21: they lie beside the city. */
const guests: BesideZone = {
  part: 'visitors',
  things: VISITORS.map(({ id, points }, i) => ({
    id,
    worth: (s, seat) => (counts(s, seat, i + 1) ? points : 0),
  })),
  has: hasGuest,
};

export function visitorPoints(s: State, seat: number): number {
  if (!anyGuest(s, seat)) return 0;
  if (seat >= s[PLAYERS]) {
    return bestGuests(s, seat).reduce((all, number) => all + VISITORS[number - 1].points, 0);
  }
  return besidePoints(s, guests, seat);
}

export function visitorLines(s: State, seat: number): ScoreLine[] {
  return besideLines(s, guests, seat);
}
