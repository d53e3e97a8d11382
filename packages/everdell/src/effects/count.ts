/**
 * Amounts that depend on the position: "2 for each Farm", "1 for each card discarded".
 * A count is data; `amount` reads it against the frame of the effect that uses it.
 */
import { AT, N, OF, type State } from '@evervale/kernel';
import { BASE_POINTS, CARDS } from '../content/tables.ts';
import type { CardKind, Color, Rarity, Resource } from '../content/terms.ts';
import * as city from '../state/city.ts';
import { eventsOf, workersOnCards } from '../state/events.ts';
import { handSize } from '../state/hand.ts';
import { EVENT_CONTENT, SEATS, TOKENS, eventAt, slotAt } from '../state/layout.ts';
import { resource } from '../state/supply.ts';

/** Things that can be counted. */
export type Counter =
  /** As often as the effect before was carried out. */
  | { readonly of: 'times' }
  | {
      readonly of: 'card';
      readonly id: string;
      /** Not the card that counts. */
      readonly others?: boolean;
      readonly where?: 'opponents';
    }
  | {
      readonly of: 'cards';
      readonly kind?: CardKind;
      readonly rarity?: Rarity;
      readonly color?: Color;
      readonly others?: boolean;
      /** The opponent with the most of them. */
      readonly where?: 'oneOpponent';
    }
  | { readonly of: 'tokensHere' }
  /** 1 if so many point tokens lie on the card, else 0. */
  | { readonly of: 'tokensReach'; readonly n: number }
  | { readonly of: 'tokensOn'; readonly id: string }
  | { readonly of: 'leftover'; readonly resource: Resource }
  | {
      readonly of: 'events';
      readonly type: 'basic' | 'special' | 'any';
      readonly where?: 'oneOpponent';
    }
  | { readonly of: 'pairs'; readonly where: 'own' | 'all' }
  /** 1 if it shares its space with its partner (and that card is in the city), else 0. */
  | { readonly of: 'paired'; readonly beside?: string }
  | { readonly of: 'handCards'; readonly max: number }
  /** Base points of the card that lies on this one. */
  | { readonly of: 'pointsOnIt' }
  | { readonly of: 'prisoners'; readonly id: string }
  | { readonly of: 'workersOn'; readonly id: string }
  | { readonly of: 'cardsUnder' }
  | { readonly of: 'resourcesOn'; readonly resource: Resource }
  /** Something that only a box knows how to count, by the name under which it has registered it. */
  | { readonly of: 'box'; readonly what: string };

export type BoxCounter = (s: State, seat: number) => number;
const boxCounters = new Map<string, BoxCounter>();

export function registerCounter(what: string, counter: BoxCounter): void {
  if (boxCounters.has(what)) throw new Error(`${what} is counted already`);
  boxCounters.set(what, counter);
}

export function countForBox(s: State, what: string, seat: number): number {
  return boxCounters.get(what)!(s, seat);
}

/** `n` for each, or for every `per` of them. */
export interface Each {
  readonly n: number;
  readonly per: number;
  readonly each: Counter;
}

export type Count = number | Each;

export const each = (n: number, counter: Counter, per = 1): Each => ({ n, per, each: counter });
export const times = (n: number, per = 1): Each => each(n, { of: 'times' }, per);

/** What the count comes to for the effect in frame `f`. */
export function amount(s: State, f: number, count: Count): number {
  if (typeof count === 'number') return count;
  if (count.each.of === 'times') return count.n * Math.floor(s[f + N] / count.per);
  return total(s, count, s[f + OF], s[f + AT]);
}

/** The same outside a frame: in the city of `seat`, for the card (or Event) at `slot`. */
export function total(s: State, count: Count, seat: number, slot: number): number {
  if (typeof count === 'number') return count;
  return count.n * Math.floor(counted(s, count.each, seat, slot) / count.per);
}

