/**
 * A small network over sparse features: a linear part and one hidden layer. Every bank (for
 * Everdell: every season) has weights of its own, because a farm in winter is not a farm in autumn. All numbers
 * lie in one memory, in which the inner loop runs four at a time (cells.ts).
 */
import { next32, stream, type Stream } from '@evervale/kernel';
import { cellsIn, type Value } from './cells.ts';
import { CELLS_AT, HIDDEN, INDEX_AT, MOST_FEATURES, ROW, VALUE_AT, WEIGHTS_AT } from './shape.ts';
import type { Sparse } from './sparse.ts';

/** Bytes of a number. */
const WIDTH = 4;

export class Network {
  readonly features: number;
  readonly banks: number;
  /** Rows of all banks. */
  readonly input: Float32Array;
  /** From the hidden cells to the value, by bank. */
  readonly output: Float32Array;
  /** What the hidden cells held after `value`: training needs it. */
  readonly cells: Float32Array;
  private readonly loop: Value;
  private readonly outputAt: number;
  /** The features of the position that is looked at. */
  private readonly index: Int32Array;
  private readonly values: Float32Array;

  constructor(features: number, banks: number) {
    this.features = features;
    this.banks = banks;
    const rows = features * banks * ROW;
    this.outputAt = WEIGHTS_AT + rows * WIDTH;
    const { buffer, value } = cellsIn(this.outputAt + banks * HIDDEN * WIDTH);
    this.loop = value;
    this.index = new Int32Array(buffer, INDEX_AT, MOST_FEATURES);
    this.values = new Float32Array(buffer, VALUE_AT, MOST_FEATURES);
    this.cells = new Float32Array(buffer, CELLS_AT, HIDDEN);
    this.input = new Float32Array(buffer, WEIGHTS_AT, rows);
    this.output = new Float32Array(buffer, this.outputAt, banks * HIDDEN);
  }

  /**
   * Small random weights to the hidden cells; the linear part starts at zero. They depend on the
   * name of the feature, not on its place, so that new cards change nothing for the others.
   */
  static fresh(names: readonly string[], banks: number, seed: number): Network {
    const net = new Network(names.length, banks);
    const small = (rng: Stream): number => next32(rng.bytes, rng.at) / 4294967296 - 0.5;
    names.forEach((name, feature) => {
      const rng = stream(seed ^ hash(name));
      for (let bank = 0; bank < banks; bank++) {
        const row = (bank * names.length + feature) * ROW;
        for (let h = 0; h < HIDDEN; h++) net.input[row + h] = 0.2 * small(rng);
      }
    });
    const rng = stream(seed);
    for (let i = 0; i < net.output.length; i++) net.output[i] = 0.5 * small(rng);
    return net;
  }

  value(x: Sparse, bank: number): number {
    const { index, values, features } = this;
    const { count } = x;
    for (let i = 0; i < count; i++) {
      index[i] = x.index[i];
      values[i] = x.value[i];
    }
    const rows = WEIGHTS_AT + bank * features * ROW * WIDTH;
    return this.loop(count, rows, this.outputAt + bank * HIDDEN * WIDTH);
  }

  /** How much each feature of `x` adds to the value, in the order of `x`. */
  contributions(x: Sparse, bank: number): number[] {
    this.value(x, bank);
    const { cells, input, output } = this;
    return Array.from({ length: x.count }, (_, i) => {
      const row = (bank * this.features + x.index[i]) * ROW;
      let slope = input[row + HIDDEN];
      for (let h = 0; h < HIDDEN; h++) {
        if (cells[h] > 0) slope += output[bank * HIDDEN + h] * input[row + h];
      }
      return slope * x.value[i];
    });
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
