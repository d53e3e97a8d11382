/** Cities: cards that come and go, and the sums the rules ask for (6.21-6.26). */
import { get32, set32, type State } from '@evervale/kernel';
import {
  CARDS,
  COLOR,
  COUNTS_AS,
  HUSBAND_SPACE,
  IS_CRITTER,
  IS_SUCCESSOR,
  IS_PRISON,
  IS_UNIQUE,
  MORE_SPACES,
  PERK,
  SPACE,
  STAYS,
  TRIGGER,
} from '../content/tables.ts';
import { COLOR_NAMES, type CardKind, type Color, type Rarity } from '../content/terms.ts';
import { emit } from '../log/emit.ts';
import { STACKED_TOKENS, houseRule } from '../turn/house.ts';
import { noticeCame, noticeLeft } from '../turn/notices.ts';
import {
  BROWN_TOKEN,
  CITY_SIZE,
  CITY_TOP,
  COLORS,
  CONTENT,
  CONTENT_SIZE,
  HAS,
  KIND,
  KINDS,
  MORE_CARDS,
  OCCUPIED,
  PERKS,
  SEATS,
  SLOT_SIZE,
  SPACES,
  TOKENS,
  TRIGGERS,
  VACANT,
  playerAt,
  slotAt,
  slotsOf,
} from './layout.ts';
import { FILLS_SPACES, able } from './abilities.ts';
import { discardCardOf } from './piles.ts';
import { ALL } from './seen.ts';
import { cardIn, cityTop, has, isOne } from './slots.ts';
import {
  NO_LIMIT,
  isPaired,
  pairUp,
  partAfter,
  sharesSpace,
  tallySpaces,
  uncover,
} from './spaces.ts';
import { clearCard } from './workers.ts';

export { cardIn, cityTop, countOf, has, isOne, slotOf } from './slots.ts';
export {
  NO_LIMIT,
  cardOn,
  citySize,
  cover,
  fits,
  hostFarm,
  isFreeFarm,
  isLodged,
  isOnTop,
  isPaired,
  markUsed,
  openBelow,
  pairs,
  sharesSpace,
  spacesUsed,
} from './spaces.ts';

/** Does a copy of this Construction carry no occupied token? */
export function hasVacant(s: State, seat: number, kind: number): boolean {
  return (s[playerAt(seat) + VACANT + (kind >> 3)] & (1 << (kind & 7))) !== 0;
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
  if (IS_SUCCESSOR[kind] === 0) s[p + KINDS + 2 * IS_CRITTER[kind] + IS_UNIQUE[kind]] += by;
  tallySpaces(s, seat, kind, by);
}

function tallyPlainly(s: State, p: number, kind: number, by: number): void {
  if (IS_SUCCESSOR[kind] === 1) return;
  s[p + KINDS + 2 * IS_CRITTER[kind] + IS_UNIQUE[kind]] += by;
  s[p + SPACES] += by;
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
    if (s[at + CONTENT + i] !== 0) discardCardOf(s, s[at + CONTENT + i], ALL);
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
  if (where === 'discard') discardCardOf(s, kind, ALL);
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
    if (IS_SUCCESSOR[kind] === 1) return false;
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

/** Cards in the city, prisoners not counted (GEN.5). */
export function citySizeUsed(s: State, seat: number): number {
  const p = playerAt(seat);
  let n = 0;
  for (let color = 0; color < COLOR_NAMES.length; color++) n += s[p + COLORS + color];
  return n;
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
