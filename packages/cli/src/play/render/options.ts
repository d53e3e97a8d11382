/** The options and the line below them in which one types. */
import { packed, padEnd, padStart, wrap } from '../../columns.ts';
import { CHOICE, OTHER, groupsOf, type Choice, type AnyChoices } from '../choices.ts';
import { faint, strong } from '../../glyphs.ts';
import { heading, type AnyScene, type Scene } from './scene.ts';
import { styleText } from 'node:util';

/** The choices in groups, as many side by side as fit. */
export function optionLines(
  scene: AnyScene,
  style: AnyChoices,
  choices: readonly Choice[],
  marked: Choice | undefined,
): string[] {
  return groupsOf(style).flatMap((group) => {
    const own = choices.filter((choice) => choice.group === group);
    if (own.length === 0) return [];
    const title = heading(scene, groupTitle(scene, style, group));
    return [title].concat(choiceGrid(scene, style, own, marked));
  });
}

export function groupTitle(scene: AnyScene, style: AnyChoices, group: string): string {
  if (group === CHOICE) return scene.ui('ui.choice');
  return group === OTHER ? scene.ui('ui.other') : style.groupTitle(scene, group);
}

function choiceGrid(
  { columns }: Scene,
  style: AnyChoices,
  choices: readonly Choice[],
  marked: Choice | undefined,
): string[] {
  const cells = choices.map((choice) => choiceCell(choice, choice === marked));
  // Two options read better below each other than side by side.
  return packed(cells, Math.min(style.columns, Math.ceil(choices.length / 2)), columns);
}

function choiceCell({ number, label }: Choice, marked: boolean): string {
  const place = styleText('cyan', padStart(`${number}.`, 3));
  return marked ? `${styleText('cyan', '▸')}${strong(`${place} ${label}`)}` : ` ${place} ${label}`;
}

export interface AskView {
  readonly prompt: string;
  /** How far a run of several picks has come. */
  readonly aside: string;
  readonly typed: string;
  /** Something the terminal has to say. */
  readonly message: string;
  readonly hint: string;
}

/** Prompt, typed text and hint: always at the bottom of the screen. */
export function askLines({ columns }: Scene, ask: AskView): string[] {
  const aside = ask.aside === '' ? '' : `  ${faint(ask.aside)}`;
  const message =
    ask.message === ''
      ? []
      : wrap(` ${ask.message}`, columns, ' ').map((line) => styleText('yellow', line));
  return [
    faint('─'.repeat(columns)),
    ...message,
    ...wrap(` ${styleText('cyan', '◆')} ${strong(ask.prompt)}${aside}`, columns, '   '),
    padEnd(` ${styleText('cyan', '›')} ${ask.typed}${styleText('inverse', ' ')}`, columns),
    ...wrap(` ${ask.hint}`, columns, ' ').map(faint),
  ];
}
