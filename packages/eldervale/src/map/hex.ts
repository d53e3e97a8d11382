/** Hexes in axial coordinates, and sets of Realms as bits. */

/** Neighbours of (q, r), beginning in the east and turning to the left (E27.10). */
export const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export function distance(q1: number, r1: number, q2: number, r2: number): number {
  const q = q1 - q2;
  const r = r1 - r2;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const bit = (realm: number): number => 1 << realm;

/** The lowest Realm of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

export function size(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
