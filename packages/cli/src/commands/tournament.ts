/** `evervale tournament`: players against each other, and who is better. */
import { PLAYER_NAMES, playerNamed, reportHtml, type GameResult } from '@evervale/ai';
import { evaluatorFor } from '@evervale/ai/minds';
import { tournament } from '@evervale/ai/node';
import { Refusal, type AnyGame } from '@evervale/kernel';
import { Command, InvalidArgumentError } from 'commander';
import { inWords, seed, wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import { printJson, writeText } from '../io.ts';
import { withFleet, workersFlag } from '../fleet/flag.ts';
import { progress } from '../progress.ts';
import { strong } from '../glyphs.ts';
import type { Shell } from '../shell.ts';
import { tableWith, withTableFlags, type Flags } from '../tableFlags.ts';
import { tableName } from '../tableName.ts';
import { aloneLine } from './simulate.ts';
import { standingLines } from '../tournament/text.ts';

interface Options extends Flags {
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  readonly workers?: string;
  readonly json?: boolean;
  readonly report?: string;
}

const HELP = `
Players are ${PLAYER_NAMES.join(', ')},
or bot: and a command, for a program of your own (docs/bots.md).
A number behind an @, as in oak@400, sets the simulations for a pick and takes the clock away: then
the same seed gives the same games on every machine. Every deal is played from each seat in turn.`;

const EXAMPLES = [
  'evervale tournament --players oak,greedy --games 200 --jobs 2 --report oak.html',
  'evervale tournament --players "oak@400,sapling,sprout,bot:python3 mybot.py" --games 40',
  'evervale tournament --players sprout,random --json > results.json',
];

export function tournamentCommand(shell: Shell): Command {
  const { least, most } = shell.game.form.players;
  const command = new Command('tournament')
    .summary('players against each other, and who is better')
    .description('Lets computer players and programs of others play against each other.')
    .requiredOption(
      '-p, --players <list>',
      `${inWords(least)} to ${inWords(most)}, separated by commas`,
      players(shell.game),
    )
    .option('-g, --games <n>', 'how many games', wholeNumber(1), 20)
    .option('-s, --seed <seed>', 'a number or any text', seed, 1)
    .option('-j, --jobs <n>', 'threads that play', wholeNumber(1, 64), 1)
    .addOption(workersFlag())
    .option('--json', 'print all results as JSON')
    .option('--report <file>', 'write a page with pictures');
  return withTableFlags(command, shell)
    .addHelpText('after', `${HELP}${aloneLine(shell)}`)
    .addHelpText('after', examplesOf(shell, 'tournament', EXAMPLES))
    .action((options: Options) => compete(shell, options));
}

function players(game: AnyGame) {
  const { least, most } = game.form.players;
  return (list: string): string[] => {
    const names = list.split(',').map((name) => name.trim());
    if (names.length < least || names.length > most || names.includes('')) {
      const range = `${inWords(least)} to ${inWords(most)}`;
      throw new InvalidArgumentError(`It must be ${range} players, such as oak,greedy.`);
    }
    for (const name of names) mustBeKnown(name, game);
    return names;
  };
}

function mustBeKnown(name: string, game: AnyGame): void {
  if (/^bot:\s*\S/.test(name)) return;
  try {
    playerNamed(name, evaluatorFor(game), 0);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new InvalidArgumentError(`${name}: ${error.message}, or bot: and a command.`);
  }
}

async function compete({ io, games, game }: Shell, options: Options): Promise<void> {
  // Read once here, so that a mistake is found before anybody thinks.
  const table = tableWith(game, options.players.length, options);
  const bar = progress(io, `${options.games} games`, options.games);
  const played = await withFleet(options.workers, (workers) =>
    tournament({
      workers,
      game,
      module: games.module,
      players: options.players,
      games: options.games,
      seed: options.seed,
      jobs: options.jobs,
      options: table,
      progress(result) {
        for (const problem of problemsOf(result, options.players)) bar.note(problem);
        bar.advance(1);
      },
    }),
  ).finally(() => bar.end());
  if (options.report !== undefined) writeText(options.report, reportHtml(played));
  if (options.json) return printJson(io, played);
  const about = tableName(game, table, options.players.length);
  const count = played.standings.games.toLocaleString('en');
  const title = strong(`${count} games, ${about}, seed ${options.seed}`);
  io.out(`${[title, '', ...standingLines(played)].join('\n')}\n`);
}

/** What went wrong with programs of others: the first thing in each game. */
function problemsOf({ index, seats }: GameResult, all: readonly string[]): string[] {
  return seats.flatMap(({ player, problem }) =>
    problem === undefined ? [] : [`game ${index + 1}, ${all[player]}: ${problem}`],
  );
}
