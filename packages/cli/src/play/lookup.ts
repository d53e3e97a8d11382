/** Commands that show something and change nothing. */
import { everdell, hostedEverdell, type PlayerView } from '@evervale/everdell';
import { thingLines } from '../cards/show.ts';
import { fold } from '@evervale/kernel/text';
import { sign } from '../names.ts';
import type { Desk } from './desk.ts';
import { readPage } from './pages.ts';
import { cityLines } from './render/city.ts';
import { helpLines } from './render/help.ts';
import { paragraphLines } from './render/log.ts';
import { summaryLine } from './render/players.ts';
import { heading, nameOf, playerName, type Scene } from './render/scene.ts';
import { whyLines } from './render/why.ts';

const show = (desk: Desk, lines: () => readonly string[]): Promise<unknown> =>
  readPage(desk.screen, lines, desk.ui('ui.back'));

export async function showWhy(desk: Desk, seat: number, text: string): Promise<void> {
  const blocked = everdell.blocked(desk.running.play.state);
  await show(desk, () => {
    const scene = desk.scene(seat);
    return [heading(scene, scene.ui('ui.why')), ...whyLines(scene, blocked, text)];
  });
}

const MOST_THINGS = 6;

/** Cards, locations and Events by name; those of the best match first. */
export async function showInfo(desk: Desk, seat: number, text: string): Promise<void> {
  const found = hostedEverdell.lookup.named(text, desk.lang).slice(0, MOST_THINGS);
  if (found.length === 0) {
    desk.message = desk.ui('ui.unknown', { text });
    return;
  }
  await show(desk, () => {
    const { columns } = desk.scene(seat);
    return found.flatMap((thing) => [''].concat(thingLines(thing, desk.lang, columns)));
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
  await show(desk, () => helpLines(desk.scene(seat), desk.lang));
}

/** Somebody's city, or everybody's. */
export async function showCities(desk: Desk, seat: number, text: string): Promise<void> {
  const wanted = desk
    .scene(seat)
    .view.players.filter((player) => isMeant(desk.scene(seat), player, text));
  if (wanted.length === 0) {
    desk.message = desk.ui('ui.unknown', { text });
    return;
  }
  await show(desk, () => wanted.flatMap((player) => cityPage(desk.scene(seat), player)));
}

function isMeant(scene: Scene, { seat }: PlayerView, text: string): boolean {
  if (text === '') return seat !== scene.view.seat;
  return (
    fold(sign(scene.view, seat)) === fold(text) ||
    fold(playerName(scene, seat)).startsWith(fold(text))
  );
}

function cityPage(scene: Scene, player: PlayerView): string[] {
  const { view, ui } = scene;
  const events = [...view.basicEvents, ...view.specialEvents]
    .filter(({ owner }) => owner === player.seat)
    .map(({ id }) => `   ⚑ ${nameOf(scene, id)}`);
  const own = player.seat === view.seat;
  const title = own ? ui('ui.city') : ui('ui.cityOf', { player: playerName(scene, player.seat) });
  return [...cityLines(scene, player, title), ...events, summaryLine(scene, player), ''];
}
