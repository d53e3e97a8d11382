import { describe, expect, it } from 'vitest';
import {
  BARRIER,
  KERNEL_SIZE,
  barrier,
  clone,
  fields,
  get16,
  raiseBarrier,
  set16,
} from './state.ts';

describe('fields of a state', () => {
  it('lie one behind the other', () => {
    const room = fields(100);
    expect([room.bytes(), room.word(), room.bytes(5), room.end()]).toEqual([100, 101, 103, 108]);
  });

  it('hold numbers of 16 bits', () => {
    const s = new Uint8Array(4);
    for (const n of [0, 1, 255, 256, 40_000, 65_535]) {
      set16(s, 1, n);
      expect(get16(s, 1)).toBe(n);
    }
    expect([s[0], s[3]]).toEqual([0, 0]);
  });
});

describe('a clone', () => {
  it('has the same bytes and shares none of them', () => {
    const s = Uint8Array.of(1, 2, 3);
    const copy = clone(s);
    copy[0] = 9;
    expect([...s, ...copy]).toEqual([1, 2, 3, 9, 2, 3]);
    expect(copy.buffer).not.toBe(s.buffer);
  });

  it('is written over an old copy of the same size, and over no other', () => {
    const s = Uint8Array.of(1, 2, 3);
    const old = clone(Uint8Array.of(7, 7, 7));
    const small = Uint8Array.of(5);
    expect(clone(s, old)).toBe(old);
    expect([...old]).toEqual([1, 2, 3]);
    expect([...clone(s, small)]).toEqual([1, 2, 3]);
    expect([...small]).toEqual([5]);
  });
});

describe('the undo barrier', () => {
  it('is another one after every rise, also when its 16 bits are used up', () => {
    const s = new Uint8Array(KERNEL_SIZE);
    for (const before of [0, 255, 65_535]) {
      set16(s, BARRIER, before);
      raiseBarrier(s);
      expect(barrier(s)).toBe((before + 1) % 65_536);
    }
  });
});
