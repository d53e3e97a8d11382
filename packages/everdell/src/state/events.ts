/** Who has achieved which Event, and what lies on them. */
import type { State } from '@evervale/kernel';
import { cardIn, cityTop, isOne } from './city.ts';
import {
  BASIC_EVENT,
  BASIC_EVENTS,
  EVENT_OWNER,
  SPECIAL_EVENTS,
  SPOT,
  eventAt,
  slotAt,
} from './layout.ts';

export function eventsOf(s: State, seat: number, type: 'basic' | 'special'): number {
  let n = 0;
  if (type === 'basic') {
    for (let i = 0; i < BASIC_EVENTS; i++) if (s[BASIC_EVENT + i] === seat + 1) n++;
  } else {
    for (let i = 0; i < SPECIAL_EVENTS; i++) if (s[eventAt(i) + EVENT_OWNER] === seat + 1) n++;
  }
  return n;
}

/** Workers standing on the copies of a card in this city. */
export function workersOnCards(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    if (!isOne(cardIn(s, seat, slot), kind)) continue;
    const at = slotAt(seat, slot);
    n += (s[at + SPOT] !== 0 ? 1 : 0) + (s[at + SPOT + 1] !== 0 ? 1 : 0);
  }
  return n;
}
