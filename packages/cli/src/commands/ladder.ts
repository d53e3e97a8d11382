/** `evervale ladder`: the matches that grade the computer players. */
import { playLadder, type LadderOptions } from '@evervale/ai/node';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import { withFleet, workersFlag } from '../fleet/flag.ts';
import type { Shell } from '../shell.ts';
import { gameFlag } from '../tableFlags.ts';

const HELP = `
Every game is kept, so stop it at any time: the next run goes on. The table at the end is the one of
docs/ai.md, and how strength grows with the simulations is drawn into docs/growth.svg.`;

const EXAMPLES = [
  'evervale ladder --minutes 60',
  'evervale ladder --only oak-greedy --games 40',
  'evervale ladder --games 0          the table of what has been played',
];

type Options = Partial<Omit<LadderOptions, 'workers'>> & { readonly workers?: string };

export function ladderCommand(shell: Shell): Command {
  return new Command('ladder')
    .summary('grades the computer players by matches')
    .description('Plays the matches that grade the computer players, and shows how they stand.')
    .addOption(gameFlag(shell))
    .option('--only <matches>', 'some of the matches, separated by commas', (list: string) =>
      list.split(','),
    )
    .option('-g, --games <n>', 'at most so many games of each', wholeNumber(0))
    .option('--minutes <n>', 'stop after so many minutes', wholeNumber(1))
    .option('-j, --jobs <n>', 'threads that play', wholeNumber(1, 64))
    .addOption(workersFlag())
    .option('--results <file>', 'where the games are kept')
    .option('--picture <file>', 'where the growth is drawn')
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'ladder', EXAMPLES))
    .action(async ({ workers: database, ...options }: Options) => {
      const { io, game } = shell;
      const table = await withFleet(database, (workers) =>
        playLadder(game.id, { ...options, workers }, (line) => io.err(`${line}\n`)),
      );
      io.out(`${table}\n`);
    });
}
