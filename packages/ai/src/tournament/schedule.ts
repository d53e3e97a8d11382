/** Who sits where in which game. */

export interface GamePlan {
  readonly index: number;
  readonly seed: number;
  /** By seat, the number of the player. */
  readonly seating: readonly number[];
}

/**
 * Every deal is played once from each rotation of the seats, so that nobody has better cards. Where a
 * rotation brings the same names to the same seats it would be the same game again.
 */
export function schedule(players: readonly string[], games: number, seed: number): GamePlan[] {
  const rotations = differentRotations(players);
  return range(games).map((index) => ({
    index,
    seed: (Math.imul(seed, 0x9e3779b1) + Math.floor(index / rotations)) >>> 0,
    seating: players.map((_, seat) => (seat + index) % players.length),
  }));
}

function differentRotations(players: readonly string[]): number {
  const same = (by: number): boolean =>
    players.every((name, seat) => name === players[(seat + by) % players.length]);
  return range(players.length)
    .map((i) => i + 1)
    .find(same)!;
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
