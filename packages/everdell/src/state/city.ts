/** Cities: cards in slots, and the sums the rules ask for (6.21-6.26). */
import { get32, set32, type State } from '@evervale/kernel';
import { emit } from '../log/emit.ts';
import {
  BELOW_SPACE,
  CARDS,
  COLOR,
  COUNTS_AS,
  HUSBAND_SPACE,
  IS_CRITTER,
  IS_LEGENDARY,
  IS_PRISON,
  IS_UNIQUE,
  KIN_SPACE,
  LAYING,
  LODGER_SPACE,
  MORE_SPACES,
  NO_SPACE,
  PERK,
  SHARES,
  SPACE,
  STAYS,
  TRIGGER,
  WIFE_SPACE,
} from '../content/tables.ts';
import { COLOR_NAMES, type CardKind, type Color, type Rarity } from '../content/terms.ts';
import {
  BROWN_TOKEN,
  CITY_SIZE,
  CITY_TOP,
  COLORS,
  CONTENT,
  CONTENT_SIZE,
  HAS,
  HOST,
  HUSBANDS,
  KIND,
  KINDS,
  MORE_CARDS,
  OCCUPIED,
  PAIRED,
  PERKS,
  SEATS,
  SLOT_SIZE,
  SPACES,
  TOKENS,
  TRIGGERS,
  VACANT,
  WIVES,
  playerAt,
  slotAt,
  slotsOf,
} from './layout.ts';
import { FILLS_SPACES, FREE_FARMS, able } from './abilities.ts';
import { discardCardOf } from './piles.ts';
import { clearCard } from './workers.ts';
import { STACKED_TOKENS, houseRule } from '../turn/house.ts';
import { noticeCame, noticeLeft } from '../turn/joints.ts';

export function cityTop(s: State, seat: number): number {
  return s[playerAt(seat) + CITY_TOP];
}

/** The kind in a slot, 0 = hole. */
export function cardIn(s: State, seat: number, slot: number): number {
  return s[slotAt(seat, slot) + KIND];
}

export function has(s: State, seat: number, kind: number): boolean {
  return (s[playerAt(seat) + HAS + (kind >> 3)] & (1 << (kind & 7))) !== 0;
}

/** Is a card of kind `card` one of `kind` for every rule that names it? */
export function isOne(card: number, kind: number): boolean {
  return card === kind || COUNTS_AS[card] === kind;
}

/** Does a copy of this Construction carry no occupied token? */
export function hasVacant(s: State, seat: number, kind: number): boolean {
  return (s[playerAt(seat) + VACANT + (kind >> 3)] & (1 << (kind & 7))) !== 0;
}

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
  // 18.10: a Legendary card brings its space.
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
  const free = leaving !== 0 && IS_LEGENDARY[leaving] === 0 ? 1 : 0;
  const p = playerAt(seat);
  return IS_LEGENDARY[kind] === 1 || s[p + SPACES] - free < s[p + CITY_SIZE];
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

/** Lays a card into a city and gives its slot. */
export function addCard(s: State, seat: number, kind: number): number {
  const p = playerAt(seat);
  let slot = 0;
  const end = s[p + CITY_TOP];
  while (slot < end && s[slotAt(seat, slot) + KIND] !== 0) slot++;
  if (slot === slotsOf(s, seat)) throw new Error('a city cannot hold more cards');
  if (slot === end) s[p + CITY_TOP] = end + 1;
  s[slotAt(seat, slot) + KIND] = kind;
  s[p + HAS + (kind >> 3)] |= 1 << (kind & 7);
  const named = COUNTS_AS[kind];
  if (named !== 0) s[p + HAS + (named >> 3)] |= 1 << (named & 7);
  if (IS_CRITTER[kind] === 0) s[p + VACANT + (kind >> 3)] |= 1 << (kind & 7);
  tally(s, seat, kind, 1);
  if (PERK[kind] !== 0) set32(s, p + PERKS, get32(s, p + PERKS) | PERK[kind]);
  if (TRIGGER[kind] !== 0) set32(s, p + TRIGGERS, get32(s, p + TRIGGERS) | TRIGGER[kind]);
  if (SPACE[kind] >= HUSBAND_SPACE && !able(s, seat, FILLS_SPACES)) pairUp(s, seat, slot);
  if (s[MORE_CARDS] !== 0) noticeCame(s, seat, slot, kind);
  return slot;
}

