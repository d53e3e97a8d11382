/** How to play in the terminal, and what the signs mean. */
import { COLOR_NAMES, RESOURCE_NAMES, SEASON_NAMES } from '@evervale/everdell';
import type { Lang } from '@evervale/kernel/text';
import { colorSign, pointSign, resourceSign, seasonSign } from '../../glyphs.ts';
import { padEnd, wrap } from '../../columns.ts';
import { COMMANDS, spellings, type CommandName } from '../commands.ts';
import { heading, nameOf, type Scene } from './scene.ts';

export function helpLines(scene: Scene, lang: Lang): string[] {
  const { ui, columns } = scene;
  const text = (words: string): string[] => wrap(` ${words}`, columns, ' ');
  return [
    heading(scene, ui('ui.help')),
    ...text(ui('ui.help.goal')),
    '',
    ...text(ui('ui.help.choose')),
    '',
    heading(scene, ui('ui.help.commands')),
    ...COMMANDS.flatMap((name) => commandLine(scene, name, lang)),
    ...text(ui('ui.help.pages')),
    '',
    heading(scene, ui('ui.help.signs')),
    ...signLines(scene),
    ...text(ui('ui.help.places')),
    ...text(ui('ui.help.marks')),
    ...text(ui('ui.help.bold')),
  ];
}

const ARGUMENTS: Readonly<Partial<Record<CommandName, string>>> = {
  info: ' farm',
  look: ' B',
  lang: ' de',
};
const SPELLING_COLUMNS = 24;

function commandLine({ ui, columns }: Scene, name: CommandName, lang: Lang): string[] {
  const ways = `${spellings(name, lang).join(', ')}${ARGUMENTS[name] ?? ''}`;
  return wrap(
    `   ${padEnd(ways, SPELLING_COLUMNS)}${ui(`ui.do.${name}`)}`,
    columns,
    ' '.repeat(SPELLING_COLUMNS + 3),
  );
}

function signLines(scene: Scene): string[] {
  const list = (signs: readonly string[]): string[] =>
    wrap(` ${signs.join('   ')}`, scene.columns, ' ');
  const resources = RESOURCE_NAMES.map(
    (one) => `${resourceSign(one)} ${nameOf(scene, `resource-${one}`)}`,
  );
  return [
    ...list([...resources, `${pointSign} ${nameOf(scene, 'resource-point')}`]),
    ...list(COLOR_NAMES.map((one) => `${colorSign(one)} ${nameOf(scene, `type-${one}`)}`)),
    ...list(SEASON_NAMES.map((one) => `${seasonSign(one)} ${nameOf(scene, `season-${one}`)}`)),
  ];
}
