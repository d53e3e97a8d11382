/** Where Nightweave's spiders go (28.1-28.16): the place for each kind that a card can show. */
import type { State } from '@evervale/kernel';
import { BASIC_LOCATIONS } from '../content/board.ts';
import { boxesOf } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { cardIn, cityTop } from '../state/city.ts';
import {
  CLEARINGS,
  FOREST,
  FOREST_SPOTS,
  PLAYERS,
  SPOT,
  STANDING,
  slotAt,
} from '../state/layout.ts';
import {
  BASIC_EVENT_PLACE,
  CITY_PLACE,
  FOREST_PLACE,
  HAVEN,
  JOURNEY,
  READY,
  SPECIAL_EVENT_PLACE,
} from '../state/place.ts';
import { gainPoints } from '../state/supply.ts';
import { findWorker, putWorker, readyWorkers, standsOn } from '../state/workers.ts';
import { MARKET_MODULE, MARKET_PLACE } from '../bellfaire/room.ts';
import { hasStation } from '../newleaf/station.ts';
import { cardWhere } from '../turn/placePicks.ts';
import { affected, firstFrom } from './arrow.ts';
import type { BasicSpot, SpiderStep } from './actionCards.ts';
import { basicEventFor, ownBasic, ownSpecial, specialEventFor } from './events.ts';
import { moveGood } from './market.ts';
import { canBuildOrAdorn, frogOnCard } from './pearlbrook.ts';
import { tellOfHer } from './modules/tidings.ts';
import { nightweaveSeat, setSpecialDone, specialDone } from './room.ts';
import { findPlaces, ownerOfFind } from './spirecrest.ts';

/** Why something cannot be carried out; the words are in `nw.why.*`. */
export const WHYS = [
  'noSpider',
  'basicTaken',
  'basicClosed',
  'forestTaken',
  'journeyTaken',
  'noOwn',
  'noOpen',
  'noBasicEvent',
  'noSpecialEvent',
  'specialDone',
  'noPearls',
  'figurePlaced',
  'noFrog',
  'deckEmpty',
  'cityFull',
  'pilesEmpty',
] as const;
export type Why = (typeof WHYS)[number];

export function readySpiders(s: State): number {
  return readyWorkers(s, nightweaveSeat(s));
}

/** 28.3: the exclusive basic locations, forward. */
const BASIC_ROW: readonly BasicSpot[] = [
  'basic-three-twigs',
  'basic-two-resin',
  'basic-one-pebble',
  'basic-one-berry-one-card',
];

const numbers = new Map<BasicSpot, number>();

function basicPlace(id: BasicSpot): number {
  let place = numbers.get(id);
  if (place === undefined) {
    place = BASIC_LOCATIONS.findIndex((location) => location.id === id);
    numbers.set(id, place);
  }
  return place;
}

/** The basic location she would take, or -1. */
export function basicFor(s: State, id: BasicSpot): number {
  const start = BASIC_ROW.indexOf(id);
  const i = firstFrom(
    s,
    BASIC_ROW.length,
    start,
    (n) => s[STANDING + basicPlace(BASIC_ROW[n])] === 0,
  );
  return i < 0 ? -1 : basicPlace(BASIC_ROW[i]);
}

/** 28.4: the Forest card she would take, or -1. */
export function forestFor(s: State, clearing: number): number {
  const i = firstFrom(s, CLEARINGS, clearing, (n) => isFreeForest(s, FOREST_PLACE + n));
  return i < 0 ? -1 : FOREST_PLACE + i;
}

function isFreeForest(s: State, place: number): boolean {
  const there = s[FOREST + place - FOREST_PLACE] !== 0 && s[STANDING + place] < s[FOREST_SPOTS];
  return there && !standsOn(s, nightweaveSeat(s), place);
}

const JOURNEY_ROW = [JOURNEY + 1, JOURNEY + 2, JOURNEY + 3];

/** 28.14: the Journey place she would take, or -1. */
export function journeyFor(s: State, points: number): number {
  const start = JOURNEY_ROW.indexOf(JOURNEY + points - 2);
  const i = firstFrom(s, JOURNEY_ROW.length, start, (n) => s[STANDING + JOURNEY_ROW[n]] === 0);
  return i < 0 ? -1 : JOURNEY_ROW[i];
}

