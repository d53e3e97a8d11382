/** `evervale cards`: everything in a game that has a name and a text, and a search through it. */
import { Refusal, type AnyGame, type Thing } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Command, Option } from 'commander';
import { langOption } from '../arguments.ts';
import { thingData, thingLines } from '../cards/show.ts';
import { examplesOf } from '../examples.ts';
import { terminalOf } from '../games/terminals.ts';
import { printJson } from '../io.ts';
import type { Shell } from '../shell.ts';
import { gameFlag, type Flags } from '../tableFlags.ts';

interface Options extends Flags {
  readonly kind?: string;
  readonly box?: string;
  readonly names?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}

const HELP = `
Every TEXT must occur in the name, the text, the color, the kind, the cost or the box, in any of
the four languages. Without TEXT everything is shown.`;

const EXAMPLES = [
  'evervale cards dragon',
  'evervale cards --names mill         look only at names, best match first',
];

export function cardsCommand(shell: Shell): Command {
  const { game } = shell;
  const command = new Command('cards')
    .summary('all cards, places and what else has a name, with their texts')
    .description(
      'Shows cards, places and whatever else has a name and a text, or those that match.',
    )
    .argument('[text...]', 'words to look for')
    .addOption(gameFlag(shell))
    .addOption(new Option('--kind <kind>', 'only these').choices(game.lookup.kinds))
    .addOption(new Option('--box <box>', 'only what comes in this box').choices(game.lookup.boxes));
  for (const flag of terminalOf(game).things.flags) command.addOption(flag);
  return command
    .option('--names', 'look only at names, best match first')
    .option('--json', 'print them as JSON')
    .addOption(langOption())
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'cards', EXAMPLES))
    .action((words: readonly string[], options: Options) => cards(shell, words, options));
}

const COLUMNS = 80;

function cards({ io, games, game }: Shell, words: readonly string[], options: Options): void {
  const { lang } = options;
  const found = fitting(game, words, options).filter((thing) => passes(game, thing, options));
  if (options.json) {
    return printJson(
      io,
      found.map((thing) => thingData(game, thing, lang)),
    );
  }
  if (found.length === 0) {
    const others = games.list.filter(
      (other) => other !== game && words.length > 0 && fitting(other, words, options).length > 0,
    );
    const elsewhere = others.map(({ id, title }) => `; ${title} has some: --game ${id}`).join('');
    throw new Refusal(words.join(' ') || 'cards', `nothing matches${elsewhere}`);
  }
  const pages = found.map((thing) => thingLines(game, thing, lang, COLUMNS).join('\n'));
  io.out(`${pages.join('\n\n')}\n`);
}

function fitting({ lookup }: AnyGame, words: readonly string[], options: Options): Thing[] {
  return options.names ? lookup.named(words.join(' '), options.lang) : lookup.search(words);
}

function passes(game: AnyGame, thing: Thing, wanted: Options): boolean {
  return (
    (wanted.kind === undefined || wanted.kind === thing.kind) &&
    (wanted.box === undefined || wanted.box === thing.box) &&
    terminalOf(game).things.passes(thing, wanted)
  );
}
