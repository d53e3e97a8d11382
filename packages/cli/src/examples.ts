/** Examples in the help of a command: those of the game, or the usual ones with its name. */
import { terminalOf } from './games/terminals.ts';
import type { Shell } from './shell.ts';

export function examplesOf(
  { games, game }: Shell,
  command: string,
  usual: readonly string[],
): string {
  const named = game === games.named() ? '' : ` --game ${game.id}`;
  const lines =
    terminalOf(game).examples[command] ??
    usual.map((line) => line.replace(/^evervale \S+/, (start) => `${start}${named}`));
  return ['', 'Examples:', ...lines.map((line) => `  $ ${line}`)].join('\n');
}
