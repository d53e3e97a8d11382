/** What a command works with: the ends of the program, the games there are, the one that is meant. */
import type { AnyGame, Games } from '@evervale/kernel';
import type { Io } from './io.ts';

export interface Shell {
  readonly io: Io;
  readonly games: Games;
  readonly game: AnyGame;
}

/**
 * The game that a command line names: `--game eldervale` or `--game=eldervale`. Known before the line
 * is read, because the game says which flags there are.
 */
export function gameIn(args: readonly string[], games: Games): AnyGame {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  if (at < 0) return games.named();
  const [, joined] = /^--game=(.*)$/s.exec(args[at]) ?? [];
  return games.named(joined ?? args[at + 1]);
}
