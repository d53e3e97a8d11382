/** `evervale play`: a game in the terminal. */
import { randomBytes } from 'node:crypto';
import { charactersOf, hasPlayer } from '@evervale/ai';
import { seedOfBytes, type AnyGame, type Seed } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Command, InvalidArgumentError, Option } from 'commander';
import { langOption, seed, wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import type { Io } from '../io.ts';
import { adviceOn } from '../play/adviceOn.ts';
import { Desk } from '../play/desk.ts';
import { closingLines } from '../play/ending.ts';
import { askWish, namesIn } from '../play/questions.ts';
import { fileName, resume, type Running } from '../play/saving.ts';
import { openScreen } from '../play/screen.ts';
import { playSession } from '../play/session.ts';
import { COMPUTER_KINDS, USUAL_KIND, isComputerKind, type ComputerKind } from '../play/seats.ts';
import { newGame, wishFrom, type Wish } from '../play/setup.ts';
import type { Shell } from '../shell.ts';
import { tableWith, withTableFlags, type Flags } from '../tableFlags.ts';

interface Options extends Flags {
  readonly people?: readonly string[];
  readonly computers?: Wanted;
  readonly level: ComputerKind;
  readonly solo?: boolean;
  readonly resume?: string;
  readonly save?: string;
  readonly seed?: Seed;
  readonly lang: Lang;
}

const HELP = `
Without options the program asks who plays. People share the keyboard; between two of them the
screen hides the hands. Computer players know only what their seats know; from the weakest to the
strongest they are ${COMPUTER_KINDS.join(', ')}. Each can
have a character, a liking for one source of points: oak/builder. In Everdell there are
${charactersOf('everdell').join(', ')},
in Eldervale ${charactersOf('eldervale').join(', ')}.
In the game, \`hint\` says what a strong player would do, and \`help\` explains the rest.`;

const EXAMPLES = [
  'evervale play',
  'evervale play --people Anna,Ben --lang de',
  'evervale play --people Anna --computers 2 --level oak --seed spring',
  'evervale play --people Anna --computers oak/traveller,sapling/host',
];

/** Whom one person alone meets. */
function opponentsIn(game: AnyGame): string {
  const automats = game.automats(game.readOptions({ players: 1 }));
  return automats.map(({ name }) => game.print(name, 'en')).join(', ');
}

const isSolitary = ({ form }: AnyGame): boolean => form.players.least === 1;

function nobodyThere(game: AnyGame): string {
  const solo = isSolitary(game)
    ? `  $ evervale play --solo                     alone against ${opponentsIn(game)}\n`
    : '';
  return `Evervale is played at a keyboard, and there is none here: standard input and output must be a
terminal. In a terminal, try:

  $ evervale play                            the program asks who plays
  $ evervale play --people Anna,Ben          two people at one keyboard
  $ evervale play --people Anna --computers 2
${solo}  $ evervale play --help                     all options

(In a checkout of the project: npm run evervale -- play --people Anna,Ben.)
`;
}

export function playCommand(shell: Shell): Command {
  const { game } = shell;
  const command = new Command('play')
    .summary('a game in the terminal')
    .description('A game in the terminal: together at one keyboard, against the computer, or solo.')
    .option('--people <names>', 'who plays at this keyboard, separated by commas', people)
    .option(
      '--computers <list>',
      'computer players: how many, or a level for each',
      computers(game),
    )
    .addOption(
      new Option('--level <level>', 'how strong they are')
        .choices(COMPUTER_KINDS)
        .default(USUAL_KIND),
    )
    .option('--resume <file>', 'continue a saved game (or any record)')
    .option('--save <file>', 'where the game is saved')
    .option('-s, --seed <seed>', 'a number or any text; the same seed deals the same cards', seed)
    .addOption(langOption());
  if (isSolitary(game)) command.option('--solo', `alone against ${opponentsIn(game)}`);
  return withTableFlags(command, shell)
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'play', EXAMPLES))
    .action((options: Options) => play(shell, options));
}

