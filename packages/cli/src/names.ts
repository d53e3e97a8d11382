/** What the players at a table are called, and the words with their names in them. */
import { wordsOf, type View } from '@evervale/everdell';
import { seatLetter, type Text } from '@evervale/kernel';
import type { Lang, Printer } from '@evervale/kernel/text';

/** Prints texts in one language, for one table. */
export type Print = (text: Text) => string;

const RUGWORT: Text = { key: 'name', args: { id: 'solo-rugwort' } };

type Names = readonly (string | undefined)[];

/** Whoever has no name is numbered; behind the last player Rugwort may sit. */
export function wordsFor(players: number, names: Names = []): Printer {
  const seats = Array.from({ length: players }, (_, seat) => names[seat] ?? numbered(seat));
  return wordsOf({ players: [...seats, RUGWORT] });
}

export function printer(lang: Lang, players: number, names: Names = []): Print {
  const words = wordsFor(players, names);
  return (text) => words.print(text, lang);
}

function numbered(seat: number): Text {
  return { key: 'player.number', args: { n: seat + 1 } };
}

export const nameText = (id: string): Text => ({ key: 'name', args: { id } });
export const playerText = (seat: number): Text => ({ key: 'player', args: { seat } });

/** The sign of a seat: a letter as in the notation; R for Rugwort. */
export function sign(view: Pick<View, 'rugwort'>, seat: number): string {
  return view.rugwort?.seat === seat ? 'R' : seatLetter(seat);
}