/** `by` is 1 when the card has just come, -1 when it has just gone. */
function tally(s: State, seat: number, kind: number, by: number): void {
  const p = playerAt(seat);
  s[p + COLORS + COLOR[kind]] += by;
  if (able(s, seat, FILLS_SPACES)) return tallyPlainly(s, p, kind, by);
  // 21.9: a city without a size has none to grow.
  if (s[p + CITY_SIZE] !== NO_LIMIT) s[p + CITY_SIZE] += by * MORE_SPACES[kind];
  if (IS_LEGENDARY[kind] === 0) s[p + KINDS + 2 * IS_CRITTER[kind] + IS_UNIQUE[kind]] += by;
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

function tallyPlainly(s: State, p: number, kind: number, by: number): void {
  if (IS_LEGENDARY[kind] === 1) return;
  s[p + KINDS + 2 * IS_CRITTER[kind] + IS_UNIQUE[kind]] += by;
  s[p + SPACES] += by;
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

/**
 * Takes a card out of a city: what lies on it is lost (6.43), prisoners go with it (6.47), workers
 * by 6.44 and 6.45. The card itself goes where the caller puts it.
 */
export function takeCard(
  s: State,
  seat: number,
  slot: number,
  where: 'discard' | 'prison' | 'event' | 'city',
): number {
  const p = playerAt(seat);
  const at = slotAt(seat, slot);
  const kind = s[at + KIND];
  clearCard(s, seat, slot, s[SEATS]);
  for (let i = 0; IS_PRISON[kind] === 1 && i < CONTENT_SIZE; i++) {
    if (s[at + CONTENT + i] !== 0) discardCardOf(s, s[at + CONTENT + i]);
  }
  const wasPaired = isPaired(s, seat, slot);
  if (has(s, seat, CARDS.below)) uncover(s, seat, slot);
  for (let i = 0; i < SLOT_SIZE; i++) s[at + i] = 0;
  if (wasPaired) partAfter(s, seat, SPACE[kind]);
  while (s[p + CITY_TOP] > 0 && s[slotAt(seat, s[p + CITY_TOP] - 1) + KIND] === 0) {
    s[p + CITY_TOP]--;
  }
  tally(s, seat, kind, -1);
  recount(s, seat, kind);
  if (s[MORE_CARDS] !== 0) noticeLeft(s, seat, slot, kind);
  if (where === 'discard') discardCardOf(s, kind);
  if (emit.sink !== null && where !== 'city') {
    emit.sink.push({ type: 'leave', city: seat, card: kind, slot, where });
  }
  return kind;
}

/** Sets the bits of a kind anew after a copy has left or was occupied. */
function recount(s: State, seat: number, kind: number): void {
  const p = playerAt(seat);
  let present = false;
  let vacant = false;
  for (let slot = s[p + CITY_TOP] - 1; slot >= 0; slot--) {
    const at = slotAt(seat, slot);
    if (s[at + KIND] !== kind) continue;
    present = true;
    if (IS_CRITTER[kind] === 0 && takesToken(s, seat, slot, BROWN_TOKEN)) vacant = true;
  }
  setBit(s, p + HAS, kind, present || anyOne(s, seat, kind));
  const named = COUNTS_AS[kind];
  if (named !== 0) setBit(s, p + HAS, named, anyOne(s, seat, named));
  setBit(s, p + VACANT, kind, vacant);
  if (present) return;
  if (PERK[kind] !== 0) set32(s, p + PERKS, get32(s, p + PERKS) & ~PERK[kind]);
  if (TRIGGER[kind] !== 0) set32(s, p + TRIGGERS, get32(s, p + TRIGGERS) & ~TRIGGER[kind]);
}

function anyOne(s: State, seat: number, kind: number): boolean {
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    if (isOne(cardIn(s, seat, slot), kind)) return true;
  }
  return false;
}

function setBit(s: State, at: number, kind: number, on: boolean): void {
  if (on) s[at + (kind >> 3)] |= 1 << (kind & 7);
  else s[at + (kind >> 3)] &= ~(1 << (kind & 7));
}

/** 14.11: one token only, of whatever kind; or, as a house rule, one of each kind. */
export function takesToken(s: State, seat: number, slot: number, token: number): boolean {
  const tokens = s[slotAt(seat, slot) + OCCUPIED];
  return tokens === 0 || (houseRule(s, STACKED_TOKENS) && (tokens & token) === 0);
}

/** Puts occupied tokens on a card, if not said otherwise a brown one (6.14). */
export function occupy(s: State, seat: number, slot: number, tokens = BROWN_TOKEN): void {
  s[slotAt(seat, slot) + OCCUPIED] |= tokens;
  recount(s, seat, cardIn(s, seat, slot));
}

/** The first slot with this kind, or -1. */
export function slotOf(s: State, seat: number, kind: number): number {
  for (let slot = 0; slot < s[playerAt(seat) + CITY_TOP]; slot++) {
    if (s[slotAt(seat, slot) + KIND] === kind) return slot;
  }
  return -1;
}

/** Could this copy take a brown occupied token? */
export function isVacant(s: State, seat: number, slot: number): boolean {
  return takesToken(s, seat, slot, BROWN_TOKEN);
}

/** The same kind with the same things on it: occupied, tokens, goods, workers, who shares its space. */
export function isAlike(s: State, seat: number, a: number, b: number): boolean {
  const [x, y] = [slotAt(seat, a), slotAt(seat, b)];
  for (let i = 0; i < SLOT_SIZE; i++) if (s[x + i] !== s[y + i]) return false;
  return sharesSpace(s, seat, a) === sharesSpace(s, seat, b);
}

/** Is there a copy just like this one in a slot before? */
export function alikeBefore(s: State, seat: number, slot: number): boolean {
  for (let i = 0; i < slot; i++) if (isAlike(s, seat, i, slot)) return true;
  return false;
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

function hasGuest(s: State, seat: number, slot: number): boolean {
  if (!has(s, seat, CARDS.guest)) return false;
  for (let guest = cityTop(s, seat) - 1; guest >= 0; guest--) {
    const isGuest = LAYING[cardIn(s, seat, guest)] === SHARES;
    if (isGuest && s[slotAt(seat, guest) + HOST] === slot + 1) return true;
  }
  return false;
}

export function countOf(s: State, seat: number, kind: number): number {
  if (!has(s, seat, kind)) return 0;
  let n = 0;
  for (let slot = s[playerAt(seat) + CITY_TOP] - 1; slot >= 0; slot--) {
    if (isOne(s[slotAt(seat, slot) + KIND], kind)) n++;
  }
  return n;
}

/** Copies of just this kind. */
function copiesIn(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    if (cardIn(s, seat, slot) === kind) n++;
  }
  return n;
}

export interface CardFilter {
  readonly kind?: CardKind;
  readonly rarity?: Rarity;
  readonly color?: Color;
}

export function countWhere(s: State, seat: number, filter: CardFilter): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const kind = cardIn(s, seat, slot);
    if (kind !== 0 && matches(kind, filter)) n++;
  }
  return n;
}

