/** While somebody thinks: the table stays on the screen, and the game can be left. */
import { faint, strong } from '../glyphs.ts';
import type { Desk } from './desk.ts';
import { Left } from './pages.ts';
import { fitted } from './render/page.ts';
import { playerName, seatSign } from './render/scene.ts';
import type { ComputerKind } from './seats.ts';

/** Lets the computer player of a seat pick; `looking` is the one person at the keyboard, or null. */
export async function letChoose(
  desk: Desk,
  seat: number,
  kind: ComputerKind,
  looking: number | null,
): Promise<void> {
  const chosen = desk.computers.choose(kind);
  if (typeof chosen === 'number') return desk.take(chosen);
  const scene = desk.scene(looking);
  const name = scene.ui('ui.thinking', { player: playerName(scene, seat) });
  drawWaiting(desk, looking, `${seatSign(scene, seat)} ${strong(name)}`);
  desk.take(await unlessLeft(desk, chosen));
}

/** What this person may see, and below it what they wait for. */
export function drawWaiting(desk: Desk, looking: number | null, what: string): void {
  const { screen, terminal } = desk;
  const scene = desk.scene(looking);
  const bottom = [
    faint('─'.repeat(scene.columns)),
    ` ${what}`,
    faint(` ${scene.ui('ui.thinking.leave')}`),
  ];
  const recent = looking === null ? [] : desk.recent(looking);
  const own = looking === null ? [] : terminal.ownLines(scene, screen.rows - bottom.length);
  const page = [...terminal.tableLines(scene, recent), ...own];
  screen.draw(fitted(page, bottom, screen.rows, 0, scene.ui('ui.scroll')));
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
