/** `evervale position`: what can be done in a position, and what comes of it. */
import { Refusal, type PositionReport } from '@evervale/kernel';
import type { Lang } from '@evervale/kernel/text';
import { Command } from 'commander';
import { langOption, wholeNumber } from '../arguments.ts';
import { examplesOf } from '../examples.ts';
import { printJson, readJson } from '../io.ts';
import type { Shell } from '../shell.ts';
import { gameFlag } from '../tableFlags.ts';

interface Options {
  readonly as?: number;
  readonly stop?: boolean;
  readonly pick: readonly string[];
  readonly brief?: boolean;
  readonly lang: Lang;
}

const HELP = `
The file is JSON that names only what differs from an empty table, or - for the standard input.
The answer is JSON: who decides, the options, what is not possible and why, the position after
the picks, what happened, and the score.`;

export function positionCommand(shell: Shell): Command {
  const { players } = shell.game.form;
  return new Command('position')
    .summary('what can be done in a position')
    .description('Prints what can be done in a position that is written in a file.')
    .argument('<file>', 'the position; - is the standard input')
    .addOption(gameFlag(shell))
    .option(
      '--as <seat>',
      'show only what this seat (from 1) may know',
      wholeNumber(1, players.most),
    )
    .option('--pick <key>', 'take the option with this key; may be repeated', append, [])
    .option('--stop', 'stop before a forced pick of another seat instead of taking it')
    .option('--brief', 'without the piles; the options and reasons come last')
    .addOption(langOption())
    .addHelpText('after', HELP)
    .addHelpText('after', examplesOf(shell, 'position', ['evervale position puzzle.json']))
    .action((file: string, options: Options) => show(shell, file, options));
}

function show({ io, game }: Shell, file: string, { as, pick, stop, brief, lang }: Options): void {
  if (game.positions === undefined) {
    throw new Refusal('--game', `${game.title} has no positions written by hand`);
  }
  const request = { picks: pick, lang, ...(stop && { stop }), ...(as !== undefined && { as }) };
  const report = game.positions.report(readJson(io, file), request);
  printJson(io, brief ? briefly(report) : report);
}

/** What somebody looks for in a terminal, where the end is what stays on the screen. */
function briefly({ position, blocked, options, prompt, ...rest }: PositionReport): object {
  const { deck: _deck, discard: _discard, ...table } = position as Record<string, unknown>;
  return { ...rest, position: table, blocked, prompt, options };
}

function append(key: string, keys: readonly string[]): string[] {
  return [...keys, key];
}
