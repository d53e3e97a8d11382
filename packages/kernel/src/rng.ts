/**
 * Random numbers. Two generators share one room of bytes, so that a clone of a state goes on with the
 * same numbers:
 *
 * - xoshiro128** (Blackman and Vigna, public domain) for simulation and search. Fast, but whoever has
 *   seen some of its numbers, or tries all seeds, knows the rest.
 * - ChaCha20 for games that people play: what lies open tells nothing about what is hidden.
 *
 * Search uses a stream of its own (`stream`) and never touches the one inside a state.
 */
import { chachaWord } from './chacha.ts';
import { Refusal } from './refusal.ts';
import { RNG, STREAM_SIZE, type State } from './state.ts';

/** A number of 32 bits is a seed of xoshiro128**; 64 hexadecimal digits are a key of ChaCha20. */
export type Seed = number | string;

/** `STREAM_SIZE` bytes at `at` of any byte array are a stream of random numbers. */
export interface Stream {
  readonly bytes: Uint8Array;
  readonly at: number;
}

// In the room of a stream: the four words of xoshiro128** or the 32 bytes of the key at its beginning.
const WORDS_SIZE = 16;
/** How many words of ChaCha20 were taken. */
const TAKEN = 32;
/** Which generator it is. */
const KIND = 36;
const XOSHIRO = 0;
const CHACHA = 1;

const GENERATORS = ['xoshiro128**', 'chacha20'] as const;
export type Generator = (typeof GENERATORS)[number];

export function generatorOf(seed: Seed): Generator {
  return GENERATORS[typeof seed === 'number' ? XOSHIRO : CHACHA];
}

/** Is this a seed of one of the generators? */
export function isSeed(seed: unknown): seed is Seed {
  if (typeof seed === 'string') return /^[0-9a-f]{64}$/.test(seed);
  return typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff;
}

/** A seed from 32 bytes that nobody can guess. */
export function seedOfBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new Refusal('seed', 'must be 32 bytes');
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A stream outside any state, for search, dealing out hidden cards or random players. */
export function stream(seed: number): Stream {
  const bytes = new Uint8Array(STREAM_SIZE);
  seedWords(bytes, 0, seed);
  return { bytes, at: 0 };
}

/** Begins a stream; nothing of the one that was there is left. */
export function seedWords(bytes: Uint8Array, at: number, seed: Seed): void {
  if (typeof seed === 'string') return setKey(bytes, at, seed);
  // splitmix32 fills the four words and never gives four zeros.
  let x = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) | 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    writeWord(bytes, at + 4 * i, z ^ (z >>> 16));
  }
  for (let i = WORDS_SIZE; i < STREAM_SIZE; i++) bytes[at + i] = 0;
}

function setKey(bytes: Uint8Array, at: number, seed: string): void {
  if (!isSeed(seed)) throw new Refusal('seed', 'must be 64 hexadecimal digits');
  for (let i = 0; i < TAKEN; i++) bytes[at + i] = parseInt(seed.slice(2 * i, 2 * i + 2), 16);
  writeWord(bytes, at + TAKEN, 0);
  bytes[at + KIND] = CHACHA;
}

/** The bytes that only a key needs, where there is none. */
export function emptyKeyRoom(s: State): { readonly from: number; readonly to: number } | null {
  for (let i = WORDS_SIZE; i < STREAM_SIZE; i++) if (s[RNG + i] !== 0) return null;
  return { from: RNG + WORDS_SIZE, to: RNG + STREAM_SIZE };
}

/** Any text as a seed: the same text gives the same game everywhere. */
export function seedOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** A seed for those who think about a game, which has nothing to do with its own numbers. */
export function seedForSearch(seed: Seed, n = 0): number {
  return typeof seed === 'number' ? (seed + n) >>> 0 : seedOf(`search ${n} ${seed}`);
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
  if (b[at + KIND] === CHACHA) return nextOfKey(b, at);
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

function nextOfKey(b: Uint8Array, at: number): number {
  const taken = readWord(b, at + TAKEN) >>> 0;
  writeWord(b, at + TAKEN, taken + 1);
  return chachaWord(b, at, taken);
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
  if (rng[rngAt + KIND] === XOSHIRO) return shuffleFast(bytes, from, count, rng, rngAt);
  for (let i = count - 1; i > 0; i--) swap(bytes, from + i, from + below(rng, rngAt, i + 1));
}

function swap(bytes: Uint8Array, a: number, b: number): void {
  const kept = bytes[a];
  bytes[a] = bytes[b];
  bytes[b] = kept;
}

/** With the numbers that `next32` would give, but the four words stay at hand until the last one. */
function shuffleFast(
  bytes: Uint8Array,
  from: number,
  count: number,
  b: Uint8Array,
  at: number,
): void {
  let s0 = readWord(b, at);
  let s1 = readWord(b, at + 4);
  let s2 = readWord(b, at + 8);
  let s3 = readWord(b, at + 12);
  for (let i = count - 1; i > 0; i--) {
    const result = Math.imul(rotl(Math.imul(s1, 5), 7), 9) >>> 0;
    const t = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11);
    swap(bytes, from + i, from + Math.floor((result / 4294967296) * (i + 1)));
  }
  writeWord(b, at, s0);
  writeWord(b, at + 4, s1);
  writeWord(b, at + 8, s2);
  writeWord(b, at + 12, s3);
}
