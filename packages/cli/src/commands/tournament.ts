/** `evervale tournament`: players against each other, and who is better. */
import { PLAYER_NAMES, evaluatorFor, playerNamed, reportHtml, type GameResult } from '@evervale/ai';
import { tournament, type Tournament } from '@evervale/ai/node';
import { GAMES } from '@evervale/games';
import { everdell, type RugwortModule } from '@evervale/everdell';
import { Refusal } from '@evervale/kernel';
import { Command, InvalidArgumentError } from 'commander';
import { boxesOption, modulesOption, seed, wholeNumber, yearOption } from '../arguments.ts';
import { printJson, writeText, type Io } from '../io.ts';
import { progress } from '../progress.ts';
import { strong } from '../glyphs.ts';
import { standingLines } from '../tournament/text.ts';

interface Options {
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  readonly year?: number;
  readonly modules?: readonly RugwortModule[];
  readonly boxes?: readonly string[];
  readonly json?: boolean;
  readonly report?: string;
}

const MOST_PLAYERS = 6;

const HELP = `
Players are ${PLAYER_NAMES.join(', ')},
or bot: and a command, for a program of your own (docs/bots.md). One player alone meets Rugwort.
A number behind an @, as in oak@400, sets the simulations for a pick and takes the clock away: then
the same seed gives the same games on every machine. Every deal is played from each seat in turn.

Examples:
  $ evervale tournament --players oak,greedy --games 200 --jobs 2 --report oak.html
  $ evervale tournament --players "oak@400,sapling,sprout,bot:python3 mybot.py" --games 40
  $ evervale tournament --players ever-tree --year 3 --games 20      against Rugwort
  $ evervale tournament --players sprout,random --json > results.json`;

export function tournamentCommand(io: Io): Command {
  return new Command('tournament')
    .summary('players against each other, and who is better')
    .description('Lets computer players and programs of others play against each other.')
    .requiredOption('-p, --players <list>', 'one to six, divided by commas', players)
    .option('-g, --games <n>', 'how many games', wholeNumber(1), 20)
    .option('-s, --seed <seed>', 'a number or any text', seed, 1)
    .option('-j, --jobs <n>', 'threads that play', wholeNumber(1, 64), 1)
    .addOption(yearOption())
    .addOption(modulesOption())
    .addOption(boxesOption())
    .option('--json', 'print all results as JSON')
    .option('--report <file>', 'write a page with pictures')
    .addHelpText('after', HELP)
    .action((options: Options) => compete(io, options));
}

function players(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.length > MOST_PLAYERS || names.includes('')) {
    throw new InvalidArgumentError('It must be one to six players, such as oak,greedy.');
  }
  for (const name of names) mustBeKnown(name);
  return names;
}

function mustBeKnown(name: string): void {
  if (/^bot:\s*\S/.test(name)) return;
  try {
    playerNamed(name, evaluatorFor(everdell), 0);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new InvalidArgumentError(`${name}: ${error.message}, or bot: and a command.`);
  }
}

async function compete(io: Io, options: Options): Promise<void> {
  const bar = progress(io, `${options.games} games`, options.games);
  const played = await tournament({
    game: GAMES.named(),
    players: options.players,
    games: options.games,
    seed: options.seed,
    jobs: options.jobs,
    options: gameOptions(options),
    progress(result) {
      for (const problem of problemsOf(result, options.players)) bar.note(problem);
      bar.advance(1);
    },
  }).finally(() => bar.end());
  if (options.report !== undefined) writeText(options.report, reportHtml(played));
  if (options.json) return printJson(io, played);
  io.out(`${[title(played, options), '', ...standingLines(played)].join('\n')}\n`);
}

/** What went wrong with programs of others: the first thing in each game. */
function problemsOf({ index, seats }: GameResult, all: readonly string[]): string[] {
  return seats.flatMap(({ player, problem }) =>
    problem === undefined ? [] : [`game ${index + 1}, ${all[player]}: ${problem}`],
  );
}

/** Read once here, so that a mistake is found before anybody thinks. */
function gameOptions({ players: all, year, modules, boxes }: Options): Record<string, unknown> {
  const solo = all.length === 1 && { rugwort: { year, modules } };
  const wanted = { ...solo, ...(boxes && { boxes }) };
  const { rugwort } = everdell.readOptions({ ...wanted, players: all.length });
  return { ...wanted, ...(rugwort && { rugwort }) };
}

function title({ standings }: Tournament, { players: all, seed: dealt }: Options): string {
  const table = all.length === 1 ? 'solo against Rugwort' : `${all.length} players`;
  return strong(`${standings.games.toLocaleString('en')} games, ${table}, seed ${dealt}`);
}
