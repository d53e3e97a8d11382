/** Where long names may be parted: browsers know it for few languages, and not on every machine. */
/** Shorter words stay whole. */
const LONG_WORD = 11;
const VOWEL = 'aeiouyäöüéèàêîâôù';
/**
 * Between a vowel and the syllable after it, or between two consonants that stand between vowels; but not
 * within sp and st, which begin a part of a word as often as not (aus-gespielt, de-stinazione).
 */
const SEAM = new RegExp(
  `(?<=\\p{L}{2}[${VOWEL}])(?=[b-df-hj-np-tv-xz][${VOWEL}]\\p{L})|(?<=\\p{L}[${VOWEL}][lmnrst])(?<!s(?=[pt]))(?=[b-df-gj-np-tv-xz][${VOWEL}]\\p{L})`,
  'giu',
);

/** Long words may be parted where one would part them when speaking. */
export function softened(name: string, longest = LONG_WORD): string {
  return name.replaceAll(/[\p{L}’]+/gu, (word) =>
    word.length > longest ? word.replaceAll(SEAM, '\u00AD') : word,
  );
}
