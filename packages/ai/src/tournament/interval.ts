/** How sure a share is: Wilson's interval. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 of 100 such intervals hold the true share. */
const Z = 1.96;

export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half =
    (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
