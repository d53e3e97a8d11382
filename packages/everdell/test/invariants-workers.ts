/** Workers stand where they can, and places and cards know who stands there. */
import type { State } from '@evervale/kernel';
import { BASIC_LOCATIONS } from '../src/content/board.ts';
import { MARKET_PLACE } from '../src/bellfaire/room.ts';
import { boxesOf, comesWith } from '../src/content/boxes.ts';
import { CARDS } from '../src/content/tables.ts';
import { AUTUMN } from '../src/content/terms.ts';
import { spidersIn } from '../src/mistwood/preparation.ts';
import {
  BOARD_PLACES,
  CITY_TOP,
  FOREST_SPOTS,
  KIND,
  MAX_WORKERS,
  PLAYERS,
  SEASON,
  SEATS,
  SPOT,
  STANDING,
  WORKERS,
  playerAt,
  slotAt,
} from '../src/state/layout.ts';
import {
  BESIDE,
  CITY_PLACE,
  GONE,
  HAVEN,
  JOURNEY,
  isBasic,
  isCity,
  isForest,
  isJourney,
} from '../src/state/place.ts';
import { SHARES_PLACES, able } from '../src/state/abilities.ts';
import { automatSeat } from '../src/turn/automats.ts';
import {
  ASIDE,
  JOINING,
  workerKind,
  workerPlace,
  workerSlot,
  workerStance,
} from '../src/state/workers.ts';
import { SPIRECREST_BOX } from '../src/spirecrest/room.ts';
import { workerKinds } from '../src/turn/workerKinds.ts';
import { boxPlaceAt } from '../src/turn/course.ts';
import { claim, agree } from './claim.ts';

/** Workers of a seat on each card, by city and slot. */
const onCards = new Uint8Array(16 * 64);

/** Workers stand where they can, and the cards under them know it. */
export function workersOf(s: State, seat: number): void {
  let inGame = 0;
  let inCities = 0;
  for (let i = 0; i < MAX_WORKERS; i++) {
    const place = workerPlace(s, seat, i);
    const slot = workerSlot(s, seat, i) | workerStance(s, seat, i);
    if (place === GONE) continue;
    inGame++;
    const known = place < BOARD_PLACES || isCity(place) || place >= BESIDE;
    if (!known) throw new Error(`a worker is at ${place}`);
    if (isCity(place) && (slot & ASIDE) !== 0) {
      standsAside(s, seat, place - CITY_PLACE, slot & ~ASIDE, workerKind(s, seat, i));
    } else if (isCity(place) && (slot & JOINING) !== 0) {
      standsWithOthers(s, seat, place - CITY_PLACE, slot & ~JOINING, workerKind(s, seat, i));
    } else if (isCity(place)) {
      onCards[(place - CITY_PLACE) * 64 + slot]++;
      inCities++;
    } else if (slot !== 0) throw new Error(`a worker of seat ${seat} has a slot and no city`);
    if (isJourney(place) && s[playerAt(seat) + SEASON] !== AUTUMN) {
      throw new Error(`seat ${seat} travels before autumn`);
    }
  }
  claim(inGame <= mostWorkers(s, seat), () => `seat ${seat} has ${inGame} workers`);
  for (let owner = 0; owner < s[SEATS]; owner++) {
    for (let slot = 0; slot < s[playerAt(owner) + CITY_TOP]; slot++) {
      const at = slotAt(owner, slot) + SPOT;
      const spots = (s[at] === seat + 1 ? 1 : 0) + (s[at + 1] === seat + 1 ? 1 : 0);
      const stand = onCards[owner * 64 + slot];
      onCards[owner * 64 + slot] = 0;
      inCities -= stand;
      if (stand === spots) continue;
      throw new Error(`${stand} workers of seat ${seat} at ${owner}/${slot}, on ${spots} spots`);
    }
  }
  claim(inCities === 0, () => `a worker of seat ${seat} stands on no card`);
}

/** 18.7: only on a Legendary card with a location; two big critters go to Production and Prosperity cards. */
function standsAside(s: State, seat: number, owner: number, slot: number, kind: number): void {
  const { rarity, visit, color } = CARDS.of(s[slotAt(owner, slot) + KIND]);
  const critter = kind === 0 ? '' : workerKinds.of(kind).id;
  const own = critter === 'truffle' ? 'production' : critter === 'king-rhun' ? 'prosperity' : '';
  const may = (rarity === 'legendary' && visit !== undefined) || own === color;
  claim(may, () => `a worker of seat ${seat} stands aside at ${owner}/${slot}`);
}

/** Only who may share places stands on a spot that somebody else has. */
function standsWithOthers(s: State, seat: number, owner: number, slot: number, kind: number): void {
  const taken = s[slotAt(owner, slot) + SPOT] !== 0;
  claim(
    taken && (kind === 0 ? able(s, seat, SHARES_PLACES) : workerKinds.of(kind).joins === true),
    () => `a worker of seat ${seat} stands with others at ${owner}/${slot}`,
  );
}

/** 3.10, 3.11, 8.5-8.8: two, and what the seasons bring. */
function mostWorkers(s: State, seat: number): number {
  if (seat === automatSeat(s, 'nightweave')) return spidersIn(s, s[playerAt(seat) + SEASON]);
  // 17.2, 24.2: nobody but Rugwort has a spring worker with powers.
  const withPowers = comesWith(boxesOf(s), 'powers') && seat < s[PLAYERS];
  const spring = s[PLAYERS] >= 5 || withPowers ? 0 : 1;
  return [2, 2 + spring, 3 + spring, 5 + spring][s[playerAt(seat) + SEASON]];
}

/** Workers on the board: as many as the places count, and one each where only one fits. */
export function places(s: State): void {
  const standing = new Uint8Array(BOARD_PLACES);
  for (let seat = 0; seat < s[SEATS]; seat++) {
    const own = new Uint8Array(BOARD_PLACES);
    for (let i = 0; i < MAX_WORKERS; i++) {
      const place = s[playerAt(seat) + WORKERS + 2 * i];
      if (place >= BOARD_PLACES) continue;
      standing[place]++;
      own[place]++;
      claim(
        !isForest(place) || own[place] === 1,
        () => `seat ${seat} stands twice at Forest place ${place}`,
      );
    }
  }
  standing.forEach((n, place) => {
    agree(place, 'workers at place', s[STANDING + place], n);
    claim(n <= spotsAt(s, place) + cats(s), () => `${n} workers stand at place ${place}`);
  });
}

/** One more may stand where others do; with big critters one that joins others, and one that stayed (24.12). */
function cats(s: State): number {
  const critters = (boxesOf(s) & SPIRECREST_BOX) !== 0 ? 2 : 0;
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    if (able(s, seat, SHARES_PLACES)) return 1 + critters;
  }
  return critters;
}

function spotsAt(s: State, place: number): number {
  if (isBasic(place)) return BASIC_LOCATIONS[place].shared ? 99 : 1;
  if (isForest(place)) return s[FOREST_SPOTS];
  // 31.18: her spiders may be on the Market together.
  if (place === MARKET_PLACE && automatSeat(s, 'nightweave') >= 0) return 99;
  // The Market, the Knoll and the Platform (16.12, 14.16, 14.18).
  if (place === MARKET_PLACE || boxPlaceAt(s, place)?.shared === true) return s[PLAYERS];
  return place === HAVEN || place === JOURNEY ? 99 : (boxPlaceAt(s, place)?.spots ?? 1);
}
