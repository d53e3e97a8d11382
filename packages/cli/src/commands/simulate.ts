/** `evervale simulate`: many random games and what they have in common. */
import { everdell, type GameOptions, type RugwortModule } from '@evervale/everdell';
import { Refusal } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Command } from 'commander';
import {
  boxesOption,
  langOption,
  modulesOption,
  playerCounts,
  seed,
  wholeNumber,
  yearOption,
} from '../arguments.ts';
import { printJson, writeText, type Io } from '../io.ts';
import { progress } from '../progress.ts';
import { seriesHtml } from '../simulate/page.ts';
import { report, reportLines, type SeriesReport } from '../simulate/report.ts';
import { playSeries, type Series } from '../simulate/series.ts';

interface Options {
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: number;
  readonly jobs: number;
  readonly year?: number;
  readonly modules?: readonly RugwortModule[];
  readonly boxes?: readonly string[];
  readonly json?: boolean;
  readonly report?: string;
  readonly lang: Lang;
}

const HELP = `
Players pick at random. The same seed gives the same games, however many jobs play them.
One player plays against Rugwort.

Examples:
  $ evervale simulate
  $ evervale simulate --games 20000 --players 2,3,4 --jobs 4
  $ evervale simulate --players 1 --year 3 --modules haste,luck
  $ evervale simulate --seed spring --json > spring.json
  $ evervale simulate --games 2000 --report random.html      a page with pictures`;

export function simulateCommand(io: Io): Command {
  return new Command('simulate')
    .summary('many random games, and figures about them')
    .description('Plays many games at random and prints what they have in common.')
    .option('-g, --games <n>', 'games for each number of players', wholeNumber(1), 1000)
    .option('-p, --players <list>', 'numbers of players, such as 2 or 2,3,4', playerCounts, [2])
    .option('-s, --seed <seed>', 'a number or any text', seed, 1)
    .option('-j, --jobs <n>', 'threads that play', wholeNumber(1, 64), 1)
    .addOption(yearOption())
    .addOption(modulesOption())
    .addOption(boxesOption())
    .option('--json', 'print the figures as JSON')
    .option('--report <file>', 'write a page with pictures, for one number of players')
    .addOption(langOption())
    .addHelpText('after', HELP)
    .action((options: Options) => simulate(io, options));
}

async function simulate(io: Io, options: Options): Promise<void> {
  if (options.report !== undefined && options.players.length > 1) {
    throw new Refusal('--report', 'is about one number of players');
  }
  const reports: SeriesReport[] = [];
  for (const players of options.players) {
    const series: Series = {
      options: gameOptions(players, options),
      games: options.games,
      seed: options.seed,
      keep: options.report !== undefined,
    };
    const bar = progress(io, `${players} players`, series.games);
    const tally = await playSeries(series, options.jobs, bar.advance);
    bar.end();
    reports.push(report(series, tally));
    if (options.report !== undefined) {
      writeText(options.report, seriesHtml(tally.kept, players));
    }
  }
  if (options.json) return printJson(io, reports);
  const pages = reports.map((one) => reportLines(one, options.lang).join('\n'));
  io.out(`${pages.join('\n\n\n')}\n`);
}

function gameOptions(players: number, { year, modules, boxes }: Options): GameOptions {
  const solo = players === 1 && { rugwort: { year, modules } };
  return everdell.readOptions({ players, ...solo, ...(boxes && { boxes }) });
}
