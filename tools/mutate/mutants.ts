/** Small changes of a program that a test should notice. */

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** Where in the file, what is there, and what stands there instead. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

/** One word of the program for another. */
const SWAPS: readonly (readonly [from: string, to: string])[] = [
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' += ', ' -= '],
  [' -= ', ' += '],
  [' + 1', ' + 2'],
  [' - 1', ''],
  ['return true', 'return false'],
  ['return false', 'return true'],
  ['Math.min(', 'Math.max('],
  ['Math.max(', 'Math.min('],
  ['continue;', ';'],
];

/** A call on a line of its own, which can be left out. */
const STATEMENT = /^ +(?:return )?(?:void )?[\w.]+\([^=]*\);$/;
/** Lines on which nothing is carried out, or only what is told about it. */
const SKIPPED =
  /^\s*(?:\/\/|\/?\*|import |export (?:interface|type)|readonly |throw |\| |\} from )|emit\.sink|text: t\(|key: /;

/** Every mutant of a source file. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  let at = 0;
  source.split('\n').forEach((text, i) => {
    if (!SKIPPED.test(text)) {
      for (const { from, to, column } of inLine(text)) {
        found.push({ file, line: i + 1, at: at + column, from, to });
      }
    }
    at += text.length + 1;
  });
  return found;
}

function inLine(text: string): { from: string; to: string; column: number }[] {
  const code = text.split(' // ')[0];
  const found = SWAPS.flatMap(([from, to]) => {
    const column = code.indexOf(from);
    return column < 0 ? [] : [{ from, to, column }];
  });
  if (STATEMENT.test(code)) {
    const column = code.search(/\S/);
    found.push({
      from: code.slice(column),
      to: code.includes('return ') ? 'return;' : ';',
      column,
    });
  }
  return found;
}

/** Every `n`-th or so, the same ones every time. */
export function sampleOf<T>(all: readonly T[], size: number): T[] {
  const step = Math.max(1, all.length / size);
  return Array.from({ length: Math.min(size, all.length) }, (_, i) => all[Math.floor(i * step)]);
}
