/**
 * A position as people write it by hand: JSON that names only what differs from an empty table,
 * with the ids of cards, places and Events. Seats are counted from 1, as players count themselves.
 */
import type { EncodedState } from '@evervale/kernel';
import type { Resource, Season } from '../content/terms.ts';

export type Goods = Partial<Record<Resource, number>>;

/** What boxes add to a card in a city: their tokens. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxCardFields {}

export interface PositionCard extends BoxCardFields {
  readonly card: string;
  readonly occupied?: boolean;
  readonly tokens?: number;
  readonly resources?: Goods;
  /** Seats of the workers standing on it. */
  readonly workers?: readonly number[];
  /** Seats of workers that do not use its location (18.7). */
  readonly aside?: readonly number[];
  /** Seats of workers that joined others there (cats). */
  readonly joining?: readonly number[];
  /** Where in the city the card lies that lies on this one, counted from 1. */
  readonly under?: number;
  /** It has carried a card that is gone. */
  readonly used?: boolean;
  readonly prisoners?: readonly string[];
  /** The partner that shares the space: another entry, or a card that comes with this one. */
  readonly partner?: string;
  /** The slot, from 1, of the Construction whose space it shares (Messenger). */
  readonly sharesWith?: number;
}

export interface PositionEvent {
  readonly event: string;
  readonly resources?: Goods;
  readonly cards?: readonly string[];
}

/** What boxes add to positions; each declares its own fields. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxPositionFields {}
/** What they add to the players of positions. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface BoxPlayerFields {}

export interface PositionPlayer extends BoxPlayerFields {
  readonly season?: Season;
  /** Workers in all, placed ones included; without it as many as the season brings. */
  readonly workers?: number;
  readonly resources?: Goods;
  readonly points?: number;
  readonly hand?: readonly string[];
  /** Cards in the order of the city; null leaves a gap. */
  readonly city?: readonly (string | PositionCard | null)[];
  readonly events?: readonly (string | PositionEvent)[];
  readonly finished?: boolean;
  /** Workers of a kind: `ready`, `beside`, the place where it stands, or a card, `city1-3`. */
  readonly kinds?: Readonly<Record<string, string>>;
}

export interface Position extends BoxPositionFields {
  readonly options?: unknown;
  /** Whose turn it is. */
  readonly turn?: number;
  readonly players?: readonly PositionPlayer[];
  readonly meadow?: readonly (string | null)[];
  /** Top card first. */
  readonly deck?: readonly string[];
  /** Put all cards that are named nowhere under the deck, in an order that follows from the seed. */
  readonly rest?: boolean;
  readonly discard?: readonly string[];
  /** Clearings clockwise from the upper left; null = empty. */
  readonly forest?: readonly (string | null)[];
  /** Special Events laid out. */
  readonly events?: readonly string[];
  /** Place → seats of the workers there; `beside` = beside the board. */
  readonly workers?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: number;
  /** Only in positions in the middle of an effect, as the program writes them. */
  readonly pending?: EncodedState;
}
