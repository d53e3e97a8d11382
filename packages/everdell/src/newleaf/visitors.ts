/** The thirty-two visitors, their piles (14.3, 14.20) and what they ask for at scoring (14.22). */
import { RNG, get32, raiseBarrier, set32, shuffleBytes, type State } from '@evervale/kernel';
import type { Color, Resource } from '../content/terms.ts';
import { COLOR_NAMES, PRODUCTION, RESOURCE_NAMES } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { citySizeUsed, cityTop, countWhere, type CardFilter } from '../state/city.ts';
import { eventsOf } from '../state/events.ts';
import { COLORS, MAX_WORKERS, TOKENS, playerAt, slotAt } from '../state/layout.ts';
import { isJourney } from '../state/place.ts';
import { points, resource } from '../state/supply.ts';
import { workerPlace } from '../state/workers.ts';
import {
  GONE_VISITORS,
  GUESTS,
  PILES,
  PILE_CARDS,
  PILE_SIZES,
  VISITOR_COUNT,
  seatAt,
  tableAt,
} from './room.ts';

/** What must be true of a city when the game is over. */
export type Wish =
  | { readonly of: 'cards'; readonly filter: CardFilter; readonly n: number }
  | { readonly of: 'atMost'; readonly color: Color; readonly n: number }
  | { readonly of: 'everyType'; readonly n: number }
  /** Of one type, which is not Production. */
  | { readonly of: 'oneType'; readonly n: number }
  | { readonly of: 'leftover'; readonly what: Partial<Record<Resource, number>> }
  | { readonly of: 'more'; readonly kind: 'critter' | 'construction' }
  | { readonly of: 'journey'; readonly n: number }
  | { readonly of: 'events'; readonly type: 'basic' | 'special'; readonly n: number }
  | { readonly of: 'tokens'; readonly n: number };

export interface Visitor {
  readonly id: string;
  readonly points: number;
  /** All of them. */
  readonly wishes: readonly Wish[];
}

const cards = (n: number, filter: CardFilter = {}): Wish => ({ of: 'cards', filter, n });
const type = (color: Color, n: number): Wish => cards(n, { color });
const spare = (what: Partial<Record<Resource, number>>): Wish => ({ of: 'leftover', what });
const events = (kind: 'basic' | 'special', n: number): Wish => ({ of: 'events', type: kind, n });

function visitor(id: string, worth: number, ...wishes: Wish[]): Visitor {
  return { id, points: worth, wishes };
}

/** In the state a visitor is its number in this list, from 1. */
export const VISITORS: readonly Visitor[] = [
  visitor('bim-little', 7, type('destination', 6)),
  visitor('bosley-tedwardson', 9, { of: 'everyType', n: 2 }),
  visitor('butterbell-sweetpaw', 6, cards(15)),
  visitor('diggs-deepwell', 6, spare({ pebble: 2 })),
  visitor('dillweed-quicksniff', 5, { of: 'more', kind: 'construction' }),
  visitor('dim-dustlight', 5, cards(6, { rarity: 'unique' })),
  visitor('dip-dibble', 5, type('destination', 4)),
  visitor('dune-tarrington', 6, type('prosperity', 6)),
  visitor('dwell-northwatch', 5, type('traveler', 4)),
  visitor('edvard-triptail', 5, { of: 'everyType', n: 1 }),
  visitor('frin-stickly', 6, spare({ resin: 4 })),
  visitor('glindil-frink', 4, type('prosperity', 4)),
  visitor('iggy-silverscale', 7, type('traveler', 6)),
  visitor('mossy-steptoe', 5, type('production', 5)),
  visitor('orin-nimblepaw', 6, { of: 'journey', n: 2 }),
  visitor('oscar-longtale', 5, { of: 'more', kind: 'critter' }),
  visitor('phill-gurgle', 10, { of: 'atMost', color: 'production', n: 2 }),
  visitor('piff-quillglow', 6, spare({ twig: 5 })),
  visitor('plum-shortclaw', 5, type('governance', 4)),
  visitor(
    'quinn-cleanwhisker',
    6,
    cards(6, { kind: 'critter' }),
    cards(6, { kind: 'construction' }),
  ),
  visitor('reemy-sniggle', 7, events('basic', 3)),
  visitor('rivil-ablacus', 7, type('governance', 6)),
  visitor('ruby-dew', 8, events('special', 2)),
  visitor('saris-clearwhistle', 5, cards(6, { rarity: 'common' })),
  visitor('sir-trivle-q-s-marqwill-iii', 7, spare({ twig: 1, resin: 1, pebble: 1, berry: 1 })),
  visitor('skid-shinysnout', 5, { of: 'tokens', n: 10 }),
  visitor('snout-puddlehop', 8, events('basic', 2), events('special', 1)),
  visitor('triss-peske', 6, { of: 'oneType', n: 6 }),
  visitor('wildell-family', 7, cards(9, { rarity: 'common' })),
  visitor('willow-greengrin', 7, type('production', 7)),
  visitor('wimble-wuffle', 6, spare({ berry: 3 })),
  visitor('yara-and-brun-mayberry', 7, cards(7, { rarity: 'unique' })),
];

