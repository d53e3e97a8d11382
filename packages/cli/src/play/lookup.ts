/** Commands that show something and change nothing. */
import { thingLines } from '../cards/show.ts';
import { fold } from '@evervale/kernel/text';
import type { Desk } from './desk.ts';
import { readPage } from './pages.ts';
import { helpLines } from './render/help.ts';
import { paragraphLines } from './render/log.ts';
import { heading, playerName, type AnyScene } from './render/scene.ts';
import { whyLines } from './render/why.ts';

const show = (desk: Desk, lines: () => readonly string[]): Promise<unknown> =>
  readPage(desk.screen, lines, desk.ui('ui.back'));

export async function showWhy(desk: Desk, seat: number, text: string): Promise<void> {
  const { game, play } = desk.running;
  const blocked = game.blocked(play.state);
  await show(desk, () => {
    const scene = desk.scene(seat);
    return [
      heading(scene, scene.ui('ui.why')),
      ...whyLines(scene, desk.terminal.choices, blocked, text),
    ];
  });
}

const MOST_THINGS = 6;

/** Things by name; those of the best match first. */
export async function showInfo(desk: Desk, seat: number, text: string): Promise<void> {
  const { game } = desk.running;
  const found = game.lookup.named(text, desk.lang).slice(0, MOST_THINGS);
  if (found.length === 0) {
    desk.message = desk.ui('ui.unknown', { text });
    return;
  }
  await show(desk, () => {
    const { columns } = desk.scene(seat);
    return found.flatMap((thing) => [''].concat(thingLines(game, thing, desk.lang, columns)));
  });
}

export async function showLog(desk: Desk, seat: number): Promise<void> {
  await show(desk, () => {
    const scene = desk.scene(seat);
    // The latest first: nobody wants to scroll down for it.
    const paragraphs = desk.running.journal.all(seat).toReversed();
    const lines = paragraphs.flatMap((paragraph) => paragraphLines(scene, paragraph));
    return [heading(scene, scene.ui('ui.log')), ...lines];
  });
}

export async function showHelp(desk: Desk, seat: number): Promise<void> {
  await show(desk, () => helpLines(desk.scene(seat), desk.terminal.help, desk.lang));
}

/** What somebody has, or everybody else. */
export async function showPlayers(desk: Desk, seat: number, text: string): Promise<void> {
  const { signs } = desk.scene(seat);
  const wanted = signs.flatMap((_, other) =>
    isMeant(desk.scene(seat), other, text) ? [other] : [],
  );
  if (wanted.length === 0) {
    desk.message = desk.ui('ui.unknown', { text });
    return;
  }
  await show(desk, () =>
    wanted.flatMap((other) => desk.terminal.playerLines(desk.scene(seat), other)),
  );
}

function isMeant(scene: AnyScene, other: number, text: string): boolean {
  if (text === '') return other !== scene.seat;
  return (
    fold(scene.signs[other]) === fold(text) || fold(playerName(scene, other)).startsWith(fold(text))
  );
}
