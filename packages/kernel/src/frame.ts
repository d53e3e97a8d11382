/**
 * One uniform frame carries every effect that is still under way: which node of the program, how
 * far it got, for whom, on what, and a few numbers of its own. A new kind of choice needs a new
 * verb, never a new kind of frame.
 */
import { DEPTH, FRAMES, FRAME_SIZE, MAX_FRAMES, type State } from './state.ts';

// Bytes 0 and 1: which node of the program (`nodeOf`).
/** How far the verb got; every verb counts its own steps. */
export const PC = 2;
/** Who acts: gains, pays, decides. */
export const SEAT = 3;
/** Whose things the effect talks about; a copied effect looks at somebody else's. */
export const OF = 4;
/** Which of those things (for example the place of a card in a city). */
export const AT = 5;
/** "That many": how often something was paid, discarded, given before. Handed on to children. */
export const N = 6;
/** Five numbers of the verb's own. */
export const A = 7;
export const B = 8;
export const C = 9;
export const D = 10;
export const E = 11;

/** The offset of the top frame. */
export function top(s: State): number {
  return FRAMES + (s[DEPTH] - 1) * FRAME_SIZE;
}

/** The frame below `f`, or -1. */
export function below(f: number): number {
  return f > FRAMES ? f - FRAME_SIZE : -1;
}

/** Puts a new frame on the stack and gives its offset. */
export function push(
  s: State,
  node: number,
  seat: number,
  of: number,
  at: number,
  n: number,
): number {
  const depth = s[DEPTH];
  if (depth === MAX_FRAMES) throw new Error('effects are nested too deeply');
  const f = FRAMES + depth * FRAME_SIZE;
  s[DEPTH] = depth + 1;
  s[f] = node;
  s[f + 1] = node >> 8;
  s[f + SEAT] = seat;
  s[f + OF] = of;
  s[f + AT] = at;
  s[f + N] = n;
  return f;
}

/** Puts a child of the effect in `f` on the stack: same seat, same things, same "that many". */
export function pushChild(s: State, f: number, node: number): number {
  return push(s, node, s[f + SEAT], s[f + OF], s[f + AT], s[f + N]);
}

/** Takes the top frame off and wipes it, so that equal positions have equal bytes. */
export function pop(s: State): void {
  const f = top(s);
  s[DEPTH]--;
  for (let i = 0; i < FRAME_SIZE; i++) s[f + i] = 0;
}

export function nodeOf(s: State, f: number): number {
  return s[f] | (s[f + 1] << 8);
}
