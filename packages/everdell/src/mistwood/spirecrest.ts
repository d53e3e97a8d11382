/** Nightweave in the mountains (31.29-31.37). */
import type { State } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { emit } from '../log/emit.ts';
import { PLAYERS, SEATS } from '../state/layout.ts';
import { countWorkers } from '../state/workers.ts';
import { DISCOVERIES, printedWorth } from '../spirecrest/discoveries.ts';
import { hareAt, moveHare } from '../spirecrest/explore.ts';
import { FIND_IDS, addFind, holds, offered, putBack, turnUp } from '../spirecrest/finds.ts';
import { LOCATION_FINDS, placeOfFind } from '../spirecrest/places.ts';
import { HOME, OFFER, OFFERED, SPIRECREST_BOX, TILES_EACH, tableAt } from '../spirecrest/room.ts';
import { takeTile, tileAt } from '../spirecrest/tiles.ts';
import { firstOf } from './arrow.ts';
import { nightweaveSeat } from './room.ts';

export function hasMountains(s: State): boolean {
  return (boxesOf(s) & SPIRECREST_BOX) !== 0;
}

/** 31.31-31.34: a tile, a discovery without paying, then the hare goes on; `season` is the one to come. */
export function exploreForHer(s: State, season: number): void {
  const seat = nightweaveSeat(s);
  const section = hareAt(s, seat);
  if (section === HOME) return;
  const tile = firstOf(s, TILES_EACH, (i) => tileAt(s, section, i) !== 0);
  if (tile >= 0) takeTile(s, seat, section, tile);
  turnUp(s, seat, section);
  const found = firstOf(s, OFFERED, (i) => isWanted(offered(s, i)));
  if (found >= 0) take(s, found);
  putBack(s, section);
  moveHare(s, seat, section, season);
}

/** 31.33: it has a location or a printed point value. */
function isWanted(number: number): boolean {
  if (number === 0) return false;
  const find = DISCOVERIES[number - 1];
  return find.type === 'location' || printedWorth(find) > 0;
}

function take(s: State, position: number): void {
  const seat = nightweaveSeat(s);
  const number = offered(s, position);
  s[tableAt(s) + OFFER + position] = 0;
  addFind(s, seat, number);
  if (emit.sink !== null) emit.sink.push({ type: 'discover', seat, find: FIND_IDS[number - 1] });
}

/** Places of discoveries with a location beside this city where a spider can go (31.35). */
export function findPlaces(s: State, owner: number, open: boolean): number[] {
  if (!hasMountains(s)) return [];
  return LOCATION_FINDS.filter((number) => {
    const { visit } = DISCOVERIES[number - 1];
    if (!holds(s, owner, number) || (visit?.open ?? false) !== open) return false;
    return peopleOn(s, placeOfFind(number)) < (visit?.spots ?? 1);
  }).map(placeOfFind);
}

/** Her own spiders are not in her way. */
function peopleOn(s: State, place: number): number {
  let n = 0;
  for (let seat = 0; seat < s[PLAYERS]; seat++) n += countWorkers(s, seat, place);
  return n;
}

/** Beside whose city the discovery with this place lies. */
export function ownerOfFind(s: State, place: number): number {
  const number = LOCATION_FINDS.find((one) => placeOfFind(one) === place)!;
  for (let seat = 0; seat < s[SEATS]; seat++) if (holds(s, seat, number)) return seat;
  return nightweaveSeat(s);
}
