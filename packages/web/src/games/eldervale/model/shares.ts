/** How cards that lie together share the room: who has more to say gets more of it. */

/** Of a fair share: the least and the most, and how much of it goes by the text; the rest goes to all alike. */
interface Sharing {
  readonly least: number;
  readonly most: number;
  readonly byText: number;
}

/** Names need room, too: who shares less evenly does so because a text would be cut. */
const SHARINGS: readonly Sharing[] = [
  { least: 0.82, most: 1.35, byText: 0.45 },
  { least: 0.8, most: 1.6, byText: 0.55 },
  { least: 0.76, most: 1.8, byText: 0.62 },
  { least: 0.72, most: 2.1, byText: 0.7 },
];

export type Shares = readonly number[];

function shared(lengths: readonly number[], { least, most, byText }: Sharing): Shares {
  const usual = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  return lengths.map((one) => {
    const share = usual === 0 ? 1 : 1 - byText + (byText * one) / usual;
    return Math.min(most, Math.max(least, share));
  });
}

/** Columns or rows of a grid. */
export const gridOf = (shares: Shares): string =>
  shares.map((share) => `minmax(0, ${share.toFixed(2)}fr)`).join(' ');

/** For texts of these lengths, from even to uneven; useFitTexts.ts takes the first that cuts nothing. */
export const waysToShare = (lengths: readonly number[]): readonly Shares[] =>
  SHARINGS.map((sharing) => shared(lengths, sharing));

/** Rows keep to the even way. */
export const heightsFor = (lengths: readonly number[]): string => gridOf(waysToShare(lengths)[0]);

/** These columns wanted more. */
export const widened = (shares: Shares, columns: ReadonlySet<number>): Shares =>
  shares.map((share, column) => (columns.has(column) ? share * 1.07 : share));

/** Of every column the longest text, where so many cards lie above each other. */
export function longestPerColumn(lengths: readonly number[], rows: number): readonly number[] {
  const columns = Array.from({ length: Math.ceil(lengths.length / rows) }, (_, i) => i * rows);
  return columns.map((from) => Math.max(...lengths.slice(from, from + rows)));
}

/** The same for rows. */
export function longestPerRow(lengths: readonly number[], rows: number): readonly number[] {
  return Array.from({ length: rows }, (_, row) =>
    Math.max(0, ...lengths.filter((_length, i) => i % rows === row)),
  );
}