function people(list: string): string[] {
  const names = namesIn(list);
  if (names.length === 0) throw new InvalidArgumentError('It must be names, such as Anna,Ben.');
  return names;
}

/** How many, or which. */
type Wanted = number | readonly ComputerKind[];

/** `2`, or `oak,sprout/builder`. */
function computers({ id, form }: AnyGame) {
  const known = charactersOf(id);
  const characters =
    known.length === 0 ? '' : `, with a character if you like: /${known.join(', /')}`;
  return (text: string): Wanted => {
    if (/^\d+$/.test(text)) return wholeNumber(0, form.players.most - 1)(text);
    return text.split(',').map((part) => {
      const kind = part.trim();
      if (isComputerKind(kind) && hasPlayer(id, kind)) return kind;
      throw new InvalidArgumentError(
        `It must be a number, or some of ${COMPUTER_KINDS.join(', ')}${characters}.`,
      );
    });
  };
}

function wishOf(game: AnyGame, options: Options): Wish | null {
  const { computers: wanted, level, lang, people: named, solo } = options;
  const kinds = typeof wanted === 'number' ? Array<ComputerKind>(wanted).fill(level) : wanted;
  const who = {
    ...(named && { people: named }),
    ...(kinds && { computers: kinds }),
    ...(solo && { solo }),
  };
  return wishFrom(game, who, options, lang);
}

async function play(shell: Shell, options: Options): Promise<void> {
  const { io, game } = shell;
  const given = options.resume === undefined ? wishOf(game, options) : { file: options.resume };
  if (!io.interactive) return io.out(nobodyThere(game));
  const wish = given ?? (await askWish(game, options, options.lang));
  if (wish === null) return;
  const file = options.save ?? ('file' in wish ? wish.file : fileName(new Date()));
  const { running, advice } = begin(shell, wish, options);
  const desk = new Desk(openScreen(), running, options.lang, file);
  desk.message = advice;
  const end = await playSafely(io, desk);
  const last = farewell(desk, end, options.save !== undefined);
  if (last.length > 0) io.out(`${last.join('\n')}\n`);
}

/** Whatever happens to the program or its terminal, the game is not lost. */
async function playSafely(io: Io, desk: Desk): Promise<'over' | 'left'> {
  const hangUp = (): void => {
    desk.save();
    process.exit(1);
  };
  process.once('SIGHUP', hangUp).once('SIGTERM', hangUp);
  try {
    return await playSession(desk);
  } catch (error) {
    desk.screen.close();
    io.err(`${desk.save()}\n`);
    throw error;
  } finally {
    process.off('SIGHUP', hangUp).off('SIGTERM', hangUp);
    desk.screen.close();
  }
}

interface Begun {
  readonly running: Running;
  /** Said above the first question: before it, the screen of the game would cover it. */
  readonly advice: string;
}

function begin({ io, games, game }: Shell, wish: Wish, options: Options): Begun {
  if ('file' in wish) return { running: resume(io, wish.file, games), advice: '' };
  const chosen = tableWith(game, wish.seats.length, wish.flags);
  return {
    running: newGame(game, wish.seats, chosen, options.seed ?? randomSeed(), games.module),
    advice: adviceOn(game, chosen, options.lang),
  };
}

/** Nobody can guess it; `--seed` is for deals that are to be the same again. */
function randomSeed(): Seed {
  return seedOfBytes(randomBytes(32));
}

/** A game that was left is saved, one that is over only if that was wanted. */
function farewell(desk: Desk, end: 'over' | 'left', wanted: boolean): string[] {
  if (end === 'over') return [...(wanted ? [desk.save()] : []), ...closingLines(desk)];
  if (desk.running.play.picks.length === 0) return [];
  const command = `evervale play --resume ${desk.file}`;
  return [desk.save(), desk.ui('ui.resumeWith', { command })];
}
