/** `evervale bench`: how fast the engine plays, and how much the server can take. */
import { Argument, Command } from 'commander';
import { playerCounts } from '../arguments.ts';
import {
  FULL,
  QUICK,
  besideBase,
  bytesOf,
  cloneOf,
  heapGrowth,
  speedOf,
  type Table,
} from '../bench/measure.ts';
import { benchLines, benchReport } from '../bench/report.ts';
import {
  FULL_SEARCH,
  QUICK_SEARCH,
  searchLines,
  searchSpeed,
  type SearchSpeed,
} from '../bench/search.ts';
import { FULL_LOAD, QUICK_LOAD, loadLines } from '../bench/server.ts';
import { examplesOf } from '../examples.ts';
import { terminalOf } from '../games/terminals.ts';
import { printJson } from '../io.ts';
import { progress } from '../progress.ts';
import type { Shell } from '../shell.ts';
import { tablesWith, withTableFlags, type Flags } from '../tableFlags.ts';

const HELP = `
Every figure is the median of several repeats after a warm-up. Nothing else should run meanwhile.`;

const EXAMPLES = [
  'evervale bench',
  'evervale bench --quick         seconds instead of a minute, figures less sure',
  'evervale bench --json > bench.json',
  'evervale bench search          how much a computer player looks at in a second',
  'evervale bench server          tables over the wire, on this machine',
];

interface Options extends Flags {
  readonly players?: readonly number[];
  readonly quick?: boolean;
  readonly json?: boolean;
}

export function benchCommand(shell: Shell): Command {
  const command = new Command('bench')
    .summary('how fast the engine plays and searches, how much the server can take')
    .description(
      'Measures how fast the engine plays random games, or how much the server can take.',
    )
    .addArgument(
      new Argument('[what]', 'what to measure')
        .choices(['engine', 'search', 'server'])
        .default('engine'),
    )
    .option(
      '-p, --players <list>',
      'only these numbers of players, such as 2 or 2,3,4',
      playerCounts(shell.game.form),
    )
    .option('--quick', 'short repeats')
    .option('--json', 'print the figures as JSON');
  return withTableFlags(command, shell)
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'bench', EXAMPLES))
    .action((what: keyof typeof BENCHES, options: Options) => BENCHES[what](shell, options));
}

const BENCHES = { engine: benchEngine, search: benchSearch, server: benchServer };

/** Two and four players, and one alone where that can be played. */
const SEARCHED = [2, 4, 1];

async function benchSearch({ io, game }: Shell, options: Options): Promise<void> {
  const { least, most } = game.form.players;
  const effort = options.quick ? QUICK_SEARCH : FULL_SEARCH;
  const counts = options.players ?? SEARCHED.filter((n) => n >= least && n <= most);
  const tables = tablesWith(game, counts, options);
  const bar = progress(io, 'search', counts.length);
  const speeds: SearchSpeed[] = [];
  for (const [i, players] of counts.entries()) {
    speeds.push(await searchSpeed({ game, options: tables[i] }, players, effort));
    bar.advance(1);
  }
  bar.end();
  if (options.json) printJson(io, speeds);
  else io.out(`${searchLines(speeds, effort).join('\n')}\n`);
}

async function benchServer({ io }: Shell, { quick, json }: Options): Promise<void> {
  // Loaded only now: the other commands would wait for it in vain.
  const server = await import('@evervale/server');
  const plan = quick ? QUICK_LOAD : FULL_LOAD;
  // The server is this very program, in a process of its own.
  const command = [process.execPath, process.argv[1], 'serve'];
  const report = await server.benchServer(plan, command);
  if (json) printJson(io, { plan, ...report });
  else io.out(`${loadLines(plan, report).join('\n')}\n`);
}

/** The numbers of players of the form; the usual one first, because it warms up. */
function countsOf({ game }: Shell): number[] {
  const { least, most, usual } = game.form.players;
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return [usual, ...all.filter((n) => n !== usual)];
}

function benchEngine(shell: Shell, options: Options): void {
  const { io, game } = shell;
  const { tables, everything, largest } = terminalOf(game).bench;
  const effort = options.quick ? QUICK : FULL;
  const counts = options.players ?? tables ?? countsOf(shell);
  const played = tablesWith(game, counts, options).map((chosen): Table => ({
    game,
    options: chosen,
  }));
  // First, in a small heap: later every copy would also pay for collecting what the games left.
  const clone = cloneOf(played[0], effort);
  const bar = progress(io, 'bench', counts.length);
  const speed = counts.map((players, i) => {
    const measured = Object.assign({ players }, speedOf(played[i], effort));
    bar.advance(1);
    return measured;
  });
  bar.end();
  const together = (everything?.tables ?? []).filter((players) => counts.includes(players));
  const boxes = together.map((players) => {
    const read = (more: object): Table => ({
      game,
      options: game.readOptions({ players, ...more }),
    });
    return besideBase(players, read({}), read(everything!.options), effort);
  });
  const heapGames = Math.ceil(effort.heapDecisions / speed[0].decisionsPerGame);
  const games = progress(io, 'heap', heapGames);
  const heap = heapGrowth(played[0], heapGames, games.advance);
  games.end();
  const report = benchReport(game, {
    speed,
    boxes,
    clone,
    heap,
    ...(largest && { largest: bytesOf({ game, options: game.readOptions(largest.options) }) }),
  });
  if (options.json) printJson(io, report);
  else io.out(`${benchLines(game, report).join('\n')}\n`);
}
