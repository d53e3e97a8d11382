/** Between two people at one keyboard: nobody's hand is on the screen. */
import { strong } from '../glyphs.ts';
import type { Desk } from './desk.ts';
import { readPage } from './pages.ts';
import { paragraphLines } from './render/log.ts';
import { heading, playerName, seatSign } from './render/scene.ts';

/** The next one is there, or the one before takes back the last pick. */
export type HandedOver = 'taken' | 'undo';

/** Shows what everybody may know, until the next person is there. */
export async function handOver(desk: Desk, from: number | null, to: number): Promise<HandedOver> {
  const undoable = from !== null && desk.running.play.undoable(from) > 0;
  const key = await readPage(
    desk.screen,
    () => pageFor(desk, to),
    hintFor(desk, undoable ? from : null, to),
    ['u'],
  );
  return key.name === 'u' && undoable ? 'undo' : 'taken';
}

function pageFor(desk: Desk, to: number): string[] {
  const scene = desk.scene(null);
  const title = scene.ui('ui.handOver', { player: playerName(scene, to) });
  const recent = desk.recent(to, null);
  const news = recent.flatMap((paragraph) => paragraphLines(scene, paragraph));
  return [
    '',
    `  ${seatSign(scene, to)}  ${strong(title)}`,
    '',
    ...(news.length === 0 ? [] : [heading(scene, scene.ui('ui.handOver.did')), ...news]),
  ];
}

function hintFor(desk: Desk, undoer: number | null, to: number): string {
  const scene = desk.scene(null);
  const press = scene.ui('ui.handOver.press', { player: playerName(scene, to) });
  if (undoer === null) return press;
  return `${press} · ${scene.ui('ui.handOver.undo', { player: playerName(scene, undoer) })}`;
}
