/** Reading the board: Meadow, Forest, Events in the row, workers on places. */
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
} from '../content/board.ts';
import { boxNamed, boxesOf, comesWith, eventStaysOut } from '../content/boxes.ts';
import { SHARES_PLACES, able } from '../state/abilities.ts';
import {
  BASIC_EVENT,
  EVENT_KIND,
  EVENT_OWNER,
  FOREST,
  FOREST_SPOTS,
  MEADOW,
  MEADOW_SIZE,
  OUT,
  PLAYERS,
  SEATS,
  SPECIAL_EVENTS,
  STANDING,
  eventAt,
} from '../state/layout.ts';
import { hasMoreRoom } from '../state/moreRoom.ts';
import {
  BASIC_EVENT_PLACE,
  BESIDE,
  FOREST_PLACE,
  HAVEN,
  JOURNEY,
  READY,
  SPECIAL_EVENT_PLACE,
  isBasic,
  isBasicEvent,
  isForest,
  isSpecialEvent,
} from '../state/place.ts';
import { findWorker, putWorker, standsOn } from '../state/workers.ts';
import { courseOf, placeNamed, placeOfBox } from '../turn/course.ts';
import { deckKind } from './cards.ts';
import { type Json, list, text, whole } from '@evervale/kernel/position';
import { Refusal, type State, shown } from '@evervale/kernel';

export function readBoard(s: State, json: Json): void {
  list(json['meadow'], 'meadow', MEADOW_SIZE).forEach((id, i) => {
    if (id !== null) s[MEADOW + i] = deckKind(id, `meadow[${i}]`);
  });
  list(json['forest'], 'forest', 4).forEach((id, i) => {
    if (id === null) return;
    const kind = FORESTS.find(text(id, `forest[${i}]`));
    if (kind === undefined) {
      throw new Refusal(`forest[${i}]`, `no Forest card is called "${shown(id)}"`);
    }
    fromBoxInUse(s, FORESTS.of(kind).box, `forest[${i}]`);
    if (s.subarray(FOREST, FOREST + 4).includes(kind)) {
      throw new Refusal(`forest[${i}]`, 'lies there already');
    }
    s[FOREST + i] = kind;
  });
  list(json['events'], 'events', SPECIAL_EVENTS).forEach((id, i) => {
    if (layEvent(s, text(id, `events[${i}]`), `events[${i}]`) < i) {
      throw new Refusal(`events[${i}]`, 'lies there already');
    }
  });
}

/** Lays out a special Event and gives its place in the row. */
export function layEvent(s: State, id: string, field: string): number {
  const kind = SPECIAL_EVENT_LIST.find(id);
  if (kind === undefined) throw new Refusal(field, `no Event is called "${id}"`);
  fromBoxInUse(s, SPECIAL_EVENT_LIST.of(kind).box, field);
  if (eventStaysOut(boxesOf(s), id)) {
    throw new Refusal(field, 'is not used against this opponent (25.3)');
  }
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_KIND] === kind) return i;
    if (s[eventAt(i) + EVENT_KIND] === 0) {
      s[eventAt(i) + EVENT_KIND] = kind;
      return i;
    }
  }
  throw new Refusal(field, `only ${SPECIAL_EVENTS} special Events fit`);
}

function fromBoxInUse(s: State, box: string, field: string): void {
  if (!comesWith(boxesOf(s), box)) throw new Refusal(field, `comes with the box "${box}" only`);
}

export function readWorkers(s: State, value: unknown): void {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('workers', 'must be an object');
  }
  for (const [id, seats] of Object.entries(value as Json)) {
    const field = `workers.${id}`;
    const place = placeOf(s, id, field);
    list(seats, field).forEach((w, i) => {
      const seat = whole(w, `${field}[${i}]`, 1, s[SEATS], 1) - 1;
      standOnPlace(s, seat, place, `${field}[${i}]`);
    });
  }
}

