/** Newleaf and its modules in positions. */
import { Refusal, shown, type State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { raiseHandLimit } from '../turn/handLimit.ts';
import type { BoxPosition } from '../position/box.ts';
import { deckKind } from '../position/cards.ts';
import { flag, list, oneOf, text, whole, type Json } from '@evervale/kernel/position';
import { SEATS } from '../state/layout.ts';
import { CARS, carAt } from './cars.ts';
import { goldenLeft } from './golden.ts';
import { isTokenUsed, layReserved, reservedCard, turnToken } from './reservation.ts';
import {
  ASIDE_CARS,
  BAG,
  CAR,
  GOLDEN_EACH,
  GOLDEN_USED,
  PILES,
  STATION,
  STATION_SIZE,
  VISITOR_COUNT,
  goldenRoom,
  tableAt,
} from './room.ts';
import { stationCard } from './station.ts';
import { TICKET_SIDES, ticketOf, turnTicket } from './tickets.ts';
import {
  VISITORS,
  addGone,
  addGuest,
  goneVisitors,
  guestsOf,
  hasGuest,
  pileCard,
  pileSize,
  putOnPile,
} from './visitors.ts';

declare module '../position/format.ts' {
  interface BoxCardFields {
    /** A golden occupied token lies on it. */
    readonly golden?: boolean;
  }
  interface BoxPositionFields {
    /** The cards at the station, and the train cars beside them. */
    readonly station?: readonly (string | null)[];
    readonly cars?: readonly (string | null)[];
    /** Train cars set aside; all that are named nowhere are in the bag. */
    readonly carsAside?: readonly string[];
    /** The two piles of visitors, each from its top. */
    readonly visitors?: readonly (readonly string[])[];
    readonly visitorsGone?: readonly string[];
  }
  interface BoxPlayerFields {
    readonly guests?: readonly string[] | undefined;
    /** Golden occupied tokens left. */
    readonly goldenTokens?: number | undefined;
    readonly ticket?: string | undefined;
    /** The reserved card, and whether the token was used. */
    readonly reserved?: string | undefined;
    readonly reservationUsed?: boolean | undefined;
  }
}

function readStation(s: State, json: Json): void {
  list(json['station'], 'station', STATION_SIZE).forEach((id, i) => {
    if (id !== null) s[tableAt(s) + STATION + i] = deckKind(id, `station[${i}]`);
  });
  list(json['cars'], 'cars', STATION_SIZE).forEach((id, i) => {
    if (id !== null) s[tableAt(s) + CAR + i] = fromBag(s, id, `cars[${i}]`);
  });
  list(json['carsAside'], 'carsAside').forEach((id, i) => {
    s[tableAt(s) + ASIDE_CARS + fromBag(s, id, `carsAside[${i}]`) - 1]++;
  });
  readVisitors(s, json);
}

/** The number of a train car, which leaves the bag. */
function fromBag(s: State, value: unknown, field: string): number {
  const k = CARS.findIndex(({ id }) => id === text(value, field));
  if (k < 0) throw new Refusal(field, `no train car is called "${shown(value)}"`);
  if (s[tableAt(s) + BAG + k] === 0) throw new Refusal(field, 'is named too often');
  s[tableAt(s) + BAG + k]--;
  return k + 1;
}

function visitorNumber(value: unknown, field: string): number {
  const number = VISITORS.findIndex(({ id }) => id === text(value, field)) + 1;
  if (number === 0) throw new Refusal(field, `no visitor is called "${shown(value)}"`);
  return number;
}

function readVisitors(s: State, json: Json): void {
  list(json['visitors'], 'visitors', PILES).forEach((pile, i) => {
    const ids = list(pile, `visitors[${i}]`, VISITOR_COUNT);
    for (let k = ids.length - 1; k >= 0; k--) {
      putOnPile(s, i, visitorNumber(ids[k], `visitors[${i}][${k}]`));
    }
  });
  list(json['visitorsGone'], 'visitorsGone', VISITOR_COUNT).forEach((id, i) =>
    addGone(s, visitorNumber(id, `visitorsGone[${i}]`)),
  );
}

function readGuests(s: State, seat: number, json: Json, field: string): void {
  list(json['guests'], `${field}.guests`, VISITOR_COUNT).forEach((id, i) =>
    addGuest(s, seat, visitorNumber(id, `${field}.guests[${i}]`)),
  );
}

/** Every visitor is somewhere once at most. */
function checkVisitors(s: State): void {
  const seen = new Set<number>();
  const once = (number: number): void => {
    if (seen.has(number)) {
      throw new Refusal('visitors', `${VISITORS[number - 1].id} exists only once`);
    }
    seen.add(number);
  };
  for (let pile = 0; pile < PILES; pile++) {
    for (let i = 0; i < pileSize(s, pile); i++) once(pileCard(s, pile, i));
  }
  goneVisitors(s).forEach(once);
  for (let number = 1; number <= VISITOR_COUNT; number++) {
    for (let seat = 0; seat < s[SEATS]; seat++) {
      if (hasGuest(s, seat, number)) once(number);
    }
  }
}

const idOf = (number: number): string => VISITORS[number - 1].id;

function writeStation(s: State, all: boolean): Json {
  const places = Array.from({ length: STATION_SIZE }, (_, i) => i);
  const cards = places.map((i) =>
    stationCard(s, i) === 0 ? null : CARDS.of(stationCard(s, i)).id,
  );
  const cars = places.map((i) => (carAt(s, i) === 0 ? null : CARS[carAt(s, i) - 1].id));
  const aside = CARS.flatMap(({ id }, k) => Array<string>(s[tableAt(s) + ASIDE_CARS + k]).fill(id));
  const piles = Array.from({ length: PILES }, (_, pile) => writePile(s, pile, all));
  return {
    station: cards.some((card) => card !== null) ? cards : undefined,
    cars: cars.some((car) => car !== null) ? cars : undefined,
    carsAside: aside,
    visitors: piles.some((pile) => pile.length > 0) ? piles : undefined,
    visitorsGone: goneVisitors(s).map(idOf),
  };
}

/** From the top; who may not know the others sees only that one. */
function writePile(s: State, pile: number, all: boolean): string[] {
  const n = pileSize(s, pile);
  const seen = all ? n : Math.min(n, 1);
  return Array.from({ length: seen }, (_, i) => idOf(pileCard(s, pile, n - 1 - i)));
}

export const stationPosition: BoxPosition = {
  fields: ['station', 'cars', 'carsAside', 'visitors', 'visitorsGone'],
  playerFields: ['guests'],
  read: readStation,
  finishPlayer: readGuests,
  finish: checkVisitors,
  write: writeStation,
  writePlayer: (s, seat) => ({ guests: guestsOf(s, seat).map(idOf) }),
};

export const goldenPosition: BoxPosition = {
  playerFields: ['goldenTokens'],
  finishPlayer(s, seat, json, field) {
    const name = `${field}.goldenTokens`;
    const left = whole(json['goldenTokens'], name, 0, GOLDEN_EACH, GOLDEN_EACH);
    s[goldenRoom.seatAt(s, seat) + GOLDEN_USED] = GOLDEN_EACH - left;
    // The tokens on a Bank lie there by now.
    raiseHandLimit(s, seat);
  },
  writePlayer: (s, seat) => ({
    goldenTokens: goldenLeft(s, seat) === GOLDEN_EACH ? undefined : goldenLeft(s, seat),
  }),
};

export const ticketPosition: BoxPosition = {
  playerFields: ['ticket'],
  finishPlayer(s, seat, json, field) {
    const side = oneOf(json['ticket'], `${field}.ticket`, TICKET_SIDES, TICKET_SIDES[0]);
    turnTicket(s, seat, TICKET_SIDES.indexOf(side));
  },
  writePlayer: (s, seat) => ({
    ticket: ticketOf(s, seat) === 0 ? undefined : TICKET_SIDES[ticketOf(s, seat)],
  }),
};

export const reservationPosition: BoxPosition = {
  playerFields: ['reserved', 'reservationUsed'],
  finishPlayer(s, seat, json, field) {
    if (json['reserved'] !== undefined) {
      layReserved(s, seat, deckKind(json['reserved'], `${field}.reserved`));
    }
    turnToken(s, seat, flag(json['reservationUsed'], `${field}.reservationUsed`));
    if (reservedCard(s, seat) !== 0 && isTokenUsed(s, seat)) {
      throw new Refusal(`${field}.reservationUsed`, 'a card lies under the token');
    }
  },
  writePlayer: (s, seat) => ({
    reserved: reservedCard(s, seat) === 0 ? undefined : CARDS.of(reservedCard(s, seat)).id,
    reservationUsed: isTokenUsed(s, seat) || undefined,
  }),
};
