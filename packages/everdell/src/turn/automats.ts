/**
 * Automatic opponents: a city that nobody sits at, behind those of the people. The rules play it. It
 * may only react to what people do, or take its turns in the round; it scores by rules of its own.
 */
import type { Effect, Field, State, Text } from '@evervale/kernel';
import type { EventMix } from '../boxes.ts';
import { boxesOf, boxesWith } from '../content/boxes.ts';
import type { Gets } from '../state/giving.ts';
import { PLAYERS, SEATS } from '../state/layout.ts';
import type { ScoreLine } from './joints.ts';

/** What tables choose about automatic opponents, by the key of each; boxes declare theirs. @public */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface AutomatOptions {}

/** How a table chooses an automatic opponent. */
export interface AutomatChoice<O = unknown> {
  /** Its field of the options. */
  readonly key: string;
  /** It plays where nobody else was chosen and as many people sit there as it plays with. */
  readonly usual?: boolean;
  /** Something stands in its field: does it say that it plays? Yes, if not said otherwise. */
  isChosen?(input: unknown): boolean;
  /** Reads what was chosen; refuses with the field and what it may be. */
  read(input: unknown, players: number): O;
  /** Writes it into a new table, and reads it back. */
  lay(s: State, options: O): void;
  of(s: State): O;
  /** Boxes that come along, and how special Events are mixed where that is settled. */
  brings?(boxes: readonly string[]): readonly string[];
  mix?(boxes: readonly string[]): EventMix | undefined;
  /** Why what was chosen does not go with these boxes, or undefined. */
  clash?(options: O, boxes: readonly string[]): string | undefined;
  readonly fields: readonly Field[];
  /** What is asked after the boxes, because it depends on them. */
  readonly fieldsBehindBoxes?: readonly Field[];
}

export interface Automat {
  readonly id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what is read is what is laid
  readonly choice: AutomatChoice<any>;
  /** Its sign on a score sheet, where seats have letters. */
  readonly sign: string;
  readonly name: Text;
  /** With how many people it sits at a table. */
  readonly people: readonly number[];
  /** The table is laid as for so many more players, and everybody has so many cards to begin with. */
  readonly laidForMore?: number;
  readonly hand?: number;
  /** Its workers in a season, where it has them by rules of its own. */
  workers?(s: State, season: number): number;
  /** What it does when its turn comes; it has finished when FINISHED says so. Without it, it only reacts. */
  readonly turn?: Effect;
  /** What becomes of cards and resources that people give to it, if it can be given any. */
  readonly gets?: Gets;
  /** What it scores, line by line and as a sum, which search asks for. */
  score(s: State, seat: number): ScoreLine[];
  sum(s: State, seat: number): number;
  /** Who wins, ties included. */
  winners(s: State): number[];
}

/** The automat of a game with these boxes. */
export function automatWith(bits: number): Automat | undefined {
  return bits === 0 ? undefined : boxesWith(bits).find(({ automat }) => automat)?.automat;
}

export function automatOf(s: State): Automat | undefined {
  return s[SEATS] === s[PLAYERS] ? undefined : automatWith(boxesOf(s));
}

/** Its seat, or -1; with an id only if it is that one. */
export function automatSeat(s: State, id?: string): number {
  if (s[SEATS] === s[PLAYERS]) return -1;
  return id === undefined || automatOf(s)?.id === id ? s[PLAYERS] : -1;
}
