/** Commands, options and help; what goes wrong with them is told in one line. */
import { styleText } from 'node:util';
import { GAMES } from '@evervale/games';
import { Refusal, type Games } from '@evervale/kernel';
import { Command, CommanderError } from 'commander';
import type { Io } from './io.ts';
import { gameIn, type Shell } from './shell.ts';

const EXAMPLES = `
Examples:
  $ evervale play                          a game; the program asks who plays
  $ evervale play --game eldervale         the other game
  $ evervale simulate --games 5000 --players 2,3,4
  $ evervale cards berry construction      what has to do with berries?
  $ evervale help simulate                 more about a command`;

/** By name, and loaded when they are needed: a server need not wait for what a tournament needs. */
const COMMANDS: Readonly<Record<string, (shell: Shell) => Promise<Command>>> = {
  serve: async ({ io }) => (await import('./commands/serve.ts')).serveCommand(io),
  backup: async ({ io }) => (await import('./commands/backup.ts')).backupCommand(io),
  restore: async ({ io }) => (await import('./commands/backup.ts')).restoreCommand(io),
  admin: async ({ io }) => (await import('./commands/admin.ts')).adminCommand(io),
  play: async (shell) => (await import('./commands/play.ts')).playCommand(shell),
  simulate: async (shell) => (await import('./commands/simulate.ts')).simulateCommand(shell),
  tournament: async (shell) => (await import('./commands/tournament.ts')).tournamentCommand(shell),
  train: async (shell) => (await import('./commands/train.ts')).trainCommand(shell),
  ladder: async (shell) => (await import('./commands/ladder.ts')).ladderCommand(shell),
  work: async ({ io }) => (await import('./commands/work.ts')).workCommand(io),
  balance: async (shell) => (await import('./commands/balance.ts')).balanceCommand(shell),
  bench: async (shell) => (await import('./commands/bench.ts')).benchCommand(shell),
  position: async (shell) => (await import('./commands/position.ts')).positionCommand(shell),
  replay: async (shell) => (await import('./commands/replay.ts')).replayCommand(shell),
  cards: async (shell) => (await import('./commands/cards.ts')).cardsCommand(shell),
};

/** Runs a command line with these games; gives the exit code. */
export async function run(args: readonly string[], io: Io, games: Games = GAMES): Promise<number> {
  try {
    const shell: Shell = { io, games, game: gameIn(args, games) };
    const root = await program(shell, args[0]);
    await root.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof Refusal)) throw error;
    io.err(`${styleText('red', 'error:', { stream: process.stderr })} ${error.message}\n`);
    return 1;
  }
}

/** With the one command that is named; with all of them where help is asked for, or something unknown. */
async function program(shell: Shell, name = ''): Promise<Command> {
  const { io, games, game } = shell;
  const root = new Command('evervale')
    .description(`${titles(games)} in the terminal: play, simulate, look into them.`)
    .version(`rules version ${game.version}`, '-V, --version', 'show the version of the rules')
    .addHelpText('after', EXAMPLES);
  const needed = Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS);
  const commands = await Promise.all(needed.map((load) => load(shell)));
  for (const command of commands) root.addCommand(command);
  for (const command of [root, ...commands]) settle(command, io);
  return root;
}

function titles(games: Games): string {
  return games.list.map(({ title }) => title).join(' and ');
}

/** The program never exits by itself, and complains in one line. */
function settle(command: Command, io: Io): void {
  command.exitOverride().configureOutput({
    writeOut: io.out,
    writeErr: io.err,
    outputError: (text, write) => write(`${text.trim().replace(/\s*\n\s*/g, ' ')}\n`),
  });
}
