/** A game at the screen: asks people, lets computers choose, until it is over or left. */
import { decidingSeat, decision, type Decision } from '@evervale/kernel';
import { LANGS } from '@evervale/kernel/text';
import { showHint } from './advice.ts';
import { ask } from './ask.ts';
import type { Command } from './commands.ts';
import type { Desk } from './desk.ts';
import { showEnding } from './ending.ts';
import { handOver } from './handOver.ts';
import { showHelp, showInfo, showLog, showPlayers, showWhy } from './lookup.ts';
import { Left, confirmed } from './pages.ts';
import { letChoose } from './thinking.ts';

/** Plays until the game is over or somebody leaves. */
export async function playSession(desk: Desk): Promise<'over' | 'left'> {
  try {
    await playOn(desk);
    await showEnding(desk);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
  } finally {
    await desk.computers.close();
  }
  return desk.running.play.over ? 'over' : 'left';
}

async function playOn(desk: Desk): Promise<void> {
  const { play, seats } = desk.running;
  const people = seats.flatMap(({ computer }, seat) => (computer === undefined ? [seat] : []));
  // One person alone never hands over.
  const only = people.length === 1 ? people[0] : null;
  let atKeyboard = only;
  while (!play.over) {
    const seat = decidingSeat(play.state);
    const { computer } = seats[seat];
    if (computer !== undefined) {
      await letChoose(desk, seat, computer, only);
    } else if (seat === atKeyboard) {
      await decide(desk);
    } else if ((await handOver(desk, atKeyboard, seat)) === 'undo') {
      desk.takeBack(atKeyboard!);
    } else {
      atKeyboard = seat;
    }
  }
}

async function decide(desk: Desk): Promise<void> {
  const { game, play } = desk.running;
  const pending = decision(game, play.state)!;
  const answer = await ask(desk, pending);
  desk.message = '';
  if (answer.kind === 'command') return obey(desk, pending, answer.command);
  if (await isMeant(desk, pending, answer.codes)) takeAll(desk, pending, answer.codes);
}

/** What has grave consequences is asked twice, if there is anything else to do. */
async function isMeant(
  desk: Desk,
  { options }: Decision,
  codes: readonly number[],
): Promise<boolean> {
  if (options.length === 1) return true;
  const taken = options.filter(({ code }) => codes.includes(code));
  const [question] = taken.flatMap(({ key }) => desk.terminal.choices.confirmed(key) ?? []);
  return question === undefined || confirmed(desk.screen, desk.ui(question), desk.ui('ui.yesNo'));
}

/**
 * Several picks typed at once are a whole run: what comes behind its end is left out, and if more
 * could follow, it is ended.
 */
function takeAll(desk: Desk, run: Decision, codes: readonly number[]): void {
  for (const code of codes) {
    if (!optionsOf(desk, run).some((option) => option.code === code)) return;
    desk.take(code);
  }
  const done = optionsOf(desk, run).find(({ key }) => key === 'done');
  if (codes.length > 1 && done !== undefined) desk.take(done.code);
}

/** The options now, as long as the same run of picks goes on. */
function optionsOf(desk: Desk, { seat, group, prompt }: Decision): Decision['options'] {
  const { game, play } = desk.running;
  const now = decision(game, play.state);
  const goesOn = now?.seat === seat && now.group === group && now.prompt.key === prompt.key;
  return goesOn ? now.options : [];
}

async function obey(desk: Desk, pending: Decision, { name, argument }: Command): Promise<void> {
  const { seat } = pending;
  switch (name) {
    case 'why':
      return showWhy(desk, seat, argument);
    case 'info':
      return showInfo(desk, seat, argument);
    case 'hint':
      return showHint(desk, pending);
    case 'log':
      return showLog(desk, seat);
    case 'look':
      return showPlayers(desk, seat, argument);
    case 'help':
      return showHelp(desk, seat);
    case 'undo':
      desk.message = desk.ui(desk.takeBack(seat) ? 'ui.undone' : 'ui.cannotUndo');
      return;
    case 'lang':
      return changeLang(desk, argument);
    case 'save':
      desk.message = desk.save(argument === '' ? desk.file : argument);
      return;
    case 'quit':
      throw new Left();
  }
}

function changeLang(desk: Desk, wanted: string): void {
  const lang = LANGS.find((one) => one === wanted.toLowerCase());
  if (lang === undefined) desk.message = desk.ui('ui.noLang');
  else desk.lang = lang;
}
