/** Nightweave as players see her: everything but the cards of her deck. */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { SEASON_NAMES, type Season } from '../content/terms.ts';
import type { BoxView } from '../view.ts';
import { arrowOf } from './arrow.ts';
import { deckCount } from './deck.ts';
import { goodsRow } from './market.ts';
import {
  FIRST,
  LAIR,
  LAIR_SIZE,
  PREPARING,
  SECOND,
  SUBSTITUTE,
  adornmentsLaid,
  cardNumber,
  currentCard,
  difficultyOf,
  failureOf,
  figureAt,
  hasModules,
  nightweaveSeason,
  nightweaveSeat,
  partOf,
  pointCard,
  seenBits,
  tableAt,
} from './room.ts';
import { modulesView, type ModulesView } from './modules/view.ts';
import { WHYS, readySpiders, type Why } from './spiders.ts';
import { stackSize } from './stack.ts';
import { ACTION_CARDS } from './actionCards.ts';
import { GOODS } from '../bellfaire/market.ts';
import { boxesOf, comesWith } from '../content/boxes.ts';

type CardPart = 'first' | 'second' | 'substitute' | 'prepares';

export interface NightweaveView {
  readonly seat: number;
  readonly difficulty: number;
  readonly pointCard: string;
  readonly season: Season;
  /** The action card turned up last, which of its parts counted, and its arrow. */
  readonly card: string | null;
  readonly part: CardPart | null;
  /** Why its first and its second option could not be carried out. */
  readonly failed: readonly (Why | null)[];
  readonly arrow: 'forward' | 'backward';
  /** Cards left in the stack, and those that were turned up in this game so far. */
  readonly stack: number;
  readonly seen: readonly string[];
  /** Cards in her deck: how many. */
  readonly deck: number;
  readonly lair: readonly string[];
  readonly spiders: number;
  /** Where the figure lies: a Meadow position from 1 on, 9 to 11 the station; 0 = in her lair. */
  readonly figure: number;
  readonly adornments: number;
  /** Her modules: the cards that apply, and where webs lie; null where she plays without. */
  readonly modules: ModulesView | null;
  /** Goods of the Market, the selling side from left to right, then the buying side. */
  readonly goods: readonly string[];
}

declare module '../view.ts' {
  interface BoxTableView {
    readonly nightweave: NightweaveView | null;
  }
}

const PARTS: { readonly [part: number]: CardPart } = {
  [FIRST]: 'first',
  [SECOND]: 'second',
  [SUBSTITUTE]: 'substitute',
  [PREPARING]: 'prepares',
};

function lairOf(s: State): string[] {
  const at = tableAt(s) + LAIR;
  const kinds = Array.from({ length: LAIR_SIZE }, (_, i) => s[at + i]);
  return kinds.filter((kind) => kind !== 0).map((kind) => CARDS.of(kind).id);
}

export const mistwoodView: BoxView = {
  table: {
    nightweave: (s) => ({
      seat: nightweaveSeat(s),
      difficulty: difficultyOf(s),
      pointCard: pointCard(s).id,
      season: SEASON_NAMES[nightweaveSeason(s)],
      card: cardNumber(s) === 0 ? null : currentCard(s).id,
      part: PARTS[partOf(s)] ?? null,
      failed: [0, 1].map((option) => WHYS[failureOf(s, option) - 1] ?? null),
      arrow: arrowOf(s) === 1 ? 'forward' : 'backward',
      stack: stackSize(s),
      seen: ACTION_CARDS.filter((_, i) => (seenBits(s) & (1 << i)) !== 0).map(({ id }) => id),
      deck: deckCount(s),
      lair: lairOf(s),
      spiders: readySpiders(s),
      figure: figureAt(s),
      adornments: adornmentsLaid(s),
      modules: hasModules(s) ? modulesView(s) : null,
      goods: comesWith(boxesOf(s), 'market') ? goodsRow(s).map((i) => GOODS[i].id) : [],
    }),
  },
};
