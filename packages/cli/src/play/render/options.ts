/** The options and the line below them in which one types. */
import { grid, padEnd, padStart, width, wrap } from '../../columns.ts';
import type { Choice, Group } from '../choices.ts';
import { faint, strong } from '../../glyphs.ts';
import { heading, type Scene } from './scene.ts';
import { styleText } from 'node:util';

const MOST_COLUMNS = 3;

/** The choices in groups, as many side by side as fit. */
export function optionLines(
  scene: Scene,
  choices: readonly Choice[],
  marked: Choice | undefined,
): string[] {
  const groups: readonly Group[] = ['place', 'play', 'other'];
  const used = groups.filter((group) => choices.some((choice) => choice.group === group));
  const alone = used.length === 1 && used[0] === 'other';
  return used.flatMap((group) => {
    const own = choices.filter((choice) => choice.group === group);
    const title = scene.ui(alone ? 'ui.choice' : `ui.group.${group}`);
    return [heading(scene, title)].concat(choiceGrid(scene, own, marked));
  });
}

function choiceGrid(
  { columns }: Scene,
  choices: readonly Choice[],
  marked: Choice | undefined,
): string[] {
  const widest = Math.max(...choices.map(({ label }) => width(label))) + 6;
  const fitting = Math.max(1, Math.floor(columns / widest));
  const across = Math.min(MOST_COLUMNS, fitting, Math.ceil(choices.length / 2));
  const cell = Math.floor(columns / across);
  return grid(
    choices.map((choice) => choiceCell(choice, choice === marked)),
    across,
    cell,
  );
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
