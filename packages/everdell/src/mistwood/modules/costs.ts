/** What a person may pay to keep something from happening (32.9, 32.13). */
import { A, AT, B, C, OF, Options, PC, SEAT, below, nodeOf, type State } from '@evervale/kernel';
import { IS_CRITTER } from '../../content/tables.ts';
import { BERRY, RESOURCE_NAMES } from '../../content/terms.ts';
import { handCard, handSize } from '../../state/hand.ts';
import { meadowCard } from '../../state/piles.ts';
import { addResource, resource, resources } from '../../state/supply.ts';
import { CHOOSE_WAY, playCard } from '../../turn/playFrame.ts';
import { listWays } from '../../turn/ways.ts';
import { countFor, type Counted } from './amounts.ts';

export type Cost =
  /** Resources of any kind. */
  | { readonly any: number }
  /** A berry for a Critter, a twig, resin or pebble for a Construction: the card concerned. */
  | { readonly byCard: true }
  /** Cards of the hand, perhaps only Critters. */
  | { readonly cards: number; readonly critters?: boolean }
  /** Cards until so many are left; resources until so many are left. */
  | { readonly handDownTo: number }
  | { readonly resourcesDownTo: number }
  /** As many as one likes, so that the thing counted becomes less: cards, or two of cards and resources. */
  | { readonly each: 'card' | 'two'; readonly of: Counted; readonly most: number };

/** Picks: resources from 1 on, cards behind this by kind. */
export const CARD_PICK = 0x100;

const takesCards = (cost: Cost): boolean =>
  'cards' in cost || 'handDownTo' in cost || 'each' in cost;

const takesResources = (cost: Cost): boolean =>
  'any' in cost || 'byCard' in cost || 'resourcesDownTo' in cost || isTwo(cost);

function isTwo(cost: Cost): boolean {
  return 'each' in cost && cost.each === 'two';
}

/** How many units make one step; it ends only between steps. */
export function stepOf(cost: Cost): number {
  return isTwo(cost) ? 2 : 1;
}

/** May one stop when one likes? */
export function isOpen(cost: Cost): boolean {
  return 'each' in cost;
}

/** How many units it takes in all, before anything is paid. */
export function unitsOf(s: State, f: number, cost: Cost): number {
  const seat = s[f + SEAT];
  if ('any' in cost) return cost.any;
  if ('byCard' in cost) return 1;
  if ('cards' in cost) return cost.cards;
  if ('handDownTo' in cost) return Math.max(0, handSize(s, seat) - cost.handDownTo);
  if ('resourcesDownTo' in cost) return Math.max(0, resources(s, seat) - cost.resourcesDownTo);
  const useful = Math.min(cost.most, countFor(s, cost.of, seat, s[f + AT]));
  const have = handSize(s, seat) + (isTwo(cost) ? resources(s, seat) : 0);
  return Math.min(useful, Math.floor(have / stepOf(cost))) * stepOf(cost);
}

/** 32.6: whoever is about to play a Meadow card must still be able to pay for it. */
function playBelow(s: State, f: number): number {
  for (let g = below(f); g >= 0; g = below(g)) {
    if (nodeOf(s, g) === playCard.id) return s[g + PC] === CHOOSE_WAY ? g : -1;
  }
  return -1;
}

const scratch = new Options();

function staysPayable(s: State, f: number, r: number): boolean {
  const g = playBelow(s, f);
  if (g < 0) return true;
  const seat = s[f + SEAT];
  addResource(s, seat, r, -1);
  scratch.clear();
  listWays(s, s[g + SEAT], s[g + A], s[g + C], s[g + OF], scratch);
  addResource(s, seat, r, 1);
  return scratch.count > 0;
}

function isAllowed(s: State, f: number, cost: Cost, r: number): boolean {
  if (resource(s, s[f + SEAT], r) === 0) return false;
  if ('byCard' in cost) {
    const critter = IS_CRITTER[meadowCard(s, s[f + AT])] === 1;
    if (critter !== (r === BERRY)) return false;
  }
  return staysPayable(s, f, r);
}

/**
 * Can so many units more be paid? What is begun must come to its end: whoever pays a resource now may lack
 * what the Meadow card costs, or another unit. Kinds are tried from `from` on, in order, each mixture once.
 */
function completes(s: State, f: number, cost: Cost, n: number, cards: number, from = 0): boolean {
  if (n <= cards) return true;
  if (!takesResources(cost)) return false;
  const seat = s[f + SEAT];
  for (let r = from; r < RESOURCE_NAMES.length; r++) {
    if (!isAllowed(s, f, cost, r)) continue;
    addResource(s, seat, r, -1);
    const done = completes(s, f, cost, n - 1, cards, r);
    addResource(s, seat, r, 1);
    if (done) return true;
  }
  return false;
}

/** Units that are due behind the next one before anybody may stop. */
function dueBehind(s: State, f: number, cost: Cost): number {
  return isOpen(cost) ? stepOf(cost) - 1 - (s[f + A] % stepOf(cost)) : s[f + B] - s[f + A] - 1;
}

/** Offers everything with which the next unit can be paid. */
export function offerUnits(s: State, f: number, cost: Cost, out: Options): void {
  const cards = takesCards(cost) ? fittingCards(s, s[f + SEAT], cost) : 0;
  const due = dueBehind(s, f, cost);
  if (takesResources(cost)) offerResources(s, f, cost, cards, due, out);
  if (cards > 0 && completes(s, f, cost, due, cards - 1)) offerCards(s, s[f + SEAT], cost, out);
}

function offerResources(
  s: State,
  f: number,
  cost: Cost,
  cards: number,
  due: number,
  out: Options,
): void {
  const seat = s[f + SEAT];
  for (let r = 0; r < RESOURCE_NAMES.length; r++) {
    if (!isAllowed(s, f, cost, r)) continue;
    addResource(s, seat, r, -1);
    if (completes(s, f, cost, due, cards)) out.add(r + 1);
    addResource(s, seat, r, 1);
  }
}

function offerCards(s: State, seat: number, cost: Cost, out: Options): void {
  for (let i = 0; i < handSize(s, seat); i++) {
    const kind = handCard(s, seat, i);
    if (isCritterOnly(cost) && IS_CRITTER[kind] === 0) continue;
    if (!out.has(CARD_PICK + kind)) out.add(CARD_PICK + kind);
  }
}

function isCritterOnly(cost: Cost): boolean {
  return 'cards' in cost && cost.critters === true;
}

/** Can it be paid in full, or by a step where that is enough? */
export function canPay(s: State, f: number, cost: Cost): boolean {
  const units = unitsOf(s, f, cost);
  if (units === 0) return false;
  const cards = takesCards(cost) ? fittingCards(s, s[f + SEAT], cost) : 0;
  return completes(s, f, cost, isOpen(cost) ? stepOf(cost) : units, cards);
}

function fittingCards(s: State, seat: number, cost: Cost): number {
  let n = 0;
  for (let i = 0; i < handSize(s, seat); i++) {
    if (!isCritterOnly(cost) || IS_CRITTER[handCard(s, seat, i)] === 1) n++;
  }
  return n;
}
