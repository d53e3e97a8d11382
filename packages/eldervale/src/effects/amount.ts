/** Counts and conditions, looked at when an effect is carried out (GEN.19, E28.29). */
import type { State } from '@evervale/kernel';
import type { Condition, Counted, Quantity } from '../content/count.ts';
import type { UnitFilter } from '../content/filters.ts';
import {
  CARD_KINDS,
  SLOTS,
  STORES,
  cardOf,
  elementOf,
  isFaceDown,
  symbolsOn,
  tokenElement,
} from '../content/tables.ts';
import { UNITS, WARRIOR, type Unit } from '../content/terms.ts';
import { realmSet } from '../map/filter.ts';
import { bit, lowest, size } from '../map/hex.ts';
import { allDwellings, dwellingsOf, elementAt, near, ruins } from '../map/realms.ts';
import { allResources, points } from '../state/goods.ts';
import {
  CARD_OWNER,
  DWELLING_COUNT,
  ELEMENT,
  GLORY,
  POWER,
  QUESTS_DONE,
  RES,
  SEATS,
  UNIT_AT,
  playerAt,
} from '../state/layout.ts';
import {
  cardsByElement,
  countCards,
  hasOrb,
  slotAt,
  storedAt,
  storedCount,
  tokensOn,
} from '../state/tableau.ts';
import { trayCount } from '../state/treasure.ts';
import {
  IN_REALM,
  ON_CARD,
  ON_STARTER,
  TRAY,
  UNDERWORLD,
  someUnit,
  typeOf,
  unitRealms,
} from '../state/units.ts';
import { isSoleLeader } from '../tracks/power.ts';

/** What an effect is about: the Realm of the event + 1, its source, "that many". */
export interface About {
  readonly here: number;
  readonly at: number;
  readonly n: number;
}

export function amount(s: State, seat: number, q: Quantity, about: About): number {
  if (typeof q === 'number') return q;
  let n = count(s, seat, q, about);
  if (q.times !== undefined) n *= q.times;
  if (q.per !== undefined) n = Math.floor(n / q.per);
  return q.max === undefined ? n : Math.min(n, q.max);
}

export function holds(s: State, seat: number, cond: Condition, about: About): boolean {
  if ('atLeast' in cond) return count(s, seat, cond.of, about) >= cond.atLeast;
  if ('orb' in cond) return hasOrb(s, about.at);
  if ('soleLeader' in cond) return isSoleLeader(s, seat, elementOf(cond.soleLeader));
  if ('realm' in cond) {
    return about.here > 0 && (realmSet(s, seat, cond.realm) & bit(about.here - 1)) !== 0;
  }
  return isLowest(s, seat);
}

function isLowest(s: State, seat: number): boolean {
  for (let other = 0; other < s[SEATS]; other++) {
    if (points(s, other) < points(s, seat)) return false;
  }
  return true;
}

const byElement = new Uint8Array(8);

export function count(s: State, seat: number, of: Counted, { here, at, n }: About): number {
  const p = playerAt(seat);
  switch (of.count) {
    case 'dwellings':
      return s[p + DWELLING_COUNT];
    case 'adjacentPairs':
      return adjacentPairs(s, dwellingsOf(s, seat));
    case 'dwellingElements':
      return elementsOf(s, dwellingsOf(s, seat));
    case 'ruinsNextToDwellings':
      return size(nearAny(s, dwellingsOf(s, seat)) & ruins(s));
    case 'neighbours':
      return size(near(s, here - 1) & ruins(s)) + size(near(s, here - 1) & allDwellings(s));
    case 'ruins':
      return size(near(s, here - 1) & ruins(s));
    case 'units':
      return countUnits(s, seat, of, here);
    case 'unitElements':
      return elementsOf(s, unitRealms(s, seat));
    case 'cards':
      return of.kinds === undefined ? countCards(s, seat) : cardsOfKinds(s, seat, of.kinds);
    case 'cardElements':
      tableauElements(s, seat);
      return byElement.reduce((sum, each) => sum + (each > 0 ? 1 : 0), 0);
    case 'sameElementCards':
      tableauElements(s, seat);
      return byElement.reduce((most, each) => Math.max(most, each), 0);
    case 'activeSpaces':
      return activeSpaces(s, seat);
    case 'highestPower':
      return highest(s, p + POWER);
    case 'powerTracks':
      return tracks(s, p + POWER);
    case 'leads':
      return [0, 1, 2, 3, 4, 5, 6, 7].filter((e) => isSoleLeader(s, seat, e)).length;
    case 'glory':
      return Math.max(0, s[p + GLORY] - 1);
    case 'tokens':
      return of.at === 'tray' ? trayCount(s, seat) : tokensOn(s, at);
    case 'symbols':
      return symbols(s, at);
    case 'tokenElements':
      return tokenElements(s, at);
    case 'stored':
      return storedCount(s, at);
    case 'storedTypes':
      return storedTypes(s, at);
    case 'resources':
      return allResources(s, seat);
    case 'fewestBasic':
      return Math.min(...s.subarray(p + RES, p + RES + 5));
    case 'quests':
      return size(s[p + QUESTS_DONE] | (s[p + QUESTS_DONE + 1] << 8));
    case 'paid':
    case 'sent':
      return n;
  }
}

