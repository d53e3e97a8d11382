/** Who has achieved which Event, and what lies on them. */
import type { State } from '@evervale/kernel';
import { cardIn, isOne } from './city.ts';
import {
  BASIC_EVENT,
  BASIC_EVENTS,
  EVENT_OWNER,
  MAX_WORKERS,
  SEATS,
  SPECIAL_EVENTS,
  eventAt,
} from './layout.ts';
import { CITY_PLACE } from './place.ts';
import { workerPlace, workerSlot } from './workers.ts';

export function eventsOf(s: State, seat: number, type: 'basic' | 'special'): number {
  let n = 0;
  if (type === 'basic') {
    for (let i = 0; i < BASIC_EVENTS; i++) if (s[BASIC_EVENT + i] === seat + 1) n++;
  } else {
    for (let i = 0; i < SPECIAL_EVENTS; i++) if (s[eventAt(i) + EVENT_OWNER] === seat + 1) n++;
  }
  return n;
}

export function allEventsOf(s: State, seat: number): number {
  return eventsOf(s, seat, 'basic') + eventsOf(s, seat, 'special');
}

/** Workers standing on the copies of a card in this city. */
export function workersOnCards(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let other = 0; other < s[SEATS]; other++) {
    for (let i = 0; i < MAX_WORKERS; i++) {
      if (workerPlace(s, other, i) !== CITY_PLACE + seat) continue;
      if (isOne(cardIn(s, seat, workerSlot(s, other, i)), kind)) n++;
    }
  }
  return n;
}