function fulfilled(s: State, seat: number, wish: Wish): boolean {
  const own = playerAt(seat) + COLORS;
  switch (wish.of) {
    case 'cards':
      return countCards(s, seat, wish.filter) >= wish.n;
    case 'atMost':
      return s[own + COLOR_NAMES.indexOf(wish.color)] <= wish.n;
    case 'everyType':
      return COLOR_NAMES.every((_, c) => s[own + c] >= wish.n);
    case 'oneType':
      return COLOR_NAMES.some((_, c) => c !== PRODUCTION && s[own + c] >= wish.n);
    case 'leftover':
      return RESOURCE_NAMES.every((r, i) => resource(s, seat, i) >= (wish.what[r] ?? 0));
    case 'more': {
      const critters = countWhere(s, seat, { kind: 'critter' });
      const others = citySizeUsed(s, seat) - critters;
      return wish.kind === 'critter' ? critters > others : others > critters;
    }
    case 'journey':
      return onJourney(s, seat) >= wish.n;
    case 'events':
      return eventsOf(s, seat, wish.type) >= wish.n;
    case 'tokens':
      return tokensOf(s, seat) >= wish.n;
  }
}

function countCards(s: State, seat: number, filter: CardFilter): number {
  if (filter.color !== undefined) {
    return s[playerAt(seat) + COLORS + COLOR_NAMES.indexOf(filter.color)];
  }
  const any = filter.kind === undefined && filter.rarity === undefined;
  return any ? citySizeUsed(s, seat) : countWhere(s, seat, filter);
}

function onJourney(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < MAX_WORKERS; i++) if (isJourney(workerPlace(s, seat, i))) n++;
  return n;
}

/** Point tokens of the own supply and on the cards of the city. */
function tokensOf(s: State, seat: number): number {
  let n = points(s, seat);
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) n += s[slotAt(seat, slot) + TOKENS];
  return n;
}

/** 14.22: would this visitor give its points now? */
export function isContent(s: State, seat: number, number: number): boolean {
  const { wishes } = VISITORS[number - 1];
  for (let i = 0; i < wishes.length; i++) if (!fulfilled(s, seat, wishes[i])) return false;
  return true;
}

// Sets of visitors are bits of a number.
const bitOf = (number: number): number => 1 << (number - 1);

export function hasGuest(s: State, seat: number, number: number): boolean {
  return (get32(s, seatAt(s, seat) + GUESTS) & bitOf(number)) !== 0;
}

export function anyGuest(s: State, seat: number): boolean {
  return get32(s, seatAt(s, seat) + GUESTS) !== 0;
}

/** Numbers of the visitors beside this city. */
export function guestsOf(s: State, seat: number): number[] {
  return numbersIn(get32(s, seatAt(s, seat) + GUESTS));
}

export function goneVisitors(s: State): number[] {
  return numbersIn(get32(s, tableAt(s) + GONE_VISITORS));
}

