/**
 * A game in progress is a run of bytes and nothing else: no objects, no closures, no Maps.
 * So it is cloned by copying, stored by encoding and resumed in the middle of any effect.
 *
 * The first bytes belong to the kernel (random numbers, the stack of frames); every game lays out
 * its own fields behind them with `fields`.
 */
export type State = Uint8Array;

/** The stream of random numbers (rng.ts). */
export const RNG = 0;
export const STREAM_SIZE = 37;
/** How many frames lie on the stack. */
export const DEPTH = RNG + STREAM_SIZE;
/** 1 while the top frame waits for a pick. */
export const PENDING = DEPTH + 1;
/** Counts (16 bit) how often something hidden was revealed or chance was used: the undo barrier. */
export const BARRIER = PENDING + 1;
/** The stack of frames (frame.ts). */
export const FRAMES = BARRIER + 2;
export const FRAME_SIZE = 12;
export const MAX_FRAMES = 36;
/** Where the game's own fields begin. */
export const KERNEL_SIZE = FRAMES + FRAME_SIZE * MAX_FRAMES;

/** Hands out offsets one after the other. */
export interface Fields {
  /** `n` bytes. */
  bytes(n?: number): number;
  /** A 16-bit number (use `get16`, `set16`). */
  word(): number;
  /** Where the next field would begin. */
  end(): number;
}

/** Fields from `start` on; `limit` is where something else begins, `what` whose room this is. */
export function fields(start: number, limit = Infinity, what = 'the state'): Fields {
  let next = start;
  const bytes = (n = 1): number => {
    const at = next;
    next += n;
    if (next > limit) {
      throw new Error(`${what}: ${next - start} bytes are needed, ${limit - start} are there`);
    }
    return at;
  };
  return { bytes, word: () => bytes(2), end: () => next };
}

export function get16(s: State, at: number): number {
  return s[at] | (s[at + 1] << 8);
}

export function set16(s: State, at: number, value: number): void {
  s[at] = value & 255;
  s[at + 1] = value >> 8;
}

/** 32 bits, one for each of something. */
export function get32(s: State, at: number): number {
  return s[at] | (s[at + 1] << 8) | (s[at + 2] << 16) | (s[at + 3] << 24);
}

export function set32(s: State, at: number, value: number): void {
  s[at] = value & 255;
  s[at + 1] = (value >> 8) & 255;
  s[at + 2] = (value >> 16) & 255;
  s[at + 3] = value >>> 24;
}

const SLAB_SIZE = 1 << 16;
let slab = new ArrayBuffer(0);
let slabUsed = 0;

/**
 * A copy. Search makes hundreds of thousands a second, and a buffer for each would cost more than
 * the copying: so copies share buffers of a few dozen. Whoever keeps one for good or sends it away
 * takes `s.slice()`, which has a buffer of its own. Whoever copies in a loop gives back in `over` a
 * copy of the same game that is no longer needed: it is written over, and nothing is allocated.
 */
export function clone(s: State, over?: State): State {
  const size = s.length;
  if (over !== undefined && over.length === size) {
    over.set(s);
    return over;
  }
  if (slabUsed + size > slab.byteLength) {
    slab = new ArrayBuffer(Math.max(SLAB_SIZE, size));
    slabUsed = 0;
  }
  const copy = new Uint8Array(slab, slabUsed, size);
  slabUsed += size;
  copy.set(s);
  return copy;
}

/** Are the bytes from one place up to another the same in both? */
export function isSameIn(a: State, b: State, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Something hidden was shown or chance was used: undo does not go back behind this point. */
export function raiseBarrier(s: State): void {
  set16(s, BARRIER, (get16(s, BARRIER) + 1) & 0xffff);
}

export function barrier(s: State): number {
  return get16(s, BARRIER);
}
