/** The royal award and the Market as players see them. */
import { placeView, type PlaceView } from '../placeView.ts';
import type { BoxView } from '../view.ts';
import { awardOf } from './award.ts';
import { GOODS } from './market.ts';
import { MARKET_PLACE, isSelling } from './room.ts';

interface MarketView extends PlaceView {
  readonly buying: readonly string[];
  readonly selling: readonly string[];
}

declare module '../view.ts' {
  interface BoxTableView {
    /** The royal award (16.7). */
    readonly award: string | null;
    /** The Market with its goods by sign (16.11). */
    readonly market: MarketView | null;
  }
}

export const awardView: BoxView = { table: { award: (s) => awardOf(s)?.id ?? null } };

export const marketView: BoxView = {
  table: {
    market(s) {
      const { id, workers } = placeView(s, MARKET_PLACE);
      const at = (selling: boolean): string[] =>
        GOODS.flatMap((good, i) => (isSelling(s, i) === selling ? [good.id] : []));
      return { id, workers, buying: at(false), selling: at(true) };
    },
  },
};
