/**
 * The ways to play a card (6.3, 6.4, 6.32-6.39): pay, occupy, or use one advantage. Each way is a
 * number: what is offered here can be paid and laid down.
 */
import { Options, get32, type State } from '@evervale/kernel';
import {
  BASE_POINTS,
  BOX_HOMES_AT,
  BY_EFFECT,
  CARDS,
  COUNTS_AS,
  HOMES,
  HOMES_AT,
  INTO_OPPONENTS_CITY,
  IS_CRITTER,
  IS_SUCCESSOR,
  IS_UNIQUE,
  LAYING,
  SUCCESSOR_OF,
  PERK,
  PERKS_FOR,
  SHARES,
  STAYS,
} from '../content/tables.ts';
import { performable } from '../effects/machine.ts';
import {
  alikeBefore,
  cardIn,
  cityTop,
  fits,
  has,
  hasVacant,
  isOnTop,
  isOne,
  isVacant,
  openBelow,
  slotOf,
} from '../state/city.ts';
import { hasHost, hostKind } from '../state/spaces.ts';
import {
  CONTENT,
  MORE_CARDS,
  PERKS,
  SEATS,
  SPOT,
  TOKENS,
  playerAt,
  slotAt,
} from '../state/layout.ts';
import { fitsOpenWay, listBoxWays, mayFitWay, openWays } from './boxWays.ts';
import { PAIRWISE_ADVANTAGES, houseRule } from './house.ts';
import { courseOf } from './course.ts';
import { payable, shortage, totalPrice, unitsToPay } from './price.ts';
import { FROM_HAND, lessFrom } from './sources.ts';
import {
  CITY_FULL,
  SUCCESSOR_THERE,
  NO_HOST,
  NO_CITY_FOR_IT,
  NO_CONSTRUCTION,
  OK,
  SHORT,
  UNIQUE_THERE,
} from './reason.ts';

/** How a card is played: as an action, for free, or for so many resources less (LESS + n). */
export const NORMAL = 0;
export const FREE = 1;
export const LESS = 2;

// A way to play a card is a family and, in the byte below it, which one of it.
/** Also stands for "nothing to pay". */
export const PAY = 1 << 8;
/** One unit replaced by another kind (JUDGE.1). */
export const SWAP = 2 << 8;
/** Lay it on the card below it (openBelow). */
export const LAY_ON = 3 << 8;
/** Spend so many tokens of a card. */
export const SPEND = 4 << 8;
/** Occupy the Construction in this slot. */
export const OCCUPY = 5 << 8;
/** Discard the card with this advantage, by its number. */
export const SACRIFICE = 6 << 8;
/** Imprison the Critter in this slot. */
export const IMPRISON = 7 << 8;
/** A successor replaces the card in this slot (18.3). */
export const REPLACE = 8 << 8;

/** Pay less because of where the card lies. */
export const LESS_HERE = 9 << 8;
// From 16 << 8 on families of boxes (boxWays.ts).

/** Could a box's way be used for this card? */
function anyBoxWay(s: State, seat: number, kind: number): boolean {
  return mayFitWay(s, kind) && openWays(s, seat) && fitsOpenWay(s, kind);
}

/**
 * Is what the player lacks covered by a reduction? One of berries is for Critters, who cost nothing
 * else but, perhaps, resources that may be berries.
 */
export function isCoveredBy(s: State, seat: number, kind: number, less: number): boolean {
  return shortage(s, seat, kind) <= less;
}

export function familyOf(way: number): number {
  return way & 0xff00;
}

export function whichOf(way: number): number {
  return way & 0xff;
}

/** So many resources are left out of the price in this mode. */
export function leftOutIn(mode: number): number {
  return Math.max(0, mode - LESS);
}

const noWays = new Options();

/** 0 if the card can be played in this mode, else why not. */
export function canPlay(
  s: State,
  seat: number,
  kind: number,
  mode: number,
  source = FROM_HAND,
): number {
  if (isPlayable(s, seat, kind, mode, source)) return OK;
  if (isBanned(s, seat, kind)) return SUCCESSOR_THERE;
  if (clashes(s, seat, kind, 0)) return UNIQUE_THERE;
  return spaceFor(s, seat, kind, 0) || SHORT;
}

