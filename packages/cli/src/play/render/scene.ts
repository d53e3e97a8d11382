/** Everything a drawing needs to know. Drawings are pure: from a scene to lines. */
import type { View } from '@evervale/everdell';
import { nameText, playerText, sign, type Print } from '../../names.ts';
import { width } from '../../columns.ts';
import type { Ui } from '../words/index.ts';
import { faint, inSeatColor, strong } from '../../glyphs.ts';

export interface Scene {
  readonly view: View;
  /** The words of the game, with the names at this table. */
  readonly print: Print;
  /** The words of the terminal. */
  readonly ui: Ui;
  readonly columns: number;
  /** Keys of the options of the pending decision: what they name stands out. */
  readonly possible: ReadonlySet<string>;
}

export const nameOf = ({ print }: Scene, id: string): string => print(nameText(id));
export const playerName = ({ print }: Scene, seat: number): string => print(playerText(seat));

/** A seat's letter in its colour. */
export function seatSign({ view }: Scene, seat: number): string {
  return inSeatColor(seat, strong(sign(view, seat)));
}

/** A line across, with a title in it. */
export function heading({ columns }: Scene, title: string, aside = ''): string {
  const rest = columns - width(title) - width(aside) - (aside === '' ? 3 : 6);
  const end = aside === '' ? '' : ` ${aside} ${faint('─')}`;
  return `${faint('─')} ${strong(title)} ${faint('─'.repeat(Math.max(0, rest)))}${end}`;
}
