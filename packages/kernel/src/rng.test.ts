import { describe, expect, it } from 'vitest';
import { below, chance, next32, seedWords, shuffleBytes, stream } from './rng.ts';
import { KERNEL_SIZE, RNG } from './state.ts';

const MASK = 0xffffffffn;
const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & MASK;

/** xoshiro128** once more, straight from its definition, in numbers that cannot overflow. */
function* reference(words: readonly number[]): Generator<number, never> {
  let [s0, s1, s2, s3] = words.map(BigInt);
  for (;;) {
    yield Number((rotl((s1 * 5n) & MASK, 7n) * 9n) & MASK);
    const t = (s1 << 9n) & MASK;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
  }
}

function bytesOf(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(16);
  words.forEach((word, i) => [0, 8, 16, 24].forEach((by, k) => (bytes[4 * i + k] = word >>> by)));
  return bytes;
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  return [0, 4, 8, 12].map((at) => view.getUint32(at, true));
}

describe('random numbers', () => {
  it('are those of xoshiro128** from the words 1, 2, 3, 4', () => {
    const bytes = bytesOf([1, 2, 3, 4]);
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ];
    expect(published.map(() => next32(bytes, 0))).toEqual(published);
  });

  it.each([0, 1, 42, 0x7fffffff, 0x80000000, 0xffffffff])(
    'agree with the definition from seed %i',
    (seed) => {
      const { bytes } = stream(seed);
      const expected = reference(wordsOf(bytes));
      for (let i = 0; i < 2000; i++) expect(next32(bytes, 0)).toBe(expected.next().value);
    },
  );

  it('are seeded differently by every seed, and never with zeros alone', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 5000; seed++) {
      const words = wordsOf(stream(seed).bytes);
      expect(words.some((word) => word !== 0)).toBe(true);
      seen.add(words.join());
    }
    expect(seen.size).toBe(5000);
  });

  it('take a seed as an unsigned number of 32 bits', () => {
    expect(stream(-1).bytes).toEqual(stream(0xffffffff).bytes);
  });

  it('live in the bytes they are given, at any offset, and touch no other', () => {
    const bytes = new Uint8Array(40).fill(7);
    seedWords(bytes, 12, 5);
    const own = stream(5);
    for (let i = 0; i < 50; i++) expect(next32(bytes, 12)).toBe(next32(own.bytes, own.at));
    expect([...bytes.subarray(0, 12), ...bytes.subarray(28)]).toEqual(Array<number>(24).fill(7));
  });

  it('below n are from 0 to n - 1, each about as often', () => {
    const { bytes } = stream(3);
    const found = Array<number>(8).fill(0);
    for (let i = 0; i < 80_000; i++) found[below(bytes, 0, 8)]++;
    for (const n of found) expect(Math.abs(n - 10_000)).toBeLessThan(400);
  });

  it('of a state come from its own stream', () => {
    const s = new Uint8Array(KERNEL_SIZE);
    seedWords(s, RNG, 9);
    const other = stream(9);
    for (let i = 0; i < 20; i++) expect(chance(s, 6)).toBe(below(other.bytes, other.at, 6));
  });
});

describe('shuffling', () => {
  it('keeps every byte and touches none outside', () => {
    const bytes = Uint8Array.from({ length: 30 }, (_, i) => i);
    const { bytes: rng } = stream(1);
    shuffleBytes(bytes, 5, 20, rng, 0);
    expect([...bytes.subarray(0, 5), ...bytes.subarray(25)]).toEqual([
      0, 1, 2, 3, 4, 25, 26, 27, 28, 29,
    ]);
    expect([...bytes].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect([...bytes.subarray(5, 25)]).not.toEqual(Array.from({ length: 20 }, (_, i) => i + 5));
  });

  it('brings all orders of four about equally often', () => {
    const { bytes: rng } = stream(2);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const four = Uint8Array.of(1, 2, 3, 4);
      shuffleBytes(four, 0, 4, rng, 0);
      orders.set(four.join(), (orders.get(four.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
});
