/** `evervale work`: lends this machine to whoever asks for games. */
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Work } from '../fleet/post.ts';
import type { Io } from '../io.ts';

const HELP = `
It plays what \`tournament\`, \`ladder\`, \`simulate\`, \`balance\` and \`train\` ask for with --workers and
the same address, on any number of machines. Whoever is killed in the middle of a game loses nothing:
another machine plays it. Only the same version of this program takes part, so that the results are those of one machine.

Examples:
  $ evervale work postgres://evervale@db/games --jobs 8            on each machine that plays
  $ evervale tournament --players oak,greedy --games 2000 --workers postgres://evervale@db/games`;

export function workCommand(io: Io): Command {
  return new Command('work')
    .summary('plays the games that another machine asks for')
    .description('Lends this machine: plays the games that others ask for with --workers.')
    .argument('<database>', 'address of a PostgreSQL database that all machines reach')
    .option('-j, --jobs <n>', 'threads that play', wholeNumber(1, 64), 1)
    .addHelpText('after', HELP)
    .action((database: string, { jobs }: { jobs: number }) => lend(io, database, jobs));
}

async function lend(io: Io, database: string, jobs: number): Promise<void> {
  const { startWorker } = await import('../fleet/worker.ts');
  const stopped = io.interrupted();
  let done = 0;
  const worker = await startWorker(database, jobs, (played, problem) => {
    done++;
    if (problem === undefined) io.out(`${titleOf(played)}\n`);
    else io.err(`${titleOf(played)}: ${problem}\n`);
  });
  io.out('Waiting for games. Ctrl-C stops it.\n');
  await stopped;
  await worker.close();
  io.out(`${done.toLocaleString('en')} played.\n`);
}

function titleOf(work: Work): string {
  if ('task' in work) {
    const { task } = work;
    if (task.task !== 'game') return task.game;
    return `${task.game}: ${task.players.join(', ')}, game ${task.plan.index + 1}`;
  }
  const { game, from, to } = work.batch;
  return `${game}: games ${from + 1} to ${to}`;
}