export function matches(kind: number, filter: CardFilter): boolean {
  if (filter.kind !== undefined && (filter.kind === 'critter') !== (IS_CRITTER[kind] === 1)) {
    return false;
  }
  if (filter.rarity !== undefined) {
    if (IS_LEGENDARY[kind] === 1) return false;
    if ((filter.rarity === 'unique') !== (IS_UNIQUE[kind] === 1)) return false;
  }
  return filter.color === undefined || COLOR_NAMES[COLOR[kind]] === filter.color;
}

/** 18.11: a card that fits and can leave the city at all. */
export function isRemovable(s: State, seat: number, slot: number, filter: CardFilter): boolean {
  const kind = cardIn(s, seat, slot);
  return kind !== 0 && STAYS[kind] === 0 && matches(kind, filter);
}

export const NO_SLOT = -1;

/** How many of them there are, from slot `from` on, but for the one in `except`. */
export function countRemovable(
  s: State,
  seat: number,
  filter: CardFilter,
  except = NO_SLOT,
  from = 0,
): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= from; slot--) {
    if (slot !== except && isRemovable(s, seat, slot, filter)) n++;
  }
  return n;
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
function uncover(s: State, seat: number, slot: number): void {
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

/** Cards in the city, prisoners not counted (GEN.5). */
export function citySizeUsed(s: State, seat: number): number {
  const p = playerAt(seat);
  let n = 0;
  for (let color = 0; color < COLOR_NAMES.length; color++) n += s[p + COLORS + color];
  return n;
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
function pairUp(s: State, seat: number, slot: number): void {
  const at = slotAt(seat, slot);
  const partner = findPartner(s, seat, otherHalf(SPACE[s[at + KIND]]), 0);
  if (partner < 0) return;
  s[at + PAIRED] = 1;
  s[slotAt(seat, partner) + PAIRED] = 1;
}

/** Somebody paired has left: the partner pairs with another of the same kind, or stays alone. */
function partAfter(s: State, seat: number, space: number): void {
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

export function tokensOn(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const at = slotAt(seat, slot);
    if (isOne(s[at + KIND], kind)) n += s[at + TOKENS];
  }
  return n;
}

export function prisonersIn(s: State, seat: number, kind: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const at = slotAt(seat, slot);
    if (s[at + KIND] !== kind) continue;
    for (let i = 0; i < CONTENT_SIZE; i++) if (s[at + CONTENT + i] !== 0) n++;
  }
  return n;
}