/** Can the card be played in this mode? The cheapest questions come first. */
export function isPlayable(
  s: State,
  seat: number,
  kind: number,
  mode: number,
  source = FROM_HAND,
): boolean {
  const less = leftOutIn(mode);
  const here = mode === NORMAL ? lessFrom(source) : undefined;
  const paid =
    mode === FREE ||
    shortage(s, seat, kind) <= less ||
    hasHome(s, seat, kind) ||
    (here !== undefined && isCoveredBy(s, seat, kind, here)) ||
    anyBoxWay(s, seat, kind);
  if (paid && isFree(s, seat, kind)) return true;
  if (IS_SUCCESSOR[kind] === 1 && has(s, seat, COUNTS_AS[kind])) return true;
  return mode !== FREE && anyPerk(s, seat, kind, mode);
}

/** Nothing but the payment could stand in the way. */
export function isFree(s: State, seat: number, kind: number): boolean {
  return !clashes(s, seat, kind, 0) && spaceFor(s, seat, kind, 0) === OK;
}

/** The card-playing advantages in the city, one bit each. */
export function perksOf(s: State, seat: number): number {
  return get32(s, playerAt(seat) + PERKS);
}

export function anyPerk(s: State, seat: number, kind: number, mode: number): boolean {
  let left = perksFor(s, seat, kind);
  if (left === 0) return false;
  noWays.clear();
  for (; left !== 0; left &= left - 1) {
    listPerk(s, seat, kind, mode, lowestBit(left), noWays);
    if (noWays.count > 0) return true;
  }
  return false;
}

/** Writes down every way to play the card. */
export function listWays(
  s: State,
  seat: number,
  kind: number,
  mode: number,
  source: number,
  out: Options,
): void {
  if (isFree(s, seat, kind)) {
    if (mode === FREE) return out.add(PAY);
    const price = totalPrice(s, seat, kind);
    const here = mode === NORMAL && price > 0 ? lessFrom(source) : undefined;
    if (here !== undefined) {
      if (isCoveredBy(s, seat, kind, here)) out.add(LESS_HERE);
    } else if (shortage(s, seat, kind) <= leftOutIn(mode)) out.add(PAY);
    if (IS_CRITTER[kind] === 1 && price > 0) listHomes(s, seat, kind, out);
    if (price > 0) listBoxWays(s, seat, kind, out);
  }
  if (mode !== FREE) listPerks(s, seat, kind, mode, out);
  if (IS_SUCCESSOR[kind] === 1) listNamed(s, seat, COUNTS_AS[kind], out);
}

/** 18.3, 18.4: the copies of the card a successor names; copies that are alike are one choice. */
function listNamed(s: State, seat: number, named: number, out: Options): void {
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    if (!isOne(cardIn(s, seat, slot), named)) continue;
    if (!alikeBefore(s, seat, slot)) out.add(REPLACE + slot);
  }
}

/** 18.9: after the successor no copy of the card it names. */
function isBanned(s: State, seat: number, kind: number): boolean {
  const successor = SUCCESSOR_OF[kind];
  return successor !== 0 && LAYING[kind] !== INTO_OPPONENTS_CITY && has(s, seat, successor);
}

/** 6.6: a copy of a unique card in the city, unless just that copy leaves first (DUNGEON.7). */
function clashes(s: State, seat: number, kind: number, leaving: number): boolean {
  if (SUCCESSOR_OF[kind] !== 0 && isBanned(s, seat, kind)) return true;
  if (IS_SUCCESSOR[kind] === 1) {
    // 18.13: a unique card that it names must be replaced.
    const named = COUNTS_AS[kind];
    return IS_UNIQUE[named] === 1 && has(s, seat, named);
  }
  if (IS_UNIQUE[kind] === 0 || LAYING[kind] === INTO_OPPONENTS_CITY || leaving === kind) {
    return false;
  }
  return has(s, seat, kind);
}

/** 6.7: is there a space, once `leaving` (a kind, or 0) is gone? */
function spaceFor(s: State, seat: number, kind: number, leaving: number): number {
  const laying = LAYING[kind];
  if (laying === 0) return fits(s, seat, kind, leaving) ? OK : CITY_FULL;
  if (laying === INTO_OPPONENTS_CITY) return anyCityFor(s, seat, kind) ? OK : NO_CITY_FOR_IT;
  // The effect that lays the card learns in its place which card will have left.
  if (laying === SHARES) return hasHost(s, seat, leaving) ? OK : NO_HOST;
  if (laying === BY_EFFECT) return performable(s, seat, seat, leaving, CARDS.of(kind).laid!);
  return hasReplaceable(s, seat, kind, leaving) ? OK : NO_CONSTRUCTION;
}

