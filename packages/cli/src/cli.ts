/** Commands, options and help; what goes wrong with them is told in one line. */
import { styleText } from 'node:util';
import { GAMES } from '@evervale/games';
import { Refusal, type Games } from '@evervale/kernel';
import { Command, CommanderError } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { balanceCommand } from './commands/balance.ts';
import { benchCommand } from './commands/bench.ts';
import { cardsCommand } from './commands/cards.ts';
import { ladderCommand } from './commands/ladder.ts';
import { playCommand } from './commands/play.ts';
import { positionCommand } from './commands/position.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { trainCommand } from './commands/train.ts';
import { workCommand } from './commands/work.ts';
import type { Io } from './io.ts';
import { gameIn, type Shell } from './shell.ts';

const EXAMPLES = `
Examples:
  $ evervale play                          a game; the program asks who plays
  $ evervale play --game eldervale         the other game
  $ evervale simulate --games 5000 --players 2,3,4
  $ evervale cards berry construction      what has to do with berries?
  $ evervale help simulate                 more about a command`;

/** Runs a command line with these games; gives the exit code. */
export async function run(args: readonly string[], io: Io, games: Games = GAMES): Promise<number> {
  try {
    const shell: Shell = { io, games, game: gameIn(args, games) };
    await program(shell).parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof Refusal)) throw error;
    io.err(`${styleText('red', 'error:', { stream: process.stderr })} ${error.message}\n`);
    return 1;
  }
}

function program(shell: Shell): Command {
  const { io, games, game } = shell;
  const root = new Command('evervale')
    .description(`${titles(games)} in the terminal: play, simulate, look into them.`)
    .version(`rules version ${game.version}`, '-V, --version', 'show the version of the rules')
    .addHelpText('after', EXAMPLES);
  const commands = [
    serveCommand(io),
    backupCommand(io),
    restoreCommand(io),
    adminCommand(io),
    playCommand(shell),
    simulateCommand(shell),
    tournamentCommand(shell),
    trainCommand(shell),
    ladderCommand(shell),
    workCommand(io),
    balanceCommand(shell),
    benchCommand(shell),
    positionCommand(shell),
    replayCommand(shell),
    cardsCommand(shell),
  ];
  for (const command of commands) root.addCommand(command);
  for (const command of [root, ...commands]) settle(command, io);
  return root;
}

function titles(games: Games): string {
  return new Intl.ListFormat('en').format(games.list.map(({ title }) => title));
}

/** The program never exits by itself, and complains in one line. */
function settle(command: Command, io: Io): void {
  command.exitOverride().configureOutput({
    writeOut: io.out,
    writeErr: io.err,
    outputError: (text, write) => write(`${text.trim().replace(/\s*\n\s*/g, ' ')}\n`),
  });
}
