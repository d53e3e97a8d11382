/** The options and the line below them in which one types. */
import { packed, padEnd, padStart, wrap } from '../../columns.ts';
import { GROUPS, type Choice, type Group } from '../choices.ts';
import { faint, strong } from '../../glyphs.ts';
import { heading, nameOf, type Scene } from './scene.ts';
import { styleText } from 'node:util';

const MOST_COLUMNS = 3;

/** The choices in groups, as many side by side as fit. */
export function optionLines(
  scene: Scene,
  choices: readonly Choice[],
  marked: Choice | undefined,
): string[] {
  return GROUPS.flatMap((group) => {
    const own = choices.filter((choice) => choice.group === group);
    if (own.length === 0) return [];
    return [heading(scene, groupTitle(scene, group))].concat(choiceGrid(scene, own, marked));
  });
}

export function groupTitle(scene: Scene, group: Group): string {
  switch (group) {
    case 'place':
      return nameOf(scene, 'action-place-worker');
    case 'play':
      return nameOf(scene, 'action-play-card');
    case 'other':
      return scene.ui('ui.other');
    case 'choice':
      return scene.ui('ui.choice');
  }
}

function choiceGrid(
  { columns }: Scene,
  choices: readonly Choice[],
  marked: Choice | undefined,
): string[] {
  const cells = choices.map((choice) => choiceCell(choice, choice === marked));
  // Two options read better below each other than side by side.
  return packed(cells, Math.min(MOST_COLUMNS, Math.ceil(choices.length / 2)), columns);
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
