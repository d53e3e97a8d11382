/** How to play in the terminal, and what the signs mean. */
import type { Lang } from '@evervale/kernel/text';
import { padEnd, wrap } from '../../columns.ts';
import type { HelpStyle } from '../../games/terminal.ts';
import { COMMANDS, spellings, type CommandName } from '../commands.ts';
import { heading, type Scene } from './scene.ts';

/** `help`: what the game says of itself, if it says something. */
export function helpLines(
  scene: Scene,
  help: HelpStyle<unknown, never> | undefined,
  lang: Lang,
): string[] {
  const { ui, columns } = scene;
  const text = (words: string): string[] => wrap(` ${words}`, columns, ' ');
  return [
    heading(scene, ui('ui.help')),
    ...(help === undefined ? [] : [...text(help.goal(scene)), '']),
    ...text(ui('ui.help.choose')),
    '',
    heading(scene, ui('ui.help.commands')),
    ...COMMANDS.flatMap((name) => commandLine(scene, name, lang, help?.example)),
    ...text(ui('ui.help.pages')),
    ...(help === undefined
      ? []
      : ['', heading(scene, ui('ui.help.signs')), ...help.signLines(scene)]),
    ...text(ui('ui.help.bold')),
  ];
}

const ARGUMENTS: Readonly<Partial<Record<CommandName, string>>> = {
  look: ' B',
  lang: ' de',
};
const SPELLING_COLUMNS = 24;

function commandLine(
  { ui, columns }: Scene,
  name: CommandName,
  lang: Lang,
  example = 'NAME',
): string[] {
  const argument = name === 'info' ? ` ${example}` : (ARGUMENTS[name] ?? '');
  const ways = `${spellings(name, lang).join(', ')}${argument}`;
  return wrap(
    `   ${padEnd(ways, SPELLING_COLUMNS)}${ui(`ui.do.${name}`)}`,
    columns,
    ' '.repeat(SPELLING_COLUMNS + 3),
  );
}
