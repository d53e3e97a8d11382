/** `evervale bench`: how fast the engine plays. */
import { everdell } from '@evervale/everdell';
import { Command } from 'commander';
import { FULL, QUICK, cloneOf, heapGrowth, speedOf } from '../bench/measure.ts';
import { benchLines, benchReport } from '../bench/report.ts';
import { printJson, type Io } from '../io.ts';
import { progress } from '../progress.ts';

const PLAYERS = [2, 3, 4, 6, 1];

const HELP = `
Every figure is the median of several repeats after a warm-up. Nothing else should run meanwhile.

Examples:
  $ evervale bench
  $ evervale bench --quick         seconds instead of a minute, figures less sure
  $ evervale bench --json > bench.json`;

export function benchCommand(io: Io): Command {
  return new Command('bench')
    .summary('how fast the engine plays')
    .description('Measures how fast the engine plays random games.')
    .option('--quick', 'short repeats')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', HELP)
    .action((options: { quick?: boolean; json?: boolean }) => bench(io, options));
}

function bench(io: Io, options: { quick?: boolean; json?: boolean }): void {
  const effort = options.quick ? QUICK : FULL;
  const two = everdell.readOptions({ players: 2 });
  const bar = progress(io, 'bench', PLAYERS.length);
  const speed = PLAYERS.map((players) => {
    const measured = Object.assign({ players }, speedOf(everdell.readOptions({ players }), effort));
    bar.advance(1);
    return measured;
  });
  bar.end();
  const clone = cloneOf(two, effort);
  const games = progress(io, 'heap', effort.heapGames);
  const heap = heapGrowth(two, effort, games.advance);
  games.end();
  const report = benchReport({ speed, clone, heap });
  if (options.json) printJson(io, report);
  else io.out(`${benchLines(report).join('\n')}\n`);
}
