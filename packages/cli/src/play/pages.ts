/** Pages over the whole screen that are read and left again. */
import { faint } from '../glyphs.ts';
import { isLeaving, type Key } from './prompt.ts';
import { topped } from './render/page.ts';
import type { Screen } from './screen.ts';

const LEAVES: ReadonlySet<string> = new Set(['return', 'enter', 'escape', 'q']);

/** Somebody has pressed Ctrl-C: the game is left, wherever it is. */
export class Left extends Error {}

/** Shows lines with a hint below them until it is left; gives the key that left it. */
export async function readPage(
  screen: Screen,
  lines: () => readonly string[],
  hint: string,
  otherKeys: readonly string[] = [],
): Promise<Key> {
  let from = 0;
  for (;;) {
    const page = lines();
    const bottom = [faint('─'.repeat(screen.columns)), faint(` ${hint}`)];
    const most = Math.max(0, page.length + bottom.length - screen.rows);
    from = Math.min(from, most);
    screen.draw(topped(page, bottom, screen.rows, from));
    const key = await screen.key();
    const name = key.name ?? key.text ?? '';
    if (isLeaving(key)) throw new Left();
    if (LEAVES.has(name) || otherKeys.includes(name)) return key;
    from = Math.min(most, Math.max(0, from + stepOf(name, screen.rows)));
  }
}

function stepOf(name: string, rows: number): number {
  switch (name) {
    case 'up':
      return -1;
    case 'down':
      return 1;
    case 'pageup':
      return 4 - rows;
    case 'pagedown':
    case 'space':
      return rows - 4;
    default:
      return 0;
  }
}

/** A yes-or-no question. */
export async function confirmed(screen: Screen, question: string, hint: string): Promise<boolean> {
  const key = await readPage(screen, () => ['', ` ${question}`], hint, ['y', 'n']);
  return ['return', 'enter', 'y'].includes(key.name ?? '');
}
