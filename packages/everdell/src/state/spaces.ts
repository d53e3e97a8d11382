/** The spaces of a city (6.21-6.26): what takes one, and who shares one: couples, a card on another, guests and lodgers. */
import type { State } from '@evervale/kernel';
import {
  BELOW_SPACE,
  CARDS,
  HUSBAND_SPACE,
  IS_CRITTER,
  IS_SUCCESSOR,
  KIN_SPACE,
  LAYING,
  LODGER_SPACE,
  MORE_SPACES,
  NO_SPACE,
  SHARES,
  SPACE,
  WIFE_SPACE,
} from '../content/tables.ts';
import { FILLS_SPACES, FREE_FARMS, able } from './abilities.ts';
import {
  CITY_SIZE,
  CONTENT,
  HOST,
  HUSBANDS,
  KIND,
  MORE_CARDS,
  PAIRED,
  SPACES,
  WIVES,
  playerAt,
  slotAt,
} from './layout.ts';
import { cardIn, cityTop, copiesIn, countOf, has, isOne, slotOf } from './slots.ts';

/** 6.23: every couple needs one space less. */
export function spacesUsed(s: State, seat: number): number {
  const p = playerAt(seat);
  return s[p + SPACES] + Math.max(s[p + HUSBANDS], s[p + WIVES]);
}

/** Farms of a player who needs no space for them. */
export function isFreeFarm(s: State, seat: number, kind: number): boolean {
  return able(s, seat, FREE_FARMS) && isOne(kind, CARDS.farm);
}

export function citySize(s: State, seat: number): number {
  return s[playerAt(seat) + CITY_SIZE];
}

/** Would one more card of this kind fit, if `leaving` (a kind, or 0) left before (6.25)? */
export function fits(s: State, seat: number, kind: number, leaving: number): boolean {
  const p = playerAt(seat);
  if (able(s, seat, FILLS_SPACES)) return fitsPlainly(s, seat, kind, leaving);
  let spaces = s[p + SPACES];
  let husbands = s[p + HUSBANDS];
  let wives = s[p + WIVES];
  const size = s[p + CITY_SIZE];
  if (spaces + husbands + wives < size) return true;
  // 18.10: a successor brings its space.
  if (SPACE[kind] === NO_SPACE || MORE_SPACES[kind] > 0) return true;
  if (isFreeFarm(s, seat, kind)) return true;
  if (leaving !== 0) {
    const space = SPACE[leaving];
    const last = space === KIN_SPACE && copiesIn(s, seat, leaving) === 1;
    if (last || (space === 0 && !isFreeFarm(s, seat, leaving))) spaces--;
    else if (space === LODGER_SPACE) spaces--;
    else if (space === HUSBAND_SPACE) husbands--;
    else if (space === WIFE_SPACE) wives--;
  }
  const kin = SPACE[kind] === KIN_SPACE ? copiesIn(s, seat, kind) : 0;
  if (kin > (leaving === kind ? 1 : 0)) return true;
  if (SPACE[kind] === HUSBAND_SPACE) husbands++;
  else if (SPACE[kind] === WIFE_SPACE) wives++;
  else spaces++;
  if (mayLodge(s, seat, kind)) spaces -= lodgersMoving(s, seat, kind, leaving);
  return spaces + Math.max(husbands, wives) <= size;
}

/** Where every card takes a space of its own. */
function fitsPlainly(s: State, seat: number, kind: number, leaving: number): boolean {
  const free = leaving !== 0 && IS_SUCCESSOR[leaving] === 0 ? 1 : 0;
  const p = playerAt(seat);
  return IS_SUCCESSOR[kind] === 1 || s[p + SPACES] - free < s[p + CITY_SIZE];
}

/** The spaces that are taken, once the card has come (1) or gone (-1). */
export function tallySpaces(s: State, seat: number, kind: number, by: number): void {
  const p = playerAt(seat);
  const space = SPACE[kind];
  if (space === 0 || space === BELOW_SPACE || space === LODGER_SPACE) {
    if (!isFreeFarm(s, seat, kind)) s[p + SPACES] += by;
    if (mayLodge(s, seat, kind)) s[p + SPACES] -= lodgersMoved(s, seat, kind, by);
  } else if (space === KIN_SPACE) {
    // The first takes a space for all, the last gives it back.
    if (copiesIn(s, seat, kind) === (by > 0 ? 1 : 0)) s[p + SPACES] += by;
  } else if (space === HUSBAND_SPACE) s[p + HUSBANDS] += by;
  else if (space === WIFE_SPACE) s[p + WIVES] += by;
}

/** The size of a city that knows no limit. */
export const NO_LIMIT = 255;

/** Most cities have no lodgers, and none to come. */
function mayLodge(s: State, seat: number, kind: number): boolean {
  return s[MORE_CARDS] !== 0 && (kind === CARDS.lodger || has(s, seat, CARDS.lodger));
}

/** Lodgers that find a Farm with a space of its own; each needs none itself. */
function lodged(lodgers: number, farms: number): number {
  return Math.min(lodgers, farms);
}

