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
  { least: 0.76, most: 1.8, byText: 0.62 },
];

export type Shares = readonly number[];

function shared(lengths: readonly number[], { least, most, byText }: Sharing): Shares {
  const usual = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  return lengths.map((one) => {
    const share = usual === 0 ? 1 : 1 - byText + (byText * one) / usual;
    return Math.min(most, Math.max(least, share));
  });
}

/** A text of usual length; half of what a card needs does not depend on it. */
const USUAL = 85;

/** How much room cards need beside others, in cards with a text of usual length. */
export const weightOf = (lengths: readonly number[]): number =>
  lengths.reduce((sum, one) => sum + (1 + one / USUAL) / 2, 0);

/** Columns or rows of a grid. */
export const gridOf = (shares: Shares): string =>
  shares.map((share) => `minmax(0, ${share.toFixed(2)}fr)`).join(' ');

/** For texts of these lengths, from even to uneven; useFitTexts.ts takes the first that cuts nothing. */
export const waysToShare = (lengths: readonly number[]): readonly Shares[] =>
  SHARINGS.map((sharing) => shared(lengths, sharing));

/** Rows keep to the even way. */
export const heightsFor = (lengths: readonly number[]): string => gridOf(waysToShare(lengths)[0]);

/** How much a column may change at once, and how narrow it may get, as a part of a fair share: words need room. */
const STEP = { least: 0.84, most: 1.25 } as const;
const NARROWEST = 0.62;

/** By how full the columns were (1: just enough room), those that were fuller than others get more. */
export function balanced(shares: Shares, fullness: readonly number[]): Shares {
  const usual = fullness.reduce((sum, one) => sum + one, 0) / fullness.length;
  const changed = shares.map((share, column) => {
    const by = usual === 0 ? 1 : fullness[column] / usual;
    return share * Math.min(STEP.most, Math.max(STEP.least, by));
  });
  const fair = changed.reduce((sum, one) => sum + one, 0) / changed.length;
  return changed.map((share) => Math.max(share, NARROWEST * fair));
}

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
