/** What a seat may know of Pearlbrook. */
import type { State } from '@evervale/kernel';
import type { Color } from '../content/terms.ts';
import { SEATS } from '../state/layout.ts';
import { countWorkers } from '../state/workers.ts';
import { ADORNMENTS, adornmentAt, isPlayed } from './adornments.ts';
import { frogAt, frogSlot } from './frog.ts';
import { pearls } from './pearls.ts';
import { SHOAL_ID, SPOTS, isUncovered, riverCard } from './river.ts';
import { ADORNMENTS_EACH, FROG_ASIDE, FROG_CITY, FROG_READY, SHOAL, WONDER_PLACE } from './room.ts';
import type { BoxView } from '../view.ts';
import { WONDERS, builderOf } from './wonders.ts';

export interface RiverSpotView {
  readonly id: string;
  /** So many cards of this type must lie in the city of whoever sends a frog. */
  readonly needs: { readonly color: Color; readonly n: number };
  /** Face down, with a pearl on it. */
  readonly covered: boolean;
  /** The card, if it lies face up. */
  readonly card: string | null;
  /** Seat of the frog there. */
  readonly frog: number | null;
}

export interface WonderView {
  readonly id: string;
  /** Who has built it. */
  readonly owner: number | null;
  /** Seats of the workers there: one, until its owner prepares. */
  readonly workers: readonly number[];
}

export interface PearlbrookView {
  readonly river: readonly RiverSpotView[];
  readonly shoal: { readonly id: string; readonly frogs: readonly number[] };
  readonly wonders: readonly WonderView[];
}

export interface FrogView {
  readonly at: 'ready' | 'aside' | 'place' | 'city';
  readonly place?: string;
  readonly city?: number;
  readonly slot?: number;
}

export interface PearlsView {
  readonly pearls: number;
  readonly frog: FrogView;
  /** Adornments face up beside the city. */
  readonly adorned: readonly string[];
  /** How many lie face down, and which, if the seat may know. */
  readonly hidden: number;
  readonly adornments: readonly string[] | null;
}

function frogsAt(s: State, at: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < s[SEATS]; seat++) if (frogAt(s, seat) === at) seats.push(seat);
  return seats;
}

function pearlbrookView(s: State): PearlbrookView {
  return {
    river: SPOTS.map(({ id, needs }, i) => {
      const card = riverCard(s, i);
      const open = card !== undefined && isUncovered(s, i);
      return {
        id,
        needs,
        covered: card !== undefined && !open,
        card: open ? card.id : null,
        frog: frogsAt(s, i + 1).at(0) ?? null,
      };
    }),
    shoal: { id: SHOAL_ID, frogs: frogsAt(s, SHOAL) },
    wonders: WONDERS.map(({ id }, i) => wonderView(s, id, i)),
  };
}

function wonderView(s: State, id: string, i: number): WonderView {
  const workers: number[] = [];
  for (let seat = 0; seat < s[SEATS]; seat++) {
    if (countWorkers(s, seat, WONDER_PLACE + i) > 0) workers.push(seat);
  }
  return { id, owner: builderOf(s, i) === 0 ? null : builderOf(s, i) - 1, workers };
}

function pearlsView(s: State, seat: number, own: boolean): PearlsView {
  const adorned: string[] = [];
  const hidden: string[] = [];
  for (let i = 0; i < ADORNMENTS_EACH; i++) {
    const number = adornmentAt(s, seat, i);
    if (number === 0) continue;
    (isPlayed(s, seat, i) ? adorned : hidden).push(ADORNMENTS[number - 1].id);
  }
  return {
    pearls: pearls(s, seat),
    frog: frogView(s, seat),
    adorned,
    hidden: hidden.length,
    adornments: own ? hidden : null,
  };
}

function frogView(s: State, seat: number): FrogView {
  const at = frogAt(s, seat);
  if (at === FROG_READY) return { at: 'ready' };
  if (at === FROG_ASIDE) return { at: 'aside' };
  if (at >= FROG_CITY) return { at: 'city', city: at - FROG_CITY, slot: frogSlot(s, seat) };
  return { at: 'place', place: at === SHOAL ? SHOAL_ID : SPOTS[at - 1].id };
}

declare module '../view.ts' {
  interface BoxTableView {
    /** The river, the Shoal and the wonders. */
    readonly pearlbrook: PearlbrookView | null;
  }
  interface BoxPlayerView {
    /** Pearls, frog ambassador and adornments. */
    readonly pearlbrook: PearlsView | null;
  }
}

export const pearlbrookViews: BoxView = {
  table: { pearlbrook: pearlbrookView },
  player: { pearlbrook: pearlsView },
};