/** Lodgers of the city, but for one that lies on another card. */
function lodgersIn(s: State, seat: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    if (cardIn(s, seat, slot) === CARDS.lodger && !isOnTop(s, seat, slot)) n++;
  }
  return n;
}

function isSpacedFarm(s: State, seat: number, kind: number): boolean {
  return isOne(kind, CARDS.farm) && SPACE[kind] === 0 && !isFreeFarm(s, seat, kind);
}

function spacedFarms(s: State, seat: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const kind = cardIn(s, seat, slot);
    if (kind !== 0 && isSpacedFarm(s, seat, kind)) n++;
  }
  return n;
}

/** How many more lodgers find a Farm once `kind` has come and `leaving` has gone. */
function lodgersMoving(s: State, seat: number, kind: number, leaving: number): number {
  const isLodger = (card: number): number => (card === CARDS.lodger ? 1 : 0);
  const isFarm = (card: number): number => (card !== 0 && isSpacedFarm(s, seat, card) ? 1 : 0);
  const [lodgers, farms] = [lodgersIn(s, seat), spacedFarms(s, seat)];
  const then = lodged(
    lodgers + isLodger(kind) - isLodger(leaving),
    farms + isFarm(kind) - isFarm(leaving),
  );
  return then - lodged(lodgers, farms);
}

/** Does this card share the space of a Farm? Of several lodgers the first ones do. */
export function isLodged(s: State, seat: number, slot: number): boolean {
  let before = 0;
  if (cardIn(s, seat, slot) !== CARDS.lodger || isOnTop(s, seat, slot)) return false;
  if (able(s, seat, FILLS_SPACES)) return false;
  for (let i = 0; i < slot; i++) {
    if (cardIn(s, seat, i) === CARDS.lodger && !isOnTop(s, seat, i)) before++;
  }
  return before < countOf(s, seat, CARDS.farm);
}

/** The Farm whose space this card shares, -1 = none: the first lodger has the first Farm, and so on. */
export function hostFarm(s: State, seat: number, slot: number): number {
  if (!isLodged(s, seat, slot)) return -1;
  let before = 0;
  for (let i = 0; i < slot; i++) if (isLodged(s, seat, i)) before++;
  for (let i = 0; i < cityTop(s, seat); i++) {
    const kind = cardIn(s, seat, i);
    if (kind !== 0 && isSpacedFarm(s, seat, kind) && before-- === 0) return i;
  }
  return -1;
}

/** How many more lodgers share a space with a Farm now that this card has come or gone. */
function lodgersMoved(s: State, seat: number, kind: number, by: number): number {
  const isLodger = kind === CARDS.lodger;
  const isFarm = isSpacedFarm(s, seat, kind);
  if (!isLodger && !isFarm) return 0;
  const [lodgers, farms] = [lodgersIn(s, seat), spacedFarms(s, seat)];
  const before = lodged(lodgers - (isLodger ? by : 0), farms - (isFarm ? by : 0));
  return lodged(lodgers, farms) - before;
}

/** Does another card share the space of this one: a partner, one that lies below, a Messenger? */
export function sharesSpace(s: State, seat: number, slot: number): boolean {
  return (
    isPaired(s, seat, slot) ||
    isOnTop(s, seat, slot) ||
    hasGuest(s, seat, slot) ||
    isLodged(s, seat, slot)
  );
}

/** Does this card share the space of a Construction as its guest? */
export function isGuest(s: State, seat: number, slot: number): boolean {
  return LAYING[cardIn(s, seat, slot)] === SHARES;
}

/** The slot of the Construction whose space this guest shares, or -1. */
function hostOf(s: State, seat: number, slot: number): number {
  return isGuest(s, seat, slot) ? s[slotAt(seat, slot) + HOST] - 1 : -1;
}

/** The kind of the Construction whose space this card shares as its guest, 0 = none. */
export function hostKind(s: State, seat: number, slot: number): number {
  const host = hostOf(s, seat, slot);
  return host < 0 ? 0 : cardIn(s, seat, host);
}

function hasGuest(s: State, seat: number, slot: number): boolean {
  if (!has(s, seat, CARDS.guest)) return false;
  for (let guest = cityTop(s, seat) - 1; guest >= 0; guest--) {
    if (hostOf(s, seat, guest) === slot) return true;
  }
  return false;
}

/** A Construction with which no guest shares the space yet. */
export function canHost(s: State, seat: number, slot: number): boolean {
  const kind = cardIn(s, seat, slot);
  return kind !== 0 && IS_CRITTER[kind] === 0 && !hasGuest(s, seat, slot);
}

/** A Construction has left: its guest needs another one. */
export function leaveHost(s: State, seat: number, slot: number): void {
  if (!has(s, seat, CARDS.guest)) return;
  for (let guest = 0; guest < cityTop(s, seat); guest++) {
    if (hostOf(s, seat, guest) === slot) s[slotAt(seat, guest) + HOST] = 0;
  }
}

