/** What it costs to summon a Unit (E6.12, E6.13). */
import type { Price } from './terms.ts';

export const SUMMON_PRICES = {
  warrior: { tool: 2, sword: 1 },
  wizard: { potion: 2, scroll: 1 },
  dragon: { gem: 2, scroll: 1 },
} as const satisfies Record<string, Price>;

/** Workers in the Tray in the beginning. */
const LATER_WORKERS = 3;

/** The first Worker summoned costs any 1, the second any 2, the third any 3; `left` are in the Tray. */
export const workerPrice = (left: number): number => LATER_WORKERS - left + 1;
