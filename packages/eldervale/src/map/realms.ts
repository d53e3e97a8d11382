/** The Realms of Eldervale: what lies where, and what is next to what. */
import type { State } from '@evervale/kernel';
import { TILE_ELEMENT, isElemental, isRuin } from '../content/tables.ts';
import {
  DWELLER,
  DWELLINGS,
  ELEMENTAL_SET,
  NEAR,
  NEAR_TWO,
  Q,
  R,
  REALM_COUNT,
  REALM_OF,
  RUIN_SET,
  SEATS,
  TILE,
  getSet,
  playerAt,
  putSet,
} from '../state/layout.ts';
import { bit, distance, lowest } from './hex.ts';

export const MIDDLE = 128;

/** All Realms. There are at most 30 of them, so the set is never negative. */
export function allRealms(s: State): number {
  return (1 << s[REALM_COUNT]) - 1;
}

/** Adjacent Realms; up to two away. */
export const near = (s: State, realm: number): number => getSet(s, NEAR + realm * 4);
export const nearTwo = (s: State, realm: number): number => getSet(s, NEAR_TWO + realm * 4);

/** Realms at most `range` away from one of the set, without what lies only in the set itself. */
export function within(s: State, set: number, range: number): number {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const realm = lowest(rest);
    found |= range === 1 ? near(s, realm) : range === 2 ? nearTwo(s, realm) : far(s, realm, range);
  }
  return found;
}

function far(s: State, realm: number, range: number): number {
  let found = 0;
  for (let other = 0; other < s[REALM_COUNT]; other++) {
    if (other !== realm && realmDistance(s, realm, other) <= range) found |= bit(other);
  }
  return found;
}

export function realmDistance(s: State, a: number, b: number): number {
  return distance(s[Q + a], s[R + a], s[Q + b], s[R + b]);
}

/** The Realm of a tile, or -1. */
export const realmOf = (s: State, tile: number): number => s[REALM_OF + tile] - 1;

/** The element of a Realm, or 255. */
export const elementAt = (s: State, realm: number): number => TILE_ELEMENT[s[TILE + realm]];

/** Lays a tile on a cell and gives the number of the new Realm. */
export function layTile(s: State, tile: number, q: number, r: number): number {
  const realm = s[REALM_COUNT]++;
  s[TILE + realm] = tile;
  s[Q + realm] = q;
  s[R + realm] = r;
  s[REALM_OF + tile] = realm + 1;
  if (isElemental(tile)) addTo(s, ELEMENTAL_SET, realm);
  if (isRuin(tile)) addTo(s, RUIN_SET, realm);
  for (let other = 0; other < realm; other++) {
    const away = realmDistance(s, realm, other);
    if (away === 1) join(s, NEAR, realm, other);
    if (away <= 2) join(s, NEAR_TWO, realm, other);
  }
  return realm;
}

function join(s: State, at: number, a: number, b: number): void {
  addTo(s, at + a * 4, b);
  addTo(s, at + b * 4, a);
}

function addTo(s: State, at: number, realm: number): void {
  putSet(s, at, getSet(s, at) | bit(realm));
}

/** Realms with a Dwelling of this player; of anybody. */
export const dwellingsOf = (s: State, seat: number): number =>
  getSet(s, playerAt(seat) + DWELLINGS);

export function allDwellings(s: State): number {
  let set = 0;
  for (let seat = 0; seat < s[SEATS]; seat++) set |= dwellingsOf(s, seat);
  return set;
}

/** Who dwells in a Realm, or -1. */
export const dweller = (s: State, realm: number): number => s[DWELLER + realm] - 1;

export const ruins = (s: State): number => getSet(s, RUIN_SET);
export const elementals = (s: State): number => getSet(s, ELEMENTAL_SET);
