/** When a game was decided. */
import type { Candidate } from '../search/player.ts';
import { momentOf, type Moment } from './moment.ts';

type Expected = Moment & { readonly choice: Pick<Candidate, 'points'> };

/** A lead that is less is none: expectations go up and down by as much. */
const CLEAR = 1;

/**
 * The first pick from which on the winner was ahead and nobody else clearly was any more; null if that is
 * the first of all.
 */
export function turningPoint(
  picks: readonly Expected[],
  winners: readonly number[],
): (Moment & { readonly winner: number }) | null {
  if (winners.length !== 1) return null;
  const [winner] = winners;
  const lead = ({ choice: { points } }: Expected): number =>
    points[winner] - Math.max(...points.filter((_, seat) => seat !== winner));
  const before = picks.findLastIndex((pick) => lead(pick) <= -CLEAR);
  const found = before < 0 ? undefined : picks.slice(before).find((pick) => lead(pick) > 0);
  return found === undefined ? null : { ...momentOf(found), winner };
}
