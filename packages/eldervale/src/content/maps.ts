/** The starting layouts of our own design (E3.16, E3.19): cells in axial coordinates q, r. */

type Cells = readonly (readonly [number, number])[];

/** A row of cells: r, then from q to q. */
const row = (r: number, from: number, to: number): Cells =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, r] as const);

const TWO = [...row(-1, 0, 2), ...row(0, -1, 2), ...row(1, -1, 1)];
const THREE = [...TWO, ...row(2, -1, 0)];
const FOUR = [...row(-1, 0, 2), ...row(0, -1, 2), ...row(1, -2, 1), ...row(2, -2, 0)];
const FIVE = [...row(0, 1, 4), ...row(1, 0, 4), ...row(2, 0, 4)];

/** By number of players; one plays on the map for two. */
export const LAYOUTS: readonly Cells[] = [[], TWO, TWO, THREE, FOUR, FIVE];

/** Table 3.T, by number of players. */
export const ELEMENTAL_AT_START = [0, 5, 5, 7, 8, 8] as const;
