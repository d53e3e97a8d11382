/** `evervale bench`: how fast the engine plays, and how much the server can take. */
import { boxesBeside, everdell } from '@evervale/everdell';
import { Argument, Command } from 'commander';
import {
  FULL,
  QUICK,
  besideBase,
  cloneOf,
  heapGrowth,
  speedOf,
  type Beside,
  type Effort,
} from '../bench/measure.ts';
import { benchLines, benchReport } from '../bench/report.ts';
import {
  FULL_SEARCH,
  QUICK_SEARCH,
  SEARCH_TABLES,
  searchLines,
  searchSpeed,
  type SearchSpeed,
} from '../bench/search.ts';
import { FULL_LOAD, QUICK_LOAD, loadLines } from '../bench/server.ts';
import { printJson, type Io } from '../io.ts';
import { progress } from '../progress.ts';

const PLAYERS = [2, 3, 4, 6, 1];

const HELP = `
Every figure is the median of several repeats after a warm-up. Nothing else should run meanwhile.

Examples:
  $ evervale bench
  $ evervale bench --quick         seconds instead of a minute, figures less sure
  $ evervale bench --json > bench.json
  $ evervale bench search          how much a computer player looks at in a second
  $ evervale bench server          tables over the wire, on this machine`;

interface Options {
  readonly quick?: boolean;
  readonly json?: boolean;
}

export function benchCommand(io: Io): Command {
  return new Command('bench')
    .summary('how fast the engine plays and searches, how much the server can take')
    .description(
      'Measures how fast the engine plays random games, or how much the server can take.',
    )
    .addArgument(
      new Argument('[what]', 'what to measure')
        .choices(['engine', 'search', 'server'])
        .default('engine'),
    )
    .option('--quick', 'short repeats')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', HELP)
    .action((what: keyof typeof BENCHES, options: Options) => BENCHES[what](io, options));
}

const BENCHES = { engine: benchEngine, search: benchSearch, server: benchServer };

async function benchSearch(io: Io, { quick, json }: Options): Promise<void> {
  const effort = quick ? QUICK_SEARCH : FULL_SEARCH;
  const bar = progress(io, 'search', SEARCH_TABLES.length);
  const speeds: SearchSpeed[] = [];
  for (const players of SEARCH_TABLES) {
    speeds.push(await searchSpeed(players, effort));
    bar.advance(1);
  }
  bar.end();
  if (json) printJson(io, speeds);
  else io.out(`${searchLines(speeds, effort).join('\n')}\n`);
}

async function benchServer(io: Io, { quick, json }: Options): Promise<void> {
  // Loaded only now: the other commands would wait for it in vain.
  const server = await import('@evervale/server');
  const plan = quick ? QUICK_LOAD : FULL_LOAD;
  // The server is this very program, in a process of its own.
  const command = [process.execPath, process.argv[1], 'serve'];
  const report = await server.benchServer(plan, command);
  if (json) printJson(io, { plan, ...report });
  else io.out(`${loadLines(plan, report).join('\n')}\n`);
}

/** Tables at which all boxes together are measured beside the base game. */
const BESIDE = [2, 4];

/** All boxes that may be in one game: further basic Events are not used with Pearlbrook (11.3). */
function measureBoxes(players: number, effort: Effort): Beside {
  const boxes = boxesBeside('pearlbrook');
  return besideBase(
    players,
    everdell.readOptions({ players }),
    everdell.readOptions({ players, boxes }),
    effort,
  );
}

function benchEngine(io: Io, options: Options): void {
  const effort = options.quick ? QUICK : FULL;
  const two = everdell.readOptions({ players: 2 });
  // First, in a small heap: later every copy would also pay for collecting what the games left.
  const clone = cloneOf(two, effort);
  const bar = progress(io, 'bench', PLAYERS.length);
  const speed = PLAYERS.map((players) => {
    const measured = Object.assign({ players }, speedOf(everdell.readOptions({ players }), effort));
    bar.advance(1);
    return measured;
  });
  bar.end();
  const boxes = BESIDE.map((players) => measureBoxes(players, effort));
  const games = progress(io, 'heap', effort.heapGames);
  const heap = heapGrowth(two, effort, games.advance);
  games.end();
  const report = benchReport({ speed, boxes, clone, heap });
  if (options.json) printJson(io, report);
  else io.out(`${benchLines(report).join('\n')}\n`);
}
