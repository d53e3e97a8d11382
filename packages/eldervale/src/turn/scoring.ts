/** Scoring (chapter 20): six steps in order, each for all players before the next. */
import {
  A,
  B,
  C,
  PC,
  get16,
  pop,
  push,
  raiseBarrier,
  set16,
  type Effect,
  type State,
  type Verb,
} from '@evervale/kernel';
import { CARD_KINDS, cardOf, magicNumber, magicOf } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { lowest } from '../map/hex.ts';
import { dwellingsOf, elementAt } from '../map/realms.ts';
import { allResources, orbs, points, scoreVp } from '../state/goods.ts';
import {
  CARD_OWNER,
  DWELLING_COUNT,
  ELEMENT,
  FIRST,
  HAND,
  HAND_COUNT,
  POWER_VALUE,
  REVEAL_ORDER,
  SCORED,
  SEATS,
  playerAt,
} from '../state/layout.ts';
import { copiesInHand, handSize } from '../state/magic.ts';
import { TEAMS, isGhost, plays, teamOf } from '../state/seats.ts';
import { cardsByElement, lacksOrb } from '../state/tableau.ts';
import { powerOf } from '../tracks/power.ts';
import { MAGIC_SOURCE } from '../content/sources.ts';

export const SCORE_PARTS = [
  'orbs',
  'power',
  'dwellings',
  'tableau',
  'vaults',
  'prophecies',
] as const;
const VAULTS = 4;
const PROPHECIES = 5;
const CARDS_PER_DWELLING = 3;

/** What the player's space on a track is worth, 0 without a marker. */
export function trackValue(s: State, seat: number, element: number): number {
  const space = powerOf(s, seat, element);
  return space === 0 ? 0 : s[POWER_VALUE + space - 1];
}

export function powerPoints(s: State, seat: number): number {
  let n = 0;
  for (let e = 0; e < 8; e++) n += trackValue(s, seat, e);
  return n;
}

export function dwellingValue(s: State, seat: number): number {
  let n = 0;
  for (let rest = dwellingsOf(s, seat); rest !== 0; rest &= rest - 1) {
    n += trackValue(s, seat, elementAt(s, lowest(rest)));
  }
  return n;
}

const cards = new Uint8Array(8);

/**
 * The Starter card, and the best Adventure cards, three for each Dwelling (E20.5 to E20.7); who has
 * counted the cards of each element already may say so.
 */
export function tableauPoints(s: State, seat: number, counted?: Uint8Array): number {
  const p = playerAt(seat);
  let n = s[p + ELEMENT] === 0 ? 0 : trackValue(s, seat, s[p + ELEMENT] - 1);
  if (counted === undefined) cardsByElement(s, seat, cards);
  else cards.set(counted);
  for (let left = s[p + DWELLING_COUNT] * CARDS_PER_DWELLING; left > 0;) {
    const best = bestElement(s, seat);
    if (best < 0) break;
    const taken = Math.min(left, cards[best]);
    n += taken * trackValue(s, seat, best);
    left -= taken;
    cards[best] = 0;
  }
  return n;
}

/** The element whose cards are worth most among those not yet counted, or -1. */
function bestElement(s: State, seat: number): number {
  let best = -1;
  let most = 0;
  for (let e = 0; e < cards.length; e++) {
    const value = cards[e] === 0 ? 0 : trackValue(s, seat, e);
    if (value <= most) continue;
    most = value;
    best = e;
  }
  return best;
}

function note(s: State, seat: number, part: number, n: number): void {
  set16(s, playerAt(seat) + SCORED + part * 2, n);
  scoreVp(s, seat, n, SCORE_PARTS[part]);
}

export const scoredIn = (s: State, seat: number, part: number): number =>
  get16(s, playerAt(seat) + SCORED + part * 2);

/** The first parts: what lies open, without a choice. */
const FIXED_PARTS: readonly ((s: State, seat: number) => number)[] = [
  orbs,
  powerPoints,
  dwellingValue,
  (s, seat) => tableauPoints(s, seat),
];

/** What everybody would have if the game ended now; Vaults and Prophecies are seen only then. */
export function pointsNow(s: State): number[] {
  const seats = Array.from({ length: s[SEATS] }, (_, seat) => seat);
  const counted = seats.some((seat) => FIXED_PARTS.some((_, part) => scoredIn(s, seat, part) > 0));
  const laidOpen = (seat: number): number => FIXED_PARTS.reduce((sum, of) => sum + of(s, seat), 0);
  return seats.map((seat) => points(s, seat) + (counted ? 0 : laidOpen(seat)));
}

export const scoring: Effect = { verb: 'scoring', id: 0 };

const FIXED = 0;
const VAULT_STEP = 1;
const PROPHECY_STEP = 2;

