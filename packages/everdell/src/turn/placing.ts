/** Placing a worker (chapter 5): where it may go, and what happens there. */
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
  type Wording,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import type { Where } from '../log/event.ts';
import {
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  FORESTS,
  SPECIAL_EVENT_LIST,
} from '../content/board.ts';
import {
  BASIC_NEEDS,
  FIRST_COLOR,
  FIRST_NEED,
  OF_FIRST_COLOR,
  SPECIAL_NEEDS,
  type Needs,
} from '../content/needs.ts';
import type { Visit } from '../content/card.ts';
import { CARDS, COLOR, MAX_KINDS } from '../content/tables.ts';
import { AUTUMN, DESTINATION } from '../content/terms.ts';
import { performable } from '../effects/machine.ts';
import { placeId, placeName, t } from '../say.ts';
import { FOREST_ELSEWHERE, SHARES_PLACES, able } from '../state/abilities.ts';
import { cardIn, cityTop, countWhere, has, slotOf as slotOfKind } from '../state/city.ts';
import { allEventsOf } from '../state/events.ts';
import { handSize } from '../state/hand.ts';
import {
  BASIC_EVENT,
  CLEARINGS,
  COLORS,
  EVENT_KIND,
  EVENT_OWNER,
  FOREST,
  FOREST_SPOTS,
  HAS,
  KINDS,
  OUT,
  SEASON,
  SEATS,
  SPECIAL_EVENTS,
  SPOT,
  STANDING,
  eventAt,
  playerAt,
  slotAt,
} from '../state/layout.ts';
import {
  BASIC_COUNT,
  BASIC_EVENT_PLACE,
  BOX_PLACE,
  CITY_PLACE,
  FOREST_PLACE,
  HAVEN,
  isBasic,
  isBasicEvent,
  isCity,
  isForest,
  isJourney,
  isSpecialEvent,
  JOURNEY,
  JOURNEY_COUNT,
  journeyPoints,
  SPECIAL_EVENT_PLACE,
} from '../state/place.ts';
import { gainPoints } from '../state/supply.ts';
import { JOINING, putWorker, standsOn, standsOnCard, workerKind } from '../state/workers.ts';
import { havenEffect, journeyEffects } from '../base/havenAndJourney.ts';
import {
  boxPlaceAt,
  courseOf,
  insteadOfBasic,
  noticeAchieved,
  noticeArrived,
  noticePlaced,
} from './joints.ts';
import {
  ACHIEVED,
  ALREADY_THERE,
  HAND_SHORT,
  NOT_OPEN,
  NO_LOCATION_HERE,
  OCCUPIED_PLACE,
  OK,
  ONLY_AUTUMN,
  REQUIREMENT,
  SECOND_SPOT,
} from './reason.ts';
import { joinsOthers, workerKinds } from './workerKinds.ts';
import { cardNumber, cityOfNumber, slotOfNumber } from '../state/slots.ts';

// A place as a pick: its number on the board, or CITY_PICK with the number of the card.
export const CITY_PICK = 0x200;

export function codeOf(place: number, slot: number): number {
  return isCity(place) ? cardCode(place - CITY_PLACE, slot) : place;
}

export function cardCode(owner: number, slot: number): number {
  return CITY_PICK + cardNumber(owner, slot);
}

export function ownerOf(s: State, code: number): number {
  return cityOfNumber(s, code - CITY_PICK);
}

export function slotOf(s: State, code: number): number {
  return slotOfNumber(s, code - CITY_PICK);
}

/** The card of such a pick. */
export function cardAt(s: State, code: number): number {
  return cardIn(s, ownerOf(s, code), slotOf(s, code));
}

/** A pick as a place for events. */
export function whereOf(s: State, code: number): Where {
  if (code < CITY_PICK) return { place: code };
  return cardWhere(s, ownerOf(s, code), slotOf(s, code));
}

export function cardWhere(s: State, owner: number, slot: number): Where {
  return { place: CITY_PLACE + owner, slot, card: cardIn(s, owner, slot) };
}

/** By kind: 0 = no location, 1 = for the owner, 2 = open to everybody. */
const VISIT = new Uint8Array(MAX_KINDS);
/** How many workers a basic location takes: 1, or any number (5.4, 5.5). */
const BASIC_SPOTS = new Uint8Array(BASIC_COUNT);
/** By kind of Forest card: 1 if its action can always be carried out in part. */
const ALWAYS = new Uint8Array(64);