function nearAny(s: State, set: number): number {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) found |= near(s, lowest(rest));
  return found;
}

function adjacentPairs(s: State, set: number): number {
  let twice = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) twice += size(near(s, lowest(rest)) & set);
  return twice / 2;
}

function elementsOf(s: State, set: number): number {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const element = elementAt(s, lowest(rest));
    if (element < 8) found |= 1 << element;
  }
  return size(found);
}

/** Does a Unit type fit what a filter names? */
export function fitsType(type: number, unit: UnitFilter['unit'] | Unit | undefined): boolean {
  if (unit === undefined || unit === 'this') return true;
  if (unit === 'advanced') return type >= WARRIOR && type < WARRIOR + 3;
  return UNITS[type] === unit;
}

function countUnits(
  s: State,
  seat: number,
  of: Extract<Counted, { count: 'units' }>,
  here: number,
): number {
  let n = 0;
  const around = of.at === 'adjacentHere' && here > 0 ? near(s, here - 1) : 0;
  someUnit(s, seat, (unit) => {
    if (fitsType(typeOf(unit), of.unit) && isAt(s[UNIT_AT + unit], of.at, here, around)) n++;
    return false;
  });
  return n;
}

function isAt(place: number, at: string, here: number, around: number): boolean {
  const realm = place >= IN_REALM && place < ON_STARTER ? place - IN_REALM : -1;
  if (at === 'here') return realm >= 0 && realm === here - 1;
  if (at === 'adjacentHere') return realm >= 0 && (around & bit(realm)) !== 0;
  if (at === 'underworld') return place === UNDERWORLD;
  return at === 'tray' ? place === TRAY : place !== TRAY;
}

function cardsOfKinds(s: State, seat: number, kinds: readonly string[]): number {
  let n = 0;
  for (let kind = 1; kind <= CARD_KINDS; kind++) {
    if (s[CARD_OWNER + kind] === seat + 1 && kinds.includes(cardOf(kind).kind)) n++;
  }
  return n;
}

/** Elements of the Tableau, Starter card included. */
function tableauElements(s: State, seat: number): void {
  cardsByElement(s, seat, byElement);
  const own = s[playerAt(seat) + ELEMENT];
  if (own > 0) byElement[own - 1]++;
}

/** Card action spaces holding a Unit, each once (GEN.19). */
function activeSpaces(s: State, seat: number): number {
  const places = new Set<number>();
  someUnit(s, seat, (unit) => {
    const place = s[UNIT_AT + unit];
    const starter = place >= ON_STARTER && place < ON_STARTER + 3;
    if (starter || place > ON_CARD) places.add(place);
    return false;
  });
  return places.size;
}

function highest(s: State, at: number): number {
  let most = 0;
  for (let e = 0; e < 8; e++) most = Math.max(most, s[at + e]);
  return most;
}

function tracks(s: State, at: number): number {
  let n = 0;
  for (let e = 0; e < 8; e++) if (s[at + e] > 0) n++;
  return n;
}

/** E13.12; a face-down token shows none. */
function symbols(s: State, kind: number): number {
  let n = 0;
  for (let i = 0; i < SLOTS[kind]; i++) {
    const token = s[slotAt(kind, i)];
    if (token !== 0 && !isFaceDown(token)) n += symbolsOn(token);
  }
  return n;
}

function tokenElements(s: State, kind: number): number {
  let found = 0;
  for (let i = 0; i < SLOTS[kind]; i++) {
    const token = s[slotAt(kind, i)];
    if (token !== 0) found |= 1 << tokenElement(token);
  }
  return size(found);
}

function storedTypes(s: State, kind: number): number {
  const types = new Set<number>();
  for (let i = 0; i < STORES[kind]; i++) types.add(s[storedAt(kind, i)]);
  types.delete(0);
  return types.size;
}
