/** What Nightweave and her modules remember. */
import { get32, set32, type State } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { PILE_SIZE, PLAYERS, SEASON, playerAt } from '../state/layout.ts';
import { roomOf } from '../state/rooms.ts';
import { ACTION_CARDS, type ActionCard } from './actionCards.ts';
import { POINT_CARDS, type PointCard } from './pointCards.ts';

export const MISTWOOD = 19;
/** The bit of this box in the state. */
const MISTWOOD_BOX = 1 << MISTWOOD;

export const mistwoodRoom = roomOf(MISTWOOD);
const { table, tableAt } = mistwoodRoom;

const DIFFICULTY = table.bytes();
/** The action card turned up last, from 1 on; 0 = none yet. */
const CARD = table.bytes();
/** Which part of it she carries out: FIRST, SECOND, SUBSTITUTE, PREPARING; 0 = not known yet. */
const PART = table.bytes();
/** Why its first and its second option could not be carried out, by number from 1; 0 = they could, or were not tried. */
const FAILED = table.bytes(2);
/** Action cards by bits: still in the stack, and turned up at least once in this game (stack.ts). */
const STACK = table.bytes(4);
const SEEN = table.bytes(4);
/** Where the figure lies: a Meadow position from 1 on, then those of the station; 0 = in the lair. */
const FIGURE = table.bytes();
/** She has placed a spider on a special Event in this season (28.11). */
const SPECIAL_DONE = table.bytes();
/** With a full city she may look at the card on top once a turn (31.7): LEGEND_ON_TOP, OTHER_ON_TOP. */
const LOOKED = table.bytes();
/** Her deck: how many cards, and the cards. It has no order: a card is taken by chance. */
export const DECK_SIZE = table.bytes(2);
export const DECK = table.bytes(PILE_SIZE);
/** Legendary cards of her deck, 0 = none: first Critters, then Constructions (31.6). */
export const LEGENDS_EACH = 2;
export const LEGENDS_SIZE = 2 * LEGENDS_EACH;
export const LEGENDS = table.bytes(LEGENDS_SIZE);
/** Cards face down in her lair (26.7, 31.13). */
export const LAIR_SIZE = 8;
export const LAIR = table.bytes(LAIR_SIZE);

/** Adornments in her lair (31.24). */
const ADORNMENTS_LAID = table.bytes();
/** Goods of the Market in the order in which they were laid out (31.16). */
export const GOODS_ROW = table.bytes(4);

export const FIRST = 1;
export const SECOND = 2;
export const SUBSTITUTE = 3;
export const PREPARING = 4;

export { tableAt };

/** Is she in this game? */
export function hasNightweave(s: State): boolean {
  return (boxesOf(s) & MISTWOOD_BOX) !== 0;
}

/** Her city comes after those of the people. */
export function nightweaveSeat(s: State): number {
  return s[PLAYERS];
}

export function nightweaveSeason(s: State): number {
  return s[playerAt(s[PLAYERS]) + SEASON];
}

export function difficultyOf(s: State): number {
  return s[tableAt(s) + DIFFICULTY];
}

export function setDifficulty(s: State, difficulty: number): void {
  s[tableAt(s) + DIFFICULTY] = difficulty;
}

export function pointCard(s: State): PointCard {
  return POINT_CARDS[difficultyOf(s)];
}

/** The number of the action card turned up last, from 1 on; 0 = none. */
export function cardNumber(s: State): number {
  return s[tableAt(s) + CARD];
}

export function setCard(s: State, number: number): void {
  s[tableAt(s) + CARD] = number;
}

/** The action card turned up last. */
export function currentCard(s: State): ActionCard {
  return ACTION_CARDS[cardNumber(s) - 1];
}

export function partOf(s: State): number {
  return s[tableAt(s) + PART];
}

export function setPart(s: State, part: number): void {
  s[tableAt(s) + PART] = part;
}

/** Why an option (0 = the first, 1 = the second) failed, by number from 1; 0 = it did not. */
export function failureOf(s: State, option: number): number {
  return s[tableAt(s) + FAILED + option];
}

export function setFailure(s: State, option: number, why: number): void {
  s[tableAt(s) + FAILED + option] = why;
}

export function stackBits(s: State): number {
  return get32(s, tableAt(s) + STACK);
}

export function setStack(s: State, bits: number): void {
  set32(s, tableAt(s) + STACK, bits);
}

export function seenBits(s: State): number {
  return get32(s, tableAt(s) + SEEN);
}

export function setSeen(s: State, bits: number): void {
  set32(s, tableAt(s) + SEEN, bits);
}

export function figureAt(s: State): number {
  return s[tableAt(s) + FIGURE];
}

export function putFigure(s: State, at: number): void {
  s[tableAt(s) + FIGURE] = at;
}

export const LEGEND_ON_TOP = 1;
export const OTHER_ON_TOP = 2;

/** What lies on top of her deck, 0 = the game has not looked in this turn. */
export function lookedAt(s: State): number {
  return s[tableAt(s) + LOOKED];
}

export function setLooked(s: State, seen: number): void {
  s[tableAt(s) + LOOKED] = seen;
}

export function specialDone(s: State): boolean {
  return s[tableAt(s) + SPECIAL_DONE] === 1;
}

export function setSpecialDone(s: State, done: boolean): void {
  s[tableAt(s) + SPECIAL_DONE] = done ? 1 : 0;
}

export function adornmentsLaid(s: State): number {
  return s[tableAt(s) + ADORNMENTS_LAID];
}

export function layAdornment(s: State): void {
  s[tableAt(s) + ADORNMENTS_LAID]++;
}
