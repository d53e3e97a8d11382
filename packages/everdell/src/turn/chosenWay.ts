/** The way in which a card is being played: what it takes, and what is left to pay. */
import { A, C, N, OF, SEAT, type State } from '@evervale/kernel';
import type { Advantage } from '../content/card.ts';
import { CARDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { cardIn, occupy, slotOf, takeCard } from '../state/city.ts';
import { CONTENT, TOKENS, slotAt } from '../state/layout.ts';
import { noticeOccupied } from './notices.ts';
import { wayOf } from './playFrame.ts';
import { unitsToPay } from './price.ts';
import { lessFrom } from './sources.ts';
import { boxWay } from './boxWays.ts';
import {
  FREE,
  IMPRISON,
  LAY_ON,
  LESS_HERE,
  OCCUPY,
  PAY,
  REPLACE,
  SACRIFICE,
  SPEND,
  SWAP,
  freeCell,
  leftOutIn,
} from './ways.ts';

export function takesSomething(family: number): boolean {
  return (
    family !== PAY &&
    family !== SWAP &&
    family !== LAY_ON &&
    family !== OCCUPY &&
    family !== LESS_HERE
  );
}

/** Step 1: what the advantage takes away is gone before anything is paid or laid (6.25). */
export function useAdvantage(s: State, f: number): void {
  const seat = s[f + SEAT];
  const which = s[f + N];
  switch (wayOf(s, f)) {
    case IMPRISON:
      return imprison(s, seat, which);
    case SACRIFICE:
      return void takeCard(s, seat, slotOf(s, seat, CARDS.perks[which]), 'discard');
    case OCCUPY:
      return moveIn(s, seat, which);
    case SPEND:
      s[slotAt(seat, slotOf(s, seat, perkOf('spendTokens'))) + TOKENS] -= which;
      return;
    default:
      boxWay(wayOf(s, f))?.use(s, seat, s[f + A], which);
  }
}

function moveIn(s: State, seat: number, slot: number): void {
  occupy(s, seat, slot);
  noticeOccupied(s, seat);
  if (emit.sink !== null) {
    emit.sink.push({ type: 'occupy', seat, card: cardIn(s, seat, slot), slot });
  }
}

function imprison(s: State, seat: number, slot: number): void {
  const prison = perkOf('imprison');
  const cell = freeCell(s, seat, prison);
  const prisoner = takeCard(s, seat, slot, 'prison');
  s[slotAt(seat, slotOf(s, seat, prison)) + CONTENT + cell] = prisoner;
}

/** The card that gives this advantage. */
export function perkOf(way: Advantage['way']): number {
  let i = 0;
  while (CARDS.of(CARDS.perks[i]).advantage!.way !== way) i++;
  return CARDS.perks[i];
}

/** Resources to be paid in the way chosen. */
export function unitsOf(s: State, f: number): number {
  const way = wayOf(s, f);
  if (s[f + C] === FREE || way === REPLACE || way === OCCUPY) return 0;
  if (boxWay(way) !== undefined) return 0;
  return unitsToPay(s, s[f + SEAT], s[f + A], reduction(s, f));
}

function reduction(s: State, f: number): number {
  const way = wayOf(s, f);
  if (way === IMPRISON) return lessBy('imprison');
  if (way === SACRIFICE) return CARDS.of(CARDS.perks[s[f + N]]).advantage!.less!;
  if (way === SPEND) return s[f + N] * lessBy('spendTokens');
  if (way === LAY_ON) return lessBy('layOn');
  if (way === LESS_HERE) return lessFrom(s[f + OF])!;
  return leftOutIn(s[f + C]);
}

export function lessBy(way: Advantage['way']): number {
  return CARDS.of(perkOf(way)).advantage!.less!;
}
