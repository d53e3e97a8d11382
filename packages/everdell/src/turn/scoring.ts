/** Scoring and winner (chapter 10). */
import type { State } from '@evervale/kernel';
import { BASIC_EVENT_LIST, SPECIAL_EVENT_LIST } from '../content/board.ts';
import type { Bonus } from '../content/card.ts';
import { BASE_POINTS, CARDS } from '../content/tables.ts';
import { total } from '../effects/count.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { eventsOf } from '../state/events.ts';
import {
  BASIC_EVENT,
  EVENT_KIND,
  EVENT_OWNER,
  MAX_WORKERS,
  SEATS,
  SPECIAL_EVENTS,
  TOKENS,
  eventAt,
  slotAt,
} from '../state/layout.ts';
import { isJourney, journeyPoints } from '../state/place.ts';
import { points, resources } from '../state/supply.ts';
import { workerPlace } from '../state/workers.ts';
import { automatOf, automatSeat } from './automats.ts';
import { moreLines, morePoints } from './boxesSay.ts';
import type { ScoreLine } from './joints.ts';

/** Bonus points of a card (or Event) at `slot` of `seat`. */
export function bonusOf(s: State, bonus: Bonus, seat: number, slot: number): number {
  let sum = 0;
  for (const count of bonus.each) sum += total(s, count, seat, slot);
  return bonus.max !== undefined && sum > bonus.max ? bonus.max : sum;
}

/** Everything a player scores, line by line; with a parts list to add up by source. */
export function scoreLines(s: State, seat: number): ScoreLine[] {
  const automat = seat === automatSeat(s) ? automatOf(s) : undefined;
  const own = automat?.score(s, seat) ?? [
    ...cardLines(s, seat),
    ...journeyLines(s, seat),
    ...eventLines(s, seat),
  ];
  return [...own, ...moreLines(s, seat)];
}

/** Cards, the tokens on them (2.10), bonuses (GEN.3) and the own tokens. */
function cardLines(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind === 0) continue;
    const { id, bonus } = CARDS.of(kind);
    lines.push({ part: 'cards', id, points: BASE_POINTS[kind] });
    const tokens = s[slotAt(seat, slot) + TOKENS];
    if (tokens > 0) lines.push({ part: 'tokens', id, points: tokens });
    if (bonus) lines.push({ part: 'prosperity', id, points: bonusOf(s, bonus, seat, slot) });
  }
  if (points(s, seat) > 0) lines.push({ part: 'tokens', id: 'supply', points: points(s, seat) });
  return lines;
}

/** 5.29. */
function journeyLines(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let i = 0; i < MAX_WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    if (!isJourney(place)) continue;
    const n = journeyPoints(place);
    lines.push({ part: 'journey', id: `journey-${n}`, points: n });
  }
  return lines;
}

/** 5.44: printed points, and what an Event gives at scoring. */
function eventLines(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  BASIC_EVENT_LIST.forEach((event, i) => {
    if (s[BASIC_EVENT + i] === seat + 1) {
      lines.push({ part: 'basicEvents', id: event.id, points: event.points });
    }
  });
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_OWNER] !== seat + 1) continue;
    const event = SPECIAL_EVENT_LIST.of(s[eventAt(i) + EVENT_KIND]);
    const bonus = event.bonus ? bonusOf(s, event.bonus, seat, i) : 0;
    lines.push({ part: 'specialEvents', id: event.id, points: event.points + bonus });
  }
  return lines;
}

/** The total alone, without building the lines: what search asks for. */
export function score(s: State, seat: number): number {
  const own =
    seat === automatSeat(s)
      ? automatOf(s)!.sum(s, seat)
      : cityScore(s, seat) + points(s, seat) + journeyScore(s, seat) + eventScore(s, seat);
  return own + morePoints(s, seat);
}

function cityScore(s: State, seat: number): number {
  let sum = 0;
  const end = cityTop(s, seat);
  for (let slot = 0; slot < end; slot++) {
    const at = slotAt(seat, slot);
    const kind = s[at];
    if (kind === 0) continue;
    sum += BASE_POINTS[kind] + s[at + TOKENS];
    const bonus = CARDS.of(kind).bonus;
    if (bonus !== undefined) sum += bonusOf(s, bonus, seat, slot);
  }
  return sum;
}

export function journeyScore(s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < MAX_WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    if (isJourney(place)) sum += journeyPoints(place);
  }
  return sum;
}

export function eventScore(s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
    if (s[BASIC_EVENT + i] === seat + 1) sum += BASIC_EVENT_LIST[i].points;
  }
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const at = eventAt(i);
    if (s[at + EVENT_OWNER] !== seat + 1) continue;
    const event = SPECIAL_EVENT_LIST.of(s[at + EVENT_KIND]);
    sum += event.points;
    if (event.bonus !== undefined) sum += bonusOf(s, event.bonus, seat, i);
  }
  return sum;
}

export interface Standing {
  readonly seat: number;
  readonly total: number;
  readonly events: number;
  readonly leftover: number;
}

/** The seats from best to worst, with what breaks ties (10.5-10.7). */
export function standings(s: State): Standing[] {
  const all: Standing[] = [];
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const events = eventsOf(s, seat, 'basic') + eventsOf(s, seat, 'special');
    all.push({ seat, total: score(s, seat), events, leftover: resources(s, seat) });
  }
  return all.sort(better);
}

function better(a: Standing, b: Standing): number {
  return b.total - a.total || b.events - a.events || b.leftover - a.leftover || a.seat - b.seat;
}

/** 10.5-10.8: one winner, or several who share the victory. */
export function winners(s: State): number[] {
  const automat = automatOf(s);
  return automat === undefined ? bestOf(standings(s)) : automat.winners(s);
}

/** The first of these, and whoever shares the victory. */
export function bestOf(all: readonly Standing[]): number[] {
  const best = all[0];
  const tied = all.filter(
    (x) => x.total === best.total && x.events === best.events && x.leftover === best.leftover,
  );
  return tied.map((x) => x.seat).sort((a, b) => a - b);
}
