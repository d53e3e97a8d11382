/** Events (5.39-5.48): what they ask for, and what happens when one is achieved. */
import {
  A,
  SEAT,
  get32,
  pop,
  push,
  set32,
  type Effect,
  type Options,
  type State,
  type Verb,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { BASIC_EVENT_LIST, SPECIAL_EVENT_LIST } from '../content/board.ts';
import {
  BASIC_NEEDS,
  FIRST_COLOR,
  FIRST_NEED,
  OF_FIRST_COLOR,
  SPECIAL_NEEDS,
  type Needs,
} from '../content/needs.ts';
import { CARDS } from '../content/tables.ts';
import { performable } from '../effects/machine.ts';
import { countWhere, has, slotOf as slotOfKind } from '../state/city.ts';
import { allEventsOf } from '../state/events.ts';
import {
  BASIC_EVENT,
  COLORS,
  EVENT_KIND,
  EVENT_OWNER,
  HAS,
  KINDS,
  OUT,
  SPECIAL_EVENTS,
  eventAt,
  playerAt,
} from '../state/layout.ts';
import { BASIC_EVENT_PLACE, isBasicEvent, SPECIAL_EVENT_PLACE } from '../state/place.ts';
import { noticeAchieved } from './notices.ts';
import { ACHIEVED, NO_LOCATION_HERE, OK, REQUIREMENT } from './reason.ts';
import { workerKinds } from './workerKinds.ts';

/** 5.40, 5.41. */
export function canAchieveBasic(s: State, seat: number, i: number, by: number): number {
  const owner = s[BASIC_EVENT + i];
  if (owner === OUT) return NO_LOCATION_HERE;
  if (owner !== 0) return ACHIEVED;
  return suffices(s, seat, BASIC_NEEDS[i], by) ? OK : REQUIREMENT;
}

export function canAchieveSpecial(s: State, seat: number, i: number, by: number): number {
  const at = eventAt(i);
  const kind = s[at + EVENT_KIND];
  if (kind === 0) return NO_LOCATION_HERE;
  if (s[at + EVENT_OWNER] !== 0) return ACHIEVED;
  if (!suffices(s, seat, SPECIAL_NEEDS[kind], by)) return REQUIREMENT;
  return canPaySpecial(s, seat, i);
}

function suffices(s: State, seat: number, needs: Needs, by: number): boolean {
  return halvesNeeds(by) ? meetsHalf(s, seat, needs) : meets(s, seat, needs);
}

function halvesNeeds(by: number): boolean {
  return by !== 0 && workerKinds.of(by).halvesNeeds === true;
}

/** Is the Event still there, and can its price be paid? */
export function canPaySpecial(s: State, seat: number, i: number): number {
  const kind = s[eventAt(i) + EVENT_KIND];
  if (kind === 0) return NO_LOCATION_HERE;
  if (s[eventAt(i) + EVENT_OWNER] !== 0) return ACHIEVED;
  const price = SPECIAL_EVENT_LIST.of(kind).price;
  return price === undefined ? OK : performable(s, seat, seat, i, price);
}

/** 5.48: cards lying in the city now. */
export function meets(s: State, seat: number, needs: Needs): boolean {
  const { kinds, colors } = needs;
  for (let i = 0; i < kinds.length; i++) if (!has(s, seat, kinds[i])) return false;
  if (needs.sort >= 0 && s[playerAt(seat) + KINDS + needs.sort] < needs.ofSort) return false;
  if (needs.more && !meetsMore(s, seat, needs)) return false;
  if (!needs.anyColor) return true;
  const own = playerAt(seat) + COLORS;
  for (let c = 0; c < 5; c++) if (s[own + c] < colors[c]) return false;
  return true;
}

function meetsMore(s: State, seat: number, needs: Needs): boolean {
  if (needs.ofFilter > 0 && countWhere(s, seat, needs.filter) < needs.ofFilter) return false;
  return allEventsOf(s, seat) >= needs.events;
}

/** Half of all the cards that are asked for, rounded up; Events achieved before are no cards. */
function meetsHalf(s: State, seat: number, needs: Needs): boolean {
  const { kinds, colors } = needs;
  if (allEventsOf(s, seat) < needs.events) return false;
  let asked = kinds.length + needs.ofSort + needs.ofFilter;
  let there = 0;
  for (let i = 0; i < kinds.length; i++) if (has(s, seat, kinds[i])) there++;
  if (needs.sort >= 0) there += Math.min(needs.ofSort, s[playerAt(seat) + KINDS + needs.sort]);
  if (needs.ofFilter > 0) there += Math.min(needs.ofFilter, countWhere(s, seat, needs.filter));
  for (let c = 0; needs.anyColor && c < 5; c++) {
    asked += colors[c];
    there += Math.min(colors[c], s[playerAt(seat) + COLORS + c]);
  }
  return there >= Math.ceil(asked / 2);
}

export function offerEvents(s: State, seat: number, out: Options, by: number): void {
  const half = halvesNeeds(by);
  const colors = playerAt(seat) + COLORS;
  for (let i = 0; i < BASIC_EVENT_LIST.length; i++) {
    if (s[BASIC_EVENT + i] !== 0) continue;
    if (!half && s[colors + FIRST_COLOR[i]] < OF_FIRST_COLOR[i]) continue;
    if (canAchieveBasic(s, seat, i, by) === OK) out.add(BASIC_EVENT_PLACE + i);
  }
  const cards = playerAt(seat) + HAS;
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const first = FIRST_NEED[s[eventAt(i) + EVENT_KIND]];
    if (first !== 0 && !half && (s[cards + (first >> 3)] & (1 << (first & 7))) === 0) continue;
    if (canAchieveSpecial(s, seat, i, by) === OK) out.add(SPECIAL_EVENT_PLACE + i);
  }
}

