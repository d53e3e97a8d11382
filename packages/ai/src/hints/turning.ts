/** When a game was decided. */
import type { Candidate } from '../search/player.ts';
import { momentOf, type Moment } from './moment.ts';

type Expected = Moment & { readonly choice: Pick<Candidate, 'points'> };

/** The first pick from which on the winner was always expected to win; null if that is the first of all. */
export function turningPoint(
  picks: readonly Expected[],
  winners: readonly number[],
): (Moment & { readonly winner: number }) | null {
  if (winners.length !== 1) return null;
  const [winner] = winners;
  const before = picks.findLastIndex(({ choice: { points } }) => leader(points) !== winner);
  const found = before < 0 ? undefined : picks[before + 1];
  if (found === undefined) return null;
  return { ...momentOf(found), winner };
}

function leader(points: readonly number[]): number {
  return points.indexOf(Math.max(...points));
}
