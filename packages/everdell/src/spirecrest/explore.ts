/** Exploration after a preparation: find a map tile, make a discovery, move the hare (13.8-13.17). */
import {
  A,
  B,
  DONE,
  PC,
  SEAT,
  ask,
  pop,
  push,
  raiseBarrier,
  type Effect,
  type Options,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { playerName, t } from '../say.ts';
import { handSize } from '../state/hand.ts';
import { PLAYERS, SEASON, playerAt } from '../state/layout.ts';
import { resources } from '../state/supply.ts';
import { automatSeat } from '../turn/automats.ts';
import { name } from '../words/index.ts';
import { DISCOVERIES } from './discoveries.ts';
import { FIND_IDS, MOUNTAINEER, addFind, holds, offered, putBack, turnUp } from './finds.ts';
import { anyYield, startYield } from './lasting.ts';
import { startTravelPayment } from './payTravel.ts';
import {
  HARE,
  HOME,
  OFFER,
  OFFERED,
  PEAKS,
  TILES_EACH,
  TILES_SHOWN,
  WEATHER_SHOWN,
  seatAt,
  tableAt,
} from './room.ts';
import { bestTiles, giveRugwort, rewardRugwort } from './rugwort.ts';
import { anyTile, isShown, takeTile, tileAt, tileOf } from './tiles.ts';
import { WEATHERS, isWeatherShown, weatherAt } from './weather.ts';

export interface Explore extends Effect {
  readonly verb: 'explore';
}

export const explore: Explore = { verb: 'explore', id: 0 };

const GATHER = 0;
const TILE = 1;
const RUGWORT_TILE = 2;
const TURN_UP = 3;
const CHOOSE = 4;
const TAKE = 5;
const MORE = 6;
const MOVE = 7;

export function hareAt(s: State, seat: number): number {
  return s[seatAt(s, seat) + HARE];
}

/** 13.13: left, middle and right cost 0, 1 and 2 payments. */
function affordable(s: State, seat: number, i: number): boolean {
  return offered(s, i) !== 0 && handSize(s, seat) + resources(s, seat) >= i;
}

function anyAffordable(s: State, seat: number): boolean {
  for (let i = 0; i < OFFERED; i++) if (affordable(s, seat, i)) return true;
  return false;
}

/** A = the position chosen, B = discoveries made. */
export const exploreVerb: Verb<Explore> = {
  name: 'explore',
  step(s, f) {
    const seat = s[f + SEAT];
    const section = hareAt(s, seat);
    if (seat >= s[PLAYERS] || section === HOME) return pop(s);
    switch (s[f + PC]) {
      case GATHER:
        s[f + PC] = TILE;
        return anyYield(s) ? startYield(s, seat) : undefined;
      case TILE:
        if (anyTile(s, section)) return ask(s);
        s[f + PC] = TURN_UP;
        return;
      case RUGWORT_TILE:
        return rugwortTile(s, f, section);
      case TURN_UP:
        turnUp(s, seat, section);
        s[f + PC] = CHOOSE;
        return;
      case CHOOSE:
        if (anyAffordable(s, seat)) return ask(s);
        s[f + PC] = MOVE;
        return;
      case TAKE:
        return take(s, f);
      case MORE:
        s[f + PC] = goesOn(s, f, section) ? CHOOSE : MOVE;
        return;
      default:
        putBack(s, section);
        moveHare(s, seat, section, s[playerAt(seat) + SEASON]);
        pop(s);
    }
  },
  options(s, f, _effect, out) {
    const seat = s[f + SEAT];
    if (s[f + PC] === TILE) return offerTiles(s, hareAt(s, seat), out);
    if (s[f + PC] === RUGWORT_TILE) return bestTiles(s, hareAt(s, seat), out);
    if (s[f + B] > 0) out.add(DONE);
    for (let i = 0; i < OFFERED; i++) if (affordable(s, seat, i)) out.add(i + 1);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === TILE) {
      s[f + PC] = automatSeat(s, 'rugwort') < 0 ? TURN_UP : RUGWORT_TILE;
      return takeTile(s, seat, hareAt(s, seat), code - 1);
    }
    if (s[f + PC] === RUGWORT_TILE) {
      s[f + PC] = TURN_UP;
      return giveRugwort(s, hareAt(s, seat), code - 1);
    }
    if (code === DONE) return void (s[f + PC] = MOVE);
    s[f + A] = code - 1;
    s[f + PC] = TAKE;
    if (code > 1) startTravelPayment(s, seat, { find: offered(s, code - 1) }, { either: code - 1 });
  },
  prompt(s, f) {
    if (s[f + PC] === TILE) return { text: t('prompt.mapTile') };
    if (s[f + PC] === RUGWORT_TILE) {
      return { text: t('prompt.mapTileOf', { player: playerName(s[PLAYERS]) }) };
    }
    return { text: t(s[f + B] > 0 ? 'prompt.discoverMore' : 'prompt.discover') };
  },
  wording: (s, f, _effect, code) =>
    s[f + PC] === TILE || s[f + PC] === RUGWORT_TILE
      ? tileWording(s, hareAt(s, s[f + SEAT]), code)
      : findWording(s, code),
};