function numbersIn(bits: number): number[] {
  const found: number[] = [];
  for (let number = 1; number <= VISITOR_COUNT; number++) {
    if ((bits & bitOf(number)) !== 0) found.push(number);
  }
  return found;
}

function mark(s: State, at: number, number: number): void {
  set32(s, at, get32(s, at) | bitOf(number));
}

export function addGuest(s: State, seat: number, number: number): void {
  mark(s, seatAt(s, seat) + GUESTS, number);
}

export function addGone(s: State, number: number): void {
  mark(s, tableAt(s) + GONE_VISITORS, number);
}

export function pileAt(s: State, pile: number): number {
  return tableAt(s) + PILE_CARDS + pile * VISITOR_COUNT;
}

export function pileSize(s: State, pile: number): number {
  return s[tableAt(s) + PILE_SIZES + pile];
}

/** The `i`-th visitor of a pile from its bottom. */
export function pileCard(s: State, pile: number, i: number): number {
  return s[pileAt(s, pile) + i];
}

/** The visitor on top of a pile, 0 = none. */
export function topVisitor(s: State, pile: number): number {
  const n = pileSize(s, pile);
  return n === 0 ? 0 : pileCard(s, pile, n - 1);
}

export function anyVisitor(s: State): boolean {
  return pileSize(s, 0) + pileSize(s, 1) > 0;
}

/** Puts a visitor on top of a pile; for setting up. */
export function putOnPile(s: State, pile: number, number: number): void {
  s[pileAt(s, pile) + s[tableAt(s) + PILE_SIZES + pile]++] = number;
}

/** Takes the visitor from the top, so that the next one appears. */
function lift(s: State, pile: number): number {
  const number = topVisitor(s, pile);
  const left = --s[tableAt(s) + PILE_SIZES + pile];
  s[pileAt(s, pile) + left] = 0;
  if (left > 0) raiseBarrier(s);
  return number;
}

export function discardVisitor(s: State, seat: number, pile: number): void {
  const number = lift(s, pile);
  addGone(s, number);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'visitorGone', seat, visitor: VISITORS[number - 1].id, pile });
  }
  renewPiles(s);
}

/** It lies beside the city, where it takes no space (14.21). */
export function welcome(s: State, seat: number, pile: number): void {
  const number = lift(s, pile);
  addGuest(s, seat, number);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'visitor', seat, visitor: VISITORS[number - 1].id, pile });
  }
  renewPiles(s);
}

const all = new Uint8Array(VISITOR_COUNT);

/** All visitors into two piles of equal size (14.3). */
export function layVisitors(s: State): void {
  for (let i = 0; i < VISITOR_COUNT; i++) all[i] = i + 1;
  shuffleBytes(all, 0, VISITOR_COUNT, s, RNG);
  for (let i = 0; i < VISITOR_COUNT; i++) putOnPile(s, i % PILES, all[i]);
}

/** 14.20: an empty pile is made anew of half the discarded ones; the others go under the pile that is left. */
function renewPiles(s: State): void {
  const empty = pileSize(s, 0) === 0 ? 0 : pileSize(s, 1) === 0 ? 1 : -1;
  if (empty < 0) return;
  const gone = Uint8Array.from(goneVisitors(s));
  if (gone.length === 0) return;
  shuffleBytes(gone, 0, gone.length, s, RNG);
  set32(s, tableAt(s) + GONE_VISITORS, 0);
  const half = Math.ceil(gone.length / 2);
  for (let i = 0; i < half; i++) putOnPile(s, empty, gone[i]);
  layBelow(s, 1 - empty, gone.subarray(half));
  raiseBarrier(s);
  if (emit.sink !== null) emit.sink.push({ type: 'visitorsShuffled' });
}

function layBelow(s: State, pile: number, some: Uint8Array): void {
  const at = pileAt(s, pile);
  const n = pileSize(s, pile);
  s.copyWithin(at + some.length, at, at + n);
  s.set(some, at);
  s[tableAt(s) + PILE_SIZES + pile] = n + some.length;
}
