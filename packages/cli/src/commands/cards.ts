/** `evervale cards`: all cards, locations and Events, and a search through them. */
import {
  COLOR_NAMES,
  RESOURCE_NAMES,
  hostedEverdell,
  type Card,
  type Color,
  type EverdellThing,
} from '@evervale/everdell';
import { Refusal } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Command, Option } from 'commander';
import { langOption, wholeNumber } from '../arguments.ts';
import { thingData, thingLines } from '../cards/show.ts';
import { printJson, type Io } from '../io.ts';

interface Options {
  readonly kind?: string;
  readonly colour?: Color;
  readonly box?: string;
  readonly cost?: number;
  readonly names?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}

const HELP = `
Every TEXT must occur in the name, the text, the colour, the kind, the cost or the box, in any of
the four languages. Without TEXT everything is shown.

Examples:
  $ evervale cards farm
  $ evervale cards "2 berries" green --lang de
  $ evervale cards --kind event university
  $ evervale cards --colour governance --cost 3
  $ evervale cards --names doctor         look only at names, best match first`;

const { lookup } = hostedEverdell;

export function cardsCommand(io: Io): Command {
  return new Command('cards')
    .summary('all cards, locations and Events, with their texts')
    .description('Shows cards, locations and Events with their texts, or those that match.')
    .argument('[text...]', 'words to look for')
    .addOption(new Option('--kind <kind>', 'only these').choices(lookup.kinds))
    .addOption(new Option('--colour <colour>', 'only cards of this type').choices(COLOR_NAMES))
    .addOption(new Option('--box <box>', 'only what comes in this box').choices(lookup.boxes))
    .option('--cost <n>', 'only cards that cost at most so many resources', wholeNumber(0))
    .option('--names', 'look only at names, best match first')
    .option('--json', 'print them as JSON')
    .addOption(langOption())
    .addHelpText('after', HELP)
    .action((words: readonly string[], options: Options) => cards(io, words, options));
}

const COLUMNS = 80;

function cards(io: Io, words: readonly string[], options: Options): void {
  const fitting = options.names
    ? lookup.named(words.join(' '), options.lang)
    : lookup.search(words);
  const found = fitting.filter((thing) => passes(thing, options));
  const data = found.map((thing) => thingData(thing, options.lang));
  if (options.json) return printJson(io, data);
  if (found.length === 0) throw new Refusal(words.join(' ') || 'cards', 'nothing matches');
  const pages = found.map((thing) => thingLines(thing, options.lang, COLUMNS).join('\n'));
  io.out(`${pages.join('\n\n')}\n`);
}

function passes({ kind, box, card }: EverdellThing, wanted: Options): boolean {
  return (
    (wanted.kind === undefined || wanted.kind === kind) &&
    (wanted.box === undefined || wanted.box === box) &&
    (wanted.colour === undefined || wanted.colour === card?.color) &&
    (wanted.cost === undefined || (card !== undefined && costOf(card) <= wanted.cost))
  );
}

function costOf({ cost }: Card): number {
  return RESOURCE_NAMES.reduce((sum, resource) => sum + (cost[resource] ?? 0), 0);
}
