/** What a seat may know of Newleaf and its modules. */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { placeView, type PlaceView } from '../placeView.ts';
import type { BoxView } from '../view.ts';
import { CARS, carAt, carsInBag } from './cars.ts';
import { goldenLeft } from './golden.ts';
import { isTokenUsed, reservedCard } from './reservation.ts';
import { GOLDEN_EACH, KNOLL_PLACE, PILES, PLATFORM_PLACE, STATION_SIZE } from './room.ts';
import { stationCard } from './station.ts';
import { TICKET_SIDES, ticketOf } from './tickets.ts';
import { VISITORS, goneVisitors, guestsOf, isContent, pileSize, topVisitor } from './visitors.ts';

export interface VisitorPileView {
  /** The visitor on top, which everybody sees. */
  readonly visitor: string | null;
  readonly count: number;
}

export interface StationView {
  /** Three places: a card and the train car beside it. */
  readonly places: readonly { readonly card: string | null; readonly car: string | null }[];
  readonly visitors: readonly VisitorPileView[];
  /** Visitors that were discarded. */
  readonly gone: readonly string[];
  readonly bag: number;
  readonly knoll: PlaceView;
  readonly platform: PlaceView;
}

/** A visitor beside a city, and whether its wish is fulfilled now. */
export interface GuestView {
  readonly visitor: string;
  readonly content: boolean;
}

export interface ReservationView {
  readonly card: string | null;
  readonly used: boolean;
}

declare module '../view.ts' {
  interface BoxCityCard {
    /** It carries a golden occupied token (14.7). */
    readonly golden: boolean;
  }
  interface BoxTableView {
    readonly station: StationView | null;
  }
  interface BoxPlayerView {
    /** Visitors beside the city (14.21). */
    readonly guests: readonly GuestView[] | null;
    /** Golden occupied tokens that are left. */
    readonly goldenTokens: number | null;
    /** The side of the ticket that is up (15.8). */
    readonly ticket: (typeof TICKET_SIDES)[number] | null;
    readonly reservation: ReservationView | null;
  }
}

const idOrNull = (kind: number): string | null => (kind === 0 ? null : CARDS.of(kind).id);
const visitorId = (number: number): string => VISITORS[number - 1].id;

function stationView(s: State): StationView {
  return {
    places: Array.from({ length: STATION_SIZE }, (_, i) => ({
      card: idOrNull(stationCard(s, i)),
      car: carAt(s, i) === 0 ? null : CARS[carAt(s, i) - 1].id,
    })),
    visitors: Array.from({ length: PILES }, (_, pile) => ({
      visitor: topVisitor(s, pile) === 0 ? null : visitorId(topVisitor(s, pile)),
      count: pileSize(s, pile),
    })),
    gone: goneVisitors(s).map(visitorId),
    bag: carsInBag(s),
    knoll: placeView(s, KNOLL_PLACE),
    platform: placeView(s, PLATFORM_PLACE),
  };
}

export const newleafView: BoxView = {
  table: { station: stationView },
  player: {
    guests: (s, seat) =>
      guestsOf(s, seat).map((number) => ({
        visitor: visitorId(number),
        content: isContent(s, seat, number),
      })),
  },
};

/** 20.8: an automatic opponent has no tokens. */
export const goldenView: BoxView = {
  player: { goldenTokens: (s, seat) => Math.min(GOLDEN_EACH, goldenLeft(s, seat)) },
};

export const ticketView: BoxView = {
  player: { ticket: (s, seat) => TICKET_SIDES[ticketOf(s, seat)] },
};

export const reservationView: BoxView = {
  player: {
    reservation: (s, seat) => ({
      card: idOrNull(reservedCard(s, seat)),
      used: isTokenUsed(s, seat),
    }),
  },
};
