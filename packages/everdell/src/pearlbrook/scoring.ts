/** What Pearlbrook adds to the score: adornments, wonders and pearls (12.30). */
import type { State } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { cardIn, cityTop } from '../state/city.ts';
import { handSize } from '../state/hand.ts';
import { COLORS, FINISHED, PLAYERS, TOKENS, playerAt, slotAt } from '../state/layout.ts';
import { points } from '../state/supply.ts';
import type { ScoreLine } from '../turn/joints.ts';
import { bonusOf } from '../turn/scoring.ts';
import { ADORNMENTS, adornmentAt, isPlayed } from './adornments.ts';
import { pearls } from './pearls.ts';
import { loot } from './pirateShip.ts';
import { ADORNMENTS_EACH, LAST_HAND, seatAt } from './room.ts';
import { WONDERS, builderOf, wondersOf } from './wonders.ts';

const POINTS_PER_PEARL = 2;

/** 12.20: below the line. */
function worth(s: State, seat: number, number: number): number {
  const { points: fixed = 0, bonus } = ADORNMENTS[number - 1];
  return bonus === undefined ? fixed : bonusOf(s, bonus, seat, 0);
}

export function pearlbrookPoints(s: State, seat: number): number {
  let sum = POINTS_PER_PEARL * pearls(s, seat);
  for (let i = 0; i < ADORNMENTS_EACH; i++) {
    if (isPlayed(s, seat, i)) sum += worth(s, seat, adornmentAt(s, seat, i));
  }
  for (let i = 0; i < WONDERS.length; i++) {
    if (builderOf(s, i) === seat + 1) sum += WONDERS[i].points;
  }
  return sum;
}

export function pearlbrookLines(s: State, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let i = 0; i < ADORNMENTS_EACH; i++) {
    const number = adornmentAt(s, seat, i);
    if (!isPlayed(s, seat, i)) continue;
    const { id } = ADORNMENTS[number - 1];
    lines.push({ part: 'adornments', id, points: worth(s, seat, number) });
  }
  WONDERS.forEach(({ id, points: n }, i) => {
    if (builderOf(s, i) === seat + 1) lines.push({ part: 'wonders', id, points: n });
  });
  const left = pearls(s, seat);
  if (left > 0) lines.push({ part: 'pearls', id: 'supply', points: POINTS_PER_PEARL * left });
  return lines;
}

/** 9.4: with five and more players the hand goes when its owner passes; its size is kept in mind. */
export function rememberHand(s: State, seat: number): void {
  s[seatAt(s, seat) + LAST_HAND] = handSize(s, seat);
}

function cardsInHand(s: State, seat: number): number {
  const left = s[PLAYERS] >= 5 && s[playerAt(seat) + FINISHED] === 1;
  return left ? s[seatAt(s, seat) + LAST_HAND] : handSize(s, seat);
}

/** Point tokens of the own supply and on the cards of the city. */
function tokens(s: State, seat: number): number {
  let n = points(s, seat);
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) n += s[slotAt(seat, slot) + TOKENS];
  return n;
}

function types(s: State, seat: number): number {
  let n = 0;
  for (let color = 0; color < 5; color++) if (s[playerAt(seat) + COLORS + color] > 0) n++;
  return n;
}

/** Cards of this box in the city. */
function pearlbrookCards(s: State, seat: number): number {
  let n = 0;
  for (let slot = cityTop(s, seat) - 1; slot >= 0; slot--) {
    const kind = cardIn(s, seat, slot);
    if (kind !== 0 && CARDS.of(kind).box === 'pearlbrook') n++;
  }
  return n;
}

export const pearlbrookCounters = {
  pearl: pearls,
  loot,
  wonders: wondersOf,
  hand: cardsInHand,
  tokens,
  types,
  pearlbrookCards,
};