/** FOOL.3: a city with a free space and no copy. A box may take the card instead. */
export function takesCard(s: State, seat: number, city: number, kind: number): boolean {
  return city !== seat && !has(s, city, kind) && fits(s, city, kind, 0);
}

function anyCityFor(s: State, seat: number, kind: number): boolean {
  if (courseOf(s).insteadOfOpponentsCity.length > 0) return true;
  for (let city = 0; city < s[SEATS]; city++) if (takesCard(s, seat, city, kind)) return true;
  return false;
}

/** Could this Construction make way for a card of this kind (RUINS.1, RUINS.11)? */
export function isReplaceable(s: State, seat: number, slot: number, kind: number): boolean {
  const card = cardIn(s, seat, slot);
  if (card === 0 || IS_CRITTER[card] === 1 || STAYS[card] === 1) return false;
  return fits(s, seat, kind, isOnTop(s, seat, slot) ? 0 : card);
}

/** RUINS.8: a Construction to replace. A Crane that pays for it, where a box makes it cost something, is gone by then. */
function hasReplaceable(s: State, seat: number, kind: number, leaving: number): boolean {
  let others = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    if (isReplaceable(s, seat, slot, kind)) others++;
  }
  return others > (leaving !== 0 && IS_CRITTER[leaving] === 0 ? 1 : 0);
}

/** 6.14: does a Construction wait for this Critter? */
export function hasHome(s: State, seat: number, kind: number): boolean {
  if (anyVacant(s, seat, HOMES_AT[kind])) return true;
  return s[MORE_CARDS] !== 0 && anyVacant(s, seat, BOX_HOMES_AT[kind]);
}

function anyVacant(s: State, seat: number, list: number): boolean {
  for (let at = list; HOMES[at] !== 0; at++) if (hasVacant(s, seat, HOMES[at])) return true;
  return false;
}

/** 6.14: one way for each Construction that can be occupied; copies that are alike are one. */
function listHomes(s: State, seat: number, kind: number, out: Options): void {
  offerHomes(s, seat, HOMES_AT[kind], out);
  if (s[MORE_CARDS] !== 0) offerHomes(s, seat, BOX_HOMES_AT[kind], out);
}

function offerHomes(s: State, seat: number, list: number, out: Options): void {
  for (let at = list; HOMES[at] !== 0; at++) {
    if (!hasVacant(s, seat, HOMES[at])) continue;
    for (let slot = 0; slot < cityTop(s, seat); slot++) {
      if (cardIn(s, seat, slot) !== HOMES[at] || !isVacant(s, seat, slot)) continue;
      if (!alikeBefore(s, seat, slot)) out.add(OCCUPY + slot);
    }
  }
}

