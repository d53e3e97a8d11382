/** Weights as a file: features by name, numbers in 16 bits. */
import { Refusal, fromBase64, toBase64 } from '@evervale/kernel';
import { HIDDEN, Network, ROW } from './network.ts';

export interface Weights {
  readonly hidden: number;
  readonly banks: number;
  readonly features: readonly string[];
  /** What the largest 16-bit number stands for. */
  readonly scale: { readonly input: number; readonly output: number };
  readonly input: string;
  readonly output: string;
}

const LARGEST = 32767;

function pack(numbers: Float32Array): { scale: number; text: string } {
  let scale = 1e-6;
  for (const n of numbers) scale = Math.max(scale, Math.abs(n));
  const words = Int16Array.from(numbers, (n) => Math.round((n / scale) * LARGEST));
  return { scale, text: toBase64(new Uint8Array(words.buffer)) };
}

function unpack(text: string, scale: number): Float32Array {
  const bytes = fromBase64(text);
  return Float32Array.from(
    new Int16Array(bytes.buffer, 0, bytes.length / 2),
    (w) => (w / LARGEST) * scale,
  );
}

export function writeWeights(net: Network, features: readonly string[]): Weights {
  const input = pack(net.input);
  const output = pack(net.output);
  return {
    hidden: HIDDEN,
    banks: net.banks,
    features,
    scale: { input: input.scale, output: output.scale },
    input: input.text,
    output: output.text,
  };
}

/** Copies the rows of all features that both sides know, bank by bank. */
export function copyRows(
  from: Float32Array,
  fromNames: readonly string[],
  to: Float32Array,
  toNames: readonly string[],
): void {
  const known = new Map(fromNames.map((name, i) => [name, i]));
  const banks = to.length / toNames.length / ROW;
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
  copyRows(unpack(weights.input, weights.scale.input), weights.features, net.input, features);
  net.output.set(unpack(weights.output, weights.scale.output));
  return net;
}
