/** What it costs to summon a Unit (E6.12, E6.13). */
import type { Price } from './terms.ts';

export const SUMMON_PRICES = {
  warrior: { tool: 2, sword: 1 },
  wizard: { potion: 2, scroll: 1 },
  dragon: { gem: 2, scroll: 1 },
} as const satisfies Record<string, Price>;

/** Workers in the Tray in the beginning. */
const LATER_WORKERS = 3;

/**
 * The first Worker summoned costs any 1, the second any 2, the third any 3; `left` are in the Tray. A
 * position written by hand may leave more of them there than a game does: they cost as much as the first.
 */
export const workerPrice = (left: number): number => Math.max(1, LATER_WORKERS - left + 1);
