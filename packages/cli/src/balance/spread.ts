/**
 * How far things are apart that should be equal, and how far chance alone drives equals apart in so many games:
 * single figures of many are outside of any range by chance, the two of them together are not.
 */
export interface Spread {
  /** The root of the mean square of what each is away from par. */
  readonly measured: number;
  /** The same of things that are all worth the same. */
  readonly chance: number;
}

interface Had {
  readonly seats: number;
  readonly par: number;
}

/** Of things of which a seat has one. */
export function spreadOf(all: readonly Had[], players: number): Spread {
  const seen = all.filter(({ seats }) => seats > 0);
  const seats = seen.reduce((sum, one) => sum + one.seats, 0);
  const squares = seen.reduce((sum, one) => sum + one.seats * (one.par - 1) ** 2, 0);
  // A share of 1/players has the variance (1/players)(1 - 1/players) / seats; in par it is players² as much.
  const variance = players - 1;
  return {
    measured: Math.sqrt(squares / seats),
    chance: Math.sqrt((seen.length * variance) / seats),
  };
}
