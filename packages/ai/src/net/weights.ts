/** Weights as a file: features by name, numbers in 16 bits, every bank for itself. */
import { Refusal, fromBase64, toBase64 } from '@evervale/kernel';
import { Network } from './network.ts';
import { HIDDEN, ROW } from './shape.ts';

export interface Weights {
  readonly hidden: number;
  /** From how many games they were learned. */
  readonly games?: number;
  readonly banks: number;
  readonly features: readonly string[];
  readonly input: readonly Packed[];
  readonly output: readonly Packed[];
}

interface Packed {
  /** What the largest 16-bit number stands for. */
  readonly scale: number;
  readonly numbers: string;
}

const LARGEST = 32767;

function pack(numbers: Float32Array): Packed {
  let scale = 1e-6;
  for (const n of numbers) scale = Math.max(scale, Math.abs(n));
  const words = Int16Array.from(numbers, (n) => Math.round((n / scale) * LARGEST));
  return { scale, numbers: toBase64(new Uint8Array(words.buffer)) };
}

function unpack({ scale, numbers }: Packed): Float32Array {
  const bytes = fromBase64(numbers);
  return Float32Array.from(
    new Int16Array(bytes.buffer, 0, bytes.length / 2),
    (w) => (w / LARGEST) * scale,
  );
}

/** One after the other, so that training one bank for longer leaves the others as they are. */
function packBanks(all: Float32Array, banks: number): Packed[] {
  const size = all.length / banks;
  return Array.from({ length: banks }, (_, bank) =>
    pack(all.subarray(bank * size, (bank + 1) * size)),
  );
}

function unpackBanks(banks: readonly Packed[]): Float32Array {
  const each = banks.map(unpack);
  const all = new Float32Array(each.reduce((sum, { length }) => sum + length, 0));
  each.forEach((bank, i) => all.set(bank, i * bank.length));
  return all;
}

export function writeWeights(net: Network, features: readonly string[], games: number): Weights {
  return {
    hidden: HIDDEN,
    games,
    banks: net.banks,
    features,
    input: packBanks(net.input, net.banks),
    output: packBanks(net.output, net.banks),
  };
}

/** Copies the rows of all features that both sides know, bank by bank, as far as both have banks. */
export function copyRows(
  from: Float32Array,
  fromNames: readonly string[],
  to: Float32Array,
  toNames: readonly string[],
): void {
  const known = new Map(fromNames.map((name, i) => [name, i]));
  const banks = Math.min(to.length / toNames.length, from.length / fromNames.length) / ROW;
  for (let bank = 0; bank < banks; bank++) {
    toNames.forEach((name, i) => {
      const at = known.get(name);
      if (at === undefined) return;
      const row = (bank * fromNames.length + at) * ROW;
      to.set(from.subarray(row, row + ROW), (bank * toNames.length + i) * ROW);
    });
  }
}

/** A network for `features`; those the weights do not know (a new box, a new card) count nothing. */
export function readWeights(weights: Weights, features: readonly string[]): Network {
  if (weights.hidden !== HIDDEN) throw new Refusal('weights.hidden', `must be ${HIDDEN}`);
  const net = new Network(features.length, weights.banks);
  copyRows(unpackBanks(weights.input), weights.features, net.input, features);
  net.output.set(unpackBanks(weights.output));
  return net;
}