/** A Construction for each guest, and one more, once `leaving` (a kind, or 0) is gone. */
export function hasHost(s: State, seat: number, leaving: number): boolean {
  let free = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const card = cardIn(s, seat, slot);
    if (card === 0) continue;
    if (IS_CRITTER[card] === 0) free++;
    else if (LAYING[card] === SHARES) free--;
  }
  if (leaving !== 0 && IS_CRITTER[leaving] === 0) free--;
  if (LAYING[leaving] === SHARES) free++;
  return free > 0;
}

// A card on which another one lies: its content are that one's slot + 1, and 1 once it was used.
const ON_IT = CONTENT;
const USED = CONTENT + 1;

/** The slot of the card below which can still take another one, or -1. */
export function openBelow(s: State, seat: number): number {
  if (!has(s, seat, CARDS.below)) return -1;
  const slot = slotOf(s, seat, CARDS.below);
  return s[slotAt(seat, slot) + USED] === 0 ? slot : -1;
}

/** Lays the card in `slot` on the one below: from now on they share a space. */
export function cover(s: State, seat: number, slot: number): void {
  const at = slotAt(seat, slotOf(s, seat, CARDS.below));
  s[playerAt(seat) + SPACES] -= spaceOf(s, seat, slot);
  s[at + ON_IT] = slot + 1;
  s[at + USED] = 1;
}

/** The space that the card in this slot takes for itself: 0 or 1. */
function spaceOf(s: State, seat: number, slot: number): number {
  const kind = cardIn(s, seat, slot);
  if (SPACE[kind] === LODGER_SPACE) return 1 - lodgersMoved(s, seat, kind, 1);
  return SPACE[kind] === 0 && !isFreeFarm(s, seat, kind) ? 1 : 0;
}

/** The card below has carried another one that is gone. */
export function markUsed(s: State, seat: number): void {
  s[slotAt(seat, slotOf(s, seat, CARDS.below)) + USED] = 1;
}

/** The card that lies on the one below is about to leave: that one needs its space again. */
export function uncover(s: State, seat: number, slot: number): void {
  if (!isOnTop(s, seat, slot)) return;
  s[slotAt(seat, slotOf(s, seat, CARDS.below)) + ON_IT] = 0;
  s[playerAt(seat) + SPACES] += spaceOf(s, seat, slot);
}

/** Does this card lie on another one and share its space? */
export function isOnTop(s: State, seat: number, slot: number): boolean {
  if (!has(s, seat, CARDS.below)) return false;
  return s[slotAt(seat, slotOf(s, seat, CARDS.below)) + ON_IT] === slot + 1;
}

/** The kind of the card that lies on the one in `slot`, 0 = none. */
export function cardOn(s: State, seat: number, slot: number): number {
  const on = s[slotAt(seat, slot) + ON_IT];
  return on === 0 ? 0 : cardIn(s, seat, on - 1);
}

/** 6.23: how many couples share a space. */
export function pairs(s: State, seat: number): number {
  const p = playerAt(seat);
  return Math.min(s[p + HUSBANDS], s[p + WIVES]);
}

export function isPaired(s: State, seat: number, slot: number): boolean {
  const at = slotAt(seat, slot);
  return SPACE[s[at + KIND]] >= HUSBAND_SPACE && s[at + PAIRED] === 1;
}

/** HUSBAND.6: a newcomer pairs with a partner who has none yet; nobody takes another one's. */
export function pairUp(s: State, seat: number, slot: number): void {
  const at = slotAt(seat, slot);
  const partner = findPartner(s, seat, otherHalf(SPACE[s[at + KIND]]), 0);
  if (partner < 0) return;
  s[at + PAIRED] = 1;
  s[slotAt(seat, partner) + PAIRED] = 1;
}

/** Those in these slots are couples; whoever is left over pairs as usual. */
export function pairAsNamed(s: State, seat: number, slots: readonly number[]): void {
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const at = slotAt(seat, slot);
    if (SPACE[s[at + KIND]] >= HUSBAND_SPACE) s[at + PAIRED] = slots.includes(slot) ? 1 : 0;
  }
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const at = slotAt(seat, slot);
    if (SPACE[s[at + KIND]] >= HUSBAND_SPACE && s[at + PAIRED] === 0) pairUp(s, seat, slot);
  }
}

/** Somebody paired has left: the partner pairs with another of the same kind, or stays alone. */
export function partAfter(s: State, seat: number, space: number): void {
  const next = findPartner(s, seat, space, 0);
  if (next >= 0) s[slotAt(seat, next) + PAIRED] = 1;
  else s[slotAt(seat, findPartner(s, seat, otherHalf(space), 1)) + PAIRED] = 0;
}

function otherHalf(space: number): number {
  return space === HUSBAND_SPACE ? WIFE_SPACE : HUSBAND_SPACE;
}

/** The first Husband or Wife with this mark, or -1. */
function findPartner(s: State, seat: number, space: number, paired: number): number {
  for (let slot = 0; slot < cityTop(s, seat); slot++) {
    const at = slotAt(seat, slot);
    if (SPACE[s[at + KIND]] === space && s[at + PAIRED] === paired) return slot;
  }
  return -1;
}
