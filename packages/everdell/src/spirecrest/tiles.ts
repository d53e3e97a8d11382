/** The map tiles: names and points are facts, costs are our own design but for three (README of the data). */
import type { State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import { amounts } from '../content/tables.ts';
import type { Cost } from '../content/terms.ts';
import { handSize } from '../state/hand.ts';
import { points, resource, resources } from '../state/supply.ts';
import {
  EXPEDITION,
  MOST_TILES,
  REACHED,
  TILES,
  TILES_EACH,
  TILES_SHOWN,
  seatAt,
  tableAt,
} from './room.ts';

/** What moving the hare onto a tile costs (13.28). */
export type TileCost = Cost & {
  readonly any?: number;
  /** Hand cards. */
  readonly card?: number;
  /** Point tokens of the own supply (2.9). */
  readonly point?: number;
};

export interface MapTile {
  readonly id: string;
  readonly points: number;
  readonly cost: TileCost;
  /** The four resources and point tokens. */
  readonly fixed: readonly number[];
  /** The cost is of our own design. */
  readonly original: boolean;
}

function tile(id: string, worth: number, cost: TileCost, original = true): MapTile {
  return { id, points: worth, cost, fixed: amounts(cost), original };
}

/** In the state a tile is its number in this list, from 1; the last two are discoveries. */
export const MAP_TILES: readonly MapTile[] = [
  tile('meeks-crossing', 2, { twig: 2 }),
  tile('lily-ponds', 2, { any: 2 }),
  tile('the-bog', 2, { resin: 2 }),
  tile('fort-faraway', 2, { twig: 1, resin: 1 }),
  tile('meerkat-canyon', 2, { card: 2 }),
  tile('yaras-patch', 2, { berry: 2 }),
  tile('littledell', 3, { pebble: 1, berry: 1 }),
  tile('bubbling-springs', 3, { card: 3 }),
  tile('cuddlers-cove', 3, { berry: 2 }),
  tile('stompy-knoll', 3, { twig: 2 }),
  tile('kibblerill-ferry', 3, { point: 2 }),
  tile('longleg-forest', 3, { any: 3 }),
  tile('burrowdale', 4, { twig: 2, pebble: 1 }),
  tile('amber-caves', 4, { resin: 3 }),
  tile('newberry-fields', 4, { berry: 3 }),
  tile('dugworm-gully', 4, { card: 4 }),
  tile('twin-bridges', 4, { twig: 1, resin: 1, pebble: 1 }),
  tile('mirror-lake', 4, { berry: 1, card: 2 }),
  tile('badgers-teeth', 5, { pebble: 3 }),
  tile('shipwreck-shore', 5, { twig: 2, resin: 2 }),
  tile('quokka-island', 5, { berry: 2, card: 2 }),
  tile('brightcoat-bloom', 6, { twig: 1, resin: 1, pebble: 1, berry: 1 }),
  tile('coldblooded-desert', 6, { card: 5 }),
  tile('mistfire-falls', 6, { resin: 2, pebble: 2 }),
  tile('serpents-pass', 7, { any: 6 }, false),
  tile('the-distant-shore', 7, { card: 6 }, false),
];

/** Those that lie on the mountain board. */
export const BOARD_TILES = MAP_TILES.length - 2;

export function tileOf(number: number): MapTile {
  return MAP_TILES[number - 1];
}

/** The tile at this place of a section, 0 = none. */
export function tileAt(s: State, section: number, i: number): number {
  return s[tableAt(s) + TILES + section * TILES_EACH + i];
}

export function anyTile(s: State, section: number): boolean {
  for (let i = 0; i < TILES_EACH; i++) if (tileAt(s, section, i) !== 0) return true;
  return false;
}

export function isShown(s: State, section: number): boolean {
  return (s[tableAt(s) + TILES_SHOWN] & (1 << section)) !== 0;
}

/** The tiles of the expedition from the left. */
export function expeditionTile(s: State, seat: number, i: number): number {
  return i < MOST_TILES ? s[seatAt(s, seat) + EXPEDITION + i] : 0;
}

export function expeditionSize(s: State, seat: number): number {
  let n = 0;
  while (expeditionTile(s, seat, n) !== 0) n++;
  return n;
}

export function reachedTiles(s: State, seat: number): number {
  return s[seatAt(s, seat) + REACHED];
}

/** 13.10, 13.11: to the right end of the expedition; only a discovery may come first. */
export function addTile(s: State, seat: number, number: number, first = false): void {
  const at = seatAt(s, seat) + EXPEDITION;
  const n = expeditionSize(s, seat);
  if (first) s.copyWithin(at + 1, at, at + n);
  s[first ? at : at + n] = number;
}

/** Takes the tile from its section into an expedition. */
export function takeTile(s: State, seat: number, section: number, i: number): void {
  const number = tileAt(s, section, i);
  s[tableAt(s) + TILES + section * TILES_EACH + i] = 0;
  addTile(s, seat, number);
  if (emit.sink !== null) emit.sink.push({ type: 'mapTile', seat, tile: tileOf(number).id });
}

/** 13.29: can all of it be paid? */
export function canReach(s: State, seat: number, number: number): boolean {
  const { cost, fixed } = tileOf(number);
  let listed = 0;
  for (let r = 0; r < 4; r++) {
    if (resource(s, seat, r) < fixed[r]) return false;
    listed += fixed[r];
  }
  if (resources(s, seat) - listed < (cost.any ?? 0)) return false;
  return points(s, seat) >= fixed[4] && handSize(s, seat) >= (cost.card ?? 0);
}
