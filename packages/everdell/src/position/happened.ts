/** What happened, as a position would write it: ids instead of numbers, seats and places from 1. */
import { BASIC_EVENT_LIST, SPECIAL_EVENT_LIST } from '../content/board.ts';
import { CARDS } from '../content/tables.ts';
import { COLOR_NAMES, RESOURCE_NAMES, SEASON_NAMES } from '../content/terms.ts';
import type { GameEvent } from '../log/event.ts';
import { placeId } from '../say.ts';
import { EVENT_KIND, eventAt } from '../state/layout.ts';
import { CITY_PLACE, isCity } from '../state/place.ts';
import type { State } from '@evervale/kernel';

export interface Happened {
  readonly type: GameEvent['type'];
  /** The line in the log, if the event has one. */
  readonly text?: string;
  readonly [field: string]: unknown;
}

/** What is put otherwise: who may see it has been settled, places have an id. */
const NOT_SHOWN = new Set(['secret', 'place', 'slot']);

export function happened(event: GameEvent, s: State): Happened {
  const out: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(event)) {
    if (!NOT_SHOWN.has(field) && !(field === 'to' && Array.isArray(value))) {
      out[field] = written(field, value, s);
    }
  }
  if ('place' in event) out['place'] = whereId(event, s);
  else if ('slot' in event && 'city' in event) out['city'] = cityId(event.city, event.slot);
  else if ('slot' in event && 'seat' in event) out['city'] = cityId(event.seat, event.slot);
  return out as unknown as Happened;
}

function written(field: string, value: unknown, s: State): unknown {
  if (Array.isArray(value)) return field === 'cards' ? value.map(cardId) : amountsOf(value);
  if (typeof value === 'object' && value !== null) return whereId(value, s);
  return typeof value === 'number' ? numberOf(field, value, s) : value;
}

function numberOf(field: string, n: number, s: State): unknown {
  switch (field) {
    case 'card':
    case 'host':
      return cardId(n);
    case 'basic':
      return BASIC_EVENT_LIST[n].id;
    case 'special':
    case 'event':
      return SPECIAL_EVENT_LIST.of(s[eventAt(n) + EVENT_KIND]).id;
    case 'season':
      return SEASON_NAMES[n];
    case 'color':
      return COLOR_NAMES[n];
    case 'value':
    case 'count':
    case 'tokens':
    case 'n':
      return n;
    default:
      // Seats, cities, slots and positions of the Meadow.
      return n + 1;
  }
}

function cardId(kind: unknown): unknown {
  return typeof kind === 'number' ? CARDS.of(kind).id : kind;
}

function amountsOf(amounts: readonly number[]): Record<string, number> {
  const named = [...RESOURCE_NAMES, 'point'].map((id, i) => [id, amounts[i] ?? 0] as const);
  return Object.fromEntries(named.filter(([, n]) => n > 0));
}

/** A place on the board by its id, a card by its slot. */
function whereId(at: object, s: State): unknown {
  const { place, city, slot = 0 } = at as { place?: unknown; city?: number; slot?: number };
  if (city !== undefined) return cityId(city, slot);
  if (typeof place !== 'number') return place;
  return isCity(place) ? cityId(place - CITY_PLACE, slot) : placeId(s, place);
}

function cityId(seat: number, slot: number): string {
  return `city${seat + 1}-${slot + 1}`;
}
