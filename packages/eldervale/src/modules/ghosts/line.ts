/** Which element the Ghosts take: the element line of a card (E27.11 to E27.13, E27.40). */
import type { State } from '@evervale/kernel';
import type { Keyword } from '../../content/ghosts.ts';
import { ELEMENTS } from '../../content/terms.ts';
import { MARKERS, TOP_SPACE } from '../../content/tracks.ts';
import { faceUp } from '../../state/decks.ts';
import { ELEMENT, playerAt } from '../../state/layout.ts';
import { gainPower, isInPlay, markersOut, powerOf } from '../../tracks/power.ts';
import { GHOST_SEAT, LAST_GHOST, ghostCard } from './state.ts';

const PLAYER = 0;

const inPlay = (s: State): number[] => ELEMENTS.map((_, e) => e).filter((e) => isInPlay(s, e));

/** The element in which a seat stands highest; ties in the order of the rulebook. */
function highest(s: State, seat: number): number {
  return inPlay(s).reduce((best, e) => (powerOf(s, seat, e) > powerOf(s, seat, best) ? e : best));
}

function named(s: State, keyword: Keyword): number {
  if (keyword === 'own') return s[playerAt(GHOST_SEAT) + ELEMENT] - 1;
  if (keyword === 'lead') return highest(s, GHOST_SEAT);
  if (keyword === 'rival') return highest(s, PLAYER);
  if (markersOut(s, GHOST_SEAT) === MARKERS) return -1;
  return inPlay(s).find((e) => powerOf(s, GHOST_SEAT, e) === 0) ?? -1;
}

/** Three keywords, then all elements in play; an element may stand in it twice. */
export function elementLine(s: State, card: number): number[] {
  const keywords = ghostCard(card).line.map((keyword) => named(s, keyword));
  return [...keywords.filter((e) => e >= 0), ...inPlay(s)];
}

/** A free marker or one that can still rise (E27.39). */
function canGainPower(s: State, element: number): boolean {
  const space = powerOf(s, GHOST_SEAT, element);
  return space === 0 ? markersOut(s, GHOST_SEAT) < MARKERS : space < TOP_SPACE;
}

/** One power by the line of the card turned up last, where they can gain it. */
export function gainPowerByLine(s: State): void {
  const element = elementLine(s, s[LAST_GHOST]).find((e) => canGainPower(s, e));
  if (element !== undefined) gainPower(s, GHOST_SEAT, element);
}

/** Where in the line the card is that they take, -1 if none lies face up (E27.13). */
export function placeToTake(s: State, line: readonly number[]): number {
  const best = line.findIndex((e) => faceUp(s, e) !== 0 && canGainPower(s, e));
  return best >= 0 ? best : line.findIndex((e) => faceUp(s, e) !== 0);
}

/** The element whose card is burned: the line is read on from the place taken, then from its start (E27.40). */
export function elementToBurn(s: State, line: readonly number[], taken: number): number {
  const from = taken + 1;
  return [...line.slice(from), ...line.slice(0, from)].find((e) => faceUp(s, e) !== 0) ?? -1;
}
