/**
 * What a card costs whoever plays it: the printed cost, what a box adds to it, what may be left out of
 * it or stand in for it. Whoever asks for a price or pays one comes here.
 */
import type { State } from '@evervale/kernel';
import { COST, COST_TOTAL, IS_CRITTER } from '../content/tables.ts';
import { RESOURCE_NAMES, type Cost } from '../content/terms.ts';
import { RESOURCES, STAND_IN, playerAt } from '../state/layout.ts';
import { resource } from '../state/supply.ts';
import { surchargeOf } from './boxesSay.ts';

/** What a box adds to a price, as one number: four bits by type, then resources of any kind. */
export function surcharge(more: Cost & { readonly any?: number }): number {
  return RESOURCE_NAMES.reduce(
    (packed, r, i) => packed | ((more[r] ?? 0) << (4 * i)),
    (more.any ?? 0) << 16,
  );
}

/** How many of this type the card costs. */
export function priceOf(s: State, seat: number, kind: number, r: number): number {
  return COST[kind * 4 + r] + ((surchargeOf(s, seat, kind) >> (4 * r)) & 15);
}

/** The four types at once. */
export function listedPrice(s: State, seat: number, kind: number): number[] {
  return [0, 1, 2, 3].map((r) => priceOf(s, seat, kind, r));
}

/** Resources of any kind besides. */
export function anyMore(s: State, seat: number, kind: number): number {
  return (surchargeOf(s, seat, kind) >> 16) & 15;
}

/** All resources together. */
export function totalPrice(s: State, seat: number, kind: number): number {
  const more = surchargeOf(s, seat, kind);
  if (more === 0) return COST_TOTAL[kind];
  let total = COST_TOTAL[kind];
  for (let i = 0; i < 5; i++) total += (more >> (4 * i)) & 15;
  return total;
}

/** 6.38: what is left of the price after a reduction, never below zero. */
export function unitsToPay(s: State, seat: number, kind: number, less: number): number {
  return Math.max(0, totalPrice(s, seat, kind) - less);
}

/** Units of the price the player does not have and cannot replace. */
export function shortage(s: State, seat: number, kind: number): number {
  const more = surchargeOf(s, seat, kind);
  const have = playerAt(seat) + RESOURCES;
  const cost = kind * 4;
  let missing = 0;
  let spare = 0;
  for (let r = 0; r < 4; r++) {
    const listed = COST[cost + r] + ((more >> (4 * r)) & 15);
    const lack = listed - (s[have + 2 * r] | (s[have + 2 * r + 1] << 8));
    if (lack > 0) missing += lack;
    else spare -= lack;
  }
  const any = more >> 16;
  if (s[playerAt(seat) + STAND_IN] !== 0 && IS_CRITTER[kind] === 0 && missing > 0) {
    return shortageWith(s, seat, kind, missing, any, spare);
  }
  return any === 0 ? missing : missing + Math.max(0, any - spare);
}

/** What stands in for others is not there any more for units of any kind: as many as is best. */
function shortageWith(
  s: State,
  seat: number,
  kind: number,
  missing: number,
  any: number,
  spare: number,
): number {
  const most = Math.min(missing, standIns(s, seat, kind));
  const rate = standInRate(s, seat);
  let least = missing + Math.max(0, any - spare);
  for (let n = 1; n <= most; n++) {
    const left = missing - n + Math.max(0, any - (spare - n * rate));
    if (left < least) least = left;
  }
  return least;
}

/** For Constructions: how many units the resource that stands in for others could cover. */
function standIns(s: State, seat: number, kind: number): number {
  const r = standInOf(s, seat);
  const spare = resource(s, seat, r) - priceOf(s, seat, kind, r);
  return spare <= 0 ? 0 : Math.floor(spare / standInRate(s, seat));
}

/** The resource that stands in for others in a Construction's cost (17.5), -1 = none. */
export function standInOf(s: State, seat: number): number {
  return (s[playerAt(seat) + STAND_IN] & 15) - 1;
}

/** How many of it stand in for one. */
export function standInRate(s: State, seat: number): number {
  return s[playerAt(seat) + STAND_IN] >> 4;
}

/** May another resource be used for this card? */
export function mayStandIn(s: State, seat: number, kind: number): boolean {
  return s[playerAt(seat) + STAND_IN] !== 0 && IS_CRITTER[kind] === 0;
}

/**
 * Can `units` more be paid with types from `r` on, when `paid` (four bits by type) has been paid
 * already? Each unit is one of the listed price, but for exactly `wild` units beyond it (the Judge's)
 * and those that may be of any kind.
 */
export function payable(
  s: State,
  seat: number,
  kind: number,
  units: number,
  paid: number,
  r: number,
  wild: number,
): boolean {
  const spare = mayStandIn(s, seat, kind) ? resource(s, seat, standInOf(s, seat)) : NO_STAND_IN;
  return ask(s, seat, kind, paid, r, wild, 1, units, spare) === 1;
}

/** In how many ways, counted up to 2, can those units be paid where nothing stands in for others? */
export function waysToPay(
  s: State,
  seat: number,
  kind: number,
  units: number,
  paid: number,
  r: number,
  wild: number,
): number {
  return ask(s, seat, kind, paid, r, wild, 2, units, NO_STAND_IN);
}

const NO_STAND_IN = -1;

// What is asked for: the same at every step of the search.
/** The listed price less what was paid of it already, by type. */
const open = new Int8Array(4);
let least = 0;
let most = 0;
let enough = 1;
let standIn = NO_STAND_IN;

function ask(
  s: State,
  seat: number,
  kind: number,
  paid: number,
  from: number,
  wild: number,
  upTo: number,
  units: number,
  spare: number,
): number {
  const more = surchargeOf(s, seat, kind);
  let beyond = 0;
  for (let r = 0; r < 4; r++) {
    const listed = COST[kind * 4 + r] + ((more >> (4 * r)) & 15);
    open[r] = listed - ((paid >> (4 * r)) & 15);
    if (open[r] >= 0) continue;
    // Paid beyond the list: every further unit of it is, too.
    beyond -= open[r];
    open[r] = 0;
  }
  least = wild;
  most = wild + ((more >> 16) & 15);
  enough = upTo;
  standIn = spare === NO_STAND_IN ? NO_STAND_IN : standInOf(s, seat);
  return waysFrom(s, seat, from, units, beyond, spare);
}

/** Ways to pay `units` with types from `r` on, so many units being `beyond` the listed price. */
function waysFrom(
  s: State,
  seat: number,
  r: number,
  units: number,
  beyond: number,
  spare: number,
): number {
  if (r === 4) return beyond >= least && isCovered(s, seat, units, spare) ? 1 : 0;
  const have = resource(s, seat, r);
  let ways = 0;
  for (let n = 0; n <= units && n <= have && ways < enough; n++) {
    const over = beyond + Math.max(0, n - open[r]);
    if (over > most) break;
    ways += waysFrom(s, seat, r + 1, units - n, over, r === standIn ? have - n : spare);
  }
  return ways;
}

/** Whatever is still open must be covered by the resource that stands in for others. */
function isCovered(s: State, seat: number, units: number, spare: number): boolean {
  return units === 0 || (standIn !== NO_STAND_IN && units * standInRate(s, seat) <= spare);
}
