/** Asks a person for the pending decision. */
import type { Decision } from '@evervale/kernel';
import { matching, type Choice } from './choices.ts';
import { commandIn } from './commands.ts';
import type { Desk } from './desk.ts';
import { NOTHING_TYPED, press, type Answer, type Typing } from './prompt.ts';
import { askLines, optionLines, type AskView } from './render/options.ts';
import { fitted, sideBySide, topped } from './render/page.ts';
import type { AnyScene } from './render/scene.ts';

export async function ask(desk: Desk, pending: Decision): Promise<Answer> {
  let typing = NOTHING_TYPED;
  const several = pending.max - pending.picked > 1;
  for (;;) {
    const scene = desk.scene(pending.seat, pending);
    const choices = desk.choices(scene, pending);
    desk.screen.draw(frame(desk, scene, pending, choices, typing));
    const key = await desk.screen.key();
    const step = press(typing, key, { choices, several, lang: desk.lang });
    if ('answer' in step) return step.answer;
    typing = step.typing;
    if (key.name !== 'resize') desk.message = '';
  }
}

/** Everything on the screen while somebody is asked. */
export function frame(
  desk: Desk,
  scene: AnyScene,
  pending: Decision,
  choices: readonly Choice[],
  typing: Typing,
): string[] {
  const { terminal } = desk;
  const { rows } = desk.screen;
  const command = commandIn(typing.text, desk.lang) !== null;
  const fitting = command ? choices : matching(choices, typing.text);
  const options = optionLines(scene, terminal.choices, fitting, fitting[typing.marked]);
  const bottom = askLines(scene, askView(desk, scene, pending, typing, fitting.length));
  const table = terminal.tableLines(scene, desk.recent(pending.seat));
  const room = rows - bottom.length - options.length;
  const own = [...terminal.ownLines(scene, room), ...options];
  const fit = (page: readonly string[]): string[] => {
    const marked = page.length - options.length + options.findIndex((line) => line.includes('▸'));
    const keep = typing.marked < 0 ? -1 : marked;
    return fitted(page, bottom, rows, typing.scrolled, desk.ui('ui.scroll'), keep);
  };
  if (!desk.wide) return fit([...table, ...own]);
  return sideBySide(topped(table, [], rows, 0), fit(own), scene.columns);
}

function askView(
  desk: Desk,
  { print, ui }: AnyScene,
  pending: Decision,
  typing: Typing,
  fitting: number,
): AskView {
  const nothing = fitting === 0 && typing.text.trim() !== '';
  return {
    prompt: print(pending.prompt),
    aside: progressOf(pending, ui),
    typed: typing.text,
    message: nothing ? ui('ui.noMatch', { text: typing.text.trim() }) : desk.message,
    hint: hintFor(desk, typing),
  };
}

/** How far a run of several picks has come. */
function progressOf({ max, picked }: Decision, ui: Desk['ui']): string {
  if (max - picked <= 1 && picked === 0) return '';
  const several = ui('ui.several');
  return picked === 0 ? several : `${ui('ui.chosen', { n: picked })} · ${several}`;
}

function hintFor({ ui, lang }: Desk, typing: Typing): string {
  const command = commandIn(typing.text, lang);
  if (command !== null) return ui('ui.hint.command', { what: ui(`ui.do.${command.name}`) });
  return ui(typing.text === '' ? 'ui.hint' : 'ui.hint.filter');
}
