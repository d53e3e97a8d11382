/** How many point tokens a card of hers brings: a number, her star value, or something that is counted. */
import { AT, N, SEAT, type State } from '@evervale/kernel';
import { BASIC_EVENT_LIST } from '../../content/board.ts';
import { BASE_POINTS, CARDS, IS_CRITTER } from '../../content/tables.ts';
import { cardIn, citySize, cityTop, countWhere, spacesUsed } from '../../state/city.ts';
import { allEventsOf } from '../../state/events.ts';
import { handSize } from '../../state/hand.ts';
import {
  BASIC_EVENT,
  EVENT_KIND,
  EVENT_OWNER,
  MAX_WORKERS,
  MEADOW_SIZE,
  OCCUPIED,
  SPECIAL_EVENTS,
  eventAt,
  slotAt,
} from '../../state/layout.ts';
import { HAVEN, isBasic } from '../../state/place.ts';
import { meadowCard } from '../../state/piles.ts';
import { resources } from '../../state/supply.ts';
import { isDeployed, workerPlace } from '../../state/workers.ts';
import { LAIR_PLACE } from '../places.ts';
import { nightweaveSeat, pointCard } from '../room.ts';

const WORTHY = 3;

/** What is counted, for the person concerned. `at` is the Meadow position concerned. */
const COUNTERS = {
  resources,
  hand: handSize,
  workersOnBasic: (s: State, seat: number) => workersWhere(s, seat, isBasic),
  workersOnBasicOrHaven: (s: State, seat: number) =>
    workersWhere(s, seat, (place) => isBasic(place) || place === HAVEN),
  workersPlaced: (s: State, seat: number) => workersWhere(s, seat, (place) => place !== LAIR_PLACE),
  locations: (s: State, seat: number) =>
    cardsWhere(s, seat, (kind) => CARDS.of(kind).visit !== undefined),
  events: allEventsOf,
  constructions: (s: State, seat: number) => countWhere(s, seat, { kind: 'construction' }),
  production: (s: State, seat: number) => countWhere(s, seat, { color: 'production' }),
  unique: (s: State, seat: number) => countWhere(s, seat, { rarity: 'unique' }),
  occupied: occupiedIn,
  emptySpaces: (s: State, seat: number) => Math.max(0, citySize(s, seat) - spacesUsed(s, seat)),
  herCards: (s: State) => cardsWhere(s, nightweaveSeat(s), () => true),
  herProsperity: (s: State) => countWhere(s, nightweaveSeat(s), { color: 'prosperity' }),
  herProduction: (s: State) => countWhere(s, nightweaveSeat(s), { color: 'production' }),
  moreProsperity: (s: State, seat: number) =>
    countWhere(s, seat, { color: 'prosperity' }) -
    countWhere(s, nightweaveSeat(s), { color: 'prosperity' }),
  unachieved: unachievedEvents,
  worthyUpper: (s: State) => worthyCards(s, 0),
  worthyLower: (s: State) => worthyCards(s, MEADOW_SIZE / 2),
  bestMeadow: (s: State) => bestOfMeadow(s),
  bestCritter: bestCritterOf,
  /** By the printed value of the card concerned: 2 or 3, and from 4 on. */
  flattery: (s: State, _seat: number, at: number) => flattered(BASE_POINTS[meadowCard(s, at)]),
};
export type Counted = keyof typeof COUNTERS;

export interface CountedAmount {
  readonly of: Counted;
  /** So many make one token (fractions are dropped). */
  readonly per?: number;
  readonly times?: number;
  readonly least?: number;
  readonly most?: number;
  /** Less what was paid to foil it. */
  readonly lessPaid?: boolean;
}

export type Amount = number | 'star' | CountedAmount;

export function countFor(s: State, of: Counted, seat: number, at: number): number {
  return COUNTERS[of](s, seat, at);
}

/** The tokens that come, for the person and the card of the frame. */
export function tokensOf(s: State, f: number, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'star') return pointCard(s).star;
  const { of, per = 1, times = 1, least = 0, most = 255, lessPaid = false } = amount;
  const counted = Math.floor((countFor(s, of, s[f + SEAT], s[f + AT]) * times) / per);
  const tokens = Math.max(least, Math.min(most, counted));
  return Math.max(0, tokens - (lessPaid ? s[f + N] : 0));
}

function workersWhere(s: State, seat: number, fits: (place: number) => boolean): number {
  let n = 0;
  for (let i = 0; i < MAX_WORKERS; i++) {
    if (isDeployed(s, seat, i) && fits(workerPlace(s, seat, i))) n++;
  }
  return n;
}

function cardsWhere(s: State, seat: number, fits: (kind: number) => boolean): number {
  let n = 0;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind !== 0 && fits(kind)) n++;
  }
  return n;
}

function occupiedIn(s: State, seat: number): number {
  let n = 0;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (cardIn(s, seat, slot) !== 0 && s[slotAt(seat, slot) + OCCUPIED] !== 0) n++;
  }
  return n;
}

function unachievedEvents(s: State): number {
  let n = 0;
  for (let i = 0; i < BASIC_EVENT_LIST.length; i++) if (s[BASIC_EVENT + i] === 0) n++;
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_KIND] !== 0 && s[eventAt(i) + EVENT_OWNER] === 0) n++;
  }
  return n;
}

function worthyCards(s: State, from: number): number {
  let n = 0;
  for (let i = from; i < from + MEADOW_SIZE / 2; i++) {
    const kind = meadowCard(s, i);
    if (kind !== 0 && BASE_POINTS[kind] >= WORTHY) n++;
  }
  return n;
}

function bestOfMeadow(s: State): number {
  let best = 0;
  for (let i = 0; i < MEADOW_SIZE; i++) {
    const kind = meadowCard(s, i);
    if (kind !== 0) best = Math.max(best, BASE_POINTS[kind]);
  }
  return best;
}

function bestCritterOf(s: State, seat: number): number {
  let best = 0;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind !== 0 && IS_CRITTER[kind] === 1) best = Math.max(best, BASE_POINTS[kind]);
  }
  return best;
}

function flattered(value: number): number {
  return value >= 4 ? 2 : value >= 2 ? 1 : 0;
}
