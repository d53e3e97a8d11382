/** `evervale simulate`: many random games and what they have in common. */
import { Refusal } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Command } from 'commander';
import { langOption, playerCounts, seed, wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import { printJson, writeText } from '../io.ts';
import { withFleet, workersFlag } from '../fleet/flag.ts';
import { progress } from '../progress.ts';
import type { Shell } from '../shell.ts';
import { seriesHtml } from '../simulate/page.ts';
import { report, reportLines, type SeriesReport } from '../simulate/report.ts';
import { playSeries, type Series } from '../simulate/series.ts';
import { tablesWith, withTableFlags, type Flags } from '../tableFlags.ts';

interface Options extends Flags {
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: number;
  readonly jobs: number;
  readonly workers?: string;
  readonly json?: boolean;
  readonly report?: string;
  readonly lang: Lang;
}

const HELP = `
Players pick at random. The same seed gives the same games, however many jobs play them.`;

const EXAMPLES = [
  'evervale simulate',
  'evervale simulate --games 20000 --players 2,3,4 --jobs 4',
  'evervale simulate --seed spring --json > spring.json',
];

export function simulateCommand(shell: Shell): Command {
  const { form } = shell.game;
  const command = new Command('simulate')
    .summary('many random games, and figures about them')
    .description('Plays many games at random and prints what they have in common.')
    .option('-g, --games <n>', 'games for each number of players', wholeNumber(1), 1000)
    .option('-p, --players <list>', 'numbers of players, such as 2 or 2,3,4', playerCounts(form), [
      form.players.usual,
    ])
    .option('-s, --seed <seed>', 'a number or any text', seed, 1)
    .option('-j, --jobs <n>', 'threads that play', wholeNumber(1, 64), 1)
    .addOption(workersFlag())
    .option('--json', 'print the figures as JSON')
    .option('--report <file>', 'write a page with pictures, for one number of players')
    .addOption(langOption());
  return withTableFlags(command, shell)
    .addHelpText('after', `${HELP}${aloneLine(shell)}`)
    .addHelpText('after', examplesOf(shell, 'simulate', EXAMPLES))
    .action((options: Options) => simulate(shell, options));
}

/** Whom one player alone meets. */
export function aloneLine({ game }: Shell): string {
  if (game.form.players.least > 1) return '';
  const [automat] = game.automats(game.readOptions({ players: 1 }));
  return automat === undefined
    ? ''
    : `\nOne player plays against ${game.print(automat.name, 'en')}.`;
}

async function simulate({ io, games, game }: Shell, options: Options): Promise<void> {
  if (options.report !== undefined && options.players.length > 1) {
    throw new Refusal('--report', 'is about one number of players');
  }
  const tables = tablesWith(game, options.players, options);
  const reports: SeriesReport[] = [];
  for (const [i, players] of options.players.entries()) {
    const series: Series = {
      game,
      module: games.module,
      options: tables[i],
      players,
      games: options.games,
      seed: options.seed,
      keep: options.report !== undefined,
    };
    const bar = progress(io, `${players} players`, series.games);
    const tally = await withFleet(options.workers, (fleet) =>
      playSeries(series, options.jobs, bar.advance, fleet),
    );
    bar.end();
    reports.push(report(series, tally));
    if (options.report !== undefined) {
      writeText(options.report, seriesHtml(tally.kept, players));
    }
  }
  if (options.json) return printJson(io, reports);
  const pages = reports.map((one) => reportLines(game, one, options.lang).join('\n'));
  io.out(`${pages.join('\n\n\n')}\n`);
}
