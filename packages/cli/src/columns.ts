/** Columns of text on a terminal: widths as the eye sees them, colours not counted. */
import { stripVTControlCharacters } from 'node:util';

// Characters that take two columns: those of East Asia, and pictures.
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u;
const MARK = /\p{Mark}/u;

/** How many columns a text takes. */
export function width(text: string): number {
  let columns = 0;
  for (const sign of stripVTControlCharacters(text)) {
    if (!MARK.test(sign)) columns += WIDE.test(sign) ? 2 : 1;
  }
  return columns;
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)));
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - width(text))) + text;
}

/** Cuts a plain text (no colours) so that it takes at most so many columns. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  for (const sign of text) {
    if (width(kept) + width(sign) > columns - 1) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * Breaks a text, with or without colours, at its blanks into lines of at most so many columns. The
 * blanks at its beginning stay; the lines behind the first begin with `indent`.
 */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = [];
  const [first, ...words] = text.trimStart().split(' ');
  let line = ' '.repeat(text.length - text.trimStart().length) + first;
  for (const word of words) {
    if (width(line) + 1 + width(word) <= columns) {
      line += ` ${word}`;
    } else {
      lines.push(line);
      line = indent + word;
    }
  }
  return closed([...lines, line]);
}

// oxlint-disable-next-line no-control-regex -- styles begin with the escape character
const STYLE = /\u001B\[(\d+)m/g;
/** The codes that end a style, by the code of the style. */
const ENDS: readonly (readonly [least: number, most: number, end: number])[] = [
  [1, 2, 22],
  [7, 7, 27],
  [30, 37, 39],
  [90, 97, 39],
];

/** Styles that go on behind the end of a line are ended there and begun anew on the next. */
function closed(lines: readonly string[]): string[] {
  let open: number[] = [];
  return lines.map((line) => {
    const begun = open;
    for (const [, code] of line.matchAll(STYLE)) open = after(open, Number(code));
    const again = begun.map((code) => `\u001B[${code}m`).join('');
    return `${again}${line}${open.length > 0 ? '\u001B[0m' : ''}`;
  });
}

function after(open: readonly number[], code: number): number[] {
  const endOf = (style: number): number | undefined =>
    ENDS.find(([least, most]) => style >= least && style <= most)?.[2];
  return endOf(code) === undefined
    ? open.filter((style) => endOf(style) !== code)
    : [...open, code];
}

/**
 * Rows of cells as lines; the first column is set to the left, the others to the right, unless
 * `left` names them.
 */
export function table(
  rows: readonly (readonly string[])[],
  left: readonly number[] = [0],
): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => width(row[i] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => (left.includes(i) ? padEnd(cell, widths[i]) : padStart(cell, widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

/** Cells below each other in so many columns, each of `columnWidth`. */
export function grid(cells: readonly string[], columns: number, columnWidth: number): string[] {
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells[column * rows + row] ?? '')
      .map((cell) => padEnd(cell, columnWidth))
      .join('')
      .trimEnd(),
  );
}

/** The cells in as many columns (at most `most`) as fit side by side, each as wide as it needs. */
export function packed(cells: readonly string[], most: number, columns: number): string[] {
  for (let across = Math.min(most, cells.length); across > 1; across--) {
    const rows = Math.ceil(cells.length / across);
    const widths = Array.from({ length: across }, (_, i) =>
      Math.max(0, ...cells.slice(i * rows, (i + 1) * rows).map((cell) => width(cell) + 1)),
    );
    const spare = columns - widths.reduce((sum, n) => sum + n, 0);
    if (spare >= 0) return inColumns(cells, rows, widths, Math.floor(spare / across));
  }
  return [...cells];
}

function inColumns(
  cells: readonly string[],
  rows: number,
  widths: readonly number[],
  gap: number,
): string[] {
  return Array.from({ length: rows }, (_, row) =>
    widths
      .map((columns, i) => padEnd(cells[i * rows + row] ?? '', columns + gap))
      .join('')
      .trimEnd(),
  );
}