/** A = the seat (Prophecies: how many have revealed), B = the card looked at next, C = 1 while it scores. */
export const scoringVerb: Verb = {
  name: 'scoring',
  step(s, f) {
    if (s[f + PC] === FIXED) {
      // What was hidden until now will be shown.
      raiseBarrier(s);
      FIXED_PARTS.forEach((worth, part) => {
        for (let seat = 0; seat < s[SEATS]; seat++) note(s, seat, part, worth(s, seat));
      });
      s[f + PC] = VAULT_STEP;
      return;
    }
    if (s[f + PC] === VAULT_STEP) return scoreVaults(s, f);
    scoreProphecies(s, f);
  },
};

/** Before the first card of a part its VP are the score so far, afterwards the difference. */
function open(s: State, f: number, seat: number, part: number): void {
  if (s[f + C] === 1) return;
  s[f + C] = 1;
  set16(s, playerAt(seat) + SCORED + part * 2, points(s, seat));
}

function close(s: State, f: number, seat: number, part: number): void {
  open(s, f, seat, part);
  const at = playerAt(seat) + SCORED + part * 2;
  set16(s, at, points(s, seat) - get16(s, at));
  s[f + C] = 0;
  s[f + B] = 0;
}

function scoreVaults(s: State, f: number): void {
  if (s[f + A] === s[SEATS]) {
    s[f + PC] = PROPHECY_STEP;
    s[f + A] = 0;
    return fixOrder(s);
  }
  const seat = s[f + A];
  open(s, f, seat, VAULTS);
  // E27.36: the Ghosts score no Vaults.
  while (!isGhost(s, seat) && s[f + B] < CARD_KINDS) {
    const kind = ++s[f + B];
    const effect = s[CARD_OWNER + kind] === seat + 1 ? cardOf(kind).scoring : undefined;
    if (effect === undefined || lacksOrb(s, kind)) continue;
    return void push(s, effect.id, seat, 0, kind, 0);
  }
  close(s, f, seat, VAULTS);
  s[f + A]++;
}

/** From the lowest score to the highest, fixed now; ties in turn order from the first player (E20.11). */
function fixOrder(s: State): void {
  const seats = Array.from({ length: s[SEATS] }, (_, i) => (s[FIRST] + i) % s[SEATS]);
  seats.sort((a, b) => points(s, a) - points(s, b));
  seats.forEach((seat, i) => (s[REVEAL_ORDER + i] = seat));
}

const HUMBLE = magicNumber('of-the-humble');

/** The one that compares scores comes first: its owner could not wish otherwise. */
function scoreProphecies(s: State, f: number): void {
  if (s[f + A] === s[SEATS]) return pop(s);
  const seat = s[REVEAL_ORDER + s[f + A]];
  const p = playerAt(seat);
  open(s, f, seat, PROPHECIES);
  if (s[f + B] === 0) {
    s[f + B] = 1;
    if (copiesInHand(s, seat, HUMBLE) > 0) return reveal(s, seat, HUMBLE);
  }
  while (s[f + B] <= s[p + HAND_COUNT]) {
    const kind = s[p + HAND + s[f + B] - 1];
    s[f + B]++;
    if (kind !== HUMBLE && magicOf(kind).type === 'prophecy') return reveal(s, seat, kind);
  }
  close(s, f, seat, PROPHECIES);
  s[f + A]++;
}

function reveal(s: State, seat: number, kind: number): void {
  const card = magicOf(kind);
  if (card.type !== 'prophecy') return;
  if (emit.sink !== null) emit.sink.push({ type: 'prophecy', seat, card: kind });
  push(s, card.scoring.id, seat, 0, MAGIC_SOURCE + kind, 0);
}

/** What a victory over the Ghosts is worth, by its margin (E27.37). */
export const RANKS = [
  { id: 'torchbearer', from: 1 },
  { id: 'speaker', from: 10 },
  { id: 'keeper', from: 20 },
  { id: 'lord', from: 35 },
] as const;

/** The rank reached against the Ghosts, -1 if they have won. */
export function rankOf(s: State): number {
  const margin = points(s, 0) - points(s, 1);
  return RANKS.findLastIndex(({ from }) => margin >= from);
}

/** The highest total; on a tie the most resources (E20.13, E20.14); teams together (E25.2, E25.3). */
export function winners(s: State): number[] {
  const seats = Array.from({ length: s[SEATS] }, (_, seat) => seat);
  // E27.37: on a tie the Ghosts win.
  if (isGhost(s, 1)) return points(s, 0) > points(s, 1) ? [0] : [1];
  const side = (seat: number): number[] =>
    plays(s, TEAMS) ? seats.filter((other) => teamOf(other) === teamOf(seat)) : [seat];
  const sum = (seat: number, of: (seat: number) => number): number =>
    side(seat).reduce((n, each) => n + of(each), 0);
  const goods = (seat: number): number => allResources(s, seat) + handSize(s, seat);
  const best = Math.max(...seats.map((seat) => sum(seat, (each) => points(s, each))));
  const first = seats.filter((seat) => sum(seat, (each) => points(s, each)) === best);
  const most = Math.max(...first.map((seat) => sum(seat, goods)));
  return first.filter((seat) => sum(seat, goods) === most);
}