function offerTiles(s: State, section: number, out: Options): void {
  for (let i = 0; i < TILES_EACH; i++) if (tileAt(s, section, i) !== 0) out.add(i + 1);
}

function tileWording(s: State, section: number, code: number): Wording {
  const { id, points } = tileOf(tileAt(s, section, code - 1));
  return { key: `tile:${id}`, text: t('option.mapTile', { tile: name(id), n: points }) };
}

function findWording(s: State, code: number): Wording {
  if (code === DONE) return { key: 'done', text: t('option.done') };
  const id = FIND_IDS[offered(s, code - 1) - 1];
  const text = t('option.discover', { find: name(id), n: code - 1 });
  return { key: `discover:${id}`, text };
}

/** 24.9: the better of those that are left; the player decides between equals. */
function rugwortTile(s: State, f: number, section: number): void {
  if (anyTile(s, section)) return ask(s);
  s[f + PC] = TURN_UP;
}

/** 13.14: it lies beside the city and applies from now on. */
function take(s: State, f: number): void {
  const seat = s[f + SEAT];
  const position = s[f + A];
  const number = offered(s, position);
  s[tableAt(s) + OFFER + position] = 0;
  s[f + B]++;
  s[f + PC] = MORE;
  addFind(s, seat, number);
  if (emit.sink !== null) emit.sink.push({ type: 'discover', seat, find: FIND_IDS[number - 1] });
  rewardRugwort(s, position);
  const found = DISCOVERIES[number - 1];
  found.comes?.(s, seat);
  if (found.taken !== undefined) push(s, found.taken.id, seat, seat, 0, 0);
}

/** A Mountaineer may make two discoveries in the peaks. */
function goesOn(s: State, f: number, section: number): boolean {
  const seat = s[f + SEAT];
  return section === PEAKS && s[f + B] < 2 && holds(s, seat, MOUNTAINEER) && anyAffordable(s, seat);
}

/** 13.16, 13.17: whoever is first turns up the tiles of the next section and the weather of the season. */
export function moveHare(s: State, seat: number, section: number, season: number): void {
  const next = section + 1;
  s[seatAt(s, seat) + HARE] = next;
  if (emit.sink !== null) emit.sink.push({ type: 'hare', seat, section: next });
  if (next < HOME && !isShown(s, next)) showTiles(s, next);
  if (!isWeatherShown(s, season)) showWeather(s, season);
}

function showTiles(s: State, section: number): void {
  s[tableAt(s) + TILES_SHOWN] |= 1 << section;
  raiseBarrier(s);
  if (emit.sink === null) return;
  const tiles: string[] = [];
  for (let i = 0; i < TILES_EACH; i++) {
    if (tileAt(s, section, i) !== 0) tiles.push(tileOf(tileAt(s, section, i)).id);
  }
  emit.sink.push({ type: 'tilesShown', section, tiles });
}

function showWeather(s: State, season: number): void {
  if (weatherAt(s, season) === 0) return;
  s[tableAt(s) + WEATHER_SHOWN] |= 1 << season;
  raiseBarrier(s);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'weather', weather: WEATHERS[weatherAt(s, season) - 1].id });
  }
}
