import { next32, stream } from '@evervale/kernel';
import { expect, test } from 'vitest';
import { cellsIn, plainCellsIn, type CellMemory } from './cells.ts';
import { CELLS_AT, HIDDEN, INDEX_AT, ROW, VALUE_AT, WEIGHTS_AT } from './shape.ts';

const FEATURES = 40;
const OUTPUT = WEIGHTS_AT + 4 * FEATURES * ROW;
const END = OUTPUT + 4 * HIDDEN;
const COUNT = 17;

/** The same numbers in any memory. */
function filled(memory: CellMemory): CellMemory {
  const rng = stream(5);
  const numbers = new Float32Array(memory.buffer);
  for (let i = WEIGHTS_AT / 4; i < END / 4; i++) {
    numbers[i] = next32(rng.bytes, rng.at) / 2 ** 31 - 1;
  }
  const index = new Int32Array(memory.buffer, INDEX_AT);
  for (let i = 0; i < COUNT; i++) {
    index[i] = (i * 7) % FEATURES;
    numbers[VALUE_AT / 4 + i] = i % 3 === 0 ? 0.3 * i : 1;
  }
  return memory;
}

const valueIn = ({ value }: CellMemory): number => value(COUNT, WEIGHTS_AT, OUTPUT);
const cellsOf = ({ buffer }: CellMemory) => new Float32Array(buffer, CELLS_AT, HIDDEN);

test('with and without SIMD a position has the same value, to the last bit', () => {
  const [quick, plain] = [filled(cellsIn(END)), filled(plainCellsIn(END))];
  expect(quick.value).not.toBe(plain.value);
  expect(valueIn(quick)).toBe(valueIn(plain));
  expect(cellsOf(quick)).toEqual(cellsOf(plain));
});

test('the value is the linear part and what the cells above zero are worth', () => {
  const memory = filled(cellsIn(END));
  const numbers = new Float32Array(memory.buffer);
  const index = new Int32Array(memory.buffer, INDEX_AT);
  const summed = (weight: number): number => {
    let sum = 0;
    for (let i = 0; i < COUNT; i++) {
      sum += numbers[VALUE_AT / 4 + i] * numbers[WEIGHTS_AT / 4 + index[i] * ROW + weight];
    }
    return sum;
  };
  let value = summed(HIDDEN);
  for (let h = 0; h < HIDDEN; h++) value += Math.max(0, summed(h)) * numbers[OUTPUT / 4 + h];
  expect(valueIn(memory)).toBeCloseTo(value, 3);
});
