/** What of a page fits on the screen. */
import { padEnd } from '../../columns.ts';
import { faint } from '../../glyphs.ts';

/** From this width on, the table stands on the left and the own things on the right. */
export const WIDE = 161;

export function sideBySide(
  left: readonly string[],
  right: readonly string[],
  columns: number,
): string[] {
  const rows = Math.max(left.length, right.length);
  return Array.from(
    { length: rows },
    (_, i) => `${padEnd(left[i] ?? '', columns)}${faint('│')}${right[i] ?? ''}`,
  );
}

/**
 * The lower end of a page, scrolled up by so many lines, above what always stays at the bottom. A
 * page shorter than the screen begins at the top; the line `keep` is never scrolled away.
 */
export function fitted(
  page: readonly string[],
  bottom: readonly string[],
  rows: number,
  scrolled: number,
  more: string,
  keep = -1,
): string[] {
  const room = Math.max(1, rows - bottom.length);
  const most = Math.max(0, page.length - room);
  // One line more, because the first one shown may be the hint that there is more above.
  const wanted = keep < 0 ? scrolled : Math.max(scrolled, most - keep + 1);
  const from = most - Math.min(wanted, most);
  const shown = page.slice(from, from + room);
  if (from > 0) shown[0] = faint(` ${more}`);
  return filled(shown, bottom, rows);
}

/** A page from its line `from` on, above what stays at the bottom. */
export function topped(
  page: readonly string[],
  bottom: readonly string[],
  rows: number,
  from: number,
): string[] {
  return filled(page.slice(from, from + Math.max(1, rows - bottom.length)), bottom, rows);
}

function filled(shown: readonly string[], bottom: readonly string[], rows: number): string[] {
  const empty = Array<string>(Math.max(0, rows - bottom.length - shown.length)).fill('');
  return [...shown, ...empty, ...bottom].slice(-rows);
}
