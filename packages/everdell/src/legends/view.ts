/** Legendary cards beside the cities as players see them. */
import { CARDS } from '../content/tables.ts';
import type { BoxView } from '../view.ts';
import { keptCard, keptCount } from './kept.ts';
import { KEPT_SIZE } from './room.ts';

declare module '../view.ts' {
  interface BoxPlayerView {
    /** Legendary cards not played yet (18.2): how many, and which, the latter only for the seat itself. */
    readonly legendCount: number;
    readonly legends: readonly string[] | null;
  }
}

const NONE: readonly string[] = Object.freeze([]);

export const legendsView: BoxView = {
  player: {
    legendCount: (s, seat) => keptCount(s, seat),
    legends(s, seat, own) {
      if (!own) return null;
      const kinds = Array.from({ length: KEPT_SIZE }, (_, i) => keptCard(s, seat, i));
      return kinds.filter((kind) => kind !== 0).map((kind) => CARDS.of(kind).id);
    },
  },
  without: (own) => ({ legendCount: 0, legends: own ? NONE : null }),
};