/** Looks once at what all cards and locations are. */
export function settlePlaces(
  isAlways: (effect: (typeof FORESTS.list)[number]['effect']) => boolean,
): void {
  CARDS.list.forEach((card, i) => {
    VISIT[i + 1] = card.visit === undefined ? 0 : card.visit.open ? 2 : 1;
  });
  BASIC_LOCATIONS.forEach((location, i) => (BASIC_SPOTS[i] = location.shared ? 255 : 1));
  FORESTS.list.forEach((forest, i) => (ALWAYS[i + 1] = isAlways(forest.effect) ? 1 : 0));
}

// The kind of the worker to be placed is `by`, 0 = an ordinary one. Powers are for ordinary ones (17.6).

/** 0 if `seat` may place a worker on this place of the board now, else why not. */
function canPlace(s: State, seat: number, place: number, by: number): number {
  if (isBasic(place)) return canPlaceBasic(s, seat, place, by);
  if (isForest(place)) return canPlaceForest(s, seat, place, by);
  if (place === HAVEN) return performable(s, seat, seat, 0, havenEffect);
  if (isJourney(place)) return canJourney(s, seat, place, by);
  if (isBasicEvent(place)) return canAchieveBasic(s, seat, place - BASIC_EVENT_PLACE, by);
  if (isSpecialEvent(place)) return canAchieveSpecial(s, seat, place - SPECIAL_EVENT_PLACE, by);
  return boxPlaceAt(s, place)?.can?.(s, seat, joinsOthers(by)) ?? NO_LOCATION_HERE;
}

/** 5.17-5.20. */
function canPlaceForest(s: State, seat: number, place: number, by: number): number {
  const kind = s[FOREST + place - FOREST_PLACE];
  if (kind === 0) return NO_LOCATION_HERE;
  if (s[STANDING + place] > 0) {
    if (standsOn(s, seat, place)) return ALREADY_THERE;
    if (s[STANDING + place] >= s[FOREST_SPOTS] && !sharesPlaces(s, seat, by)) {
      return OCCUPIED_PLACE;
    }
  }
  if (ALWAYS[kind] === 1) return OK;
  const reason = performable(s, seat, seat, 0, FORESTS.of(kind).effect);
  if (reason === OK || by !== 0 || !able(s, seat, FOREST_ELSEWHERE)) return reason;
  return performable(s, seat, seat, place, courseOf(s).insteadOfForest[0]);
}

/** May this worker stand where others already do? */
function sharesPlaces(s: State, seat: number, by: number): boolean {
  return by === 0 ? able(s, seat, SHARES_PLACES) : joinsOthers(by);
}

/** 5.4, 5.5; who may share places goes where no own worker stands, a worker that joins others anywhere. */
function isRoomAtBasic(s: State, seat: number, place: number, by: number): boolean {
  if (s[STANDING + place] < BASIC_SPOTS[place]) return true;
  return sharesPlaces(s, seat, by) && (by !== 0 || !standsOn(s, seat, place));
}

/** A basic location always brings something, unless a box says otherwise. */
export function canPlaceBasic(s: State, seat: number, place: number, by: number): number {
  if (!isRoomAtBasic(s, seat, place, by)) return OCCUPIED_PLACE;
  const instead = insteadOfBasic(s, seat)?.[place];
  return instead === undefined ? OK : performable(s, seat, seat, 0, instead);
}

/** 5.25-5.27: only in autumn, 5, 4 and 3 for one worker each, cards to discard. */
function canJourney(s: State, seat: number, place: number, by: number): number {
  if (s[playerAt(seat) + SEASON] !== AUTUMN) return ONLY_AUTUMN;
  if (s[STANDING + place] > 0 && place !== JOURNEY && !joinsOthers(by)) return OCCUPIED_PLACE;
  return handSize(s, seat) < journeyPoints(place) ? HAND_SHORT : OK;
}

/** 5.40, 5.41. */
function canAchieveBasic(s: State, seat: number, i: number, by: number): number {
  const owner = s[BASIC_EVENT + i];
  if (owner === OUT) return NO_LOCATION_HERE;
  if (owner !== 0) return ACHIEVED;
  return suffices(s, seat, BASIC_NEEDS[i], by) ? OK : REQUIREMENT;
}

