/** `evervale balance`: strong players against each other, and what wins. */
import { mindOf, Pool, type GameTask, type Workers } from '@evervale/ai/node';
import { Refusal, type AnyGame, type Chosen } from '@evervale/kernel';
import { Command } from 'commander';
import { seed, wholeNumber } from '../arguments.ts';
import { KeptGames } from '../balance/kept.ts';
import { weighGame, type BalancedGame } from '../balance/play.ts';
import { balanceLines, balanceReport } from '../balance/report.ts';
import { examplesOf } from '../examples.ts';
import { withFleet, workersFlag } from '../fleet/flag.ts';
import type { BalanceStyle } from '../games/terminal.ts';
import { terminalOf } from '../games/terminals.ts';
import { printJson } from '../io.ts';
import { nameText, printer } from '../names.ts';
import { progress } from '../progress.ts';
import type { Shell } from '../shell.ts';
import { tableWith, withTableFlags, type Flags } from '../tableFlags.ts';

interface Options extends Flags {
  readonly players: number;
  readonly level: string;
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  readonly workers?: string;
  readonly keep?: string;
  readonly json?: boolean;
}

const EXAMPLES = [
  'evervale balance --game eldervale --level oak --games 200',
  'evervale balance --game eldervale --players 4 --level lookahead --games 400 --json',
  'evervale balance --game eldervale --keep games.jsonl --games 400    200 more',
];

const HELP = `
All seats are played by the same level, so that what one of them had more than the others is what
counts. "× par" is the share of victories beside what chance would give. With --keep it can be
stopped at any time: games with the same seed, rules and players are not played again.`;

export function balanceCommand(shell: Shell): Command {
  const { least, most } = shell.game.form.players;
  const command = new Command('balance')
    .summary('what wins among equal players: factions, seats, cards')
    .description('Plays games between equal computer players and prints what wins.')
    .option('-p, --players <n>', 'players at the table', wholeNumber(least, most), 2)
    .option('-l, --level <name>', 'who plays, as for a tournament', 'oak@100')
    .option('-g, --games <n>', 'how many games', wholeNumber(1), 100)
    .option('-s, --seed <seed>', 'a number or any text', seed, 1)
    .option('-j, --jobs <n>', 'threads that play', wholeNumber(1, 64), 1)
    .addOption(workersFlag())
    .option('--keep <file>', 'keep the games there, and go on with those that are there')
    .option('--json', 'print the figures as JSON');
  return withTableFlags(command, shell)
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'balance', EXAMPLES))
    .action((options: Options) => weigh(shell, options));
}

async function weigh({ io, game, games }: Shell, options: Options): Promise<void> {
  const style = terminalOf(game).balance;
  if (style === undefined) throw new Refusal('game', `${game.id} has no report about balance`);
  const table = tableWith(game, options.players, { ...style.flags, ...options });
  const bar = progress(io, `${options.games} games`, options.games);
  const played = await withFleet(options.workers, async (fleet) => {
    const workers = fleet ?? new Pool(Math.min(options.jobs, options.games), games.module);
    try {
      return await playAll(game, style, table, options, workers, () => bar.advance(1));
    } finally {
      if (fleet === undefined) await workers.close();
    }
  });
  bar.end();
  const report = balanceReport(played);
  if (options.json) return printJson(io, report);
  const print = printer(game, 'en', options.players);
  const nameOf = (id: string): string => print(nameText(id));
  io.out(`${balanceLines(report, nameOf).join('\n')}\n`);
}

/** Others play; what the report asks for is found here, by playing their picks again. */
function playAll(
  game: AnyGame,
  style: BalanceStyle,
  table: Chosen,
  { games, seed: first, players, level, keep: file }: Options,
  workers: Workers,
  advance: () => void,
): Promise<BalancedGame[]> {
  const seating = Array.from({ length: players }, (_, seat) => seat);
  const kept = new KeptGames(file);
  const version = game.versionOf(table);
  const weights = mindOf(game.id)?.ladder?.weightsName(players) ?? '';
  const play = async (index: number, dealt: number): Promise<readonly number[]> => {
    const asked = { version, weights, options: table, level, seed: dealt };
    const before = kept.picksOf(asked);
    if (before !== undefined) return before;
    const task: GameTask = {
      task: 'game',
      game: game.id,
      options: table,
      plan: { index, seed: dealt, seating },
      players: seating.map(() => level),
      recorded: true,
    };
    const { picks } = await workers.run(task);
    kept.keep(asked, picks!);
    return picks!;
  };
  return Promise.all(
    Array.from({ length: games }, async (_, index) => {
      const dealt = (first * 1_000_003 + index) >>> 0;
      const picks = await play(index, dealt);
      advance();
      return weighGame(game, style, table, dealt, picks);
    }),
  );
}
