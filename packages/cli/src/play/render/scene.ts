/** Everything a drawing needs to know. Drawings are pure: from a scene to lines. */
import type { AnyGame, Decision } from '@evervale/kernel';
import { width } from '../../columns.ts';
import { faint, inSeatColor, strong } from '../../glyphs.ts';
import { nameText, playerText, type Print } from '../../names.ts';
import type { Ui } from '../words/index.ts';

export interface Scene<View = unknown, Key extends string = never> {
  readonly game: AnyGame;
  readonly view: View;
  /** Who looks; null = everybody. */
  readonly seat: number | null;
  /** The signs of the seats, automatic opponents behind the others. */
  readonly signs: readonly string[];
  /** The words of the game, with the names at this table. */
  readonly print: Print;
  /** The words of the terminal. */
  readonly ui: Ui<Key>;
  readonly columns: number;
  /** The decision that is asked for, if one is. */
  readonly asked: Decision | null;
  /** Keys of the options of a turn: what they name stands out. */
  readonly possible: ReadonlySet<string>;
}

// The terminal hands scenes through; each goes to the drawings of its own game.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyScene = Scene<any, any>;

type Printing = Pick<Scene, 'print'>;

export const nameOf = ({ print }: Printing, id: string): string => print(nameText(id));
export const playerName = ({ print }: Printing, seat: number): string => print(playerText(seat));

/** A seat's letter in its colour. */
export function seatSign({ signs }: Pick<Scene, 'signs'>, seat: number): string {
  return inSeatColor(seat, strong(signs[seat]));
}

/** A line across, with a title in it. */
export function heading({ columns }: Pick<Scene, 'columns'>, title: string, aside = ''): string {
  const rest = columns - width(title) - width(aside) - (aside === '' ? 3 : 6);
  const end = aside === '' ? '' : ` ${aside} ${faint('─')}`;
  return `${faint('─')} ${strong(title)} ${faint('─'.repeat(Math.max(0, rest)))}${end}`;
}
