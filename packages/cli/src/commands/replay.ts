/** `evervale replay`: plays a stored game again, checks it and shows it. */
import { styleText } from 'node:util';
import { withHints } from '@evervale/ai';
import { hash, recordOf, seatLetter, writeNotation, type Chosen } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Command } from 'commander';
import { langOption, wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import { printJson, type Io } from '../io.ts';
import { printer, wordsFor, type Print } from '../names.ts';
import { progress } from '../progress.ts';
import { readSeats } from '../play/saving.ts';
import { loadGame, type LoadedGame } from '../replay/load.ts';
import { reviewData, reviewGame, reviewLines } from '../replay/review.ts';
import { replayMoves, type Move, type Replayed } from '../replay/moves.ts';
import { sheetLines, winnerLines, type Scored } from '../scoreSheet.ts';
import type { Shell } from '../shell.ts';
import { tableName } from '../tableName.ts';
import { padStart, wrap } from '../columns.ts';

interface Options {
  readonly game?: string;
  readonly to?: number;
  readonly log?: boolean;
  readonly json?: boolean;
  readonly notation?: boolean;
  readonly review?: boolean;
  readonly simulations: number;
  readonly lang: Lang;
}

const HELP = `
The file is a record (JSON, as \`evervale play\` saves it) or notation (text), - is the standard
input; it says which game it is. Every pick is checked, and the last position too if the record
names it.`;

const EXAMPLES = [
  'evervale replay game.json',
  'evervale replay game.json --log --to 40',
  'evervale replay game.json --review                  where points were lost',
  'evervale replay game.json --notation > game.txt     a record as text',
  'evervale replay game.txt --notation > game.json     and back',
];

export function replayCommand(shell: Shell): Command {
  const { io, games, game } = shell;
  return new Command('replay')
    .summary('checks a stored game and shows it move by move')
    .description('Plays a stored game again, checks it and shows it move by move.')
    .argument('<file>', 'a record or notation; - is the standard input')
    .option('--game <id>', `the file must be of this game: ${games.ids.join(', ')}`)
    .option('--to <n>', 'stop after so many picks', wholeNumber(0))
    .option('--log', 'show what happened after each pick')
    .option('--json', 'print everything as JSON')
    .option('--notation', 'turn a record into notation, or notation into a record')
    .option('--review', 'show where points were lost and why, the best move and the turning point')
    .option('--simulations <n>', 'how hard a review looks at each pick', wholeNumber(1), 300)
    .addOption(langOption())
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'replay', EXAMPLES))
    .action((file: string, options: Options) => {
      const wanted = options.game === undefined ? undefined : game;
      return replay(io, loadGame(shell, file, wanted), options);
    });
}

async function replay(io: Io, loaded: LoadedGame, options: Options): Promise<void> {
  const { game, record } = loaded;
  const { lang } = options;
  const replayed = replayMoves(game, record, options.to);
  if (options.notation) return convert(io, loaded, replayed);
  const players = game.seats(replayed.play.state);
  const names = readSeats(record, players).map(({ name }) => name);
  const print = printer(game, lang, players, names, replayed.play.options);
  if (options.review) {
    const words = withHints(wordsFor(game, players, names, replayed.play.options));
    return showReview(io, replayed, (text) => words.print(text, lang), options);
  }
  if (options.json) return printJson(io, asData(replayed, print));
  const lines = [
    ...headLines(replayed),
    '',
    ...moveLines(replayed.moves, print, options.log === true),
    '',
    ...endLines(replayed, { game, s: replayed.play.state, lang, print }),
  ];
  io.out(`${lines.join('\n')}\n`);
}

async function showReview(
  io: Io,
  replayed: Replayed,
  print: Print,
  { simulations, json, lang }: Options,
): Promise<void> {
  const bar = progress(io, 'review', 1);
  let before = 0;
  const watch = (share: number): void => {
    bar.advance(share - before);
    before = share;
  };
  const record = recordOf(replayed.play);
  const found = await reviewGame(replayed.game, record, simulations, watch);
  bar.end();
  if (json) return printJson(io, reviewData(found, print));
  io.out(`${[...headLines(replayed), '', ...reviewLines(found, print, lang)].join('\n')}\n`);
}

function convert(io: Io, { game, format }: LoadedGame, { play }: Replayed): void {
  if (format === 'notation') io.out(`${JSON.stringify(recordOf(play))}\n`);
  else io.out(writeNotation(game, recordOf(play)));
}

function asData({ game, play, moves, verified }: Replayed, print: Print): unknown {
  return {
    game: game.id,
    rules: game.version,
    options: play.options,
    seed: play.seed,
    moves: moves.map(({ n, seat, key, text, log }) => ({
      n,
      seat: seatLetter(seat),
      key,
      text: print(text),
      log: log.map(print),
    })),
    verified,
    hash: hash(play.state),
    over: play.over,
    score: game.score(play.state),
    winners: play.over ? game.winners(play.state) : [],
  };
}

const COLUMNS = 80;

function headLines({ game, play, moves }: Replayed): string[] {
  const table = tableName(game, play.options as Chosen, game.seats(play.state));
  const head = `${game.id}, rules version ${game.version}, ${table}, seed ${play.seed}`;
  const lines = wrap(head, COLUMNS, '').map((line) => styleText('bold', line));
  return [...lines, `${moves.length} picks`];
}

/** A run of picks of one seat belongs together: only its first line names the seat. */
function moveLines(moves: readonly Move[], print: Print, withLog: boolean): string[] {
  return moves.flatMap((move, i) => {
    const first = moves[i - 1]?.seat !== move.seat;
    const seat = first ? styleText('bold', seatLetter(move.seat)) : ' ';
    const line = `${padStart(String(move.n), 4)}  ${seat}  ${print(move.text)}`;
    return [...wrap(line, COLUMNS, ' '.repeat(9)), ...(withLog ? logLines(move, print) : [])];
  });
}

function logLines({ log }: Move, print: Print): string[] {
  return log.flatMap((text) =>
    wrap(`         · ${print(text)}`, COLUMNS, ' '.repeat(11)).map((line) =>
      styleText('dim', line),
    ),
  );
}

function endLines({ play, moves, verified }: Replayed, sheet: Scored): string[] {
  const check = verified
    ? styleText(
        'green',
        `verified: all ${moves.length} picks are legal, the game ends at ${hash(play.state)}`,
      )
    : `stopped after ${moves.length} picks at ${hash(play.state)}`;
  const winner = play.over ? ['', ...winnerLines(sheet)] : [];
  return [check, '', ...sheetLines(sheet), ...winner];
}
