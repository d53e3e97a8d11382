import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode, fromBase64, hash, toBase64 } from './codec.ts';
import { Refusal } from './refusal.ts';

const game = { id: 'magpies', version: '3' };

describe('base64', () => {
  it('is the base64 of everybody else, there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const text = toBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect([...fromBase64(text)]).toEqual([...bytes]);
      }),
    );
  });

  it.each(['a', 'ab', 'abc', 'ab=c', '=abc', 'a===', 'ab c', 'abc\n', 'äbcd', 'ab-_', '===='])(
    'refuses %j',
    (text) => {
      expect(() => fromBase64(text)).toThrow(Refusal);
    },
  );
});

describe('an encoded state', () => {
  const bytes = Uint8Array.of(1, 2, 3, 250, 0, 0);
  const stored = encode(game, bytes);

  it('names its game and its rules and comes back from JSON', () => {
    expect(stored).toMatchObject({ game: 'magpies', rules: '3' });
    expect(decode(game, JSON.parse(JSON.stringify(stored)))).toEqual(bytes);
  });

  it.each([
    ['game', { ...stored, game: 'another' }],
    ['rules', { ...stored, rules: '2' }],
    ['rules', { ...stored, rules: { toString: 1 } }],
    ['bytes', { ...stored, bytes: 7 }],
    ['bytes', { ...stored, bytes: 'not base64' }],
    ['hash', { ...stored, bytes: toBase64(Uint8Array.of(1, 2, 3, 251, 0, 0)) }],
    ['hash', { ...stored, hash: undefined }],
    ['game', null],
    ['game', 'text'],
    ['game', []],
  ])('is refused with the field %s', (field, input) => {
    expect(() => decode(game, input)).toThrow(expect.objectContaining({ name: 'Refusal', field }));
  });
});

describe('a hash', () => {
  it('is sixteen hexadecimal digits and the same for the same bytes', () => {
    expect(hash(Uint8Array.of(1, 2, 3))).toMatch(/^[0-9a-f]{16}$/);
    expect(hash(Uint8Array.of(1, 2, 3))).toBe(hash(Uint8Array.of(1, 2, 3)));
  });

  it('differs whenever a single bit differs, wherever it is', () => {
    const bytes = new Uint8Array(600);
    const seen = new Set([hash(bytes)]);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      bytes[bit >> 3] ^= 1 << (bit & 7);
      seen.add(hash(bytes));
      bytes[bit >> 3] ^= 1 << (bit & 7);
    }
    expect(seen.size).toBe(bytes.length * 8 + 1);
  });

  it('knows how long the bytes are', () => {
    expect(hash(new Uint8Array(5))).not.toBe(hash(new Uint8Array(6)));
  });
});
