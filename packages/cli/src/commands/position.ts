/** `evervale position`: what can be done in a position, and what comes of it. */
import { position, type PositionReport } from '@evervale/everdell';
import type { Lang } from '@evervale/kernel/text';
import { Command } from 'commander';
import { langOption, wholeNumber } from '../arguments.ts';
import { printJson, readJson, type Io } from '../io.ts';

interface Options {
  readonly as?: number;
  readonly pick: readonly string[];
  readonly brief?: boolean;
  readonly lang: Lang;
}

const HELP = `
The file is JSON that names only what differs from an empty table, or - for the standard input.
The answer is JSON: who decides, the options, what is not possible and why, the position after
the picks, what happened, and the score.

Examples:
  $ evervale position puzzle.json
  $ evervale position puzzle.json --pick place:basic-three-twigs --pick play:farm
  $ echo '{"players":[{"hand":["farm"],"resources":{"twig":2,"resin":1}},{}]}' | evervale position -`;

export function positionCommand(io: Io): Command {
  return new Command('position')
    .summary('what can be done in a position')
    .description('Prints what can be done in a position that is written in a file.')
    .argument('<file>', 'the position; - is the standard input')
    .option('--as <seat>', 'show only what this seat (from 1) may know', wholeNumber(1, 6))
    .option('--pick <key>', 'take the option with this key; may be repeated', append, [])
    .option('--brief', 'without the piles; the options and reasons come last')
    .addOption(langOption())
    .addHelpText('after', HELP)
    .action((file: string, { as, pick, brief, lang }: Options) => {
      const request = { picks: pick, lang, ...(as !== undefined && { as }) };
      const report = position(readJson(io, file), request);
      printJson(io, brief ? briefly(report) : report);
    });
}

/** What somebody looks for in a terminal, where the end is what stays on the screen. */
function briefly({ position: whole, blocked, options, prompt, ...rest }: PositionReport): object {
  const { deck: _deck, discard: _discard, ...table } = whole;
  return { ...rest, position: table, blocked, prompt, options };
}

function append(key: string, keys: readonly string[]): string[] {
  return [...keys, key];
}
