/** Placing a worker (chapter 5): where it may go. What happens there: arriving.ts. */
import type { Options, State } from '@evervale/kernel';
import { BASIC_LOCATIONS, FORESTS } from '../content/board.ts';
import type { Visit } from '../content/card.ts';
import { CARDS, COLOR, MAX_KINDS } from '../content/tables.ts';
import { AUTUMN, DESTINATION } from '../content/terms.ts';
import { performable, performableAt } from '../effects/machine.ts';
import { FOREST_ELSEWHERE, SHARES_PLACES, able } from '../state/abilities.ts';
import { cardIn, cityTop, has } from '../state/city.ts';
import { handSize } from '../state/hand.ts';
import {
  CLEARINGS,
  FOREST,
  FOREST_SPOTS,
  SEASON,
  SEATS,
  SPOT,
  STANDING,
  playerAt,
  slotAt,
} from '../state/layout.ts';
import {
  BASIC_COUNT,
  BASIC_EVENT_PLACE,
  FOREST_PLACE,
  HAVEN,
  isBasic,
  isBasicEvent,
  isForest,
  isJourney,
  isSpecialEvent,
  JOURNEY,
  JOURNEY_COUNT,
  journeyPoints,
  SPECIAL_EVENT_PLACE,
} from '../state/place.ts';
import { standsOn, standsOnCard } from '../state/workers.ts';
import { havenEffect } from '../base/havenAndJourney.ts';
import { boxPlaceAt, courseOf } from './course.ts';
import { insteadOfBasic } from './boxesSay.ts';
import {
  ALREADY_THERE,
  HAND_SHORT,
  NOT_OPEN,
  NO_LOCATION_HERE,
  OCCUPIED_PLACE,
  OK,
  ONLY_AUTUMN,
  SECOND_SPOT,
} from './reason.ts';
import { joinsOthers, workerKinds } from './workerKinds.ts';
import { CITY_PICK, cardCode, ownerOf, slotOf } from './placePicks.ts';
import { canAchieveBasic, canAchieveSpecial, offerEvents } from './achieving.ts';

/** By kind: 0 = no location, 1 = for the owner, 2 = open to everybody. */
const VISIT = new Uint8Array(MAX_KINDS);
/** The kinds that are open to everybody. */
const OPEN_KINDS: number[] = [];
/** How many workers a basic location takes: 1, or any number (5.4, 5.5). */
const BASIC_SPOTS = new Uint8Array(BASIC_COUNT);
/** By kind of Forest card: 1 if its action can always be carried out in part. */
const ALWAYS = new Uint8Array(64);
// Nodes of the program: what a worker does on a card, at a basic location and in the Forest.
export const VISIT_NODE = new Uint16Array(MAX_KINDS);
export const BASIC_NODE = new Uint16Array(BASIC_COUNT);
export const FOREST_NODE = new Uint16Array(64);

/** Looks once at what all cards and locations are. */
export function settlePlaces(
  isAlways: (effect: (typeof FORESTS.list)[number]['effect']) => boolean,
): void {
  CARDS.list.forEach((card, i) => {
    VISIT[i + 1] = card.visit === undefined ? 0 : card.visit.open ? 2 : 1;
    VISIT_NODE[i + 1] = card.visit?.effect.id ?? 0;
    if (card.visit?.open) OPEN_KINDS.push(i + 1);
  });
  BASIC_LOCATIONS.forEach((location, i) => {
    BASIC_SPOTS[i] = location.shared ? 255 : 1;
    BASIC_NODE[i] = location.effect.id;
  });
  FORESTS.list.forEach((forest, i) => {
    ALWAYS[i + 1] = isAlways(forest.effect) ? 1 : 0;
    FOREST_NODE[i + 1] = forest.effect.id;
  });
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
  const reason = performableAt(s, seat, seat, 0, FOREST_NODE[kind]);
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

/** 0 if `seat` may place a worker on this card, else why not (5.31-5.38). */
function canVisit(s: State, seat: number, owner: number, slot: number, by: number): number {
  const kind = cardIn(s, owner, slot);
  if (VISIT[kind] === 0) return NO_LOCATION_HERE;
  if (owner !== seat && VISIT[kind] !== 2) return NOT_OPEN;
  if (s[slotAt(owner, slot) + SPOT] !== 0) {
    const full = spotReason(s, owner, slot, CARDS.of(kind).visit!);
    if (full !== OK && !(by === 0 ? mayShare(s, seat, owner, slot) : joinsOthers(by))) return full;
  }
  return performableAt(s, seat, owner, slot, VISIT_NODE[kind]);
}

/** The first spot is taken: is there a second one? */
export function spotReason(s: State, owner: number, slot: number, visit: Visit): number {
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

function offerBoxPlaces(s: State, seat: number, except: number, out: Options, by: number): void {
  const ranges = courseOf(s).ranges;
  const joins = joinsOthers(by);
  for (let r = 0; r < ranges.length; r++) {
    const { first, places } = ranges[r];
    const present = ranges[r].present(s, seat);
    if (present === 0) continue;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if ((present & (1 << (place.number - first))) === 0 || place.number === except) continue;
      if (place.can(s, seat, joins) === OK) out.add(place.number);
    }
  }
}

/** Is any card of this city open to everybody? Most cities have none. */
function anyOpenCard(s: State, owner: number): boolean {
  for (let i = 0; i < OPEN_KINDS.length; i++) if (has(s, owner, OPEN_KINDS[i])) return true;
  return false;
}

function offerCards(s: State, seat: number, except: number, out: Options, by: number): void {
  const seats = s[SEATS];
  for (let owner = 0; owner < seats; owner++) {
    const need = owner === seat ? 1 : 2;
    if (owner !== seat && !anyOpenCard(s, owner)) continue;
    const end = cityTop(s, owner);
    for (let slot = 0; slot < end; slot++) {
      if (VISIT[cardIn(s, owner, slot)] < need) continue;
      const code = cardCode(owner, slot);
      if (code !== except && canVisit(s, seat, owner, slot, by) === OK) out.add(code);
    }
  }
}