export function placeOf(s: State, id: string, field: string): number {
  const basic = BASIC_LOCATIONS.findIndex((location) => location.id === id);
  if (basic >= 0) return basic;
  if (id === 'haven') return HAVEN;
  if (id === 'beside') return BESIDE;
  const journey = /^journey-([2-5])$/.exec(id);
  if (journey) return JOURNEY + Number(journey[1]) - 2;
  const place = placeNamed(id);
  if (place !== undefined) {
    fromBoxInUse(s, place.box, field);
    return place.number;
  }
  const event = eventPlace(s, id);
  if (event !== undefined) return event;
  const forest = s.subarray(FOREST, FOREST + 4).indexOf(FORESTS.find(id) ?? -1);
  if (forest >= 0) return FOREST_PLACE + forest;
  const own = boxForest(s, id);
  if (own !== undefined) return own;
  if (FORESTS.find(id) !== undefined) {
    throw new Refusal(field, 'this Forest card is not laid out (forest)');
  }
  if (SPECIAL_EVENT_LIST.find(id) !== undefined) {
    throw new Refusal(field, 'this Event is not laid out (events)');
  }
  throw new Refusal(field, `no place is called "${shown(id)}"`);
}

/** A Forest card that a box has laid somewhere else than in a clearing. */
function boxForest(s: State, id: string): number | undefined {
  const kind = FORESTS.find(id);
  if (kind === undefined) return undefined;
  return courseOf(s).places.find((place) => place.forest?.(s) === kind)?.number;
}

function eventPlace(s: State, id: string): number | undefined {
  const basic = BASIC_EVENT_LIST.findIndex((event) => event.id === id);
  if (basic >= 0) return s[BASIC_EVENT + basic] === OUT ? undefined : BASIC_EVENT_PLACE + basic;
  const kind = SPECIAL_EVENT_LIST.find(id);
  if (kind === undefined) return undefined;
  for (let i = 0; i < SPECIAL_EVENTS; i++) {
    if (s[eventAt(i) + EVENT_KIND] === kind) return SPECIAL_EVENT_PLACE + i;
  }
  return undefined;
}

function standOnPlace(s: State, seat: number, place: number, field: string): void {
  const worker = findWorker(s, seat, READY);
  if (worker < 0) throw new Refusal(field, 'this player has no worker left');
  const full = spotsOf(s, place);
  if (place < BESIDE && !isRoom(s, seat, place, full)) {
    throw new Refusal(field, 'this place is occupied');
  }
  // An automatic opponent comes to a shared place as often as its rules send it there.
  const once = isForest(place) || (placeOfBox(place)?.shared === true && seat < s[PLAYERS]);
  if (once && standsOn(s, seat, place)) {
    throw new Refusal(field, 'this player already has a worker here');
  }
  putWorker(s, seat, worker, place, 0);
  standOnEvent(s, seat, place, field);
  const box = placeOfBox(place)?.box;
  if (box !== undefined) boxNamed(box).position?.stand?.(s, seat, place, field);
}

/** Who may share places stands there besides the others. */
function isRoom(s: State, seat: number, place: number, spots: number): boolean {
  const mayShare = isBasic(place) || isForest(place);
  if (mayShare && able(s, seat, SHARES_PLACES) && !standsOn(s, seat, place)) return true;
  let standing = s[STANDING + place];
  for (let other = 0; other < s[PLAYERS]; other++) {
    if (able(s, other, SHARES_PLACES) && standsOn(s, other, place)) standing--;
  }
  // A worker that joins others, or one that stayed where it was, stands beside them.
  return standing < (hasMoreRoom(s) ? spots + 1 : spots);
}

/** 5.42: whoever has a worker on an Event has achieved it, named among the own Events or not. */
function standOnEvent(s: State, seat: number, place: number, field: string): void {
  const owner = ownerByte(place);
  if (owner < 0) return;
  if (s[owner] !== 0 && s[owner] !== seat + 1) {
    throw new Refusal(field, 'another player has achieved this Event');
  }
  s[owner] = seat + 1;
}

/** Where the owner of the Event at this place is written, or -1. */
function ownerByte(place: number): number {
  if (isBasicEvent(place)) return BASIC_EVENT + place - BASIC_EVENT_PLACE;
  return isSpecialEvent(place) ? eventAt(place - SPECIAL_EVENT_PLACE) + EVENT_OWNER : -1;
}

function spotsOf(s: State, place: number): number {
  if (isForest(place)) return s[FOREST_SPOTS];
  if (isBasic(place)) return BASIC_LOCATIONS[place].shared ? 99 : 1;
  const ofBox = placeOfBox(place);
  return place === HAVEN || place === JOURNEY || ofBox?.shared ? 99 : (ofBox?.spots ?? 1);
}
