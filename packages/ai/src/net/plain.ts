/** What cells.wat does, in plain JavaScript: every operation rounds to 32 bits, in the same order. */
import type { Value } from './cells.ts';
import { CELLS_AT, HIDDEN, ROW, VALUE_AT } from './shape.ts';

const { fround } = Math;
const LANES = 4;

export function plainCells(buffer: ArrayBuffer): Value {
  const index = new Int32Array(buffer);
  const numbers = new Float32Array(buffer);
  const values = VALUE_AT >> 2;
  const cells = CELLS_AT >> 2;
  const lanes = new Float32Array(LANES);

  /** Fills the cells and gives the linear part. */
  function fill(count: number, rows: number): number {
    numbers.fill(0, cells, cells + HIDDEN);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const row = rows + ROW * index[i];
      const v = numbers[values + i];
      for (let h = 0; h < HIDDEN; h++) numbers[cells + h] += fround(v * numbers[row + h]);
      sum = fround(sum + fround(v * numbers[row + HIDDEN]));
    }
    return sum;
  }

  const worth = (output: number, h: number): number =>
    fround(Math.max(0, numbers[cells + h]) * numbers[output + h]);

  return (count, rows, output) => {
    const sum = fill(count, rows >> 2);
    for (let lane = 0; lane < LANES; lane++) {
      const [a, b, c, d] = [0, 4, 8, 12].map((h) => worth(output >> 2, h + lane));
      lanes[lane] = fround(a + b) + fround(c + d);
    }
    return fround(sum + fround(fround(lanes[0] + lanes[1]) + fround(lanes[2] + lanes[3])));
  };
}
