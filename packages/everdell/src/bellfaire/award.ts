/** The royal award (16.7-16.10). */
import { chance, type State } from '@evervale/kernel';
import { countWhere, type CardFilter } from '../state/city.ts';
import { SEATS } from '../state/layout.ts';
import { automatSeat } from '../turn/automats.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { awardNumber, layAward } from './room.ts';

export interface Award {
  readonly id: string;
  readonly counts: CardFilter;
}

export const AWARDS: readonly Award[] = [
  { id: 'storytelling', counts: { color: 'traveler' } },
  { id: 'tourism', counts: { color: 'destination' } },
  { id: 'beauty', counts: { color: 'prosperity' } },
  { id: 'peace', counts: { color: 'governance' } },
  { id: 'agriculture', counts: { color: 'production' } },
  { id: 'architecture', counts: { kind: 'construction' } },
  { id: 'community', counts: { kind: 'critter' } },
];

export const FIRST_AWARD = 6;
export const SECOND_AWARD = 3;

/** 16.7: one of the seven. */
export function drawAward(s: State): void {
  layAward(s, chance(s, AWARDS.length) + 1);
}

export function awardOf(s: State): Award | null {
  return awardNumber(s) === 0 ? null : AWARDS[awardNumber(s) - 1];
}

/** 16.8-16.10: how many are ahead, and whether the first place is shared. */
export function awardPoints(s: State, seat: number): number {
  const award = awardOf(s);
  if (award === null) return 0;
  const own = countWhere(s, seat, award.counts);
  if (own === 0) return 0;
  if (automatSeat(s, 'nightweave') === 1) return awardAgainst(s, award, own, 1 - seat);
  let ahead = 0;
  for (let other = 0; other < s[SEATS]; other++) {
    if (countWhere(s, other, award.counts) > own) ahead++;
  }
  if (ahead === 0) return FIRST_AWARD;
  return ahead === 1 ? SECOND_AWARD : 0;
}

/** 31.17: one person and Nightweave; a tie gives nothing, and the second place needs half as many. */
function awardAgainst(s: State, award: Award, own: number, other: number): number {
  const theirs = countWhere(s, other, award.counts);
  if (own === theirs) return 0;
  if (own > theirs) return FIRST_AWARD;
  return 2 * own >= theirs ? SECOND_AWARD : 0;
}

/** How many cards that count for the award a seat has more than the best of the others. */
export function awardMargin(s: State, seat: number): number {
  const award = awardOf(s);
  if (award === null) return 0;
  let best = 0;
  for (let other = 0; other < s[SEATS]; other++) {
    if (other !== seat) best = Math.max(best, countWhere(s, other, award.counts));
  }
  return countWhere(s, seat, award.counts) - best;
}

export function awardLines(s: State, seat: number): ScoreLine[] {
  const points = awardPoints(s, seat);
  return points === 0 ? [] : [{ part: 'award', id: awardOf(s)!.id, points }];
}
