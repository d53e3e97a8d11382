/** What Nightweave and her modules remember. */
import { get16, get32, set16, set32, type State } from '@evervale/kernel';
import { boxesOf } from '../content/boxes.ts';
import { FINISHED, PILE_SIZE, PLAYERS, SEASON, playerAt } from '../state/layout.ts';
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

/** Her modules (chapter 32): the character that counts, the scheme, the plot; from 1 on, 0 = none. */
const CHARACTER = table.bytes();
const SCHEME = table.bytes();
const PLOT = table.bytes();
/** Are plots turned up? */
const PLOTS_USED = table.bytes();
/** Characters and plots that have been turned up, by bits; piles have no order. */
const CHARACTERS_SEEN = table.bytes();
const PLOTS_SEEN = table.bytes(5);
/** Point tokens of the plot that are counted against its limit. */
const PLOT_TOKENS = table.bytes();
/** Locations with webs that stay, one bit each (webs.ts). */
const WEBS = table.bytes(2);
/** Meadow positions that are kept empty, one bit each. */
const KEPT = table.bytes();

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

export function characterNumber(s: State): number {
  return s[tableAt(s) + CHARACTER];
}

/** It is turned up, too. */
export function setCharacter(s: State, number: number): void {
  s[tableAt(s) + CHARACTER] = number;
  if (number > 0) s[tableAt(s) + CHARACTERS_SEEN] |= 1 << (number - 1);
}

export function isCharacterSeen(s: State, number: number): boolean {
  return (s[tableAt(s) + CHARACTERS_SEEN] & (1 << (number - 1))) !== 0;
}

export function seeCharacter(s: State, number: number): void {
  s[tableAt(s) + CHARACTERS_SEEN] |= 1 << (number - 1);
}

export function schemeNumber(s: State): number {
  return s[tableAt(s) + SCHEME];
}

export function setScheme(s: State, number: number): void {
  s[tableAt(s) + SCHEME] = number;
}

export function usesPlots(s: State): boolean {
  return s[tableAt(s) + PLOTS_USED] === 1;
}

export function usePlots(s: State, used: boolean): void {
  s[tableAt(s) + PLOTS_USED] = used ? 1 : 0;
}

export function plotNumber(s: State): number {
  return s[tableAt(s) + PLOT];
}

/** A plot applies from now on, 0 = none; its limit begins anew. */
export function setPlot(s: State, number: number): void {
  s[tableAt(s) + PLOT] = number;
  s[tableAt(s) + PLOT_TOKENS] = 0;
}

export function isPlotSeen(s: State, number: number): boolean {
  return (s[tableAt(s) + PLOTS_SEEN + ((number - 1) >> 3)] & (1 << ((number - 1) & 7))) !== 0;
}

export function seePlot(s: State, number: number): void {
  s[tableAt(s) + PLOTS_SEEN + ((number - 1) >> 3)] |= 1 << ((number - 1) & 7);
}

export function plotTokens(s: State): number {
  return s[tableAt(s) + PLOT_TOKENS];
}

export function addPlotTokens(s: State, n: number): void {
  s[tableAt(s) + PLOT_TOKENS] += n;
}

export function webBits(s: State): number {
  return get16(s, tableAt(s) + WEBS);
}

export function setWebBits(s: State, bits: number): void {
  set16(s, tableAt(s) + WEBS, bits);
}

/** Meadow positions that the Spinner keeps empty. */
export function keptBits(s: State): number {
  return s[tableAt(s) + KEPT];
}

export function setKept(s: State, bits: number): void {
  s[tableAt(s) + KEPT] = bits;
}

/** Has she any module in this game? */
export function hasModules(s: State): boolean {
  const at = tableAt(s);
  return (s[at + CHARACTER] | s[at + SCHEME] | s[at + PLOTS_USED]) !== 0;
}

export function hasEnded(s: State): boolean {
  return s[playerAt(nightweaveSeat(s)) + FINISHED] === 1;
}
