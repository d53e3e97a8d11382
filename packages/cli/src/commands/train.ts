/** `evervale train`: teaches the computer players by games against themselves. */
import { train, type TrainOptions } from '@evervale/ai/node';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import type { Shell } from '../shell.ts';
import { gameFlag } from '../tableFlags.ts';

const HELP = `
Stop it at any time: the next run goes on from the last checkpoint. At the end it writes the weights
where the computer players read them, and the learning curve as a picture.`;

const EXAMPLES = [
  'evervale train --minutes 30',
  'evervale train --games 82000 --dir ~/training',
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
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'train', EXAMPLES))
    .action((options: Partial<TrainOptions>) => {
      const { io, game } = shell;
      const { games } = train(game, options, (line) => io.out(`${line}\n`));
      io.out(`${games.toLocaleString('en')} games in all\n`);
    });
}