function canAchieveSpecial(s: State, seat: number, i: number, by: number): number {
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
  if (needs.events > 0 && allEventsOf(s, seat) < needs.events) return false;
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

/** 0 if `seat` may place a worker on this card, else why not (5.31-5.38). */
function canVisit(s: State, seat: number, owner: number, slot: number, by: number): number {
  const kind = cardIn(s, owner, slot);
  if (kind === 0 || VISIT[kind] === 0) return NO_LOCATION_HERE;
  if (owner !== seat && VISIT[kind] !== 2) return NOT_OPEN;
  const visit = CARDS.of(kind).visit!;
  const at = slotAt(owner, slot);
  if (s[at + SPOT] !== 0) {
    const full = spotReason(s, owner, slot, visit);
    if (full !== OK && !(by === 0 ? mayShare(s, seat, owner, slot) : joinsOthers(by))) return full;
  }
  return performable(s, seat, owner, slot, visit.effect);
}

/** The first spot is taken: is there a second one? */
function spotReason(s: State, owner: number, slot: number, visit: Visit): number {
  if (visit.spots !== 2 || s[slotAt(owner, slot) + SPOT + 1] !== 0) return OCCUPIED_PLACE;
  return has(s, owner, CARDS.kindOf(visit.secondSpotNeeds!)) ? OK : SECOND_SPOT;
}

/** Cards on which nobody may join others. */
const ALONE = new Uint8Array(MAX_KINDS);

export function leaveAlone(id: string): void {
  const kind = CARDS.find(id);
  if (kind !== undefined) ALONE[kind] = 1;
}

/** Who may share places may join others on a Destination card, but not an own worker. */
function mayShare(s: State, seat: number, owner: number, slot: number): boolean {
  if (!able(s, seat, SHARES_PLACES)) return false;
  const kind = cardIn(s, owner, slot);
  if (COLOR[kind] !== DESTINATION || ALONE[kind] === 1) return false;
  return !standsOnCard(s, seat, owner, slot);
}

export function canGo(s: State, seat: number, code: number): number {
  return code >= CITY_PICK
    ? canVisit(s, seat, ownerOf(s, code), slotOf(s, code), 0)
    : canPlace(s, seat, code, 0);
}

/** Writes down every place a worker of `seat` may go to, but for `except`. */
export function offerPlaces(s: State, seat: number, except: number, out: Options, by = 0): void {
  offerBasic(s, seat, except, out, by);
  if (except !== HAVEN && handSize(s, seat) > 0) out.add(HAVEN);
  if (s[playerAt(seat) + SEASON] === AUTUMN) {
    for (let i = JOURNEY; i < JOURNEY + JOURNEY_COUNT; i++) {
      if (i !== except && canJourney(s, seat, i, by) === OK) out.add(i);
    }
  }
  for (let i = 0; i < CLEARINGS; i++) {
    if (FOREST_PLACE + i !== except && canPlaceForest(s, seat, FOREST_PLACE + i, by) === OK) {
      out.add(FOREST_PLACE + i);
    }
  }
  offerEvents(s, seat, out, by);
  offerBoxPlaces(s, seat, except, out, by);
  offerCards(s, seat, except, out, by);
  if (by !== 0) workerKinds.of(by).offer?.(s, seat, out);
}

function offerBasic(s: State, seat: number, except: number, out: Options, by: number): void {
  const instead = insteadOfBasic(s, seat);
  for (let place = 0; place < BASIC_COUNT; place++) {
    if (place === except || !isRoomAtBasic(s, seat, place, by)) continue;
    const effect = instead?.[place];
    if (effect === undefined || performable(s, seat, seat, 0, effect) === OK) out.add(place);
  }
}

function offerEvents(s: State, seat: number, out: Options, by: number): void {
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

function offerBoxPlaces(s: State, seat: number, except: number, out: Options, by: number): void {
  const ranges = courseOf(s).ranges;
  const joins = joinsOthers(by);
  for (let r = 0; r < ranges.length; r++) {
    const { first, places } = ranges[r];
    const present = ranges[r].present(s);
    if (present === 0) continue;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if ((present & (1 << (place.number - first))) === 0 || place.number === except) continue;
      if (place.can(s, seat, joins) === OK) out.add(place.number);
    }
  }
}

function offerCards(s: State, seat: number, except: number, out: Options, by: number): void {
  const seats = s[SEATS];
  for (let owner = 0; owner < seats; owner++) {
    const need = owner === seat ? 1 : 2;
    const end = cityTop(s, owner);
    for (let slot = 0; slot < end; slot++) {
      if (VISIT[cardIn(s, owner, slot)] < need) continue;
      const code = cardCode(owner, slot);
      if (code !== except && canVisit(s, seat, owner, slot, by) === OK) out.add(code);
    }
  }
}

/** How a worker comes to a place: from the supply, moved there, or moved by the rules for placing (15.12). */
const PLACED = 0;
export const MOVED = 1;
export const RIDDEN = 2;

/** Worker `i` of `seat` comes to a place: it stands there, and the action begins (5.1). */
export function arrive(s: State, seat: number, i: number, code: number, how = PLACED): void {
  const by = workerKind(s, seat, i);
  noticePlaced(s, seat, code, by, how === MOVED);
  if (by !== 0) {
    const kind = workerKinds.of(by);
    if (kind.arrive?.(s, seat, i, code)) return;
    if (kind.after !== undefined) push(s, kind.after.id, seat, seat, 0, 0);
  }
  const moved = how !== PLACED;
  if (code >= CITY_PICK) arriveAtCard(s, seat, i, ownerOf(s, code), slotOf(s, code), moved);
  else arriveAtPlace(s, seat, i, code, moved);
  noticeArrived(s, seat, code, by, how === MOVED);
}

function arriveAtPlace(s: State, seat: number, i: number, code: number, moved: boolean): void {
  const by = workerKind(s, seat, i);
  putWorker(s, seat, i, code, 0);
  if (emit.sink !== null) emitPlace(seat, { place: code }, moved, by);
  if (isBasic(code)) {
    const effect = insteadOfBasic(s, seat)?.[code] ?? BASIC_LOCATIONS[code].effect;
    push(s, effect.id, seat, seat, 0, 0);
  } else if (isForest(code) && by === 0 && able(s, seat, FOREST_ELSEWHERE)) {
    push(s, courseOf(s).insteadOfForest[0].id, seat, seat, code, 0);
  } else if (isForest(code)) {
    push(s, FORESTS.of(s[FOREST + code - FOREST_PLACE]).effect.id, seat, seat, 0, 0);
  } else if (code === HAVEN) push(s, havenEffect.id, seat, seat, 0, 0);
  else if (isJourney(code)) push(s, journeyEffects[code - JOURNEY].id, seat, seat, 0, 0);
  else if (code >= BOX_PLACE) arriveAtBox(s, seat, code);
  else achieve(s, seat, code);
}

function arriveAtBox(s: State, seat: number, code: number): void {
  const place = boxPlaceAt(s, code)!;
  place.visited?.(s, seat);
  push(s, place.effect!.id, seat, seat, 0, 0);
}

export function emitPlace(seat: number, at: Where, moved: boolean, by: number): void {
  const worker = by === 0 ? undefined : workerKinds.of(by).id;
  emit.sink!.push({ type: 'place', seat, at, ...(moved && { moved }), ...(worker && { worker }) });
}

/** 5.33-5.36: the visitor uses the card; its owner takes a token from the supply. */
function arriveAtCard(
  s: State,
  seat: number,
  i: number,
  owner: number,
  slot: number,
  moved: boolean,
): void {
  const visit = CARDS.of(cardIn(s, owner, slot)).visit!;
  const joins = s[slotAt(owner, slot) + SPOT] !== 0 && spotReason(s, owner, slot, visit) !== OK;
  putWorker(s, seat, i, CITY_PLACE + owner, joins ? slot | JOINING : slot);
  if (emit.sink !== null) {
    emitPlace(seat, cardWhere(s, owner, slot), moved, workerKind(s, seat, i));
  }
  if (owner !== seat) {
    if (emit.sink !== null) emit.sink.push({ type: 'visited', owner, seat });
    gainPoints(s, owner, visit.reward ?? 1);
  }
  push(s, visit.effect.id, seat, owner, slot, 0);
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

export function placeKey(s: State, code: number): string {
  if (code < CITY_PICK) return placeId(s, code);
  const owner = ownerOf(s, code);
  return `${CARDS.of(cardIn(s, owner, slotOf(s, code))).id}@city${owner + 1}-${slotOf(s, code) + 1}`;
}

export function placeWording(s: State, seat: number, code: number): Wording {
  const where =
    code < CITY_PICK
      ? placeName(s, code, 0)
      : placeName(s, CITY_PLACE + ownerOf(s, code), slotOf(s, code), seat);
  return { key: `place:${placeKey(s, code)}`, text: t('option.place', { place: where }) };
}
