/**
 * xoshiro128** (Blackman and Vigna, public domain), its four words kept in sixteen bytes, so that a
 * clone of a state continues with the same numbers. Search uses a stream of its own (`stream`) and
 * never touches the one inside a state.
 */
import { RNG, type State } from './state.ts';

/** Sixteen bytes at `at` of any byte array are a stream of random numbers. */
export interface Stream {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** A stream outside any state, for search, dealing out hidden cards or random players. */
export function stream(seed: number): Stream {
  const bytes = new Uint8Array(16);
  seedWords(bytes, 0, seed);
  return { bytes, at: 0 };
}

/** Fills the four words from a seed with splitmix32, which never gives four zeros. */
export function seedWords(bytes: Uint8Array, at: number, seed: number): void {
  let x = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) | 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    writeWord(bytes, at + 4 * i, z ^ (z >>> 16));
  }
}

function readWord(b: Uint8Array, at: number): number {
  return b[at] | (b[at + 1] << 8) | (b[at + 2] << 16) | (b[at + 3] << 24);
}

function writeWord(b: Uint8Array, at: number, w: number): void {
  b[at] = w;
  b[at + 1] = w >>> 8;
  b[at + 2] = w >>> 16;
  b[at + 3] = w >>> 24;
}

function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/** The next 32 random bits, as an unsigned number. */
export function next32(b: Uint8Array, at: number): number {
  let s0 = readWord(b, at);
  let s1 = readWord(b, at + 4);
  let s2 = readWord(b, at + 8);
  let s3 = readWord(b, at + 12);
  const result = Math.imul(rotl(Math.imul(s1, 5), 7), 9);
  const t = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= t;
  s3 = rotl(s3, 11);
  writeWord(b, at, s0);
  writeWord(b, at + 4, s1);
  writeWord(b, at + 8, s2);
  writeWord(b, at + 12, s3);
  return result >>> 0;
}

/** A number from 0 to n - 1. The bias of the multiplication is below n / 2^32. */
export function below(b: Uint8Array, at: number, n: number): number {
  return Math.floor((next32(b, at) / 4294967296) * n);
}

/** A number from 0 to n - 1 from the state's own stream. */
export function chance(s: State, n: number): number {
  return below(s, RNG, n);
}

/** Shuffles `count` bytes of `bytes` from `from` on with the stream at `rngAt` of `rng`. */
export function shuffleBytes(
  bytes: Uint8Array,
  from: number,
  count: number,
  rng: Uint8Array,
  rngAt: number,
): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(rng, rngAt, i + 1);
    const swap = bytes[from + i];
    bytes[from + i] = bytes[from + j];
    bytes[from + j] = swap;
  }
}
