/** What visitors give at scoring (14.22, 14.23; Rugwort's by 22.5). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import { besideLines, besidePoints, type BesideZone } from '../turn/beside.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { VISITORS, anyGuest, hasGuest, isContent } from './visitors.ts';

/** 14.21: they lie beside the city. */
const guests: BesideZone = {
  part: 'visitors',
  things: VISITORS.map(({ id, points }, i) => ({
    id,
    worth: (s, seat) => (seat >= s[PLAYERS] || isContent(s, seat, i + 1) ? points : 0),
  })),
  has: hasGuest,
};

export function visitorPoints(s: State, seat: number): number {
  return anyGuest(s, seat) ? besidePoints(s, guests, seat) : 0;
}

export function visitorLines(s: State, seat: number): ScoreLine[] {
  return besideLines(s, guests, seat);
}
