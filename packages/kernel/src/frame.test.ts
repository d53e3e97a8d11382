import { describe, expect, it } from 'vitest';
import { A, AT, E, N, OF, PC, SEAT, below, nodeOf, pop, push, pushChild, top } from './frame.ts';
import { DEPTH, FRAMES, FRAME_SIZE, KERNEL_SIZE, MAX_FRAMES } from './state.ts';

const empty = () => new Uint8Array(KERNEL_SIZE + 4);

describe('the stack of frames', () => {
  it('keeps node, seat, things and "that many" of each frame', () => {
    const s = empty();
    const f = push(s, 0x1234, 1, 2, 3, 4);
    expect(f).toBe(top(s));
    expect([
      nodeOf(s, f),
      s[f + PC],
      s[f + SEAT],
      s[f + OF],
      s[f + AT],
      s[f + N],
      s[f + A],
    ]).toEqual([0x1234, 0, 1, 2, 3, 4, 0]);
  });

  it('hands seat, things and "that many" on to children', () => {
    const s = empty();
    const f = push(s, 7, 1, 2, 3, 4);
    s[f + A] = 9;
    const child = pushChild(s, f, 8);
    expect(below(child)).toBe(f);
    expect(below(f)).toBe(-1);
    expect([
      nodeOf(s, child),
      s[child + SEAT],
      s[child + OF],
      s[child + AT],
      s[child + N],
      s[child + A],
    ]).toEqual([8, 1, 2, 3, 4, 0]);
  });

  it('leaves no trace of a frame that was taken off', () => {
    const s = empty();
    const before = s.slice();
    const f = push(s, 513, 1, 1, 1, 1);
    for (let i = PC; i <= E; i++) s[f + i] = 255;
    pop(s);
    expect(s).toEqual(before);
  });

  it('ends before the fields of the game, and says so when it is full', () => {
    const s = empty();
    for (let i = 0; i < MAX_FRAMES; i++) push(s, 1, 0, 0, 0, 0);
    expect(top(s) + FRAME_SIZE).toBe(KERNEL_SIZE);
    expect(() => push(s, 1, 0, 0, 0, 0)).toThrow('nested too deeply');
    expect(s[DEPTH]).toBe(MAX_FRAMES);
    for (let i = 0; i < MAX_FRAMES; i++) pop(s);
    expect(s.subarray(FRAMES).every((byte) => byte === 0)).toBe(true);
  });
});
