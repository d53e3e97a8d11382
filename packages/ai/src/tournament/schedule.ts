/** Who sits where in which game. */

export interface GamePlan {
  readonly index: number;
  readonly seed: number;
  /** By seat, the number of the player. */
  readonly seating: readonly number[];
}

/** Every deal is played once from each rotation of the seats, so that nobody has better cards. */
export function schedule(players: number, games: number, seed: number): GamePlan[] {
  return range(games).map((index) => ({
    index,
    seed: (Math.imul(seed, 0x9e3779b1) + Math.floor(index / players)) >>> 0,
    seating: range(players).map((seat) => (seat + index) % players),
  }));
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
