/** `evervale train`: teaches the computer players by games against themselves. */
import { train, type TrainOptions } from '@evervale/ai/node';
import { Command, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import { withFleet, workersFlag } from '../fleet/flag.ts';
import type { Shell } from '../shell.ts';
import { gameFlag } from '../tableFlags.ts';

/** They fit between two points of the learning curve. */
const GENERATIONS = [1, 10, 20, 25, 40, 50, 100, 200];
const SHARED = 50;

type Options = Omit<Partial<TrainOptions>, 'workers'> & { readonly workers?: string };

const HELP = `
Stop it at any time: the next run goes on from the last checkpoint. At the end it writes the weights
where the computer players read them, and the learning curve as a picture.
Where several threads or machines play, ${SHARED} games at a time are played with the same weights. That is
another course than learning from game to game, but the same whoever plays.`;

const EXAMPLES = [
  'evervale train --minutes 30',
  'evervale train --games 82000 --dir ~/training',
  'evervale train --anew --jobs 4',
  'evervale train --anew --seed 2 --weights weights.json --picture curve.svg',
];

export function trainCommand(shell: Shell): Command {
  return new Command('train')
    .summary('teaches the computer players by self-play')
    .description('Teaches the computer players by games against themselves.')
    .addOption(gameFlag(shell))
    .option('-g, --games <n>', 'how many games in all', wholeNumber(0))
    .option('--minutes <n>', 'stop after so many minutes', wholeNumber(1))
    .option('-s, --seed <n>', 'another seed, another course', wholeNumber(0, 0xffffffff))
    .option('--dir <folder>', 'where the checkpoint lies')
    .option('--weights <file>', 'where the weights go')
    .option('--picture <file>', 'where the learning curve goes')
    .option('--anew', 'begin again, without the checkpoint')
    .addOption(
      new Option('--generation <n>', 'games that are played with the same weights')
        .choices(GENERATIONS.map(String))
        .argParser(Number),
    )
    .option('-j, --jobs <n>', 'threads that play a generation', wholeNumber(1, 64))
    .addOption(workersFlag())
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'train', EXAMPLES))
    .action(async ({ workers: database, ...options }: Options) => {
      const { io, game } = shell;
      const shared = database !== undefined || (options.jobs ?? 1) > 1;
      const { games } = await withFleet(database, (workers) =>
        train(game, { ...(shared && { generation: SHARED }), ...options, workers }, (line) =>
          io.out(`${line}\n`),
        ),
      );
      io.out(`${games.toLocaleString('en')} games in all\n`);
    });
}
