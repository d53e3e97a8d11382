import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  chance,
  generatorOf,
  isSeed,
  next32,
  seedForSearch,
  seedOf,
  seedOfBytes,
  seedWords,
  shuffleBytes,
  stream,
} from './rng.ts';
import { KERNEL_SIZE, RNG, STREAM_SIZE } from './state.ts';

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
  it('shuffle as `below` would, one number for each place from the last on', () => {
    for (const seed of [7, 'ab'.repeat(32)]) {
      const fast = new Uint8Array(STREAM_SIZE);
      const slow = new Uint8Array(STREAM_SIZE);
      seedWords(fast, 0, seed);
      seedWords(slow, 0, seed);
      const cards = Uint8Array.from({ length: 90 }, (_, i) => i);
      const expected = [...cards];
      for (let i = expected.length - 1; i > 0; i--) {
        const j = below(slow, 0, i + 1);
        [expected[i], expected[j]] = [expected[j], expected[i]];
      }
      shuffleBytes(cards, 0, cards.length, fast, 0);
      expect([...cards]).toEqual(expected);
      expect(fast).toEqual(slow);
    }
  });

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
    const bytes = new Uint8Array(60).fill(7);
    seedWords(bytes, 12, 5);
    const own = stream(5);
    for (let i = 0; i < 50; i++) expect(next32(bytes, 12)).toBe(next32(own.bytes, own.at));
    expect([...bytes.subarray(0, 12), ...bytes.subarray(12 + STREAM_SIZE)]).toEqual(
      Array<number>(23).fill(7),
    );
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

/** The words of a run of bytes written as RFC 8439 prints them. */
function wordsOfHex(hex: string): number[] {
  const bytes = Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
}

function keyed(seed: string): Uint8Array {
  const bytes = new Uint8Array(STREAM_SIZE);
  seedWords(bytes, 0, seed);
  return bytes;
}

describe('random numbers with a key', () => {
  const ZEROS = '00'.repeat(32);

  it('are those of ChaCha20, as RFC 8439 publishes them for blocks 0 and 1 of the key of zeros', () => {
    const published = wordsOfHex(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
    const bytes = keyed(ZEROS);
    expect(published.map(() => next32(bytes, 0))).toEqual(published);
  });

  it('go on where a copy was made, whatever other streams are asked in between', () => {
    const one = keyed('0123456789abcdef'.repeat(4));
    for (let i = 0; i < 21; i++) next32(one, 0);
    const copy = one.slice();
    const expected = Array.from({ length: 40 }, () => next32(copy, 0));
    const other = keyed('ff'.repeat(32));
    const found = expected.map(() => {
      next32(other, 0);
      return next32(one, 0);
    });
    expect(found).toEqual(expected);
  });

  it('differ with a single bit of the seed, in about half of their bits', () => {
    const one = keyed(ZEROS);
    const other = keyed(`${'00'.repeat(31)}01`);
    let bits = 0;
    for (let i = 0; i < 1000; i++) {
      for (let x = next32(one, 0) ^ next32(other, 0); x !== 0; x &= x - 1) bits++;
    }
    expect(Math.abs(bits - 16_000)).toBeLessThan(500);
  });

  it('leave nothing of the key behind when a stream begins anew', () => {
    const bytes = keyed('ab'.repeat(32));
    next32(bytes, 0);
    seedWords(bytes, 0, 5);
    expect(bytes).toEqual(stream(5).bytes);
  });

  it('take 64 hexadecimal digits; any other text is refused', () => {
    const wrong = ['', '00', 'AB'.repeat(32), `${'0'.repeat(63)}g`, '0'.repeat(65)];
    for (const seed of wrong) {
      expect(isSeed(seed)).toBe(false);
      expect(() => keyed(seed)).toThrow('seed: must be 64 hexadecimal digits');
    }
    const made = seedOfBytes(Uint8Array.from({ length: 32 }, (_, i) => 8 * i));
    expect(isSeed(made) && generatorOf(made)).toBe('chacha20');
    expect(generatorOf(7)).toBe('xoshiro128**');
    expect(() => seedOfBytes(new Uint8Array(16))).toThrow('seed: must be 32 bytes');
  });
});

describe('a seed for search', () => {
  it('is of 32 bits, and another one for every number', () => {
    for (const seed of [5, 'c5'.repeat(32)]) {
      const seeds = Array.from({ length: 50 }, (_, n) => seedForSearch(seed, n));
      expect(new Set(seeds).size).toBe(50);
      for (const one of seeds) expect(one >>> 0).toBe(one);
    }
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

describe('a seed from a text', () => {
  it('is a number of 32 bits that belongs to the text', () => {
    expect(seedOf('the old oak')).toBe(seedOf('the old oak'));
    expect(seedOf('the old oak')).not.toBe(seedOf('the old oaks'));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seed = seedOf(text);
        expect(Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff).toBe(true);
      }),
    );
  });
});
