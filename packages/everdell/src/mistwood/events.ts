/** Events and Nightweave: how far she meets them, and which one she takes (28.9-28.13). */
import type { State } from '@evervale/kernel';
import { BASIC_EVENT_LIST, SPECIAL_EVENT_LIST } from '../content/board.ts';
import { BASIC_NEEDS, SPECIAL_NEEDS, type Needs } from '../content/needs.ts';
import { emit } from '../log/emit.ts';
import { countWhere, has } from '../state/city.ts';
import { allEventsOf } from '../state/events.ts';
import {
  BASIC_EVENT,
  COLORS,
  EVENT_KIND,
  EVENT_OWNER,
  KINDS,
  SPECIAL_EVENTS,
  eventAt,
  playerAt,
} from '../state/layout.ts';
import { firstOf } from './arrow.ts';
import { nightweaveSeat } from './room.ts';

/** Conditions of an Event: how many there are, and how many of them a city meets (28.12). */
interface Met {
  readonly met: number;
  readonly all: number;
}

function conditionsMet(s: State, seat: number, needs: Needs): Met {
  const p = playerAt(seat);
  let met = 0;
  let all = 0;
  const count = (n: number, wanted: number): void => {
    met += Math.min(n, wanted);
    all += wanted;
  };
  for (const kind of needs.kinds) count(has(s, seat, kind) ? 1 : 0, 1);
  if (needs.anyColor) needs.colors.forEach((n, color) => count(s[p + COLORS + color], n));
  if (needs.sort >= 0) count(s[p + KINDS + needs.sort], needs.ofSort);
  if (needs.ofFilter > 0) count(countWhere(s, seat, needs.filter), needs.ofFilter);
  if (needs.events > 0) count(allEventsOf(s, seat), needs.events);
  return { met, all };
}

/** The best class first: all conditions, enough of them, any Event. */
function classOf({ met, all }: Met, enough: number): number {
  if (met === all) return 0;
  return met >= enough ? 1 : 2;
}

/** The row of basic Events from left to right (31.16): by number in the list. */
function basicRow(): number[] {
  const at = BASIC_EVENT_LIST.findIndex(({ box }) => box === 'flower-festival');
  const rest = BASIC_EVENT_LIST.map((_, i) => i).filter((i) => i !== at);
  return at < 0 ? rest : [...rest.slice(0, 2), at, ...rest.slice(2)];
}

const ENOUGH_BASIC = 2;

function isFreeBasic(s: State, i: number): boolean {
  return s[BASIC_EVENT + i] === 0;
}

/** 28.9: the basic Event she would take, or -1. */
export function basicEventFor(s: State): number {
  return bestBasic(s, 2);
}

/** 29.2 step 4, 30.2: one of which she meets everything, or -1. */
export function metBasicEvent(s: State): number {
  return bestBasic(s, 0);
}

function bestBasic(s: State, worst: number): number {
  const row = basicRow();
  const seat = nightweaveSeat(s);
  for (let best = 0; best <= worst; best++) {
    const found = firstOf(s, row.length, (i) => {
      const met = conditionsMet(s, seat, BASIC_NEEDS[row[i]]);
      return isFreeBasic(s, row[i]) && classOf(met, ENOUGH_BASIC) === best;
    });
    if (found >= 0) return row[found];
  }
  return -1;
}

/** 28.10: with special Events of Bellfaire or Newleaf it takes two conditions. */
function enoughSpecial(s: State): number {
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    const kind = s[eventAt(i) + EVENT_KIND];
    if (kind === 0) continue;
    const { box } = SPECIAL_EVENT_LIST.of(kind);
    if (box === 'bellfaire-events' || box === 'newleaf-events') return 2;
  }
  return 1;
}

/** 28.10: the special Event she would take, or -1. */
export function specialEventFor(s: State): number {
  const enough = enoughSpecial(s);
  const seat = nightweaveSeat(s);
  for (let best = 0; best < 3; best++) {
    const found = firstOf(s, SPECIAL_EVENTS, (i) => {
      const kind = s[eventAt(i) + EVENT_KIND];
      if (kind === 0 || s[eventAt(i) + EVENT_OWNER] !== 0) return false;
      return classOf(conditionsMet(s, seat, SPECIAL_NEEDS[kind]), enough) === best;
    });
    if (found >= 0) return found;
  }
  return -1;
}

/** 28.13: nobody else can have it from now on. She pays nothing, and it does nothing for her. */
export function ownBasic(s: State, i: number): void {
  const seat = nightweaveSeat(s);
  s[BASIC_EVENT + i] = seat + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'achieve', seat, basic: i });
}

export function ownSpecial(s: State, i: number): void {
  const seat = nightweaveSeat(s);
  s[eventAt(i) + EVENT_OWNER] = seat + 1;
  if (emit.sink !== null) emit.sink.push({ type: 'achieve', seat, special: i });
}
