/** Actions within actions: which cards the copies being carried out go through (E9.12, E9.13). */
import {
  AT,
  B,
  DEPTH,
  FRAMES,
  FRAME_SIZE,
  nodeOf,
  type Effect,
  type State,
} from '@evervale/kernel';

/** Its frame: AT = the card, B = how often the result is still carried out, or COPY. */
export const act: Effect = { verb: 'act', id: 0 };
export const COPY = 255;

/**
 * Is this the card carried out just now, or one that copies it? From the innermost action outwards, up
 * to the one that a Unit uses, whatever has called for that Unit: each card comes once in it (E9.12), and
 * "other" cards are none of these (E9.13).
 */
export function isInChain(s: State, card: number): boolean {
  for (let i = s[DEPTH] - 1; i >= 0; i--) {
    const f = FRAMES + i * FRAME_SIZE;
    if (nodeOf(s, f) !== act.id) continue;
    if (s[f + AT] === card) return true;
    if (s[f + B] !== COPY) return false;
  }
  return false;
}
