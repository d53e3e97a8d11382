/**
 * The action stack (25.10, 27.1, 27.8, 29.2). Nobody ever looks at its order, so it has none: the next
 * card is taken by chance when it is turned up. One of the five opening cards was left in the box
 * unseen: it could be any of those that were never turned up, and each of them is equally likely.
 */
import { chance, raiseBarrier, type State } from '@evervale/kernel';
import { boxesOf, comesWith } from '../content/boxes.ts';
import { ACTION_CARDS } from './actionCards.ts';
import { seenBits, setCard, setSeen, setStack, stackBits } from './room.ts';

const bitOf = (number: number): number => 1 << (number - 1);

const OPENING = ACTION_CARDS.reduce(
  (bits, { opening }, i) => (opening ? bits | bitOf(i + 1) : bits),
  0,
);

function countBits(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}

/** The number of the `n`-th of these cards. */
function numberOf(bits: number, n: number): number {
  let left = n;
  for (let number = 1; ; number++) if ((bits & bitOf(number)) !== 0 && left-- === 0) return number;
}

/** 25.9: the cards of this game up to a season. */
export function cardsUpTo(s: State, season: number): number {
  const pearls = comesWith(boxesOf(s), 'pearlbrook');
  return ACTION_CARDS.reduce((bits, card, i) => {
    const there = card.season <= season && (pearls || !card.pearlbrook);
    return there ? bits | bitOf(i + 1) : bits;
  }, 0);
}

/** Cards of which one lies in the box. */
function boxed(s: State): number {
  return OPENING & ~seenBits(s);
}

/** How many cards the stack has. */
export function stackSize(s: State): number {
  const maybe = countBits(stackBits(s) & boxed(s));
  return countBits(stackBits(s) & ~boxed(s)) + Math.max(0, maybe - 1);
}

/** 27.8: when the stack is used up, the cards of this season are shuffled. */
function refill(s: State, season: number): void {
  setStack(s, cardsUpTo(s, season));
}

/** The top card is turned up: its number. */
export function turnUp(s: State, season: number): number {
  if (stackSize(s) === 0) refill(s, season);
  const sure = stackBits(s) & ~boxed(s);
  const maybe = stackBits(s) & boxed(s);
  const number = seenBits(s) === 0 ? pick(s, OPENING) : pickFrom(s, sure, maybe);
  setStack(s, stackBits(s) & ~bitOf(number));
  setSeen(s, seenBits(s) | bitOf(number));
  setCard(s, number);
  raiseBarrier(s);
  return number;
}

/** One of the cards that may lie in the box does not count, whichever it is. */
function pickFrom(s: State, sure: number, maybe: number): number {
  const n = chance(s, countBits(sure) + Math.max(0, countBits(maybe) - 1));
  return n < countBits(sure) ? numberOf(sure, n) : pick(s, maybe);
}

function pick(s: State, bits: number): number {
  return numberOf(bits, chance(s, countBits(bits)));
}
