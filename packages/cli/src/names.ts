/** What the players at a table are called, and the words with their names in them. */
import { seatLetter, type AnyGame, type Text } from '@evervale/kernel';
import type { Lang, Printer } from '@evervale/kernel/text';

/** Prints texts in one language, for one table. */
export type Print = (text: Text) => string;

type Names = readonly (string | undefined)[];

/** Whoever has no name is numbered. */
export function wordsFor(
  game: AnyGame,
  players: number,
  names: Names = [],
  options?: unknown,
): Printer {
  return game.words(
    Array.from({ length: players }, (_, seat) => names[seat]),
    undefined,
    options,
  );
}

export function printer(
  game: AnyGame,
  lang: Lang,
  players: number,
  names: Names = [],
  options?: unknown,
): Print {
  const words = wordsFor(game, players, names, options);
  return (text) => words.print(text, lang);
}

export const nameText = (id: string): Text => ({ key: 'name', args: { id } });
export const playerText = (seat: number): Text => ({ key: 'player', args: { seat } });

/** The signs of the seats: letters as in the notation; behind them those of automatic opponents. */
export function signsOf(game: AnyGame, options: unknown, players: number): string[] {
  const people = Array.from({ length: players }, (_, seat) => seatLetter(seat));
  return [...people, ...game.automats(options).map(({ sign }) => sign)];
}