/** The advantages in the city that help to play such a card; 6.12: never the card's own. */
function perksFor(s: State, seat: number, kind: number): number {
  return perksOf(s, seat) & PERKS_FOR[IS_CRITTER[kind]] & ~PERK[kind];
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** 6.33: one advantage for each card. */
function listPerks(s: State, seat: number, kind: number, mode: number, out: Options): void {
  for (let left = perksFor(s, seat, kind); left !== 0; left &= left - 1) {
    listPerk(s, seat, kind, mode, lowestBit(left), out);
  }
}

/** What the advantage with this number does for the card; with the older reading the Judge may join a reduction. */
function listPerk(
  s: State,
  seat: number,
  kind: number,
  mode: number,
  i: number,
  out: Options,
): void {
  const perk = CARDS.perks[i];
  const advantage = CARDS.of(perk).advantage!;
  if (advantage.way === 'swap') {
    if (mode === NORMAL || houseRule(s, PAIRWISE_ADVANTAGES)) listSwap(s, seat, kind, mode, out);
  } else if (mode === NORMAL && totalPrice(s, seat, kind) > 0) {
    if (advantage.way === 'discardThis') listSacrifice(s, seat, kind, i, out);
    else if (advantage.way === 'layOn') listLayOn(s, seat, kind, advantage.less!, out);
    else if (advantage.way === 'spendTokens') listTokens(s, seat, kind, perk, out);
    else listPrisoners(s, seat, kind, perk, out);
  }
}

function listSwap(s: State, seat: number, kind: number, mode: number, out: Options): void {
  const less = leftOutIn(mode);
  if (shortage(s, seat, kind) > 1 + less || !isFree(s, seat, kind)) return;
  // Where nothing is left to pay there is nothing to swap.
  if (payable(s, seat, kind, unitsToPay(s, seat, kind, less), 0, 0, 1)) out.add(SWAP);
}

function listSacrifice(s: State, seat: number, kind: number, perk: number, out: Options): void {
  const card = CARDS.perks[perk];
  if (!isCoveredBy(s, seat, kind, CARDS.of(card).advantage!.less!)) return;
  if (clashes(s, seat, kind, card) || spaceFor(s, seat, kind, card) !== OK) return;
  out.add(SACRIFICE + perk);
}

/** It shares the space of the card below it, so it needs none. */
function listLayOn(s: State, seat: number, kind: number, less: number, out: Options): void {
  if (openBelow(s, seat) < 0 || LAYING[kind] !== 0) return;
  if (shortage(s, seat, kind) <= less && !clashes(s, seat, kind, 0)) out.add(LAY_ON);
}

/** Any number of the tokens on the card, as long as each lowers the cost. */
function listTokens(s: State, seat: number, kind: number, perk: number, out: Options): void {
  if (!isFree(s, seat, kind)) return;
  const { less } = CARDS.of(perk).advantage!;
  const tokens = s[slotAt(seat, slotOf(s, seat, perk)) + TOKENS];
  const missing = shortage(s, seat, kind);
  const total = totalPrice(s, seat, kind);
  for (let n = 1; n <= tokens; n++) {
    if ((n - 1) * less! < total && missing <= n * less!) out.add(SPEND + n);
  }
}

/**
 * Is there a copy of this Critter in a slot before that is the same choice? Workers tell copies
 * apart, and what a guest counts as by its Construction; couples form anew by themselves.
 */
export function twinCritterBefore(s: State, seat: number, slot: number): boolean {
  const at = slotAt(seat, slot);
  const kind = cardIn(s, seat, slot);
  for (let i = 0; i < slot; i++) {
    if (cardIn(s, seat, i) !== kind || s[slotAt(seat, i) + SPOT] !== s[at + SPOT]) continue;
    if (hostKind(s, seat, i) === hostKind(s, seat, slot)) return true;
  }
  return false;
}

/** DUNGEON.1-4: Critters in the city; copies that are alike are one choice. */
function listPrisoners(s: State, seat: number, kind: number, prison: number, out: Options): void {
  const advantage = CARDS.of(prison).advantage!;
  if (shortage(s, seat, kind) > advantage.less!) return;
  const cell = freeCell(s, seat, prison);
  if (cell < 0) return;
  const guard = CARDS.kindOf(advantage.secondCellNeeds!);
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const card = cardIn(s, seat, slot);
    if (card === 0 || IS_CRITTER[card] === 0 || twinCritterBefore(s, seat, slot)) continue;
    // DUNGEON.11.
    if (IS_SUCCESSOR[card] === 1) continue;
    // RANGER.3: the one who unlocks the second cell must not sit in it.
    if (cell === 1 && card === guard) continue;
    if (clashes(s, seat, kind, card) || spaceFor(s, seat, kind, card) !== OK) continue;
    out.add(IMPRISON + slot);
  }
}

/** 0 or 1, or -1 if no cell can be used (DUNGEON.4). */
export function freeCell(s: State, seat: number, prison: number): number {
  const cells = slotAt(seat, slotOf(s, seat, prison)) + CONTENT;
  if (s[cells] === 0) return 0;
  const guard = CARDS.of(prison).advantage!.secondCellNeeds!;
  return s[cells + 1] === 0 && has(s, seat, CARDS.kindOf(guard)) ? 1 : -1;
}

/** 6.10: printed points only. */
export function worthAtMost(kind: number, limit: number): boolean {
  return BASE_POINTS[kind] <= limit;
}