/** Is this a location with a spot for a spider, open to all or not? She needs no condition (28.5). */
export function takesSpider(s: State, owner: number, slot: number, open: boolean): boolean {
  const kind = cardIn(s, owner, slot);
  if (kind === 0) return false;
  const { visit, moments } = CARDS.of(kind);
  const at = slotAt(owner, slot) + SPOT;
  // 31.27: the Ferry is an open location like any other.
  if (visit === undefined) {
    return open && moments?.frogVisit?.open === true && s[at] === 0 && !frogOnCard(s, owner, slot);
  }
  if ((visit.open === true) !== open) return false;
  return s[at] === 0 || (visit.spots === 2 && s[at + 1] === 0);
}

/** Is there any such location in this city, or beside it? */
function anyLocation(s: State, owner: number, open: boolean): boolean {
  if (findPlaces(s, owner, open).length > 0) return true;
  for (let slot = 0; slot < cityTop(s, owner); slot++) {
    if (takesSpider(s, owner, slot, open)) return true;
  }
  return false;
}

/** 28.7: the city whose open location she uses: a person's in arrow direction, else her own; -1 = none. */
export function openCity(s: State): number {
  const person = firstFrom(s, s[PLAYERS], affected(s), (seat) => anyLocation(s, seat, true));
  if (person >= 0) return person;
  return anyLocation(s, nightweaveSeat(s), true) ? nightweaveSeat(s) : -1;
}

/** Why there is no place of this kind for her, or null. */
export function whyNoPlace(s: State, step: SpiderStep): Why | null {
  switch (step.at) {
    case 'basic':
      // 31.39.
      if (hasStation(s)) return 'basicClosed';
      return basicFor(s, step.place) < 0 ? 'basicTaken' : null;
    case 'forest':
      return forestFor(s, step.clearing) < 0 ? 'forestTaken' : null;
    case 'journey':
      return journeyFor(s, step.points) < 0 ? 'journeyTaken' : null;
    case 'own':
      return anyLocation(s, nightweaveSeat(s), false) ? null : 'noOwn';
    case 'open':
      return openCity(s) < 0 ? 'noOpen' : null;
    case 'basicEvent':
      return basicEventFor(s) < 0 ? 'noBasicEvent' : null;
    case 'specialEvent':
      if (specialDone(s)) return 'specialDone';
      return specialEventFor(s) < 0 ? 'noSpecialEvent' : null;
    case 'haven':
      return null;
    case 'wonder':
      return canBuildOrAdorn(s) ? null : 'noPearls';
  }
}

/** A spider stands on a place of the board; she neither gains nor pays anything there (26.13). */
export function placeSpider(s: State, place: number): void {
  const seat = nightweaveSeat(s);
  putWorker(s, seat, findWorker(s, seat, READY), place, 0);
  if (emit.sink !== null) emit.sink.push({ type: 'spider', seat, at: { place } });
  tellOfHer(s, 'spider', place);
}

/** 28.8: on a card; its owner has the tokens of any visit, herself included, if it is open. */
export function placeOnCard(s: State, owner: number, slot: number, open: boolean): void {
  const seat = nightweaveSeat(s);
  putWorker(s, seat, findWorker(s, seat, READY), CITY_PLACE + owner, slot);
  if (emit.sink !== null) emit.sink.push({ type: 'spider', seat, at: cardWhere(s, owner, slot) });
  if (open) gainPoints(s, owner, CARDS.of(cardIn(s, owner, slot)).visit?.reward ?? 1);
}

/** 31.35: on a discovery; its owner gets a token each time. */
export function placeOnFind(s: State, place: number): void {
  placeSpider(s, place);
  gainPoints(s, ownerOfFind(s, place), 1);
}

/** 28.15, 31.18: the Haven, or the Market in its stead. */
export function placeOnHaven(s: State): void {
  const market = (boxesOf(s) & MARKET_MODULE) !== 0;
  if (readySpiders(s) > 0) placeSpider(s, market ? MARKET_PLACE : HAVEN);
  if (market) moveGood(s);
}

export function placeOnBasicEvent(s: State): void {
  const i = basicEventFor(s);
  placeSpider(s, BASIC_EVENT_PLACE + i);
  ownBasic(s, i);
}

export function placeOnSpecialEvent(s: State): void {
  const i = specialEventFor(s);
  placeSpider(s, SPECIAL_EVENT_PLACE + i);
  ownSpecial(s, i);
  setSpecialDone(s, true);
}
