/** What visitors give at scoring (14.22, 14.23; Rugwort's by 22.5). */
import type { State } from '@evervale/kernel';
import { PLAYERS } from '../state/layout.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { VISITOR_COUNT } from './room.ts';
import { VISITORS, anyGuest, guestsOf, hasGuest, isContent } from './visitors.ts';

function pointsOf(s: State, seat: number, number: number): number {
  return seat >= s[PLAYERS] || isContent(s, seat, number) ? VISITORS[number - 1].points : 0;
}

export function visitorPoints(s: State, seat: number): number {
  if (!anyGuest(s, seat)) return 0;
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
