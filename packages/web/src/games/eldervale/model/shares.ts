/** How cards that lie together share the room: who has more to say gets more of it. */

/** In parts of a fair share. */
const LEAST = 0.82;
const MOST = 1.35;
/** So much of the width goes by the text, the rest to all alike: names need room, too. */
const BY_TEXT = 0.45;

/** Columns or rows of a grid for texts of these lengths. */
export function sharesFor(lengths: readonly number[]): string {
  const usual = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  return lengths
    .map((one) => {
      const share = usual === 0 ? 1 : 1 - BY_TEXT + (BY_TEXT * one) / usual;
      return `minmax(0, ${Math.min(MOST, Math.max(LEAST, share)).toFixed(2)}fr)`;
    })
    .join(' ');
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
