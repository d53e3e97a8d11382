/** While somebody thinks: the table stays on the screen, and the game can be left. */
import { faint, strong } from '../glyphs.ts';
import type { Desk } from './desk.ts';
import { Left } from './pages.ts';
import { fitted, ownLines, tableLines } from './render/page.ts';
import { playerName, seatSign } from './render/scene.ts';
import type { ComputerKind } from './seats.ts';

/** Lets the computer player of a seat pick; `looking` is the one person at the keyboard, or null. */
export async function letChoose(
  desk: Desk,
  seat: number,
  kind: ComputerKind,
  looking: number | null,
): Promise<void> {
  const chosen = desk.computers.choose(kind, desk.running.play);
  if (typeof chosen === 'number') return desk.take(chosen);
  const scene = desk.scene(looking);
  const name = scene.ui('ui.thinking', { player: playerName(scene, seat) });
  drawWaiting(desk, looking, `${seatSign(scene, seat)} ${strong(name)}`);
  desk.take(await unlessLeft(desk, chosen));
}

/** What this person may see, and below it what they wait for. */
export function drawWaiting(desk: Desk, looking: number | null, what: string): void {
  const scene = desk.scene(looking);
  const recent = looking === null ? [] : desk.running.journal.recent(looking);
  const page = [...tableLines(scene, recent), ...(looking === null ? [] : ownLines(scene))];
  const bottom = [
    faint('─'.repeat(scene.columns)),
    ` ${what}`,
    faint(` ${scene.ui('ui.thinking.leave')}`),
  ];
  desk.screen.draw(fitted(page, bottom, desk.screen.rows, 0, scene.ui('ui.scroll')));
}

/** Waits for `work`, unless somebody presses Ctrl-C first. */
export async function unlessLeft<T>({ screen }: Desk, work: Promise<T>): Promise<T> {
  let stop = (): void => {};
  const left = new Promise<never>((_, reject) => {
    stop = screen.onLeave(() => reject(new Left()));
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    stop();
  }
}
