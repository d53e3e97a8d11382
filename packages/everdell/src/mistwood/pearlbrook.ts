/** Nightweave at the river (31.19-31.28): her frog, wonders, adornments and the Pirate Ship. */
import type { State } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { CARDS } from '../content/tables.ts';
import { SPRING } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { cardIn, cityTop, fits } from '../state/city.ts';
import { PLAYERS, SPOT, slotAt } from '../state/layout.ts';
import { frogAt, frogPlace, frogStands, putFrog } from '../pearlbrook/frog.ts';
import { addPearls, pearls } from '../pearlbrook/pearls.ts';
import { sail } from '../pearlbrook/pirateShip.ts';
import { cardsFor, isUncovered, riverCard, uncover } from '../pearlbrook/river.ts';
import {
  ADORNMENTS_EACH,
  FROG_ASIDE,
  FROG_CITY,
  FROG_READY,
  PEARLBROOK_BOX,
  RIVER_SPOTS,
} from '../pearlbrook/room.ts';
import { WONDERS, build, builderOf } from '../pearlbrook/wonders.ts';
import { affected, firstFrom, firstOf } from './arrow.ts';
import { adornmentsLaid, layAdornment, nightweaveSeason, nightweaveSeat } from './room.ts';

export function hasRiver(s: State): boolean {
  return (boxesOf(s) & PEARLBROOK_BOX) !== 0;
}

/** 31.19: her frog stays in the box until spring. */
export function setupRiver(s: State): void {
  if (hasRiver(s)) putFrog(s, nightweaveSeat(s), FROG_ASIDE);
}

export function frogOnCard(s: State, owner: number, slot: number): boolean {
  return hasRiver(s) && frogStands(s, FROG_CITY + owner, slot);
}

/** 31.19: from spring on she has a frog. */
function ownsFrog(s: State): boolean {
  return hasRiver(s) && nightweaveSeason(s) >= SPRING;
}

/** Her frog can be placed somewhere: 31.22, 31.23. */
export function canSendFrog(s: State): boolean {
  return ownsFrog(s) && frogAt(s, nightweaveSeat(s)) === FROG_READY && riverSpot(s) >= 0;
}

/** 31.21: is there no frog that she still has to place? */
export function frogIsPlaced(s: State): boolean {
  return !ownsFrog(s) || frogAt(s, nightweaveSeat(s)) !== FROG_READY;
}

/** 31.22, 31.23: covered before uncovered, the most cards for it, the first in arrow direction; -1 = none. */
function riverSpot(s: State): number {
  const covered = bestSpot(s, (spot) => !isUncovered(s, spot));
  return covered >= 0 ? covered : bestSpot(s, () => true);
}

function bestSpot(s: State, wanted: (spot: number) => boolean): number {
  const seat = nightweaveSeat(s);
  const isFree = (spot: number): boolean =>
    riverCard(s, spot) !== undefined && !frogStands(s, spot + 1) && wanted(spot);
  let most = -1;
  for (let spot = 0; spot < RIVER_SPOTS; spot++) {
    if (isFree(spot)) most = Math.max(most, cardsFor(s, seat, spot));
  }
  return firstOf(s, RIVER_SPOTS, (spot) => isFree(spot) && cardsFor(s, seat, spot) === most);
}

/** The effect of the river card is ignored. */
export function sendFrog(s: State): void {
  const seat = nightweaveSeat(s);
  const spot = riverSpot(s);
  putFrog(s, seat, spot + 1);
  if (emit.sink !== null) emit.sink.push({ type: 'frog', seat, at: frogPlace(s, spot + 1, 0) });
  const covered = !isUncovered(s, spot);
  if (covered) uncover(s, seat, spot);
  addPearls(s, seat, covered ? 2 : 1);
}

/** 31.24, 31.25: the unbuilt wonder with the highest pearl cost she can pay, or -1. */
export function wonderFor(s: State): number {
  const purse = pearls(s, nightweaveSeat(s));
  const cost = (i: number): number => WONDERS[i].price.pearl ?? 0;
  let highest = -1;
  for (let i = 0; i < WONDERS.length; i++) {
    if (builderOf(s, i) === 0 && cost(i) <= purse) highest = Math.max(highest, cost(i));
  }
  return firstOf(s, WONDERS.length, (i) => builderOf(s, i) === 0 && cost(i) === highest);
}

function canAdorn(s: State): boolean {
  return pearls(s, nightweaveSeat(s)) > 0 && adornmentsLaid(s) < ADORNMENTS_EACH;
}

export function canBuildOrAdorn(s: State): boolean {
  return hasRiver(s) && (wonderFor(s) >= 0 || canAdorn(s));
}

/** She pays only the pearls. */
export function payForWonder(s: State, i: number): void {
  const seat = nightweaveSeat(s);
  build(s, seat, i);
  addPearls(s, seat, -(WONDERS[i].price.pearl ?? 0));
}

/** If she has a pearl left, it pays for an adornment. */
export function adorn(s: State): void {
  if (!canAdorn(s)) return;
  addPearls(s, nightweaveSeat(s), -1);
  layAdornment(s);
  if (emit.sink !== null) emit.sink.push({ type: 'adornmentToLair', seat: nightweaveSeat(s) });
}

/** 31.28: the slot of a Pirate Ship that can set out, or -1. */
export function shipToSail(s: State): number {
  const seat = nightweaveSeat(s);
  if (!hasRiver(s)) return -1;
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const kind = cardIn(s, seat, slot);
    if (kind === 0 || CARDS.of(kind).id !== 'pirate-ship') continue;
    if (s[slotAt(seat, slot) + SPOT] === 0 && harborFor(s, kind) >= 0) return slot;
  }
  return -1;
}

function harborFor(s: State, ship: number): number {
  return firstFrom(s, s[PLAYERS], affected(s), (seat) => fits(s, seat, ship, 0));
}

/** It goes to a person's city with the spider on it. */
export function sailShip(s: State, slot: number): void {
  const seat = nightweaveSeat(s);
  sail(s, seat, seat, slot, harborFor(s, cardIn(s, seat, slot)));
}

/** 31.25: the frog comes back, and in spring it comes for the first time. */
export function takeBackFrog(s: State): void {
  if (hasRiver(s)) putFrog(s, nightweaveSeat(s), FROG_READY);
}