/** Could it come to anything now? "That many" is known only when it is asked for. */
export function comesTo(s: State, count: Count, seat: number, slot: number): boolean {
  if (typeof count !== 'number' && count.each.of === 'times') return true;
  return total(s, count, seat, slot) > 0;
}

function counted(s: State, counter: Counter, seat: number, slot: number): number {
  switch (counter.of) {
    case 'times':
      return 0;
    case 'card':
      return counter.where === 'opponents'
        ? inCitiesBeside(s, seat, CARDS.kindOf(counter.id))
        : city.countOf(s, seat, CARDS.kindOf(counter.id)) - self(s, counter, seat, slot);
    case 'cards':
      if (counter.where === 'oneOpponent') {
        return mostBeside(s, seat, (other) => city.countWhere(s, other, counter));
      }
      return city.countWhere(s, seat, counter) - self(s, counter, seat, slot);
    case 'tokensHere':
      return s[slotAt(seat, slot) + TOKENS];
    case 'tokensReach':
      return s[slotAt(seat, slot) + TOKENS] >= counter.n ? 1 : 0;
    case 'tokensOn':
      return city.tokensOn(s, seat, CARDS.kindOf(counter.id));
    case 'leftover':
      return resource(s, seat, CARDS.resourceOf(counter.resource));
    case 'events':
      return counter.where === 'oneOpponent'
        ? mostBeside(s, seat, (other) => achieved(s, other, counter.type))
        : achieved(s, seat, counter.type);
    case 'pairs':
      return counter.where === 'own' ? city.pairs(s, seat) : allPairs(s);
    case 'paired':
      if (counter.beside && !city.has(s, seat, CARDS.kindOf(counter.beside))) return 0;
      return city.isPaired(s, seat, slot) ? 1 : 0;
    case 'handCards':
      return Math.min(counter.max, handSize(s, seat));
    case 'pointsOnIt':
      return BASE_POINTS[city.cardOn(s, seat, slot)];
    case 'prisoners':
      return city.prisonersIn(s, seat, CARDS.kindOf(counter.id));
    case 'workersOn':
      return workersOnCards(s, seat, CARDS.kindOf(counter.id));
    case 'cardsUnder':
      return cardsUnder(s, slot);
    case 'resourcesOn':
      return s[eventAt(slot) + EVENT_CONTENT + CARDS.resourceOf(counter.resource)];
    case 'box':
      return countForBox(s, counter.what, seat);
  }
}

/** 1 where the card that counts others is one of them itself: a copied bonus counts from elsewhere. */
function self(
  s: State,
  counter: Extract<Counter, { of: 'card' | 'cards' }>,
  seat: number,
  slot: number,
): number {
  if (!counter.others) return 0;
  const card = city.cardIn(s, seat, slot);
  if (counter.of === 'card') return city.isOne(card, CARDS.kindOf(counter.id)) ? 1 : 0;
  return card !== 0 && city.matches(card, counter) ? 1 : 0;
}

function achieved(s: State, seat: number, type: 'basic' | 'special' | 'any'): number {
  if (type !== 'any') return eventsOf(s, seat, type);
  return eventsOf(s, seat, 'basic') + eventsOf(s, seat, 'special');
}

/** In all cities but this one. */
function inCitiesBeside(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let other = 0; other < s[SEATS]; other++) {
    if (other !== seat) n += city.countOf(s, other, kind);
  }
  return n;
}

/** The most that any other seat has: whoever may choose chooses that one. */
function mostBeside(s: State, seat: number, count: (other: number) => number): number {
  let most = 0;
  for (let other = 0; other < s[SEATS]; other++) {
    if (other !== seat) most = Math.max(most, count(other));
  }
  return most;
}

function allPairs(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s[SEATS]; seat++) n += city.pairs(s, seat);
  return n;
}

function cardsUnder(s: State, event: number): number {
  let n = 0;
  const at = eventAt(event) + EVENT_CONTENT;
  while (n < 6 && s[at + n] > 0) n++;
  return n;
}
