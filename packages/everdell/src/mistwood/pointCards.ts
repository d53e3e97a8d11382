/** The point cards, one for each difficulty (25.7, 30.7). The values are of our own design. */
export interface PointCard {
  readonly id: string;
  readonly original: true;
  /** Point tokens for the asterisk (28.26). */
  readonly star: number;
  readonly specialEvent: number;
  /** For each card with a printed value of 0, and for each Prosperity card (31.8, 31.45). */
  readonly zeroCard: number;
  readonly prosperityCard: number;
  /** So many visitors count, the best ones (31.45). */
  readonly visitors: number;
  readonly adornment: number;
}

function difficulty(
  level: number,
  [star, specialEvent, zeroCard, prosperityCard]: readonly [number, number, number, number],
  visitors: number,
  adornment: number,
): PointCard {
  const id = `difficulty-${level}`;
  return { id, original: true, star, specialEvent, zeroCard, prosperityCard, visitors, adornment };
}

/** By difficulty, 0 to 4. */
export const POINT_CARDS: readonly PointCard[] = [
  difficulty(0, [1, 1, 0, 0], 1, 2),
  difficulty(1, [2, 2, 0, 0], 2, 3),
  difficulty(2, [2, 3, 1, 2], 2, 4),
  difficulty(3, [3, 4, 2, 2], 3, 5),
  difficulty(4, [4, 5, 2, 3], 4, 6),
];