/** 5.42, 5.43: ownership is fixed at once; price first, then the effect. */
export function achieve(s: State, seat: number, code: number): void {
  noteEvent(s, seat);
  if (isBasicEvent(code)) achieveBasic(s, seat, code - BASIC_EVENT_PLACE);
  else achieveSpecial(s, seat, code - SPECIAL_EVENT_PLACE);
  noticeAchieved(s, seat, code);
}

function achieveBasic(s: State, seat: number, i: number): void {
  s[BASIC_EVENT + i] = seat + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'achieve', seat, basic: i });
}

function achieveSpecial(s: State, seat: number, i: number): void {
  const event = SPECIAL_EVENT_LIST.of(s[eventAt(i) + EVENT_KIND]);
  s[eventAt(i) + EVENT_OWNER] = seat + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'achieve', seat, special: i });
  if (event.effect) push(s, event.effect.id, seat, seat, i, 0);
  if (event.price) push(s, event.price.id, seat, seat, i, 0);
}

export interface NoticeEvent extends Effect {
  readonly verb: 'noticeEvent';
}

export const noticeEvent: NoticeEvent = { verb: 'noticeEvent', id: 0 };

/** Cards that do something whenever their owner achieves an Event come after the Event itself. */
function noteEvent(s: State, seat: number): void {
  let present = 0;
  for (let i = 0; i < CARDS.onEvent.length; i++) {
    if (has(s, seat, CARDS.onEvent[i])) present |= 1 << i;
  }
  if (present !== 0) set32(s, push(s, noticeEvent.id, seat, seat, 0, 0) + A, present);
}

/** A to D = those that were there. One that the Event took as its price is gone by now (6.29). */
export const noticeEventVerb: Verb<NoticeEvent> = {
  name: 'noticeEvent',
  step(s, f) {
    const seat = s[f + SEAT];
    for (let i = 0; i < CARDS.onEvent.length; i++) {
      if ((get32(s, f + A) & (1 << i)) === 0) continue;
      set32(s, f + A, get32(s, f + A) & ~(1 << i));
      const slot = slotOfKind(s, seat, CARDS.onEvent[i]);
      if (slot < 0) continue;
      return void push(s, CARDS.of(CARDS.onEvent[i]).afterEvent!.id, seat, seat, slot, 0);
    }
    pop(s);
  },
};
