/** The points a seat would have if the game ended now, by source: the seven lines of the score sheet. */
import { isOver, type Effect, type Seq, type State } from '@evervale/kernel';
import {
  CARD_KINDS,
  HAND,
  HAND_COUNT,
  SCORE_PARTS,
  amount,
  cardOf,
  dwellingValue,
  holds,
  lacksOrb,
  magicOf,
  orbs,
  playerAt,
  points,
  powerPoints,
  scoredIn,
  tableauPoints,
  type About,
} from '@evervale/eldervale/insides';
import { findCards, own } from './cards.ts';
import type { Roll, Vp, When } from '@evervale/eldervale/vocabulary';

/** VP on the track, then the six steps of scoring (E20.1). */
export const SOURCES = ['vp', ...SCORE_PARTS] as const;
const VAULTS = 5;
const PROPHECIES = 6;

const now = new Float64Array(SOURCES.length);

/** Written into a buffer that the next call uses again. */
export function pointsBySource(s: State, seat: number): Float64Array {
  findCards(s, seat);
  return pointsFound(s, seat);
}

/** The same, once the cards of the seat have been found. */
function pointsFound(s: State, seat: number): Float64Array {
  if (isOver(s)) return scored(s, seat);
  now[0] = points(s, seat);
  now[1] = orbs(s, seat);
  now[2] = powerPoints(s, seat);
  now[3] = dwellingValue(s, seat);
  now[4] = tableauPoints(s, seat, own.byElement);
  now[VAULTS] = vaultPoints(s, seat);
  now[PROPHECIES] = prophecyPoints(s, seat);
  return now;
}

function scored(s: State, seat: number): Float64Array {
  now[0] = points(s, seat);
  for (let i = 1; i < SOURCES.length; i++) {
    now[i] = scoredIn(s, seat, i - 1);
    now[0] -= now[i];
  }
  return now;
}

/** What they add up to. */
export function pointsNow(s: State, seat: number): number {
  findCards(s, seat);
  return sumFound(s, seat);
}

/** The same, once the cards of the seat have been found. */
export function sumFound(s: State, seat: number): number {
  if (isOver(s)) return points(s, seat);
  const by = pointsFound(s, seat);
  let sum = 0;
  for (let i = 0; i < by.length; i++) sum += by[i];
  return sum;
}

const IS_VAULT = Uint8Array.from({ length: CARD_KINDS + 1 }, (_, kind) =>
  kind > 0 && cardOf(kind).scoring !== undefined ? 1 : 0,
);

function vaultPoints(s: State, seat: number): number {
  let sum = 0;
  for (let i = 0; i < own.count; i++) {
    const kind = own.kinds[i];
    if (IS_VAULT[kind] === 0 || lacksOrb(s, kind)) continue;
    sum += worthOf(s, seat, cardOf(kind).scoring!, { here: 0, at: kind, n: 0 });
  }
  return sum;
}

const NOTHING: About = { here: 0, at: 0, n: 0 };

function prophecyPoints(s: State, seat: number): number {
  const p = playerAt(seat);
  let sum = 0;
  for (let i = 0; i < s[p + HAND_COUNT]; i++) {
    const card = magicOf(s[p + HAND + i]);
    if (card.type === 'prophecy') sum += worthOf(s, seat, card.scoring, NOTHING);
  }
  return sum;
}

/** VP of an effect of scoring, a die counted by its mean. */
function worthOf(s: State, seat: number, effect: Effect, about: About): number {
  switch (effect.verb) {
    case 'vp':
      return amount(s, seat, (effect as Vp).n, about);
    case 'seq':
      return (effect as Seq).steps.reduce((sum, step) => sum + worthOf(s, seat, step, about), 0);
    case 'when': {
      const { cond, then, otherwise } = effect as When;
      const taken = holds(s, seat, cond, about) ? then : otherwise;
      return taken ? worthOf(s, seat, taken, about) : 0;
    }
    case 'roll': {
      const { dice, faces } = effect as Roll;
      const all = faces.reduce((sum, face) => sum + (face ? worthOf(s, seat, face, about) : 0), 0);
      return (amount(s, seat, dice, about) * all) / faces.length;
    }
    default:
      return 0;
  }
}
