/** The whole page of somebody who has to decide, and what of it fits on the screen. */
import { padEnd } from '../../columns.ts';
import type { Paragraph } from '../journal.ts';
import { boardLines, titleLine } from './board.ts';
import { cityLines, handLines } from './city.ts';
import { faint, cardSign } from '../../glyphs.ts';
import { recentLines } from './log.ts';
import { othersLines, ownFacts, ownLine } from './players.ts';
import { adornmentLines } from './river.ts';
import { heading, nameOf, type Scene } from './scene.ts';

/** What lies on the table, from the point of view of the seat that decides. */
export function tableLines(scene: Scene, recent: readonly Paragraph[]): string[] {
  return [
    titleLine(scene),
    ...recentLines(scene, recent),
    ...boardLines(scene),
    ...othersLines(scene),
  ];
}

export function ownLines(scene: Scene): string[] {
  const { view, ui } = scene;
  const own = view.players[view.seat!];
  return [
    ...cityLines(scene, own, ui('ui.city')),
    ...handLines(scene, own),
    ...revealedLines(scene),
    ...adornmentLines(scene, own),
    ownLine(scene, own),
    ` ${ownFacts(scene, own)}`,
  ];
}

/** Cards that lie open in the middle of an effect. */
function revealedLines(scene: Scene): string[] {
  const { revealed } = scene.view;
  if (revealed.length === 0) return [];
  const cards = revealed.map((id) => `${cardSign(id)} ${nameOf(scene, id)}`);
  return [heading(scene, scene.ui('ui.revealed')), `   ${cards.join('   ')}`];
}

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
